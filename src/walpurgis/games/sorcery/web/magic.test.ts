import type { Offer } from '@client/table/board';
import { expect, test } from 'vitest';

import { added, waysOf } from './magic';

const modifiers = [{ name: 'attack-value', amount: 9 }, { name: 'counter-spell', amount: 1 }];
const counter = (key: string, figure: string, more: object = {}) => ({ key, says: { id: key }, about: { is: 'Counter', who: { id: figure, warrior: 'DEL1' }, chance: 16, dice: 1, modifiers, ...more } });
const offer: Offer = {
  seat: 0, prompt: 'counter', says: { id: 'ask-counter' }, kind: 'one', low: 1, high: 1, rule: 'S-113', question: 1, about: { is: 'Cast', spell: 'P01', who: { id: 'b1', warrior: 'ORS3' }, dice: 2, modifiers },
  choices: [{ key: 'no', says: { id: 'no' }, about: { is: 'LetPass' } }, counter('ctr:a1', 'a1'), counter('ctr:a1/k1', 'a1', { is: 'CounterWith', counterspell: 'P31', chance: 50 }), counter('ctr:a2', 'a2')],
};

test('The ways to counter are told warrior by warrior, with and without the counterspell', () => {
  expect(waysOf(offer).map((ways) => ways.map(({ key, counterspell, chance }) => [key, counterspell, chance]))).toEqual([[['ctr:a1', '', 16], ['ctr:a1/k1', 'P31', 50]], [['ctr:a2', '', 16]]]);
  expect(added(modifiers)).toBe(10);
});
