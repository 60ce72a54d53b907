import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

import { Speaker } from '@client/say';
import type { Lesson } from '@client/table/boards';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const lesson = JSON.parse(read('../lesson/tutorial.json')) as Lesson;

test.each(['en', 'fr', 'de', 'it', 'es'])('The lesson can be told in %s', (language) => {
  const speaker = new Speaker(language, read(`../../../words/text/${language}.ftl`), read(`../../../../../web/text/${language}.ftl`), read(`../text/${language}.ftl`), read(`../lesson/text/${language}.ftl`));
  for (const step of lesson.steps) {
    if (step.note) expect(speaker.text(`web-${step.note}`).length).toBeGreaterThan(20);
    for (const line of step.lines) expect(speaker.say(line.says)).not.toBe('');
    if (step.offer) expect(speaker.say(step.offer.says)).not.toBe('');
  }
});

test('Every question of the lesson offers its answer, and about a dozen steps have a note', () => {
  for (const { offer, answer } of lesson.steps) if (offer) expect(offer.choices.map((choice: { key: string }) => choice.key)).toContain(answer);
  expect(lesson.steps.filter((step) => step.note).length).toBeGreaterThanOrEqual(12);
});
