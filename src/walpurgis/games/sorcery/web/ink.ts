/** A steady hand that is never quite straight: wobbling lines, blots and scattered marks for the map. The same place is always drawn the same way. */

import type { Box, Spot } from './scale';

export type Hand = () => number;

/** Numbers from 0 to 1 that depend on the seed alone. */
export function handOf(...seeds: (number | string)[]): Hand {
  let state = 2166136261;
  for (const letter of seeds.join(',')) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Somewhere between two numbers. */
export const between = (hand: Hand, least: number, most: number): number => least + hand() * (most - least);

const short = (value: number): string => String(Math.round(value * 10) / 10);
export const at = ({ x, y }: Spot): string => `${short(x)} ${short(y)}`;

/** A smooth closed line through points. */
export function closed(points: readonly Spot[]): string {
  const middle = (one: Spot, other: Spot): Spot => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
  const start = middle(points[points.length - 1], points[0]);
  return `M${at(start)}${points.map((point, n) => `Q${at(point)} ${at(middle(point, points[(n + 1) % points.length]))}`).join('')}Z`;
}

/** A line drawn by hand: small bends on the way. */
export function stroke(hand: Hand, from: Spot, to: Spot, bend = 1.5, step = 26): string {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const parts = Math.max(1, Math.round(length / step));
  const [across, down] = [(to.x - from.x) / parts, (to.y - from.y) / parts];
  const side = { x: length ? -(to.y - from.y) / length : 0, y: length ? (to.x - from.x) / length : 0 };
  const pieces = Array.from({ length: parts }, (_, n) => {
    const off = between(hand, -bend, bend);
    return `Q${at({ x: from.x + across * (n + 0.5) + side.x * off, y: from.y + down * (n + 0.5) + side.y * off })} ${at({ x: from.x + across * (n + 1), y: from.y + down * (n + 1) })}`;
  });
  return `M${at(from)}${pieces.join('')}`;
}

export const cornersOf = ({ x, y, width, height }: Box): Spot[] => [{ x, y }, { x: x + width, y }, { x: x + width, y: y + height }, { x, y: y + height }];

/** The border of a box by hand; the corners are exact, since rules are measured there. */
export function bordered(hand: Hand, box: Box, bend = 1.2): string {
  const corners = cornersOf(box);
  return corners.map((corner, n) => stroke(hand, corner, corners[(n + 1) % 4], bend)).join('');
}

/** A point on the outline of a rounded box, by a share of the way round; `square` 2 is an ellipse, more is squarer. */
export function onOutline(box: Box, share: number, inset = 0, square = 4): Spot {
  const turn = share * Math.PI * 2;
  const bent = (value: number): number => Math.sign(value) * Math.abs(value) ** (2 / square);
  return {
    x: box.x + box.width / 2 + (box.width / 2 - inset) * bent(Math.cos(turn)),
    y: box.y + box.height / 2 + (box.height / 2 - inset) * bent(Math.sin(turn)),
  };
}

/** A blot inside a box. */
export function blot(hand: Hand, box: Box, inset = 4, rough = 5, count = 22, square = 4): string {
  return closed(Array.from({ length: count }, (_, n) => onOutline(box, n / count, inset + hand() * rough, square)));
}

/** Points scattered over a box, none too near to another, from back to front. */
export function scattered(hand: Hand, box: Box, gap: number, inset: number): Spot[] {
  const found: Spot[] = [];
  for (let tries = 0; tries < 600; tries++) {
    const spot = { x: between(hand, box.x + inset, box.x + box.width - inset), y: between(hand, box.y + inset, box.y + box.height - inset) };
    if (found.every((other) => Math.hypot(other.x - spot.x, (other.y - spot.y) * 1.25) >= gap)) found.push(spot);
  }
  return found.sort((one, other) => one.y - other.y);
}
