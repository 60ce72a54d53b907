import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

import { Speaker } from '@client/say';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const PLACES = ['web-nd-deck', 'web-nd-discard', 'web-nd-trash'];

test.each(['en', 'fr', 'de', 'it', 'es'])('Deck, discard pile and trash are called in %s what the rulebook calls them, and none like another', (language) => {
  const book = read(`../rulebook/${language}.md`).toLowerCase();
  const speaker = new Speaker(language, read(`../text/${language}-web.ftl`), read(`../lesson/text/${language}.ftl`));
  const names = PLACES.map((place) => speaker.text(place).toLowerCase().replaceAll('\u00AD', '')); // where a word may be broken does not count
  for (const name of names) expect(book).toMatch(new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'u'));
  expect(new Set(names).size).toBe(PLACES.length);
  const [deck, discard] = names;
  for (const name of [deck, discard]) expect(speaker.text('web-nd-lesson-cleanup').toLowerCase()).toContain(name);
});
