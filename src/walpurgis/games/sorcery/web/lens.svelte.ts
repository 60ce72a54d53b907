/** The lens: the warrior or the spell under the pointer, the focus or a long press, as its whole card. */

import { Pointing } from '@client/table/pointing.svelte';
import type { SpellMore } from './cards';
import type { SeenFigure } from './seen';

export type Thing = { warrior: string; seat: number; figure?: SeenFigure } | ({ spell: string } & SpellMore);

const HOVER = 480;
const FOCUS = 600;

export const lens = new Pointing<Thing>();

/** Let an element show its card. */
export const looks = (element: HTMLElement | SVGElement, thing: Thing) => lens.at(element, thing, HOVER, FOCUS);
