import { expect, test } from 'vitest';

import { bySeat, zonesOf } from './zones';

const view = { round: 2, candles: [1, 0, 0], hands: [3, 3, 3], deck: 1, hand: ['4', '13'], market: { open: ['a'], price: 2 } };

test('Lists with a number for each seat belong to the players', () => {
  expect(bySeat(view, 3).map(({ zone }) => zone)).toEqual(['candles', 'hands']);
});

test('The rest are facts, rows of cards and groups', () => {
  const zones = zonesOf(view, 3);
  expect(zones.facts).toEqual([{ zone: 'round', value: 2 }, { zone: 'deck', value: 1 }]);
  expect(zones.rows).toEqual([{ zone: 'hand', cards: ['4', '13'] }]);
  expect(zones.groups[0]).toMatchObject({ zone: 'market', zones: { facts: [{ zone: 'price', value: 2 }], rows: [{ zone: 'open', cards: ['a'] }] } });
});
