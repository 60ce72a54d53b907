/** How each piece of terrain is drawn, as lists of strokes and washes: trees, stones, hachures, ripples, swirls and masonry. */

import { at, between, blot, bordered, closed, handOf, onOutline, scattered, type Hand } from './ink';
import type { Box, Spot } from './scale';

export type Piece = 'wood' | 'ruin' | 'hill' | 'pool' | 'mist' | 'wall';

/** One mark of pen or brush, in the order of drawing. */
export interface Mark {
  d: string;
  fill?: string;
  stroke?: string;
  width?: number;
  opacity?: number;
}

const INK = '#2a1a0d';
const pen = (d: string, width = 1.3, opacity = 0.9): Mark => ({ d, stroke: INK, width, opacity });
const wash = (d: string, fill: string, opacity: number): Mark => ({ d, fill, opacity });

/** A leafy tree: a ragged crown with the shadow hatched on its right. */
function leafy(hand: Hand, { x, y }: Spot, size: number): Mark[] {
  const lobes = Array.from({ length: 9 }, (_, n) => {
    const [turn, reach] = [(n / 9) * Math.PI * 2, size * between(hand, 0.86, 1.02)];
    return { x: x + Math.cos(turn) * reach, y: y - size * 0.75 + Math.sin(turn) * reach * 0.9 };
  });
  const lobe = size * 0.42;
  const crown = `M${at(lobes[8])}${lobes.map((spot) => `A${lobe} ${lobe} 0 0 1 ${at(spot)}`).join('')}Z`;
  const shade = Array.from({ length: 4 }, (_, n) => {
    const from = { x: x + size * (0.1 + n * 0.2), y: y - size * (1.15 - n * 0.12) };
    return `M${at(from)}q${size * 0.1} ${size * 0.3} ${-size * 0.05} ${size * (0.85 - n * 0.15)}`;
  }).join('');
  return [
    pen(`M${at({ x, y: y - size * 0.1 })}v${size * 0.75}M${at({ x: x + size * 0.18, y: y - size * 0.1 })}v${size * 0.7}`, 1.4),
    wash(`M${at({ x: x - size, y: y + size * 0.6 })}a${size} ${size * 0.28} 0 1 0 ${size * 2.1} 0a${size} ${size * 0.28} 0 1 0 ${-size * 2.1} 0Z`, '#2b2a12', 0.18),
    { d: crown, fill: hand() < 0.5 ? '#9fae6c' : '#8ca05c', stroke: INK, width: 1.3, opacity: 1 },
    pen(shade, 0.9, 0.75),
  ];
}

/** A fir: three tiers. */
function fir(hand: Hand, { x, y }: Spot, size: number): Mark[] {
  const tier = (top: number, half: number, low: number): string => `M${at({ x, y: y - size * top })}L${at({ x: x + size * half, y: y - size * low })}q${-size * half} ${size * 0.22} ${-size * half * 2} 0Z`;
  const green = hand() < 0.5 ? '#7d945a' : '#6f8a57';
  return [
    wash(`M${at({ x: x - size * 0.8, y: y + size * 0.62 })}a${size * 0.85} ${size * 0.26} 0 1 0 ${size * 1.8} 0a${size * 0.85} ${size * 0.26} 0 1 0 ${-size * 1.8} 0Z`, '#2b2a12', 0.18),
    pen(`M${at({ x, y })}v${size * 0.6}`, 2),
    ...[[1.1, 0.85, -0.3], [1.5, 0.68, 0.3], [1.9, 0.48, 0.9]].map(([top, half, low]) => ({ d: tier(top, half, low), fill: green, stroke: INK, width: 1.2, opacity: 1 })),
    pen(`M${at({ x: x + size * 0.2, y: y - size * 1.1 })}l${size * 0.14} ${size * 0.5}M${at({ x: x + size * 0.3, y: y - size * 0.3 })}l${size * 0.14} ${size * 0.4}`, 0.9, 0.7),
  ];
}

function wood(box: Box, hand: Hand): Mark[] {
  const trees = scattered(hand, { ...box, y: box.y + 10, height: box.height - 12 }, 30, 15);
  return [
    wash(blot(hand, box, 0, 5, 26, 6), '#7f9450', 0.42),
    wash(blot(hand, box, 10, 22), '#5f7a3c', 0.25),
    pen(scattered(hand, box, 22, 10).map(({ x, y }) => `M${at({ x, y })}l2-4M${at({ x: x + 3, y })}l1-5`).join(''), 0.9, 0.5),
    ...trees.flatMap((spot) => (hand() < 0.35 ? fir : leafy)(hand, spot, between(hand, 11.5, 14.5))),
  ];
}

/** A stone with a lit top and a shaded side. */
function stone(hand: Hand, { x, y }: Spot, width: number, height: number, turn = 0): Mark[] {
  const round = (dx: number, dy: number): Spot => {
    const [px, py] = [dx * width + between(hand, -1.2, 1.2), dy * height + between(hand, -1.2, 1.2)];
    return { x: x + px * Math.cos(turn) - py * Math.sin(turn), y: y + px * Math.sin(turn) + py * Math.cos(turn) };
  };
  const [a, b, c, d] = [round(-0.5, -0.5), round(0.5, -0.5), round(0.5, 0.5), round(-0.5, 0.5)];
  const inner = { x: (a.x + c.x) / 2, y: (a.y + c.y) / 2 };
  return [
    { d: `M${at({ x: d.x + 1, y: d.y + 2 })}L${at({ x: c.x + 4, y: c.y + 4 })}L${at({ x: b.x + 4, y: b.y + 3 })}L${at(b)}L${at(c)}Z`, fill: '#3a2a1a', opacity: 0.35 },
    { d: `M${at(a)}L${at(b)}L${at(c)}L${at(d)}Z`, fill: hand() < 0.5 ? '#b9aa8c' : '#cabd9f', stroke: INK, width: 1.4, opacity: 1 },
    pen(`M${at({ x: (c.x + inner.x) / 2, y: (c.y + inner.y) / 2 })}L${at({ x: (c.x + b.x) / 2, y: (c.y + b.y) / 2 })}M${at({ x: (c.x * 3 + inner.x) / 4, y: (c.y * 3 + inner.y) / 4 })}L${at({ x: (c.x * 2 + b.x) / 3, y: (c.y * 2 + b.y) / 3 })}`, 0.9, 0.6),
  ];
}

function ruin(box: Box, hand: Hand): Mark[] {
  const course = 17;
  const wallOf = (from: Spot, to: Spot, gaps: number): Mark[] => {
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    const count = Math.round(length / course);
    const turn = Math.atan2(to.y - from.y, to.x - from.x);
    return Array.from({ length: count }, (_, n) => n)
      .filter((n) => n === 0 || n === count - 1 || hand() > gaps)
      .flatMap((n) => stone(hand, { x: from.x + ((to.x - from.x) * (n + 0.5)) / count, y: from.y + ((to.y - from.y) * (n + 0.5)) / count }, (length / count) * 0.96, course - 2, turn));
  };
  const half = course / 2;
  const [left, top, right, bottom] = [box.x + half, box.y + half, box.x + box.width - half, box.y + box.height - half];
  const inner = { x: box.x + course, y: box.y + course, width: box.width - 2 * course, height: box.height - 2 * course };
  const across = inner.x + inner.width * between(hand, 0.4, 0.6);
  return [
    wash(blot(hand, box, 0, 4, 22, 7), '#8d7c60', 0.55),
    { d: `M${at({ x: box.x, y: box.y })}h${box.width}v${box.height}h${-box.width}Z`, fill: 'url(#sorcery-crosshatch)', opacity: 0.75 },
    ...wallOf({ x: box.x, y: top }, { x: box.x + box.width, y: top }, 0.14),
    ...wallOf({ x: left, y: box.y + course }, { x: left, y: box.y + box.height - course }, 0.22),
    ...wallOf({ x: across, y: inner.y }, { x: across, y: inner.y + inner.height * 0.55 }, 0.15),
    ...scattered(hand, inner, 30, 10).flatMap((spot) => stone(hand, spot, between(hand, 9, 15), between(hand, 8, 12), between(hand, -0.7, 0.7))),
    ...wallOf({ x: right, y: box.y + course }, { x: right, y: box.y + box.height - course }, 0.22),
    ...wallOf({ x: box.x, y: bottom }, { x: box.x + box.width, y: bottom }, 0.2),
    pen(scattered(hand, inner, 40, 12).map(({ x, y }) => `M${at({ x, y })}q2-7 5-8M${at({ x: x + 1, y })}q-1-6-4-7`).join(''), 1, 0.7),
  ];
}

function hill(box: Box, hand: Hand): Mark[] {
  const rings = [3, 0.21 * box.height, 0.36 * box.height];
  const least = Math.min(box.width, box.height);
  const hachures = rings.map((inset, ring) => {
    const count = Math.round(((box.width + box.height - 4 * inset) * 2) / 9);
    const long = ring === 2 ? least * 0.09 : least * 0.15;
    return Array.from({ length: count }, (_, n) => {
      const share = (n + between(hand, -0.25, 0.25)) / count;
      const dark = 0.55 + 0.45 * Math.sin((share - 0.1) * Math.PI * 2);
      const [from, to] = [onOutline(box, share, inset, 3.2), onOutline(box, share, inset + long * between(hand, 0.5, 0.8) * (0.55 + dark * 0.45), 3.2)];
      return { d: `M${at(from)}L${at(to)}`, stroke: INK, width: 0.8 + dark * 0.9, opacity: 0.35 + dark * 0.5 };
    });
  });
  const contour = (inset: number): string => closed(Array.from({ length: 36 }, (_, n) => onOutline(box, n / 36, inset + between(hand, -1.5, 1.5), 3.2)));
  return [
    wash(blot(hand, box, 0, 3, 28, 3.4), '#b08a4e', 0.34),
    wash(contour(rings[1]), '#e2c68c', 0.5),
    wash(contour(rings[2]), '#f6e3b4', 0.75),
    ...hachures.flat(),
    ...rings.map((inset) => pen(contour(inset), 1.3, 0.7)),
  ];
}

function pool(box: Box, hand: Hand): Mark[] {
  const shore = (inset: number, rough = 3): string => blot(hand, box, inset, rough, 26, 4.4);
  const wave = ({ x, y }: Spot): string => `M${at({ x: x - 9, y })}q4.5-5 9 0t9 0`;
  const reeds = Array.from({ length: 7 }, (_, n) => onOutline(box, (n + hand() * 0.6) / 7, 9, 4.4));
  return [
    wash(shore(0), '#6f96a6', 0.62),
    wash(shore(9), '#5784a0', 0.4),
    wash(shore(22, 8), '#2f5f86', 0.34),
    pen(shore(1), 1.6),
    pen(shore(6), 0.8, 0.6),
    pen(shore(11), 0.7, 0.4),
    pen(scattered(hand, box, 40, 34).map(wave).join(''), 1.2, 0.75),
    { d: scattered(hand, box, 52, 36).map(wave).join(''), stroke: '#eef6f6', width: 1.3, opacity: 0.75 },
    ...reeds.flatMap(({ x, y }) => [pen(`M${at({ x, y })}q-1-9-4-15M${at({ x: x + 2, y })}v-18M${at({ x: x + 4, y })}q1-8 5-13`, 1.2), pen(`M${at({ x: x + 2, y: y - 14 })}v-6`, 3)]),
  ];
}

/** A curl of mist: a long line that rolls up at its end. */
function curl({ x, y }: Spot, size: number, way: 1 | -1): string {
  const s = size * way;
  return `M${at({ x: x - s * 2.1, y: y + size * 0.5 })}C${at({ x: x - s, y: y + size * 0.75 })} ${at({ x: x + s * 0.9, y: y + size * 0.7 })} ${at({ x: x + s, y: y - size * 0.1 })}C${at({ x: x + s, y: y - size * 0.95 })} ${at({ x: x - s * 0.35, y: y - size * 0.95 })} ${at({ x: x - s * 0.35, y: y - size * 0.2 })}C${at({ x: x - s * 0.3, y: y + size * 0.3 })} ${at({ x: x + s * 0.5, y: y + size * 0.25 })} ${at({ x: x + s * 0.45, y: y - size * 0.15 })}`;
}

function mist(box: Box, hand: Hand): Mark[] {
  const curls = scattered(hand, box, 48, 30).map((spot) => curl(spot, between(hand, 11, 15), hand() < 0.5 ? 1 : -1)).join('');
  const banks = scattered(hand, box, 44, 22).map(({ x, y }) => `M${at({ x: x - 24, y })}q12-5 24 0t24 0`).join('');
  return [
    wash(blot(hand, box, 0, 4, 24, 5), '#f6f1e4', 0.5),
    ...scattered(hand, box, 34, 26).map(({ x, y }, n) => wash(`M${at({ x: x - 30, y })}a30 ${between(hand, 10, 15)} 0 1 0 60 0a30 ${between(hand, 10, 15)} 0 1 0-60 0Z`, n % 2 ? '#ffffff' : '#c9cfdb', 0.42)),
    { d: curls, stroke: '#ffffff', width: 5, opacity: 0.85 },
    { d: curls, stroke: '#4b4a57', width: 1.5, opacity: 0.85 },
    { d: banks, stroke: '#6c6b78', width: 1, opacity: 0.5 },
  ];
}

/** Masonry along the longer side; broken down where structural points are gone. */
function wall(box: Box, hand: Hand, structure: number, whole: number): Mark[] {
  const lying = box.width >= box.height;
  const [long, deep] = lying ? [box.width, box.height] : [box.height, box.width];
  const put = (along: number, across: number): Spot => (lying ? { x: box.x + along, y: box.y + across } : { x: box.x + across, y: box.y + along });
  const turn = lying ? 0 : Math.PI / 2;
  const standing = whole ? structure / whole : 1;
  const [rows, brick] = [3, long / Math.round(long / 24)];
  const bricks: Mark[] = [];
  for (let row = 0; row < rows; row++) {
    const odd = row % 2;
    for (let n = 0; n <= Math.round(long / brick) - (odd ? 0 : 1); n++) {
      const from = Math.max(0, n * brick - (odd ? brick / 2 : 0));
      const to = Math.min(long, from + (odd && n === 0 ? brick / 2 : brick));
      if (to - from < 3) continue;
      const firm = hand() < 0.12 + standing * 0.88;
      const spot = put((from + to) / 2 + (firm ? 0 : between(hand, -7, 7)), ((row + 0.5) * deep) / rows + (firm ? 0 : between(hand, -5, 5)));
      bricks.push(...stone(hand, spot, (to - from) * (firm ? 0.97 : 0.6), (deep / rows) * (firm ? 0.97 : 0.8), turn + (firm ? 0 : between(hand, -0.8, 0.8))));
    }
  }
  return [wash(blot(hand, box, -3, 4, 30, 9), '#5c4a33', 0.4), ...bricks];
}

const GROUND: Record<Piece, string> = { wood: '#7f9450', ruin: '#8d7c60', hill: '#b08a4e', pool: '#6f96a6', mist: '#ffffff', wall: '#5c4a33' };

/** The colour of the whole rectangle, which counts for the rules where the drawing leaves its corners free. */
export const groundOf = (piece: Piece): string => GROUND[piece];

/** The marks of a piece in its box. */
export function marksOf(piece: Piece, box: Box, structure: number, whole: number): Mark[] {
  const hand = handOf(piece, Math.round(box.x), Math.round(box.y), Math.round(box.width));
  if (piece === 'wall') return wall(box, hand, structure, whole);
  return { wood, ruin, hill, pool, mist }[piece](box, hand);
}

/** The exact border of a piece, by hand. */
export const borderOf = (piece: Piece, box: Box): string => bordered(handOf('border', piece, Math.round(box.x), Math.round(box.y)), box, 1);
