import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

import { Speaker } from '../say';
import type { Lesson } from './boards';
import { keysFor } from './picks';

const at = (path: string) => new URL(path, import.meta.url);
const read = (path: string) => readFileSync(at(path), 'utf8');
const house = '../../../src/walpurgis';
const folders = readdirSync(at(`${house}/games`), { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
const having = (file: string) => folders.filter((game) => existsSync(at(`${house}/games/${game}/${file}`)));
const games = having('lesson/tutorial.json');
const lessonOf = (game: string) => JSON.parse(read(`${house}/games/${game}/lesson/tutorial.json`)) as Lesson;

/** All that a game has to say in a language. */
function wordsOf(game: string, language: string): string[] {
  return ['text', 'lesson/text'].flatMap((part) => {
    const folder = `${house}/games/${game}/${part}/`;
    return readdirSync(at(folder)).flatMap((file) => (file === `${language}.ftl` || file.startsWith(`${language}-`) ? [read(folder + file)] : []));
  });
}

test('Every game with a board of its own has its lesson', () => expect(games).toEqual(having('web/Board.svelte')));

describe.each(games)('The lesson of %s', (game) => {
  const lesson = lessonOf(game);

  test.each(['en', 'fr', 'de', 'it', 'es'])('can be told in %s', (language) => {
    const speaker = new Speaker(language, read(`${house}/words/text/${language}.ftl`), read(`../../text/${language}.ftl`), ...wordsOf(game, language));
    for (const name of lesson.names) expect(speaker.text(name)).not.toBe('');
    for (const step of lesson.steps) {
      if (step.note) expect(speaker.text(`web-${step.note}`).length).toBeGreaterThan(20);
      for (const line of step.lines) expect(speaker.say(line.says)).not.toBe('');
      if (step.offer) expect(speaker.say(step.offer.says)).not.toBe('');
    }
  });

  test('offers its answer to every question, and about a dozen steps have a note', () => {
    for (const { offer, answer } of lesson.steps) {
      if (!offer) continue;
      expect(keysFor(offer, answer)).not.toEqual([]);
      expect(offer.choices.map((choice: { key: string }) => choice.key)).toEqual(expect.arrayContaining(keysFor(offer, answer)));
    }
    expect(lesson.steps.filter((step) => step.note).length).toBeGreaterThanOrEqual(10);
  });
});
