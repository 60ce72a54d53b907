import { expect, test } from 'vitest';

import printed from './printed.json';
import { borderOf, marksOf, type Piece } from './terrain';

const BOX = { x: 240, y: 760, width: 240, height: 200 };
const LYING = { x: 400, y: 880, width: 240, height: 40 };
const numbers = (d: string): number[] => [...d.matchAll(/-?\d+(\.\d+)?/g)].map(([number]) => Number(number));

test('every piece of terrain is drawn, each in its own way, the same on every visit', () => {
  const pieces = Object.keys(printed.pieces) as Piece[];
  const drawn = pieces.map((piece) => JSON.stringify(marksOf(piece, BOX, 5, 5)));
  expect(new Set(drawn).size).toBe(pieces.length);
  expect(drawn).toEqual(pieces.map((piece) => JSON.stringify(marksOf(piece, BOX, 5, 5))));
});

test('no stroke is lost on the way: all numbers are numbers', () => {
  for (const piece of Object.keys(printed.pieces) as Piece[]) {
    for (const { d } of marksOf(piece, BOX, 3, 5)) {
      expect(d).not.toMatch(/NaN|undefined|Infinity/);
      expect(numbers(d).length).toBeGreaterThanOrEqual(3);
    }
  }
});

test('a wall that has lost structural points looks different from a whole one, lying or standing', () => {
  expect(marksOf('wall', LYING, 1, 5)).not.toEqual(marksOf('wall', LYING, 5, 5));
  const standing = { ...LYING, width: 40, height: 240 };
  expect(marksOf('wall', standing, 1, 5)).not.toEqual(marksOf('wall', standing, 5, 5));
});

test('a whole wall fills its rectangle and hardly leaves it', () => {
  const stones = marksOf('wall', LYING, 5, 5).filter(({ stroke, fill }) => stroke && fill);
  const places = stones.flatMap(({ d }) => numbers(d.replace(/[A-Z]/g, ' ')));
  const [across, down] = [places.filter((_, n) => n % 2 === 0), places.filter((_, n) => n % 2 === 1)];
  expect(Math.min(...across)).toBeGreaterThan(LYING.x - 3);
  expect(Math.max(...across)).toBeLessThan(LYING.x + LYING.width + 3);
  expect(Math.min(...down)).toBeGreaterThan(LYING.y - 3);
  expect(Math.max(...down)).toBeLessThan(LYING.y + LYING.height + 3);
});

test('the border of a piece goes through its exact corners', () => {
  expect(borderOf('wood', BOX)).toContain('M240 760');
  expect(borderOf('wood', BOX)).toContain('480 960');
});
