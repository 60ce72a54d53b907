import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

import { Speaker } from './say';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const house = (language: string) => read(`../../src/walpurgis/words/text/${language}.ftl`) + read(`../../src/walpurgis/words/text/${language}-minds.ftl`);
const client = (language: string) => `${read(`../text/${language}.ftl`)}\n${read(`../text/${language}-minds.ftl`)}`;
const LANGUAGES = ['en', 'fr', 'de', 'it', 'es'];
const spoken = readdirSync(new URL('../../src/walpurgis/words/text', import.meta.url)).map((file) => file.slice(0, 2));

describe('The words of the client', () => {
  const ids = (text: string) => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1]).sort();

  test.each(LANGUAGES)('are complete in %s', (language) => {
    expect(ids(client(language))).toEqual(ids(client('en')));
  });

  test.each(LANGUAGES)('use the same variables in %s', (language) => {
    const variables = (text: string) =>
      Object.fromEntries(
        text.split(/\n(?=[a-z])/).slice(1).map((message) => [message.split(' =')[0], [...new Set(message.match(/\$[\w-]+/g) ?? [])].sort()]),
      );
    expect(variables(client(language))).toEqual(variables(client('en')));
  });

  test.each(spoken)('do not hide a message of the house in %s', (language) => {
    const taken = new Set(ids(house(language)));
    expect(ids(client(language)).filter((id) => taken.has(id))).toEqual([]);
  });
});

describe('A name that is called otherwise', () => {
  const speaker = new Speaker('de', 'figure = Akolyth (A4)\n    .acc = den Akolythen (A4)\n    .kind = m\nsees = { $who } sieht { $whom-acc } ({ $whom-kind }).\nseat = Rabe\n    .pron = ihn');
  const sees = { id: 'sees', args: { who: { id: 'figure' }, whom: { id: 'figure' } } };

  test('is marked in its cases, too', () => {
    expect(speaker.say(sees, (says, words) => (says.id === 'figure' ? `<${words}>` : null))).toBe('<Akolyth (A4)> sieht <den Akolythen (A4)> (m).');
  });

  test('leaves forms alone that do not hold it', () => {
    expect(speaker.text('seat.pron', {}, (_, words) => (words === 'Rabe' ? 'Anna' : null))).toBe('ihn');
  });
});
