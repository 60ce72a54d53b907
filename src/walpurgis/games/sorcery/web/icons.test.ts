import { expect, test } from 'vitest';

import { SIGN } from './glyphs';
import { ABILITY, BINDING, DOMAIN, EMBLEM, KIND, MARK, PIECE, SPELL, VALUE } from './icons';
import printed from './printed.json';
import { TYPE_LOOK } from './spelltypes';

const ids = (table: object): string[] => Object.keys(table).sort();
const powers = Object.values(printed.symbols.subfactions).map(({ ability }) => ability);

test('every warrior has a mark, and no two have the same', () => {
  expect(ids(MARK)).toEqual(ids(printed.warriors));
  expect(ids(MARK)).toHaveLength(32);
  expect(new Set(Object.values(MARK)).size).toBe(32);
});

test('every symbol has an emblem of its own', () => {
  expect(ids(EMBLEM)).toEqual([...printed.symbols.factions, ...ids(printed.symbols.subfactions)].sort());
  expect(new Set(Object.values(EMBLEM)).size).toBe(20);
});

test('every spell has a picture of its own, and every type its colours', () => {
  expect(ids(SPELL)).toEqual(ids(printed.spells));
  expect(new Set(Object.values(SPELL)).size).toBe(35);
  for (const { type } of Object.values(printed.spells)) {
    expect(TYPE_LOOK).toHaveProperty(type);
    expect(KIND).toHaveProperty(type);
  }
});

test('every glyph has a sign of its own', () => {
  const glyphs = Object.values(printed.spells).filter(({ type }) => type === 'glyph');
  expect(ids(SIGN)).toEqual(glyphs.map(({ id }) => id).sort());
  expect(new Set(Object.values(SIGN)).size).toBe(6);
});

test('every ability, every ability of a subfaction and every proficiency has a picture of its own', () => {
  expect(ids(ABILITY)).toEqual([...ids(printed.abilities), ...powers, ...Object.values(printed.proficiencies)].sort());
  expect(new Set(Object.values(ABILITY)).size).toBe(ids(ABILITY).length);
});

test('every book has a binding of its own', () => {
  expect(ids(BINDING)).toEqual(ids(printed.books));
  expect(new Set(Object.values(BINDING).map(({ leather }) => leather)).size).toBe(6);
  expect(new Set(Object.values(BINDING).map(({ sign }) => sign)).size).toBe(6);
});

test('every domain, every piece of terrain and every type of speed and attack has a picture', () => {
  expect(ids(DOMAIN)).toEqual(ids(printed.domains));
  expect(ids(PIECE)).toEqual(ids(printed.pieces));
  for (const kind of Object.keys(printed.proficiencies)) expect(KIND).toHaveProperty(kind);
  for (const { slot } of Object.values(printed.abilities)) expect(VALUE).toHaveProperty(slot);
});
