/** The ring of a dial and the arcs of a base, around the origin. Angles are degrees clockwise from straight up. */

import { at } from './ink';
import type { Spot } from './scale';

export const polar = (radius: number, degrees: number): Spot => ({ x: radius * Math.sin((degrees * Math.PI) / 180), y: -radius * Math.cos((degrees * Math.PI) / 180) });

/** A piece of a ring between two radii and two angles; with an inner radius of 0 a piece of a cake. */
export function band(inner: number, outer: number, from: number, to: number): string {
  const wide = to - from > 180 ? 1 : 0;
  const back = inner > 0 ? `L${at(polar(inner, to))}A${inner} ${inner} 0 ${wide} 0 ${at(polar(inner, from))}` : 'L0 0';
  return `M${at(polar(outer, from))}A${outer} ${outer} 0 ${wide} 1 ${at(polar(outer, to))}${back}Z`;
}

export interface Slot {
  click: number;
  state: 'lost' | 'now' | 'left' | 'skull';
  d: string;
  turn: number;
}

/** The dial runs clockwise over the top; the gap below is for the label. */
export const DIAL_FROM = -138;
export const DIAL_TO = 138;

/** The slot of the skull is as narrow as it can be: the clicks share the rest. */
const SKULL = 24;

export function slotsOf(clicks: number, now: number, inner: number, outer: number): Slot[] {
  const each = (DIAL_TO - DIAL_FROM - SKULL) / clicks;
  return Array.from({ length: clicks + 1 }, (_, n) => {
    const [click, from] = [n + 1, DIAL_FROM + n * each];
    const to = click > clicks ? DIAL_TO : from + each;
    const state = click > clicks ? 'skull' : click < now ? 'lost' : click === now ? 'now' : 'left';
    return { click, state, d: band(inner, outer, from + 1.5, to - 1.5), turn: (from + to) / 2 };
  });
}

/** Where the plaque hangs: below, unless the nose points there; then it makes room for it. */
export function plaqueAt(heading: number): number {
  const turn = ((heading % 360) + 360) % 360;
  if (turn > 130 && turn <= 195) return Math.min(turn + 50, 228);
  if (turn > 195 && turn < 230) return Math.max(turn - 50, 150);
  return 180;
}
