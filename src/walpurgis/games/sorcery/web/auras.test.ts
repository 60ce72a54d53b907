import { expect, test } from 'vitest';

import { aurasOf } from './auras';
import type { Seen, SeenFigure } from './seen';

const view = { base_radius: 625 } as Seen;
const figure = (wish: Partial<SeenFigure>): SeenFigure => ({ id: 'a1', seat: 0, warrior: 'DEL1', status: 'ground', x: 9000, y: 4000, able: true, abilities: [], speed: 8, ...wish }) as SeenFigure;

test('Bedlam reaches ten inches from the rim of a Minion of Apocalypse', () => {
  expect(aurasOf(view, figure({ warrior: 'APO1' }))).toEqual([{ kind: 'bedlam', figure: 'a1', seat: 0, x: 9000, y: 4000, inches: 10, radius: 10_625 }]);
  expect(aurasOf(view, figure({ warrior: 'DEL1' }))).toEqual([]);
});

test('A charge reaches as far as the speed, from the ground', () => {
  expect(aurasOf(view, figure({ abilities: ['charge'] })).map(({ kind, radius }) => [kind, radius])).toEqual([['charge', 8625]]);
  expect(aurasOf(view, figure({ abilities: ['charge'], status: 'air' }))).toEqual([]);
});

test('Nothing reaches out from captives, the demoralized and the fallen', () => {
  expect(aurasOf(view, figure({ warrior: 'APO1', able: false }))).toEqual([]);
  expect(aurasOf(view, figure({ warrior: 'APO1', status: 'gone' }))).toEqual([]);
});
