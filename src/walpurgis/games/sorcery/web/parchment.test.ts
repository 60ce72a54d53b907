import { expect, test } from 'vitest';

import { paint } from './parchment';

const SIZE = 96;
const pixels = paint(SIZE);
const red = (x: number, y: number): number => pixels[(y * SIZE + x) * 4];
const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const all = Array.from({ length: SIZE }, (_, n) => n);

test('the parchment is opaque, warm and never dark', () => {
  for (let place = 0; place < pixels.length; place += 4) {
    expect(pixels[place + 3]).toBe(255);
    expect(pixels[place]).toBeGreaterThan(pixels[place + 2]);
    expect(pixels[place]).toBeGreaterThan(150);
  }
});

test('it has stains', () => {
  expect(Math.max(...pixels) - Math.min(...all.map((x) => red(x, x)))).toBeGreaterThan(20);
});

test('it fits to itself: the step across the edge is no bigger than a step inside', () => {
  const inside = mean(all.map((y) => Math.abs(red(40, y) - red(41, y))));
  const sideways = mean(all.map((y) => Math.abs(red(SIZE - 1, y) - red(0, y))));
  const downwards = mean(all.map((x) => Math.abs(red(x, SIZE - 1) - red(x, 0))));
  expect(sideways).toBeLessThan(inside * 2);
  expect(downwards).toBeLessThan(inside * 2);
});

test('it is the same on every visit', () => {
  expect(paint(24)).toEqual(paint(24));
});
