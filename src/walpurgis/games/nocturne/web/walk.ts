/** Arrow keys walk over what is offered; with Shift over everything that can be pressed. */

const AHEAD: Record<string, (dx: number, dy: number) => { along: number; across: number }> = {
  ArrowRight: (dx, dy) => ({ along: dx, across: dy }),
  ArrowLeft: (dx, dy) => ({ along: -dx, across: dy }),
  ArrowDown: (dx, dy) => ({ along: dy, across: dx }),
  ArrowUp: (dx, dy) => ({ along: -dy, across: dx }),
};

export interface Point {
  x: number;
  y: number;
}

/** Which of the points lies nearest in a direction; -1 if none does. */
export function nearest(key: string, from: Point, points: Point[]): number {
  let found = -1;
  let least = Infinity;
  points.forEach(({ x, y }, n) => {
    const { along, across } = AHEAD[key](x - from.x, y - from.y);
    const far = along + 2 * Math.abs(across);
    if (along > 4 && far < least) [found, least] = [n, far];
  });
  return found;
}

export function walk(event: KeyboardEvent): void {
  if (!(event.key in AHEAD) || event.target instanceof HTMLInputElement) return;
  const stage = (event.currentTarget as HTMLElement).closest('.stage') ?? document;
  const wanted = event.shiftKey ? '[data-card]' : '[data-offered="true"]';
  const targets = [...stage.querySelectorAll<HTMLElement>(`:is(.board, .mine) ${wanted}`)].filter((target) => target !== event.target && target.checkVisibility());
  if (!targets.length) return;
  const middle = (target: Element): Point => {
    const { x, y, width, height } = target.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  };
  const next = nearest(event.key, middle(event.target as Element), targets.map(middle));
  event.preventDefault();
  event.stopPropagation();
  if (next >= 0) targets[next].focus();
}
