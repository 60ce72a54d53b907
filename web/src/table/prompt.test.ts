import { describe, expect, test } from 'vitest';
import { render } from 'svelte/server';

import type { Offer } from '../wire';
import Prompt from './Prompt.svelte';

const none = () => undefined;
const named = [
  { key: 'well', says: { id: 'well' }, points: [[3, 4]] },
  { key: 'gate', says: { id: 'gate' }, points: [[5, 6]] },
];
const question = (kind: Offer['kind'], choices: unknown[] = named): Offer =>
  ({ seat: 0, prompt: 'where', says: { id: 'where' }, kind, choices, low: 1, high: 2, rule: '', question: 1, about: {} }) as Offer;

/** The prompt as a page without a board of its own shows it, or with one on which some keys can be clicked. */
function drawn(offer: Offer, placed: (key: string) => boolean = () => false): string {
  const props = { offer, placed, say: ({ id }: { id: string }) => id, parts: ({ id }: { id: string }) => [{ text: id, seat: null }], marks: [], chosen: [], hinted: [], busy: false, choose: none, add: none, remove: none, answer: none, rule: none };
  return render(Prompt, { props }).body;
}
const keys = (page: string): string[] => [...page.matchAll(/data-key="([^"]+)"/g)].map((match) => match[1]);

describe('Without a board of its own a game is asked in the prompt:', () => {
  test('named places are buttons, and other points can be written', () => {
    const page = drawn(question('spot'));
    expect(keys(page)).toEqual(['well', 'gate']);
    expect(page).toContain('id="spot"');
  });

  test('prepared texts are buttons, and a text of one’s own can be written', () => {
    const page = drawn(question('code'));
    expect(keys(page)).toEqual(['well', 'gate']);
    expect(page).toContain('id="code"');
    expect(page).toContain('maxlength="400"');
  });

  test('a text can be written where nothing is prepared', () => {
    expect(drawn(question('code', []))).toContain('id="code"');
  });

  test('any other question has no field', () => {
    expect(drawn(question('one'))).not.toContain('<form');
  });
});

test('Where the board offers them, places, texts and the field are folded away', () => {
  for (const kind of ['spot', 'code'] as const) {
    const page = drawn(question(kind), () => true);
    expect(keys(page)).toEqual([]);
    expect(page).not.toContain('<form');
    expect(page).toContain('aria-expanded="false"');
  }
});
