import { expect, test } from 'vitest';

import { band, DIAL_FROM, DIAL_TO, plaqueAt, polar, slotsOf } from './dial';

test('a dial has a slot for each click and one for the skull, and shows where it stands', () => {
  expect(slotsOf(5, 3, 18, 23).map(({ state }) => state)).toEqual(['lost', 'lost', 'now', 'left', 'left', 'skull']);
  expect(slotsOf(4, 1, 18, 23).map(({ state }) => state)).toEqual(['now', 'left', 'left', 'left', 'skull']);
});

test('an eliminated warrior has lost every click', () => {
  expect(slotsOf(4, 5, 18, 23).map(({ state }) => state)).toEqual(['lost', 'lost', 'lost', 'lost', 'skull']);
});

test('the slots run clockwise over the top and leave the gap below free', () => {
  const turns = slotsOf(8, 1, 18, 23).map(({ turn }) => turn);
  expect(turns).toEqual([...turns].sort((one, other) => one - other));
  expect(turns[0]).toBeGreaterThan(DIAL_FROM);
  expect(turns[8]).toBeLessThan(DIAL_TO);
});

test('degrees go clockwise from straight up', () => {
  expect(polar(10, 0).y).toBeCloseTo(-10);
  expect(polar(10, 90).x).toBeCloseTo(10);
  expect(band(0, 25, 90, 270)).toBe('M25 0A25 25 0 0 1 -25 0L0 0Z');
  expect(band(0, 25, 45, 315)).toContain('A25 25 0 1 1');
});

test('the plaque never hides the tip of the nose, and hangs below whenever it can', () => {
  expect(plaqueAt(0)).toBe(180);
  expect(plaqueAt(-90)).toBe(180);
  for (let heading = 0; heading < 360; heading++) expect(Math.abs(plaqueAt(heading) - heading)).toBeGreaterThanOrEqual(33);
});
