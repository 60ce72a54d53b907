/** Figures travel along their path to where they stand. Nothing waits for it: the drawing is always where the game is. */

import type { Spot } from './scale';

export interface Journey extends Spot {
  /** Where it went along, the start and the end included; empty if nobody saw it walk. */
  along: Spot[];
  animate: boolean;
}

const LONGEST = 900;
const PER_UNIT = 1.6;

const between = (one: Spot, other: Spot): number => Math.hypot(one.x - other.x, one.y - other.y);

/** The points of a journey with the share of the way at each, at an even pace. */
export function stations(from: Spot, journey: Journey): { x: number; y: number; offset: number }[] {
  const { along } = journey;
  const told = along.length > 1 && between(along[along.length - 1], journey) < 2;
  const points = told ? along : [from, journey];
  const far = points.map((point, n) => (n ? between(points[n - 1], point) : 0));
  const all = far.reduce((sum, one) => sum + one, 0) || 1;
  let gone = 0;
  return points.map(({ x, y }, n) => ({ x, y, offset: Math.min(1, (gone += far[n]) / all) }));
}

/** How long a journey takes in milliseconds: long ones never dawdle. */
export const lasts = (points: Spot[]): number => Math.min(LONGEST, 160 + points.reduce((sum, point, n) => (n ? sum + between(points[n - 1], point) : 0), 0) * PER_UNIT);

/** An action for a figure: it stands where it is told, and travels there if it stood elsewhere before. */
export function travels(node: SVGGElement, journey: Journey): { update: (next: Journey) => void } {
  let at = journey;
  const stand = (): void => node.setAttribute('transform', `translate(${at.x} ${at.y})`);
  stand();
  return {
    update(next) {
      const from = at;
      at = next;
      if (between(from, next) < 0.01) return;
      stand();
      if (!next.animate) return;
      const points = stations(from, next);
      node.animate(points.map(({ x, y, offset }) => ({ transform: `translate(${x}px, ${y}px)`, offset })), { duration: lasts(points), easing: 'ease-in-out' });
    },
  };
}
