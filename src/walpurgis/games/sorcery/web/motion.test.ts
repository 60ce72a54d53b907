import { describe, expect, it } from 'vitest';

import { lasts, stations } from './motion';

describe('a journey', () => {
  it('goes along the path that was told, at an even pace', () => {
    const way = stations({ x: 0, y: 0 }, { x: 30, y: 40, along: [{ x: 0, y: 0 }, { x: 30, y: 0 }, { x: 30, y: 40 }], animate: true });
    expect(way.map(({ offset }) => Math.round(offset * 100))).toEqual([0, 43, 100]);
  });

  it('is straight where nobody saw it, or where the story ends elsewhere', () => {
    expect(stations({ x: 0, y: 0 }, { x: 9, y: 0, along: [], animate: true })).toHaveLength(2);
    expect(stations({ x: 0, y: 0 }, { x: 9, y: 0, along: [{ x: 0, y: 0 }, { x: 50, y: 50 }], animate: true }).at(-1)).toMatchObject({ x: 9, y: 0 });
  });

  it('is never longer than a second', () => {
    expect(lasts([{ x: 0, y: 0 }, { x: 1440, y: 1440 }])).toBeLessThan(1000);
  });
});
