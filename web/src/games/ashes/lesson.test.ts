import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

import { Speaker } from '../../say';
import type { Lesson } from '../../table/boards';
import { keysOf } from '../../table/picks';

const at = (path: string) => new URL(path, import.meta.url);
const read = (path: string) => (existsSync(at(path)) ? readFileSync(at(path), 'utf8') : '');
const lesson = JSON.parse(read('./tutorial.json')) as Lesson;
const GAME = '../../../../src/walpurgis/games/ashes/text';

test.each(['en', 'fr', 'de', 'it', 'es'])('The lesson can be told in %s', (language) => {
  const words = read(`${GAME}/${language}.ftl`);
  const speaker = new Speaker(language, read(`../../../../src/walpurgis/words/text/${language}.ftl`), read(`../../../text/${language}.ftl`), words);
  for (const name of lesson.names) expect(speaker.text(name)).not.toBe('');
  for (const step of lesson.steps) {
    if (step.note) expect(speaker.text(`web-${step.note}`).length).toBeGreaterThan(20);
    if (!words) continue;
    for (const line of step.lines) expect(speaker.say(line.says)).not.toBe('');
    if (step.offer) expect(speaker.say(step.offer.says)).not.toBe('');
  }
});

test('Every question of the lesson offers its answer, and about a dozen steps have a note', () => {
  for (const { offer, answer } of lesson.steps) if (offer) expect(offer.choices.map((choice: { key: string }) => choice.key)).toEqual(expect.arrayContaining(keysOf(answer)));
  expect(lesson.steps.filter((step) => step.note).length).toBeGreaterThanOrEqual(10);
});
