/** Figures glide along their path to where they stand. Nothing waits for it: the drawing is always where the game is. */

import { centre, type Point } from './geometry';

export interface Journey extends Point {
  /** The spaces walked over, if the figure walked. */
  over: string[];
  animate: boolean;
}

const MOST = 620;

/** How long a journey takes: short ones are slower by the step, long ones never dawdle. */
export const lasts = (steps: number): number => Math.min(MOST, 180 + 70 * steps);

/** The points of a journey, the first and the last included. */
export function points(from: Point, to: Journey): Point[] {
  const between = to.over.map(centre);
  const last = between[between.length - 1];
  if (last && (last.x !== to.x || last.y !== to.y)) return [from, to];
  return [from, ...between.slice(0, -1), to].map(({ x, y }) => ({ x, y }));
}

/** An action for a figure: it stands where it is told, and glides there if it stood elsewhere before. */
export function glides(node: SVGGElement, journey: Journey): { update: (next: Journey) => void } {
  let at = journey;
  const stand = (): void => node.setAttribute('transform', `translate(${at.x} ${at.y})`);
  stand();
  return {
    update(next) {
      const from = at;
      at = next;
      if (from.x === next.x && from.y === next.y) return;
      stand();
      if (!next.animate) return;
      const frames = points(from, next).map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px)` }));
      node.animate(frames, { duration: lasts(frames.length), easing: 'ease-in-out' });
    },
  };
}
