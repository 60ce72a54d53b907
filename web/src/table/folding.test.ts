import { readFileSync, readdirSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { Speaker } from '../say';
import type { Line, Say } from '../wire';
import { folded } from './folding';

interface Example {
  game: string;
  told: Say[];
  sentences: Record<string, string[]>;
}

const ROOT = new URL('../../../', import.meta.url);
const examples: Example[] = JSON.parse(readFileSync(new URL('tests/words/folding.json', ROOT), 'utf-8'));

function speakerOf(game: string, language: string): Speaker {
  const folders = ['src/walpurgis/words/text/', `src/walpurgis/games/${game}/text/`].map((folder) => new URL(folder, ROOT));
  const files = folders.flatMap((folder) => readdirSync(folder).filter((file) => file.startsWith(language)).map((file) => new URL(file, folder)));
  return new Speaker(language, ...files.map((file) => readFileSync(file, 'utf-8')));
}

const line = (says: Say, seq = 0, heading = false): Line => ({ seq, says, event: { is: says.id, who: says.id }, heading });
const both = (id: string) => id === 'event-a--b' || id === 'event-a--b--c';
const [a, b, c] = ['a', 'b', 'c'].map((id): Say => ({ id: `event-${id}`, args: { who: { id: 'seat-0' } } }));
const ids = (lines: Line[]) => lines.map(({ says }) => says.id);

describe('the log in the browser', () => {
  const cases = examples.flatMap((example) => Object.keys(example.sentences).map((language) => ({ ...example, language, name: ids(example.told.map((says) => line(says))).join(' + ') })));
  it.each(cases)('folds as the terminal does: $name ($language)', ({ game, told, sentences, language }) => {
    const speaker = speakerOf(game, language);
    const lines = folded(told.map((says) => line(says)), (id) => speaker.knows(id));
    expect(lines.map(({ says }) => speaker.say(says))).toEqual(sentences[language]);
  });
  it('points at the pieces of all events of a sentence, and jumps to the first', () => {
    const [sentence] = folded([line(a, 4), line(b, 5), line(c, 6)], both);
    expect([sentence.says.id, sentence.seq, sentence.until, sentence.pieces]).toEqual(['event-a--b--c', 4, 6, ['event-a', 'event-b', 'event-c']]);
  });
  it('gives the same objects for the same lines', () => {
    const lines = [line(a), line(b), line(c)];
    const [before, after] = [folded(lines.slice(0, 2), both), folded(lines, both)];
    expect(folded(lines, both)[0]).toBe(after[0]);
    expect(folded(lines.slice(0, 2), both)[0]).toBe(before[0]);
  });
  it('begins anew with a heading', () => expect(ids(folded([line(a), line(b, 0, true)], both))).toEqual(['event-a', 'event-b']));
  it('is the same story where a game folds nothing', () => expect(ids(folded([line(a), line(b)], () => false))).toEqual(['event-a', 'event-b']));
});
