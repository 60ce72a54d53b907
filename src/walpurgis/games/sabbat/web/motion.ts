/** How pieces move: they travel along a bent way from where they stood, and numbers rise. Nothing waits for it: the drawing is always where the game is. */

import { bend, type Point } from './geometry';

export interface Place extends Point {
  turn: number;
  scale: number;
}

export interface Journey extends Place {
  animate: boolean;
  /** The drawing the place belongs to: when the whole board is laid out again, nothing travels. */
  ground: unknown;
}

const DURATION = 280;
const STEPS = 10;

/** The points of the way, the first and the last included. */
export function way(from: Place, to: Place, steps = STEPS): Place[] {
  const over = bend(from, to);
  return Array.from({ length: steps + 1 }, (_, n) => {
    const t = n / steps;
    const u = 1 - t;
    const lift = 1 + 0.18 * Math.sin(Math.PI * t); // a piece on its way is a little nearer to the eye
    return {
      x: u * u * from.x + 2 * u * t * over.x + t * t * to.x,
      y: u * u * from.y + 2 * u * t * over.y + t * t * to.y,
      turn: u * from.turn + t * to.turn,
      scale: (u * from.scale + t * to.scale) * lift,
    };
  });
}

/** An action for a piece: it stands where it is told, and travels there if it stood elsewhere before. */
export function travels(node: SVGGElement, journey: Journey): { update: (next: Journey) => void } {
  let at: Journey = journey;
  const stand = (): void => node.setAttribute('transform', `translate(${at.x} ${at.y}) rotate(${at.turn}) scale(${at.scale})`);
  stand();
  return {
    update(next) {
      const from = at;
      at = next;
      stand();
      if (!next.animate || from.ground !== next.ground || (from.x === next.x && from.y === next.y && from.turn === next.turn)) return;
      const frames = way(from, next).map(({ x, y, turn, scale }) => ({ transform: `translate(${x}px, ${y}px) rotate(${turn}deg) scale(${scale})` }));
      node.animate(frames, { duration: DURATION, easing: 'ease-in-out' });
    },
  };
}

/** Let everything under way arrive at once. What pulses by style alone is left in peace. */
export function arriveAtOnce(root: Element): void {
  for (const running of root.getAnimations({ subtree: true })) if (!(running instanceof CSSAnimation) && !(running instanceof CSSTransition)) running.finish();
}
