import { expect, test } from 'vitest';

import { blot, bordered, handOf, onOutline, scattered } from './ink';

const BOX = { x: 240, y: 760, width: 240, height: 200 };

test('the same place is always drawn the same way, another one differently', () => {
  expect(blot(handOf('wood', 240, 760), BOX)).toBe(blot(handOf('wood', 240, 760), BOX));
  expect(blot(handOf('wood', 240, 760), BOX)).not.toBe(blot(handOf('wood', 240, 761), BOX));
});

test('the border goes through the exact corners', () => {
  const border = bordered(handOf(1), BOX);
  for (const corner of ['240 760', '480 760', '480 960', '240 960']) expect(border).toContain(`M${corner}`);
});

test('trees stand inside the wood, apart from each other, the nearer ones last', () => {
  const trees = scattered(handOf('trees'), BOX, 26, 16);
  expect(trees.length).toBeGreaterThan(20);
  for (const { x, y } of trees) {
    expect(x).toBeGreaterThanOrEqual(256);
    expect(x).toBeLessThanOrEqual(464);
    expect(y).toBeGreaterThanOrEqual(776);
    expect(y).toBeLessThanOrEqual(944);
  }
  expect(trees.map(({ y }) => y)).toEqual(trees.map(({ y }) => y).sort((one, other) => one - other));
  for (const [n, one] of trees.entries()) for (const other of trees.slice(n + 1)) expect(Math.hypot(one.x - other.x, (one.y - other.y) * 1.25)).toBeGreaterThanOrEqual(26);
});

test('an outline never leaves its box', () => {
  for (let share = 0; share < 1; share += 0.01) {
    const { x, y } = onOutline(BOX, share);
    expect(x >= 240 && x <= 480 && y >= 760 && y <= 960).toBe(true);
  }
});
