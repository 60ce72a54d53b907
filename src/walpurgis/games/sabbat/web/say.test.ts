import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

import { Speaker, Untranslated } from '@client/say';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const house = (language: string) => read(`../../../words/text/${language}.ftl`);
const sabbat = (language: string) => read(`../text/${language}.ftl`);

const english = new Speaker('en', house('en'), sabbat('en'));
const who = { id: 'people-G' };

describe('A speaker', () => {
  test('puts a name into a sentence', () => {
    expect(english.say({ id: 'event-passed', args: { who } })).toBe('Green passes.');
  });

  test('offers the forms of a name', () => {
    const says = { id: 'event-expelled', args: { who, where: { id: 'place-gd-can' }, terror: 1 } };
    expect(english.say(says)).toBe('Green’s ghost is driven out of the canteen into the graveyard: +1 terror.');
  });

  test('counts equal things in a list and joins different ones', () => {
    const resources = ['resource-s', 'resource-g', 'resource-s'].map((id) => ({ id }));
    expect(english.say({ id: 'event-resources-taken', args: { who, resources } })).toBe('Green takes 2 spiders and a gemstone.');
  });

  test('says how many things a list holds', () => {
    const where = ['place-gd-can', 'place-rg-tur'].map((id) => ({ id }));
    expect(english.say({ id: 'event-starved', args: { who, where } })).toBe('Green’s hungry ghosts creep out of the canteen and from Turgapel back to the graveyard: −2 VP.');
  });

  test('tells an order as a sequence', () => {
    const order = ['people-G', 'people-R', 'people-B'].map((id) => ({ id }));
    expect(english.say({ id: 'event-order-set', args: { order } })).toBe('Order of play: Green, Red, then Blue.');
  });

  test('fits short words to the names of players', () => {
    const french = new Speaker('fr', house('fr'), sabbat('fr'));
    const says = { id: 'event-magician-moved', args: { who, square: { id: 'square-d2' } } };
    expect(french.say(says, (named) => (named.id === 'people-G' ? 'Anne' : null))).toBe('Le magicien d’Anne va en d2.');
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
