import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

import { inline, parse, plainText, ruleIn, search } from '@client/table/rulebook';

const book = parse(readFileSync(new URL('../rulebook/en.md', import.meta.url), 'utf8'));

test('The rulebook has its chapters, tables and numbered rules', () => {
  expect(book[0].title).toBe('Sabbat Magica');
  expect(book[1]).toMatchObject({ id: 'S', title: 'Set-up' });
  expect(plainText(ruleIn(book, 'SM-S-5')!)).toBe('All 16 mirrors start intact.');
  expect(book[1].parts.find((part) => part.kind === 'table')).toMatchObject({ head: [[{ text: 'People' }], [{ text: 'Magician' }], {}, {}, {}] });
  expect(ruleIn(book, 'SM-X-99')).toBeNull();
});

test('A search keeps what holds all the words, or the number', () => {
  const found = search(book, 'mirrors INTACT').flatMap((chapter) => chapter.parts);
  expect(found.length).toBeGreaterThan(0);
  expect(found.length).toBeLessThan(8);
  const numbered = search(book, 'sm-s-10').flatMap((chapter) => chapter.parts);
  expect(numbered.map((part) => part.kind === 'rule' && part.id)).toContain('SM-S-10');
  expect(search(book, 'submarine')).toEqual([]);
});

test('Emphasis is kept, markup is not shown', () => {
  expect(inline('a *(ruling)* and **more**')).toEqual([
    { text: 'a ', style: 'plain' },
    { text: '(ruling)', style: 'em' },
    { text: ' and ', style: 'plain' },
    { text: 'more', style: 'strong' },
  ]);
});
