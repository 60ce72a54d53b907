/** Views for the tests: the table of two as it is laid out, with whatever a test needs laid on it. */

import type { Offer } from '@client/table/board';
import type { FactionBoard, Seen } from './seen';
import type { Option } from './wire';

const aFaction = (side: 'H' | 'V', characters: string[]): FactionBoard => ({
  side, characters, points: 20, power: Object.fromEntries(characters.map((who) => [who, 2])), tokens: Object.fromEntries(characters.map((who) => [who, ''])),
  deck: 24, discard: [], row: ['U1', 'U4', 'U7'], upgrade_deck: 7, upgrade_discard: [], scried: null, sand_ready: false, sand: '',
});

export const aView = (more: Partial<Seen> = {}): Seen => ({
  mode: 'teams', phase: '2', phases: ['1', '2', '3', '4'], turn: 1, turn_limit: 60, active: 0, switches: [], thief: '',
  figures: {
    D: { space: 'A9', facing: 'N' }, M: { space: 'B9', facing: 'N' }, R: { space: 'B10', facing: 'E' },
    O: { space: 'I1', facing: 'W' }, S: { space: 'I2', facing: 'W' }, T: { space: 'J2', facing: 'S' },
  },
  chosen: 'A1', away: 0, tiles: {}, supply: { S: 40, C: 40 }, portals: { P1: { edge: 'C6|C7', hurts: 'H' }, P4: { edge: 'F3|G3', hurts: 'V' } }, traps: [], bears: [],
  seats: [{ seat: 0, side: 'H', cards: 3, hand: ['GS1', 'M4', 'D1'], upgrades: ['U3'] }, { seat: 1, side: 'V', cards: 3, hand: null, upgrades: [] }],
  factions: { H: aFaction('H', ['D', 'M', 'R']), V: aFaction('V', ['O', 'S', 'T']) },
  society: null, card: '', tiles_left: '', worked: [], walk: null, icons: [], upgraded: [], used: [], ghoul_cards: [], ghouls_next: [], ghoul_prospects: {}, ghoul_discard: [], ghoul_deck: 0, home: [], winner: '', reason: '',
  ...more,
});

/** An offer of keys, each with what it is about. */
export const anOffer = (prompt: string, ...choices: [string, Option][]): Offer => ({
  seat: 0, prompt, says: { id: `ask-${prompt}` }, kind: 'one', low: 1, high: 1, rule: '', question: 1, about: {},
  choices: choices.map(([key, about]) => ({ key, says: { id: key }, about })),
});

/** A route that ends so. */
export const aRoute = (path: string, cost = 0, is: 'GoEnd' | 'GoBranch' | 'GoPortal' = 'GoEnd'): Option => ({ is, direction: 'N', path, end: path.split(' ').at(-1) ?? '', cost });
