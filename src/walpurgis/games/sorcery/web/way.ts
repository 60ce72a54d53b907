/** A way for the hand: from a figure to where the pointer is, round what stands there. A preview only; what a path really does the rules say.
 *
 * Everything is in mil, thousandths of an inch, as in the rules.
 */

export type Point = readonly [number, number];

/** Something round that cannot be walked over. */
export interface Disc {
  x: number;
  y: number;
  radius: number;
}

/** A piece of ground that cannot be entered: left, bottom, right, top. */
export type Block = readonly number[];

export interface Obstacles {
  discs: readonly Disc[];
  blocks: readonly Block[];
  /** The side of the field. */
  side: number;
}

/** The gap that contact leaves, and the room that a way keeps from what it goes round. */
export const CONTACT = 5;
const ROOM = 20;
const SNAP = 200;
/** Both circles of a corner between two bases must be this near to be touched at once. */
const PAIR = 320;
const AROUND = 12;
/** A hand cannot wait: only this many obstacles are gone round, and only this many bends are tried. */
const MOST_OBSTACLES = 10;
const PATIENCE = 90;

export const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);
export const whole = ([x, y]: Point): [number, number] => [Math.round(x), Math.round(y)];
export const pathLength = (path: readonly Point[]): number => path.reduce((sum, point, n) => (n ? sum + distance(path[n - 1], point) : 0), 0);

/** How far a point is from a line between two others. */
export function toSegment(c: Point, a: Point, b: Point): number {
  const [ux, uy] = [b[0] - a[0], b[1] - a[1]];
  const square = ux * ux + uy * uy;
  const share = square ? Math.max(0, Math.min(1, ((c[0] - a[0]) * ux + (c[1] - a[1]) * uy) / square)) : 0;
  return Math.hypot(a[0] + share * ux - c[0], a[1] + share * uy - c[1]);
}

const within = ([left, bottom, right, top]: Block, [x, y]: Point): boolean => x > left && x < right && y > bottom && y < top;

/** How far a point is from a piece of ground; 0 inside. */
function toBlock(block: Block, [x, y]: Point): number {
  const [left, bottom, right, top] = block;
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(bottom - y, 0, y - top));
}

/** Whether a line comes nearer to a piece of ground than a radius. */
function meetsBlock(block: Block, a: Point, b: Point, radius: number): boolean {
  const [left, bottom, right, top] = block;
  if (Math.max(a[0], b[0]) < left - radius || Math.min(a[0], b[0]) > right + radius || Math.max(a[1], b[1]) < bottom - radius || Math.min(a[1], b[1]) > top + radius) return false;
  if (toBlock(block, a) < radius || toBlock(block, b) < radius) return true;
  const corners: Point[] = [[left, bottom], [right, bottom], [right, top], [left, top]];
  if (corners.some((corner) => toSegment(corner, a, b) < radius)) return true;
  return crosses(block, a, b);
}

const crosses = (block: Block, a: Point, b: Point): boolean => entersAt(block, a, b) !== null;

/** The share of a line at which it enters a rectangle, found side by side; null if it passes by. */
export function entersAt([left, bottom, right, top]: Block, a: Point, b: Point): number | null {
  let [from, to] = [0, 1];
  const sides: [number, number][] = [[a[0] - b[0], a[0] - left], [b[0] - a[0], right - a[0]], [a[1] - b[1], a[1] - bottom], [b[1] - a[1], top - a[1]]];
  for (const [slope, room] of sides) {
    if (slope === 0 && room < 0) return null;
    if (slope < 0) from = Math.max(from, room / slope);
    else if (slope > 0) to = Math.min(to, room / slope);
  }
  return from < to ? from : null;
}

/** Whether a base of that radius gets from one place to another in a straight line. Whoever it touches at the start is no obstacle to walking away. */
export function isFree(a: Point, b: Point, radius: number, { discs, blocks }: Obstacles): boolean {
  for (const disc of discs) {
    const [centre, reach]: [Point, number] = [[disc.x, disc.y], disc.radius + radius];
    if (toSegment(centre, a, b) >= reach - 1) continue;
    const leaves = distance(a, centre) < reach + ROOM && (a[0] - disc.x) * (b[0] - a[0]) + (a[1] - disc.y) * (b[1] - a[1]) >= 0;
    if (!leaves) return false;
  }
  return !blocks.some((block) => meetsBlock(block, a, b, radius - 1));
}

/** Whether a base can stand there at all. */
export function hasRoom(at: Point, radius: number, { discs, blocks, side }: Obstacles): boolean {
  if (at[0] < radius - 10 || at[1] < radius - 10 || at[0] > side - radius + 10 || at[1] > side - radius + 10) return false;
  return discs.every((disc) => distance(at, [disc.x, disc.y]) >= disc.radius + radius - 10) && blocks.every((block) => !within(block, at) && toBlock(block, at) >= radius - 10);
}

/** Places where a way may bend: around each disc, off each corner. */
function bends(from: Point, goal: Point, radius: number, { discs, blocks, side }: Obstacles): Point[] {
  const aside = (x: number, y: number): number => distance(from, [x, y]) + distance([x, y], goal);
  const around: [number, Point[]][] = discs.map(({ x, y, radius: own }) => {
    const far = (own + radius + ROOM) / Math.cos(Math.PI / AROUND);
    return [aside(x, y), Array.from({ length: AROUND }, (_, n): Point => [x + far * Math.cos((n * 2 * Math.PI) / AROUND), y + far * Math.sin((n * 2 * Math.PI) / AROUND)])];
  });
  const corners: [number, Point[]][] = blocks.map(([left, bottom, right, top]) => {
    const off = radius + ROOM;
    return [aside((left + right) / 2, (bottom + top) / 2), [[left - off, bottom - off], [right + off, bottom - off], [right + off, top + off], [left - off, top + off]]];
  });
  const near = [...around, ...corners].sort((one, other) => one[0] - other[0]).slice(0, MOST_OBSTACLES);
  const inside = (point: Point): boolean => point[0] >= radius && point[1] >= radius && point[0] <= side - radius && point[1] <= side - radius;
  return near.flatMap(([, points]) => points.filter(inside));
}

interface Step {
  at: Point;
  walked: number;
  before: Step | null;
  hoped: number;
}

/** The places of a short way from one point to another, the goal last; null if none is found. At most `most` places are named. */
export function wayTo(from: Point, goal: Point, radius: number, obstacles: Obstacles, most = 6): Point[] | null {
  if (isFree(from, goal, radius, obstacles)) return [goal];
  const nodes = [goal, ...bends(from, goal, radius, obstacles)];
  const best = new Array<number>(nodes.length).fill(Infinity);
  const waiting: Step[] = [{ at: from, walked: 0, before: null, hoped: distance(from, goal) }];
  for (let patience = PATIENCE; waiting.length && patience; patience--) {
    const here = waiting.reduce((one, other) => (other.hoped < one.hoped ? other : one));
    waiting.splice(waiting.indexOf(here), 1);
    if (here.at === goal) return pulled(from, here, radius, obstacles, most);
    nodes.forEach((node, n) => {
      const walked = here.walked + distance(here.at, node);
      if (walked < best[n] - 1 && node !== here.at && isFree(here.at, node, radius, obstacles)) {
        best[n] = walked;
        waiting.push({ at: node, walked, before: here, hoped: walked + distance(node, goal) });
      }
    });
  }
  return null;
}

/** The places of a way that was found, without those that can be cut off. */
function pulled(from: Point, end: Step, radius: number, obstacles: Obstacles, most: number): Point[] | null {
  const places: Point[] = [];
  for (let step: Step | null = end; step?.before; step = step.before) places.unshift(step.at);
  const kept: Point[] = [];
  let here = from;
  for (let n = 0; n < places.length; ) {
    let last = n;
    for (let ahead = places.length - 1; ahead > n; ahead--) if (isFree(here, places[ahead], radius, obstacles)) { last = ahead; break; }
    here = places[last];
    kept.push(here);
    n = last + 1;
  }
  return kept.length <= most ? kept : null;
}

/** A path, no longer than that: where it would be longer it ends on the way. */
export function clipped(path: readonly Point[], longest: number): Point[] {
  const found: Point[] = [path[0]];
  let left = longest;
  for (let n = 1; n < path.length; n++) {
    const far = distance(path[n - 1], path[n]);
    if (far > left) {
      const share = far ? Math.max(0, left) / far : 0;
      if (share > 0) found.push([path[n - 1][0] + (path[n][0] - path[n - 1][0]) * share, path[n - 1][1] + (path[n][1] - path[n - 1][1]) * share]);
      return found;
    }
    found.push(path[n]);
    left -= far;
  }
  return found;
}

/** The place beside a disc that is nearest to a point: in contact. */
export function beside(disc: Disc, radius: number, near: Point, from: Point = near): Point {
  const reach = disc.radius + radius + CONTACT;
  const towards: Point = distance(near, [disc.x, disc.y]) > 1 ? near : from;
  const far = distance(towards, [disc.x, disc.y]) || 1;
  const [dx, dy] = far === 1 && towards[0] === disc.x && towards[1] === disc.y ? [0, -1] : [(towards[0] - disc.x) / far, (towards[1] - disc.y) / far];
  return [disc.x + dx * reach, disc.y + dy * reach];
}

/** The two places where a base touches two discs at once; none if they are too far apart. */
export function besideBoth(one: Disc, other: Disc, radius: number): Point[] {
  const [r1, r2] = [one.radius + radius + CONTACT, other.radius + radius + CONTACT];
  const far = distance([one.x, one.y], [other.x, other.y]);
  if (!far || far > r1 + r2 || far < Math.abs(r1 - r2)) return [];
  const along = (r1 * r1 - r2 * r2 + far * far) / (2 * far);
  const aside = Math.sqrt(Math.max(0, r1 * r1 - along * along));
  const [ux, uy] = [(other.x - one.x) / far, (other.y - one.y) / far];
  return [1, -1].map((sign): Point => [one.x + ux * along - sign * uy * aside, one.y + uy * along + sign * ux * aside]);
}

/** A point near contact jumps to contact, with two at once where that is as near. Nothing near: the point itself. */
export function snapped(at: Point, radius: number, things: readonly Disc[]): Point {
  const near = things
    .map((disc) => ({ disc, gap: Math.abs(distance(at, [disc.x, disc.y]) - disc.radius - radius) }))
    .filter(({ gap }) => gap <= PAIR)
    .sort((one, other) => one.gap - other.gap);
  const pairs = near.flatMap((one, n) => near.slice(n + 1).flatMap((other) => besideBoth(one.disc, other.disc, radius)));
  const both = pairs.filter((pair) => distance(pair, at) <= PAIR).sort((one, other) => distance(one, at) - distance(other, at))[0];
  if (both) return both;
  return near.length && near[0].gap <= SNAP ? beside(near[0].disc, radius, at) : at;
}

// Facing --------------------------------------------------------------------------------------------------------------

/** A direction in degrees, counted clockwise from north, as a compass does. */
export const bearing = (from: Point, to: Point): number => ((Math.atan2(to[0] - from[0], to[1] - from[1]) * 180) / Math.PI + 360) % 360;

/** A point some way off in a direction. */
export const ahead = (from: Point, degrees: number, far = 6000): Point => [from[0] + far * Math.sin((degrees * Math.PI) / 180), from[1] + far * Math.cos((degrees * Math.PI) / 180)];

const HEADINGS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'];
/** The nearest of the eight points of the compass. */
export const compass = (degrees: number): string => HEADINGS[Math.round((((degrees % 360) + 360) % 360) / 45) % 8];
