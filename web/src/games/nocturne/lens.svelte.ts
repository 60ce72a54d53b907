/** The lens: the card under the pointer, the focus or a long press, shown large with its text. */

import type { Thing } from './facts';

const HOVER = 280;
const PRESS = 450;

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
  let timer = 0;
  let pressed = false;
  const later = (wait: number, does: () => void) => {
    clearTimeout(timer);
    timer = window.setTimeout(does, wait);
  };
  const show = () => lens.show(wanted, element);
  const away = () => {
    clearTimeout(timer);
    lens.hide(element);
  };
  const heard: [string, (event: any) => void, boolean?][] = [
    ['pointerenter', (event: PointerEvent) => event.pointerType === 'mouse' && later(HOVER, show)],
    ['pointerleave', away],
    ['pointerdown', (event: PointerEvent) => {
      pressed = false;
      if (event.pointerType === 'mouse') return away();
      later(PRESS, () => {
        pressed = true;
        show();
      });
    }],
    ['pointerup', () => clearTimeout(timer)],
    ['pointercancel', away],
    ['contextmenu', (event: Event) => pressed && event.preventDefault()],
    ['focus', () => element.matches(':focus-visible') && show()],
    ['blur', away],
    ['click', (event: Event) => {
      if (pressed) event.stopImmediatePropagation();
      else lens.hide();
      pressed = false;
    }, true],
  ];
  for (const [name, does, capture] of heard) element.addEventListener(name, does, capture);
  return {
    update: (thing: Thing) => (wanted = thing),
    destroy: () => {
      away();
      for (const [name, does, capture] of heard) element.removeEventListener(name, does, capture);
    },
  };
}
