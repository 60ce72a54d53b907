/** The lens: the card under the pointer, the focus or a long press, shown large with its text. */

import { Pointing } from '@client/table/pointing.svelte';
import type { Thing } from './facts';

const HOVER = 280;

export const lens = new Pointing<Thing>();

/** Make an element show its thing under the lens. */
export const looks = (element: HTMLElement, thing: Thing) => lens.at(element, thing, HOVER, 0);
