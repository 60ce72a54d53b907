/** The tip: what the thing under the pointer, the focus or a long press is, in words. */

import { Pointing } from '@client/table/pointing.svelte';

export interface Told {
  title: string;
  notes: string[];
}

const HOVER = 320;
/** Spaces are pointed at all the time: their tips wait longer. */
const DWELL = 650;

export const tip = new Pointing<() => Told>();

/** Let an element tell what it is. */
export function tells(element: HTMLElement | SVGElement, tell: () => Told) {
  const wait = element.closest('.map svg') ? DWELL : HOVER;
  return tip.at(element, tell, wait, wait);
}
