/** What the pointer, the focus or a long press is on, shown large or in words beside it: the lens of a card, the tip of a piece. */

import { dwell } from './dwell';

export class Pointing<T> {
  shown = $state.raw<{ what: T; element: Element; box: DOMRect } | null>(null);

  show(what: T, element: Element): void {
    this.shown = { what, element, box: element.getBoundingClientRect() };
  }

  /** Put it away; if an element is named, only when it speaks of that one. */
  hide(element?: Element): void {
    if (!element || element === this.shown?.element) this.shown = null;
  }

  /** Let an element show what it is, as an action. A long press shows it, and is not a click. */
  at = (element: HTMLElement | SVGElement, what: T, hover: number, focus: number) => {
    let now = what;
    const destroy = dwell(element, { hover, focus, show: () => this.show(now, element), away: () => this.hide(element), clicked: () => this.hide() });
    return { update: (what: T) => (now = what), destroy };
  };
}

const GAP = 10;
const RIM = 6;

/** Where a box of that size is in the window: beside the thing where there is room, else above it, else below. */
export function beside(thing: DOMRect, wide: number, tall: number, width: number, height: number): { x: number; y: number } {
  const right = thing.right + GAP + wide < width;
  const left = thing.left - GAP - wide > 0;
  const [x, y] = [thing.left + thing.width / 2 - wide / 2, thing.top + thing.height / 2 - tall / 2];
  const above = thing.top - tall - GAP;
  return {
    x: right ? thing.right + GAP : left ? thing.left - GAP - wide : Math.max(RIM, Math.min(width - wide - RIM, x)),
    y: right || left ? Math.max(RIM, Math.min(height - tall - RIM, y)) : above > RIM ? above : Math.min(height - tall - RIM, thing.bottom + GAP),
  };
}
