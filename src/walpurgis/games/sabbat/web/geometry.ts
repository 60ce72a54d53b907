/** Where everything lies on the board, in the units of the drawing: beside each other with a park around the manor (wide), closer together (snug), and above each
 * other for phones held upright (tall).
 */

import { COLUMNS, GARDENS, isRegion, MIRRORS, REGIONS, ROWS, SQUARES } from './seen';

export interface Point {
  x: number;
  y: number;
}
export interface Rect extends Point {
  w: number;
  h: number;
}
export interface Pie extends Point {
  r: number;
  /** Where the parchment rim begins. */
  rim: number;
  /** The dark middle, which is not a location. */
  hub: number;
}
export interface Layout {
  tall: boolean;
  /** Whether there is a park around the manor, with two gardens at its sides. */
  park: boolean;
  width: number;
  height: number;
  square: number;
  /** The side of a ghost's box in gardens, regions and on the drawbridge. */
  ghost: number;
  manor: Rect;
  squares: Record<string, Rect>;
  mirrors: Record<string, Rect>;
  gardens: Record<string, Rect>;
  bridge: Rect;
  graveyard: Rect;
  /** The parts of drawbridge and graveyard that carry their names; the rest is for ghosts. */
  heads: { br: Rect; gy: Rect };
  pie: Pie;
  gatesOut: Rect;
  /** Where magicians wait who are not on the parquet yet, by seat. */
  waiting: Point[];
}

export const centre = (box: Rect): Point => ({ x: box.x + box.w / 2, y: box.y + box.h / 2 });

function manorOf(x: number, y: number, square: number, depth: number): Pick<Layout, 'manor' | 'squares' | 'mirrors'> {
  const side = square * COLUMNS.length;
  const left = x + depth;
  const top = y + depth;
  const squares = Object.fromEntries(
    SQUARES.map((name) => [name, { x: left + COLUMNS.indexOf(name[0]) * square, y: top + ROWS.indexOf(name[1]) * square, w: square, h: square }]),
  );
  const mirrors = Object.fromEntries(
    MIRRORS.map((name) => {
      const along = (COLUMNS.indexOf(name[1]) + ROWS.indexOf(name[1]) + 1) * square; // one of the two is -1
      const lying = { w: square, h: depth };
      const standing = { w: depth, h: square };
      if (name[0] === 'N') return [name, { x: left + along, y, ...lying }];
      if (name[0] === 'S') return [name, { x: left + along, y: top + side, ...lying }];
      if (name[0] === 'W') return [name, { x, y: top + along, ...standing }];
      return [name, { x: left + side, y: top + along, ...standing }];
    }),
  );
  return { manor: { x, y, w: side + 2 * depth, h: side + 2 * depth }, squares, mirrors };
}

function pieOf(x: number, y: number, r: number): Pie {
  return { x, y, r, rim: r * 0.875, hub: r * 0.155 };
}

/** Manor, drawbridge and regions in a row, the graveyard below them. */
export function wide(): Layout {
  const manor = manorOf(142, 120, 74, 36);
  const box = (x: number, y: number, w: number, h: number): Rect => ({ x, y, w, h });
  return {
    tall: false,
    park: true,
    width: 1392,
    height: 688,
    square: 74,
    ghost: 42,
    ...manor,
    gardens: {
      'gd:gla': box(142, 0, 180, 112),
      'gd:cry': box(330, 0, 180, 112),
      'gd:can': box(518, 228, 136, 152),
      'gd:tra': box(330, 496, 180, 112),
      'gd:alc': box(142, 496, 180, 112),
      'gd:zen': box(0, 228, 134, 152),
    },
    bridge: box(662, 0, 140, 608),
    graveyard: box(0, 620, 1392, 68),
    heads: { br: box(662, 0, 140, 56), gy: box(0, 620, 148, 68) },
    pie: pieOf(1100, 304, 288),
    gatesOut: box(1308, 522, 84, 86),
    waiting: [
      { x: 68, y: 178 },
      { x: 586, y: 178 },
      { x: 68, y: 560 },
      { x: 586, y: 560 },
    ],
  };
}

/** The same without the park, for narrow tables: three gardens above the manor, three below. */
export function snug(): Layout {
  const garden = (column: number, y: number): Rect => ({ x: column * 158, y, w: 152, h: 112 });
  return {
    ...wide(),
    park: false,
    width: 1208,
    ...manorOf(50, 120, 74, 36),
    gardens: {
      'gd:gla': garden(0, 0),
      'gd:cry': garden(1, 0),
      'gd:can': garden(2, 0),
      'gd:tra': garden(2, 496),
      'gd:alc': garden(1, 496),
      'gd:zen': garden(0, 496),
    },
    bridge: { x: 478, y: 0, w: 140, h: 608 },
    graveyard: { x: 0, y: 620, w: 1208, h: 68 },
    heads: { br: { x: 478, y: 0, w: 140, h: 56 }, gy: { x: 0, y: 620, w: 148, h: 68 } },
    pie: pieOf(916, 304, 288),
    gatesOut: { x: 1124, y: 522, w: 84, h: 86 },
    waiting: [
      { x: 24, y: 220 },
      { x: 444, y: 220 },
      { x: 24, y: 400 },
      { x: 444, y: 400 },
    ],
  };
}

/** The manor above, the drawbridge leading down to the regions, the graveyard at the foot. */
export function tall(): Layout {
  const manor = manorOf(56, 142, 96, 52);
  const garden = (column: number, y: number): Rect => ({ x: column * 203, y, w: 194, h: 132 });
  const low = 142 + 488 + 10;
  return {
    tall: true,
    park: false,
    width: 600,
    height: 1700,
    square: 96,
    ghost: 46,
    ...manor,
    gardens: {
      'gd:gla': garden(0, 0),
      'gd:cry': garden(1, 0),
      'gd:can': garden(2, 0),
      'gd:tra': garden(2, low),
      'gd:alc': garden(1, low),
      'gd:zen': garden(0, low),
    },
    bridge: { x: 0, y: 782, w: 600, h: 170 },
    graveyard: { x: 0, y: 1566, w: 600, h: 134 },
    heads: { br: { x: 0, y: 782, w: 600, h: 34 }, gy: { x: 0, y: 1566, w: 600, h: 34 } },
    pie: pieOf(300, 1258, 297),
    gatesOut: { x: 508, y: 1470, w: 92, h: 92 },
    waiting: [
      { x: 27, y: 250 },
      { x: 573, y: 250 },
      { x: 27, y: 520 },
      { x: 573, y: 520 },
    ],
  };
}

/** The middle angle of a region's wedge, in radians as the screen counts them (y grows downwards). */
export function angleOf(region: string): number {
  return (-(67.5 + 45 * REGIONS.indexOf(region)) * Math.PI) / 180;
}

export const polar = (pie: Point, r: number, angle: number): Point => ({ x: pie.x + r * Math.cos(angle), y: pie.y + r * Math.sin(angle) });

/** A ring segment of 45 degrees between two radii. */
export function wedge(pie: Point, region: string, inner: number, outer: number): string {
  const half = Math.PI / 8;
  const angle = angleOf(region);
  const [a, b] = [polar(pie, outer, angle - half), polar(pie, outer, angle + half)];
  const [c, d] = [polar(pie, inner, angle + half), polar(pie, inner, angle - half)];
  return `M${spell(a)}A${round(outer)} ${round(outer)} 0 0 1 ${spell(b)}L${spell(c)}A${round(inner)} ${round(inner)} 0 0 0 ${spell(d)}Z`;
}

/** The line a region's name is written on; in the lower half it runs the other way, so that nothing stands on its head. */
export function nameLine(pie: Point, region: string, r: number): string {
  const half = Math.PI / 8;
  const angle = angleOf(region);
  const upright = Math.sin(angle) < 0;
  const [from, to] = upright ? [angle - half, angle + half] : [angle + half, angle - half];
  return `M${spell(polar(pie, r, from))}A${round(r)} ${round(r)} 0 0 ${upright ? 1 : 0} ${spell(polar(pie, r, to))}`;
}

export const isUpright = (region: string): boolean => Math.sin(angleOf(region)) < 0;

export function boxPath({ x, y, w, h }: Rect, r = 6): string {
  return `M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - w}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - h}a${r} ${r} 0 0 1 ${r} ${-r}Z`;
}

export const grown = (box: Rect, dx: number, dy = dx): Rect => ({ x: box.x - dx, y: box.y - dy, w: box.w + 2 * dx, h: box.h + 2 * dy });

/** The places of a garden or region, first place first; in a wedge the first is the innermost. */
export function placesAt(layout: Layout, place: string, count: number): Point[] {
  const numbers = Array.from({ length: count }, (_, n) => n);
  if (isRegion(place)) {
    const { pie } = layout;
    const radii = [0.46, 0.613, 0.766].map((part) => part * pie.r);
    const only = count === 1 ? [0.6 * pie.r] : count === 2 ? [0.51 * pie.r, 0.7 * pie.r] : radii;
    return numbers.map((n) => polar(pie, only[n], angleOf(place)));
  }
  const box = layout.gardens[place];
  const step = layout.ghost + 6;
  const y = box.y + box.h - layout.ghost / 2 - 5;
  if (count * step > box.w + 4) {
    // too narrow for a row: two above, one below
    const middle = box.x + box.w / 2;
    return numbers.map((n) => (n < 2 ? { x: middle + (n - 0.5) * (step + 10), y: y - layout.ghost * 0.72 } : { x: middle, y }));
  }
  return numbers.map((n) => ({ x: box.x + box.w / 2 + (n - (count - 1) / 2) * step, y }));
}

/** Where a ghost waits that stands before a garden or region and has not been let in yet. */
export function doorOf(layout: Layout, place: string): Point {
  if (isRegion(place)) return polar(layout.pie, layout.pie.r * 0.93, angleOf(place));
  const box = layout.gardens[place];
  const inward = GARDENS.indexOf(place);
  const middle = centre(layout.manor);
  const at = centre(box);
  if (layout.park && (inward === 2 || inward === 5)) return { x: at.x, y: box.y - layout.ghost * 0.35 };
  return { x: at.x, y: at.y < middle.y ? box.y + box.h : box.y };
}

/** The part of the drawbridge or graveyard that belongs to the n-th of this many players. */
export function shareOf(layout: Layout, where: 'br' | 'gy', n: number, of: number): Rect {
  const whole = where === 'br' ? layout.bridge : layout.graveyard;
  const head = layout.heads[where];
  const above = head.w === whole.w;
  const box = above ? { x: whole.x, y: whole.y + head.h, w: whole.w, h: whole.h - head.h } : { x: whole.x + head.w, y: whole.y, w: whole.w - head.w, h: whole.h };
  if (where === 'br' && !layout.tall) return { x: box.x, y: box.y + (n * box.h) / of, w: box.w, h: box.h / of };
  return { x: box.x + (n * box.w) / of, y: box.y, w: box.w / of, h: box.h };
}

/** This many ghosts in a box, in rows, as large as they can be. */
export function crowd(box: Rect, count: number, most: number): { points: Point[]; size: number } {
  let size = most;
  let columns = Math.max(1, Math.floor(box.w / size));
  while (Math.ceil(count / columns) * size > box.h && size > 12) {
    size -= 1;
    columns = Math.max(1, Math.floor(box.w / size));
  }
  const rows = Math.ceil(count / columns) || 1;
  const points = Array.from({ length: count }, (_, n) => {
    const row = Math.floor(n / columns);
    const inRow = Math.min(columns, count - row * columns);
    return { x: box.x + box.w / 2 + ((n % columns) - (inRow - 1) / 2) * size, y: box.y + box.h / 2 + (row - (rows - 1) / 2) * size };
  });
  return { points, size };
}

/** The gate of a region: two icons side by side, or three in a triangle that points inwards. */
export function gateAt(layout: Layout, region: string, count: number): Point[] {
  const { pie } = layout;
  const angle = angleOf(region);
  const beside = (r: number, aside: number): Point => {
    const at = polar(pie, r, angle);
    return { x: at.x - Math.sin(angle) * aside, y: at.y + Math.cos(angle) * aside };
  };
  const apart = pie.r * 0.057;
  if (count === 2) return [beside(pie.r * 0.31, -apart), beside(pie.r * 0.31, apart)];
  return [beside(pie.r * 0.328, -apart), beside(pie.r * 0.328, apart), beside(pie.r * 0.232, 0)];
}

/** A curve from here to there that bends a little to one side, so that the way can be seen. */
export function bend(from: Point, to: Point, by = 0.16): Point {
  return { x: (from.x + to.x) / 2 + (to.y - from.y) * by, y: (from.y + to.y) / 2 - (to.x - from.x) * by };
}

export function curve(from: Point, to: Point): string {
  return `M${spell(from)}Q${spell(bend(from, to))} ${spell(to)}`;
}

/** Words in lines of at most this many letters. */
export function lines(words: string, most: number): string[] {
  const found: string[] = [];
  for (const word of words.split(' ')) {
    const last = found.length - 1;
    if (last >= 0 && found[last].length + 1 + word.length <= most) found[last] += ` ${word}`;
    else found.push(word);
  }
  return found;
}

const round = (n: number): number => Math.round(n * 100) / 100;
const spell = (p: Point): string => `${round(p.x)} ${round(p.y)}`;
