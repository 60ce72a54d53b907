/** Arrow keys walk over what is offered; with Shift over everything that can be pressed. */

import type { Point } from './geometry';

const AHEAD: Record<string, [number, number]> = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] };

/** Which of the points lies nearest in a direction; -1 if none does. */
export function nearest(key: string, from: Point, points: Point[]): number {
  const [right, down] = AHEAD[key];
  let [found, least] = [-1, Infinity];
  points.forEach(({ x, y }, n) => {
    const [dx, dy] = [x - from.x, y - from.y];
    const along = dx * right + dy * down;
    const far = along + 2 * Math.abs(dx * down + dy * right);
    if (along > 4 && far < least) [found, least] = [n, far];
  });
  return found;
}

export function walk(event: KeyboardEvent): void {
  if (!(event.key in AHEAD) || event.target instanceof HTMLInputElement) return;
  const stage = (event.currentTarget as HTMLElement).closest('.stage') ?? document;
  const targets = [...stage.querySelectorAll<HTMLElement>(`:is(.board, .mine) ${event.shiftKey ? '[data-spot]' : '[data-offered="true"]'}`)].filter((one) => one !== event.target && one.checkVisibility());
  if (!targets.length) return;
  const middle = (target: Element): Point => {
    const { x, y, width, height } = target.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  };
  event.preventDefault();
  event.stopPropagation();
  const next = nearest(event.key, middle(event.target as Element), targets.map(middle));
  if (next >= 0) targets[next].focus();
}
