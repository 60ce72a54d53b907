import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

import { byWorth, CARDS, frameOf, KINGDOMS, aCard, nameId, textId, type Family } from './facts';
import { BOON, CARD, HEX, STATE } from './icons';
import * as base from './sets/base';
import * as empires from './sets/empires';
import * as seaside from './sets/seaside';
import { passing, slots } from './seen';
import { aMat } from './views';

const texts = readFileSync(new URL('../text/en-cards.ftl', import.meta.url), 'utf8');
const said = new Set([...texts.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1]));

test('The facts are those of the game', () => {
  expect(Object.keys(CARDS).length).toBe(107);
  expect(CARDS['tragic-hero']).toMatchObject({ cost: 5, cards: 3, buys: 1, types: ['action'] });
  expect(CARDS.engineer).toMatchObject({ cost: 0, debt: 4 });
  expect(Object.keys(KINGDOMS)).toEqual(['dusk', 'midnight', 'night-shift', 'idle-hands', 'the-new-black', 'luftschloss', 'pooka-pranks']);
  for (const { cards } of Object.values(KINGDOMS)) expect(cards.length).toBe(10);
});

test('Every card, Boon, Hex and State has its icon, its name and its text', () => {
  const things: [Family, string[]][] = [['card', Object.keys(CARDS)], ['boon', Object.keys(BOON)], ['hex', Object.keys(HEX)], ['state', Object.keys(STATE)], ['event', ['banquet']], ['landmark', ['tomb']]];
  for (const [family, names] of things) for (const name of names) expect([nameId({ family, name }), textId({ family, name })].filter((id) => !said.has(id))).toEqual([]);
  const icons: Record<string, Record<string, unknown>> = { base: base.CARD, empires: empires.CARD, seaside: seaside.CARD };
  expect(Object.entries(CARDS).filter(([card, { set }]) => !(icons[set] ?? CARD)[card])).toEqual([]);
  expect([empires.CARD.banquet, empires.CARD.tomb]).not.toContain(undefined);
  expect([BOON, HEX, STATE].map((icons) => Object.keys(icons).length)).toEqual([12, 12, 5]);
});

test('A frame shows the type: one ground or two, a band for a Duration of the night, a mark for an Attack', () => {
  expect(frameOf(aCard('village'))).toEqual({ grounds: ['action'], band: false, attack: false });
  expect(frameOf(aCard('moat')).grounds).toEqual(['reaction']);
  expect(frameOf(aCard('caravan')).grounds).toEqual(['duration']);
  expect(frameOf(aCard('raider'))).toEqual({ grounds: ['night'], band: true, attack: true });
  expect(frameOf(aCard('werewolf')).grounds).toEqual(['action', 'night']);
  expect(frameOf(aCard('pasture')).grounds).toEqual(['treasure', 'victory']);
  expect(frameOf({ family: 'hex', name: 'fear' }).grounds).toEqual(['hex']);
});

test('What stays in play lies apart, copy by copy', () => {
  expect(passing(aMat(0, { play: ['caravan', 'copper', 'caravan'], staying: ['caravan'] }))).toEqual(['copper', 'caravan']);
  expect(slots(['copper', 'gold', 'copper']).map(({ id }) => id)).toEqual(['copper:0', 'gold:0', 'copper:1']);
});

test('At the end the cards with most points come first', () => {
  expect(byWorth({ copper: 7, estate: 3, province: 1, curse: 1 }, { copper: 0, estate: 3, province: 6, curse: -1 }).map(({ card }) => card)).toEqual(['province', 'estate', 'copper', 'curse']);
});
