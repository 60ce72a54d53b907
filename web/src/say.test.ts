import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

import { Speaker, Untranslated } from './say';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const house = (language: string) => read(`../../src/walpurgis/words/text/${language}.ftl`);
const sabbat = (language: string) => read(`../../src/walpurgis/games/sabbat/text/${language}.ftl`);
const client = (language: string) => read(`../text/${language}.ftl`);
const LANGUAGES = ['en', 'fr', 'de', 'it', 'es'];
const spoken = readdirSync(new URL('../../src/walpurgis/words/text', import.meta.url)).map((file) => file.slice(0, 2));

const english = new Speaker('en', house('en'), sabbat('en'));
const who = { id: 'people-G' };

describe('A speaker', () => {
  test('puts a name into a sentence', () => {
    expect(english.say({ id: 'event-passed', args: { who } })).toBe('Green passes.');
  });

  test('offers the forms of a name', () => {
    const says = { id: 'event-expelled', args: { who, where: { id: 'place-gd-can' }, terror: 1 } };
    expect(english.say(says)).toBe('The ghost of Green is driven out of the canteen into the graveyard: +1 terror.');
  });

  test('counts equal things in a list and joins different ones', () => {
    const resources = ['resource-s', 'resource-g', 'resource-s'].map((id) => ({ id }));
    expect(english.say({ id: 'event-resources-taken', args: { who, resources } })).toBe('Green takes 2 spiders and a gemstone.');
  });

  test('says how many things a list holds', () => {
    const where = ['place-gd-can', 'place-rg-tur'].map((id) => ({ id }));
    expect(english.say({ id: 'event-starved', args: { who, where } })).toBe('Hungry ghosts of Green leave: canteen and Turgapel (−2 VP).');
  });

  test('calls an empty list nothing', () => {
    expect(english.say({ id: 'event-order-set', args: { order: [] } })).toBe('Order of play: nothing.');
  });

  test('follows the plural of its language', () => {
    const french = new Speaker('fr', house('fr'), sabbat('fr'));
    expect(french.say({ id: 'option-send', args: { n: 1 } })).not.toBe(french.say({ id: 'option-send', args: { n: 2 } }));
  });

  test('gives a form on demand and knows what it can say', () => {
    expect(english.text('people-B.board')).toBe('make-up table');
    expect(english.knows('people-B.board')).toBe(true);
    expect(english.knows('people-B.hat')).toBe(false);
    expect(english.knows('people-X')).toBe(false);
  });

  test('does not make up what it cannot say', () => {
    expect(() => english.text('people-X')).toThrow(Untranslated);
    expect(() => english.say({ id: 'event-passed' })).toThrow(Untranslated);
  });
});

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
