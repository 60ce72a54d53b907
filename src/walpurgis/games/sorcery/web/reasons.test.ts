import { expect, test } from 'vitest';

import { numbers } from './reasons';
import type { Seen, SeenFigure } from './seen';

const figure = (id: string, seat: number, x: number, wish: Partial<SeenFigure> = {}): SeenFigure => ({ id, seat, status: 'ground', x, y: 4000, range: 0, ...wish }) as SeenFigure;

/** An archer with ten inches of range, and an opponent so far to the east. */
const facing = (far: number, wish: Partial<SeenFigure> = {}): Seen =>
  ({ players: [{ side: 0 }, { side: 1 }], figures: [figure('a1', 0, 2000, { range: 10 }), figure('a2', 0, 30_000), figure('b1', 1, 2000 + far, wish)] }) as unknown as Seen;

test('A shot that falls short says its range and the distance', () => {
  expect(numbers('shot:a1>b1', facing(12_340), 0, null)).toEqual({ id: 'web-mk-why-range', args: { range: 10, far: { id: 'length', args: { whole: '12', tenths: '4' } } } });
});

test('Within range, with the tolerance of the rules, the distance is not the reason', () => {
  expect([9000, 10_000, 10_010].map((far) => numbers('shot:a1>b1', facing(far), 0, null))).toEqual([null, null, null]);
  expect(numbers('shot:a1>b1', facing(10_011), 0, null)).not.toBeNull();
});

test('There are no numbers for friends, for the fallen, for other deeds, and for who cannot shoot', () => {
  const view = facing(20_000);
  expect(['shot:a1>a2', 'close:a1>b1', 'move:a1', 'shot:a2>b1', 'shot:a1>b9', 'pass'].map((key) => numbers(key, view, 0, null))).toEqual([null, null, null, null, null, null]);
  expect(numbers('shot:a1>b1', facing(20_000, { status: 'out' }), 0, null)).toBeNull();
});

test('Bases that do not touch say how far they are apart; who has no action or two tokens says so', () => {
  const near = { ...facing(3000), base_radius: 750, actions: 0 } as Seen;
  expect(numbers('close:a1>b1', near, 0, 'A-57')).toEqual({ id: 'web-mk-why-contact', args: { far: { id: 'length', args: { whole: '1', tenths: '5' } } } });
  expect(numbers('close:a1>b1', { ...near, base_radius: 1500 }, 0, 'A-57')).toBeNull();
  expect(numbers('move:a1', near, 0, 'A-32')).toEqual({ id: 'web-mk-why-actions' });
  expect(numbers('move:a1', { ...near, actions: 1 }, 0, 'A-32')).toBeNull();
  near.figures[0].tokens = 2;
  expect(numbers('move:a1', near, 0, 'A-38')?.args?.count).toBe(2);
});
