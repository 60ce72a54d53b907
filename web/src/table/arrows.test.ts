import { expect, test } from 'vitest';

import { nearest } from './arrows';

const POINTS = [{ x: 60, y: 5 }, { x: 10, y: 90 }, { x: -20, y: 0 }, { x: 2, y: -3 }];

test('An arrow leads to what lies nearest ahead, not to what lies aside or right here', () => {
  const next = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'].map((key) => nearest(key, { x: 0, y: 0 }, POINTS));
  expect(next).toEqual([0, 1, 2, -1]);
});
