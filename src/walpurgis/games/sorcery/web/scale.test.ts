import { expect, test } from 'vitest';

import { boxOf, headingOf, INCH, pointAt, spotOf, type Quarter } from './scale';

const SIDE = 36_000;
const QUARTERS: Quarter[] = [0, 1, 2, 3];

test('south lies at the lower edge of the map, and each quarter turn puts the next player there, clockwise', () => {
  const [south, west, north, east] = [[18_000, 0], [0, 18_000], [18_000, SIDE], [SIDE, 18_000]];
  const lowest = { x: 18 * INCH, y: 36 * INCH };
  expect(spotOf(south, SIDE, 0)).toEqual(lowest);
  expect(spotOf(west, SIDE, 1)).toEqual(lowest);
  expect(spotOf(north, SIDE, 2)).toEqual(lowest);
  expect(spotOf(east, SIDE, 3)).toEqual(lowest);
});

test('a turned map is not a mirrored one', () => {
  for (const turned of QUARTERS) {
    const [centre, ahead, beside] = [[0, 0], [0, 1000], [1000, 0]].map((point) => spotOf(point, SIDE, turned));
    const cross = (ahead.x - centre.x) * (beside.y - centre.y) - (ahead.y - centre.y) * (beside.x - centre.x);
    expect(cross).toBeGreaterThan(0);
  }
});

test('what is drawn somewhere is found there again', () => {
  for (const turned of QUARTERS) expect(pointAt(spotOf([12_345, 6_789], SIDE, turned), SIDE, turned)).toEqual([12_345, 6_789]);
});

test('a facing points the way its vector does, however the map is turned', () => {
  expect(headingOf([0, 1000])).toBe(0);
  expect(headingOf([1000, 0])).toBe(90);
  expect(headingOf([1000, 1000])).toBeCloseTo(45);
  expect(headingOf([0, 1000], 2)).toBe(180);
  for (const turned of QUARTERS) {
    const [from, to] = [spotOf([5_000, 5_000], SIDE, turned), spotOf([5_600, 6_000], SIDE, turned)];
    const heading = (headingOf([600, 1000], turned) * Math.PI) / 180;
    expect(Math.sin(heading) * (from.y - to.y)).toBeCloseTo(Math.cos(heading) * (to.x - from.x));
  }
});

test('a rectangle keeps its sides, or swaps them in a quarter turn', () => {
  expect(boxOf([6_000, 12_000, 12_000, 17_000], SIDE)).toEqual({ x: 240, y: 760, width: 240, height: 200 });
  expect(boxOf([6_000, 12_000, 12_000, 17_000], SIDE, 1)).toMatchObject({ width: 200, height: 240 });
});
