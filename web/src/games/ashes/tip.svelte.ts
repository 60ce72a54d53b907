/** The tip: what the thing under the pointer, the focus or a long press is, in words. */

export interface Told {
  title: string;
  notes: string[];
}

const HOVER = 320;
/** Spaces are pointed at all the time: their tips wait longer. */
const DWELL = 650;
const PRESS = 450;

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
  let timer = 0;
  let pressed = false;
  const wait = element.closest('.map svg') ? DWELL : HOVER;
  const later = (wait: number, does: () => void) => {
    clearTimeout(timer);
    timer = window.setTimeout(does, wait);
  };
  const show = () => tip.show(() => says(), element);
  const away = () => {
    clearTimeout(timer);
    tip.hide(element);
  };
  const heard: [string, (event: any) => void, boolean?][] = [
    ['pointerenter', (event: PointerEvent) => event.pointerType === 'mouse' && later(wait, show)],
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
    ['focus', () => element.matches(':focus-visible') && later(wait, show)],
    ['blur', away],
    ['click', (event: Event) => {
      clearTimeout(timer);
      if (pressed) event.stopImmediatePropagation();
      else tip.hide();
      pressed = false;
    }, true],
  ];
  for (const [name, does, capture] of heard) element.addEventListener(name, does, capture);
  return {
    update: (tell: () => Told) => (says = tell),
    destroy: () => {
      away();
      for (const [name, does, capture] of heard) element.removeEventListener(name, does, capture);
    },
  };
}
