import { expect, test } from 'vitest';

import { answerOf } from './orders';
import { anOffer } from './views';

test('Whoever holds no Moat is never asked about it, whatever the orders', () => {
  const nothing = anOffer('moat', 'one', 'no');
  expect(answerOf(nothing, {})).toBe('no');
  expect(answerOf(nothing, { moat: 'always' })).toBe('no');
});

test('A Moat is revealed, kept back or asked about, as ordered', () => {
  const moat = anOffer('moat', 'one', 'hand:moat', 'no');
  expect(answerOf(moat, {})).toBeNull();
  expect(answerOf(moat, { moat: 'ask' })).toBeNull();
  expect(answerOf(moat, { moat: 'always' })).toBe('hand:moat');
  expect(answerOf(moat, { moat: 'never' })).toBe('no');
});

test('A Hound is set aside or not, as ordered; other questions are never answered', () => {
  const hound = anOffer('hound', 'one', 'yes', 'no');
  expect([answerOf(hound, {}), answerOf(hound, { hound: 'always' }), answerOf(hound, { hound: 'never' })]).toEqual([null, 'yes', 'no']);
  expect(answerOf(anOffer('action', 'one', 'no'), { moat: 'always', hound: 'always' })).toBeNull();
});
