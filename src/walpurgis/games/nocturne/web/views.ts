/** Views for the tests: an empty table of two, with whatever a test needs laid on it. */

import type { Offer } from '@client/table/board';
import type { Mat, Seen } from './seen';

export const aMat = (seat: number, more: Partial<Mat> = {}): Mat => ({
  seat, deck: 5, hand: 5, discard: 0, discard_top: '', play: [], staying: [], aside: [], hounds: 0, shown: [], boons: [], waiting: [], states: [], guarded: false, vp: 0, debt: 0, gained: 0, turns: 1, opened: [], cards: {}, points: {}, ...more,
});

export const aView = (more: Partial<Seen> = {}): Seen => ({
  seat: 0, turn: 1, active: 0, extra: false, phase: 'action', actions: 1, buys: 1, coins: 0, has_bought: false, deluded: false, envious: false, supply: [], beside: [], events: {}, landmarks: [], code: '', trash: [], face_down: [],
  boon_deck: 0, boon_discard: [], boons_open: [], druid: [], hex_deck: 0, hex_discard: [], hexes_open: [], woods: null, has_fate: false, has_doom: false, players: [aMat(0), aMat(1)], hand: [], looking: [], looked: [], ...more,
});

export const anOffer = (prompt: string, kind: Offer['kind'], ...keys: string[]): Offer => {
  const choices = [...new Set(keys)].map((key) => ({ key, says: { id: key }, count: keys.filter((other) => other === key).length }));
  return { seat: 0, prompt, says: { id: `ask-${prompt}` }, kind, choices, low: 1, high: kind === 'one' ? 1 : keys.length, rule: '', question: 1, about: {} };
};
