/** Arrow keys walk over a board: to what is offered; with Shift over everything that can be pressed. */

export interface Point {
  x: number;
  y: number;
}

const AHEAD: Record<string, [number, number]> = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] };

/** Which of the points is nearest in the direction of a key, what is straight ahead before what is to the side; -1 if none is. */
export function nearest(key: string, from: Point, points: Point[]): number {
  const [right, down] = AHEAD[key];
  let [found, least] = [-1, Infinity];
  points.forEach(({ x, y }, n) => {
    const [dx, dy] = [x - from.x, y - from.y];
    const along = dx * right + dy * down;
    const far = along + 2 * Math.abs(dx * down - dy * right);
    if (along > 4 && far < least) [found, least] = [n, far];
  });
  return found;
}

function middle(target: Element): Point {
  const { x, y, width, height } = target.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

/** Move the focus from where the key was pressed to the nearest of what fits there. `anything` is what Shift walks over, as a selector. */
export function walk(event: KeyboardEvent, within: ParentNode, anything: string, offered = '[data-offered="true"]'): void {
  if (!(event.key in AHEAD) || event.target instanceof HTMLInputElement) return;
  const wanted = within.querySelectorAll<HTMLElement | SVGElement>(event.shiftKey ? anything : offered);
  const targets = [...wanted].filter((target) => target !== event.target && target.checkVisibility());
  if (!targets.length) return;
  event.preventDefault();
  event.stopPropagation();
  const next = nearest(event.key, middle(event.target as Element), targets.map(middle));
  if (next >= 0) targets[next].focus();
}

/** A key handler for a board and what is beside it: the arrows walk over both. */
export const walksOver = (anything: string) => (event: KeyboardEvent): void => {
  const stage = (event.currentTarget as HTMLElement).closest('.stage') ?? document;
  walk(event, stage, `:is(.board, .mine) ${anything}`, ':is(.board, .mine) [data-offered="true"]');
};
