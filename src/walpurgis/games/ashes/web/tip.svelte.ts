/** The tip: what the thing under the pointer, the focus or a long press is, in words. */

import { dwell } from '@client/table/dwell';

export interface Told {
  title: string;
  notes: string[];
}

const HOVER = 320;
/** Spaces are pointed at all the time: their tips wait longer. */
const DWELL = 650;

class Tip {
  shown = $state.raw<{ tell: () => Told; box: DOMRect; ground?: DOMRect } | null>(null);
  #over: Element | null = null;

  show(tell: () => Told, element: Element): void {
    this.#over = element;
    this.shown = { tell, box: element.getBoundingClientRect(), ground: element.closest('svg .hit') ? element.closest('.map')?.getBoundingClientRect() : undefined };
  }

  /** Put it away; if an element is named, only when it speaks of that one. */
  hide(element?: Element): void {
    if (element && element !== this.#over) return;
    this.#over = null;
    this.shown = null;
  }
}

export const tip = new Tip();

/** Let an element tell what it is. A long press tells it, and is no click. */
export function tells(element: HTMLElement | SVGElement, tell: () => Told) {
  let says = tell;
  const wait = element.closest('.map svg') ? DWELL : HOVER;
  const destroy = dwell(element, { hover: wait, focus: wait, show: () => tip.show(() => says(), element), away: () => tip.hide(element), clicked: () => tip.hide() });
  return { update: (tell: () => Told) => (says = tell), destroy };
}
