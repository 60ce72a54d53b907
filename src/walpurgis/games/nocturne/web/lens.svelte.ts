/** The lens: the card under the pointer, the focus or a long press, shown large with its text. */

import { dwell } from '@client/table/dwell';
import type { Thing } from './facts';

const HOVER = 280;

class Lens {
  shown = $state.raw<{ thing: Thing; box: DOMRect } | null>(null);
  #over: Element | null = null;

  show(thing: Thing, element: Element): void {
    this.#over = element;
    this.shown = { thing, box: element.getBoundingClientRect() };
  }

  /** Put the lens away; if an element is named, only when it looks at that one. */
  hide(element?: Element): void {
    if (element && element !== this.#over) return;
    this.#over = null;
    this.shown = null;
  }
}

export const lens = new Lens();

/** Make an element show its thing under the lens. A long press shows it, and is no click. */
export function looks(element: HTMLElement, thing: Thing) {
  let wanted = thing;
  const destroy = dwell(element, { hover: HOVER, focus: 0, show: () => lens.show(wanted, element), away: () => lens.hide(element), clicked: () => lens.hide() });
  return { update: (thing: Thing) => (wanted = thing), destroy };
}
