import { describe, expect, test } from 'vitest';

import { centre, crowd, curve, doorOf, gateAt, grown, lines, placesAt, polar, shareOf, snug, tall, wedge, wide, angleOf, type Rect } from './geometry';
import { nearest } from '@client/table/arrows';
import { GARDENS, MIRRORS, REGIONS, SQUARES } from './seen';

const inside = (inner: Rect, outer: Rect): boolean =>
  inner.x >= outer.x && inner.y >= outer.y && inner.x + inner.w <= outer.x + outer.w + 1e-6 && inner.y + inner.h <= outer.y + outer.h + 1e-6;
const apart = (a: Rect, b: Rect): boolean => a.x + a.w <= b.x || b.x + b.w <= a.x || a.y + a.h <= b.y || b.y + b.h <= a.y;

describe.each([wide(), snug(), tall()])('a board %#', (layout) => {
  const whole = { x: 0, y: 0, w: layout.width, h: layout.height };
  const { pie } = layout;

  test('everything lies on the drawing and nothing upon another', () => {
    const round = { x: pie.x - pie.r, y: pie.y - pie.r, w: 2 * pie.r, h: 2 * pie.r };
    const parts = [layout.manor, layout.bridge, layout.graveyard, round, ...GARDENS.map((name) => layout.gardens[name])];
    for (const part of parts) expect(inside(part, whole)).toBe(true);
    parts.forEach((part, n) => parts.slice(n + 1).forEach((other) => expect(apart(part, other)).toBe(true)));
  });

  test('sixteen squares and sixteen mirrors fill the manor without overlap', () => {
    const pieces = [...SQUARES.map((name) => layout.squares[name]), ...MIRRORS.map((name) => layout.mirrors[name])];
    expect(pieces).toHaveLength(32);
    for (const piece of pieces) expect(inside(piece, layout.manor)).toBe(true);
    pieces.forEach((piece, n) => pieces.slice(n + 1).forEach((other) => expect(apart(piece, other)).toBe(true)));
  });

  test('each mirror hangs beside its square', () => {
    const reach = (mirror: string, square: string): number => {
      const [a, b] = [centre(layout.mirrors[mirror]), centre(layout.squares[square])];
      return Math.hypot(a.x - b.x, a.y - b.y);
    };
    for (const [mirror, square] of [['Na', 'a1'], ['Nd', 'd1'], ['Sb', 'b4'], ['W3', 'a3'], ['E2', 'd2']]) {
      const nearest = SQUARES.toSorted((a, b) => reach(mirror, a) - reach(mirror, b))[0];
      expect(nearest).toBe(square);
    }
  });

  test('the first place of a region is the innermost, and all lie between gate and rim', () => {
    for (const region of REGIONS) {
      for (const count of [1, 2, 3]) {
        const away = placesAt(layout, region, count).map(({ x, y }) => Math.hypot(x - pie.x, y - pie.y));
        expect(away).toEqual(away.toSorted((a, b) => a - b));
        expect(Math.max(...away) + layout.ghost / 2).toBeLessThan(pie.rim);
        for (const gate of gateAt(layout, region, 3)) expect(Math.hypot(gate.x - pie.x, gate.y - pie.y)).toBeLessThan(away[0]);
      }
    }
  });

  test('ghosts side by side in a garden do not hide each other', () => {
    for (const garden of GARDENS) {
      const places = placesAt(layout, garden, 3);
      for (const { x, y } of places) expect(inside({ x: x - 18, y: y - 18, w: 36, h: 36 }, layout.gardens[garden])).toBe(true);
      places.forEach((a, n) => places.slice(n + 1).forEach((b) => expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(layout.ghost * 0.9)));
    }
  });

  test('the shares of drawbridge and graveyard leave room for the name and for seven ghosts each', () => {
    for (const where of ['br', 'gy'] as const) {
      const shares = [0, 1, 2, 3].map((n) => shareOf(layout, where, n, 4));
      for (const share of shares) {
        expect(inside(share, where === 'br' ? layout.bridge : layout.graveyard)).toBe(true);
        expect(apart(share, layout.heads[where])).toBe(true);
      }
      expect(crowd(grown(shares[0], -6, -8), 7, layout.ghost).size).toBeGreaterThan(24);
    }
  });

  test('a finger finds every target', () => {
    const least = layout.tall ? 44 / (374 / layout.width) : 0;
    for (const name of SQUARES) expect(layout.squares[name].w).toBeGreaterThanOrEqual(least);
    for (const name of GARDENS) expect(Math.min(layout.gardens[name].w, layout.gardens[name].h)).toBeGreaterThanOrEqual(least);
  });

  test('who waits at a door stands at its edge', () => {
    for (const place of [...GARDENS, ...REGIONS]) {
      const { x, y } = doorOf(layout, place);
      expect(x > 0 && x < layout.width && y > 0 && y < layout.height).toBe(true);
    }
  });
});

test('Turgapel lies in the upper right, and the ring runs counter-clockwise', () => {
  const at = (region: string): { x: number; y: number } => polar({ x: 0, y: 0 }, 1, angleOf(region));
  expect(at('rg:tur').x).toBeGreaterThan(0);
  expect(at('rg:tur').y).toBeLessThan(-0.9);
  expect(at('rg:nes').x).toBeLessThan(0);
  expect(at('rg:gri').x).toBeGreaterThan(0.9);
  expect(wedge({ x: 0, y: 0 }, 'rg:gri', 1, 2)).toMatch(/^M1\.41 -1\.41A2 2 0 0 1 2 0L1 0A1 1 0 0 0 0\.71 -0\.71Z$/);
});

test('a way is a curve from here to there', () => {
  expect(curve({ x: 0, y: 0 }, { x: 100, y: 0 })).toBe('M0 0Q50 -16 100 0');
});

test('an arrow key goes to what lies ahead, not to what lies aside', () => {
  const points = [
    { x: 10, y: 90 },
    { x: 60, y: 5 },
    { x: -20, y: 0 },
  ];
  expect(nearest('ArrowRight', { x: 0, y: 0 }, points)).toBe(1);
  expect(nearest('ArrowDown', { x: 0, y: 0 }, points)).toBe(0);
  expect(nearest('ArrowLeft', { x: 0, y: 0 }, points)).toBe(2);
  expect(nearest('ArrowUp', { x: 0, y: 0 }, points)).toBe(-1);
});

test('a crowd shrinks until it fits, and keeps to its box', () => {
  const box = { x: 0, y: 0, w: 100, h: 60 };
  const { points, size } = crowd(box, 7, 40);
  expect(points).toHaveLength(7);
  for (const { x, y } of points) expect(inside({ x: x - size / 2, y: y - size / 2, w: size, h: size }, box)).toBe(true);
});

test('long names are broken at spaces', () => {
  expect(lines('Büro des Alchemisten', 12)).toEqual(['Büro des', 'Alchemisten']);
  expect(lines('Canteen', 4)).toEqual(['Canteen']);
});
