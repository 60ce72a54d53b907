import type { Offer } from '@client/table/board';
import { expect, test } from 'vitest';

import { answerOf } from './orders';

const aCounter = (spell: string, prompt = 'counter'): Offer => ({
  seat: 0, prompt, says: { id: 'ask-counter' }, kind: 'one', low: 1, high: 1, rule: 'S-113', question: 1, about: { is: 'Cast', spell },
  choices: ['no', 'ctr:a1'].map((key) => ({ key, says: { id: key } })),
});

test('Spells of the named types pass without a question, all others are asked about', () => {
  expect(answerOf(aCounter('P01'), [])).toBeNull();
  expect(answerOf(aCounter('P01'), ['sorcery'])).toBe('no');
  expect(answerOf(aCounter('P14'), ['sorcery', 'glyph'])).toBeNull();
  expect(answerOf(aCounter('P14'), ['enchantment'])).toBe('no');
});

test('No other question is ever answered', () => {
  expect(answerOf(aCounter('P01', 'act'), ['sorcery'])).toBeNull();
  expect(answerOf({ ...aCounter('P01'), choices: [] }, ['sorcery'])).toBeNull();
});
