import { describe, expect, it } from 'vitest';

import { ahead, bearing, beside, besideBoth, clipped, compass, CONTACT, distance, entersAt, hasRoom, isFree, pathLength, snapped, toSegment, wayTo, type Disc, type Obstacles, type Point } from './way';

const R = 625;
const open = (discs: Disc[] = [], blocks: number[][] = []): Obstacles => ({ discs, blocks, side: 36000 });
const base = (x: number, y: number): Disc => ({ x, y, radius: R });

/** Every leg of a way is free. */
function isWalkable(from: Point, places: readonly Point[], obstacles: Obstacles): boolean {
  return [from, ...places].every((place, n, path) => n === 0 || isFree(path[n - 1], place, R, obstacles));
}

describe('a way for the hand', () => {
  it('is straight where nothing stands', () => {
    expect(wayTo([1000, 1000], [9000, 5000], R, open())).toEqual([[9000, 5000]]);
  });

  it('goes round a base, and is hardly longer than it must be', () => {
    const obstacles = open([base(18000, 14000)]);
    const way = wayTo([18000, 10000], [18000, 18000], R, obstacles)!;
    expect(way.length).toBeGreaterThan(1);
    expect(isWalkable([18000, 10000], way, obstacles)).toBe(true);
    expect(pathLength([[18000, 10000], ...way])).toBeLessThan(8600);
  });

  it('goes round a ruin by its corners', () => {
    const obstacles = open([], [[14000, 12000, 22000, 16000]]);
    const way = wayTo([18000, 10000], [18000, 18000], R, obstacles)!;
    expect(isWalkable([18000, 10000], way, obstacles)).toBe(true);
    expect(way.at(-1)).toEqual([18000, 18000]);
  });

  it('finds its way between two bases that leave room, and not between two that do not', () => {
    const gap = (far: number): Obstacles => open([base(18000 - far / 2, 14000), base(18000 + far / 2, 14000)]);
    expect(wayTo([18000, 12000], [18000, 16000], R, gap(2600))).toEqual([[18000, 16000]]);
    expect(wayTo([18000, 12000], [18000, 16000], R, gap(2400))!.length).toBeGreaterThan(1);
  });

  it('leaves a base that is touched at the start, but does not walk through it', () => {
    const touched = base(18000, 14000);
    const start: Point = [18000, 14000 - 2 * R - CONTACT];
    expect(wayTo(start, [18000, 9000], R, open([touched]))).toEqual([[18000, 9000]]);
    expect(wayTo(start, [18000, 19000], R, open([touched]))!.length).toBeGreaterThan(1);
  });

  it('says when there is none', () => {
    const ring = Array.from({ length: 10 }, (_, n) => base(18000 + 1900 * Math.cos((n * Math.PI) / 5), 18000 + 1900 * Math.sin((n * Math.PI) / 5)));
    expect(wayTo([18000, 18000], [30000, 18000], R, open(ring))).toBeNull();
  });

  it('is found fast enough to follow a pointer past thirteen bases and six pieces of ground', () => {
    const crowd = Array.from({ length: 13 }, (_, n) => base(12000 + (n % 5) * 2600, 12000 + Math.floor(n / 5) * 2400));
    const blocks = Array.from({ length: 6 }, (_, n) => [4000 + n * 5000, 20000, 6000 + n * 5000, 22000]);
    const before = performance.now();
    for (let n = 0; n < 50; n++) wayTo([18000, 4000], [10000 + n * 300, 26000], R, open(crowd, blocks));
    expect((performance.now() - before) / 50).toBeLessThan(18);
  });
});

describe('a path', () => {
  it('ends on the way where it would be too long', () => {
    const cut = clipped([[0, 0], [3000, 0], [3000, 4000]], 5000);
    expect(cut).toEqual([[0, 0], [3000, 0], [3000, 2000]]);
    expect(clipped([[0, 0], [3000, 0]], 5000)).toEqual([[0, 0], [3000, 0]]);
  });
});

describe('contact', () => {
  it('lies on the side that was pointed at', () => {
    expect(beside(base(18000, 18000), R, [18000, 12000])).toEqual([18000, 18000 - 1255]);
  });

  it('is jumped to from a fifth of an inch, and no farther', () => {
    const thing = base(18000, 18000);
    expect(snapped([18000, 16600], R, [thing])).toEqual([18000, 16745]);
    expect(snapped([18000, 16400], R, [thing])).toEqual([18000, 16400]);
    expect(snapped([18000, 16940], R, [thing])).toEqual([18000, 16745]);
  });

  it('with two at once is found in the corner between them', () => {
    const [one, other] = [base(17000, 16000), base(19000, 16000)];
    const place = snapped([18000, 15100], R, [one, other]);
    for (const disc of [one, other]) expect(distance(place, [disc.x, disc.y])).toBeCloseTo(2 * R + CONTACT, 3);
    expect(besideBoth(base(0, 0), base(9000, 0), R)).toEqual([]);
  });

  it('needs room on the field, off the bases and off the walls', () => {
    expect(hasRoom([600, 5000], R, open())).toBe(false);
    expect(hasRoom([5000, 5000], R, open([base(5900, 5000)]))).toBe(false);
    expect(hasRoom([5000, 5000], R, open([], [[5300, 4000, 8000, 6000]]))).toBe(false);
    expect(hasRoom([5000, 5000], R, open([base(6260, 5000)], [[5700, 6000, 8000, 8000]]))).toBe(true);
  });
});

describe('directions', () => {
  it('are counted as a compass does, and lead back', () => {
    expect([bearing([0, 0], [0, 5]), bearing([0, 0], [5, 0]), bearing([0, 0], [-5, 0])]).toEqual([0, 90, 270]);
    expect(bearing([100, 100], ahead([100, 100], 215))).toBeCloseTo(215);
    expect([compass(0), compass(44), compass(181), compass(350)]).toEqual(['n', 'ne', 's', 'n']);
  });

  it('of a line that meets a piece of ground end where it enters', () => {
    expect(entersAt([4000, 0, 6000, 2000], [0, 1000], [8000, 1000])).toBe(0.5);
    expect(entersAt([4000, 0, 6000, 2000], [0, 3000], [8000, 3000])).toBeNull();
  });

  it('of a point beside a line are measured to its nearest end', () => {
    expect(toSegment([0, 3], [4, 0], [9, 0])).toBe(5);
    expect(toSegment([6, 3], [4, 0], [9, 0])).toBe(3);
  });
});
