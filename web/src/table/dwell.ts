/** Pointing at a thing for a while: by the mouse, by the keyboard's focus, or by a long press, which is not a click. */

const PRESS = 450;

export interface Dwelling {
  /** How long the mouse stays before the thing is shown, and how long the focus, in milliseconds. */
  hover: number;
  focus: number;
  show: () => void;
  /** Put away what was shown of this element. */
  away: () => void;
  /** Put away whatever is shown: somebody clicked. */
  clicked: () => void;
}

/** Listen for it; the answer stops listening. */
export function dwell(element: HTMLElement | SVGElement, { hover, focus, show, away, clicked }: Dwelling): () => void {
  let timer = 0;
  let pressed = false;
  const later = (wait: number, does: () => void) => {
    clearTimeout(timer);
    timer = window.setTimeout(does, wait);
  };
  const leave = () => {
    clearTimeout(timer);
    away();
  };
  const heard: [string, (event: any) => void, boolean?][] = [
    ['pointerenter', (event: PointerEvent) => event.pointerType === 'mouse' && later(hover, show)],
    ['pointerleave', leave],
    ['pointerdown', (event: PointerEvent) => {
      pressed = false;
      if (event.pointerType === 'mouse') return leave();
      later(PRESS, () => {
        pressed = true;
        show();
      });
    }],
    ['pointerup', () => clearTimeout(timer)],
    ['pointercancel', leave],
    ['contextmenu', (event: Event) => pressed && event.preventDefault()],
    ['focus', () => element.matches(':focus-visible') && (focus ? later(focus, show) : show())],
    ['blur', leave],
    ['click', (event: Event) => {
      clearTimeout(timer);
      if (pressed) event.stopImmediatePropagation();
      else clicked();
      pressed = false;
    }, true],
  ];
  for (const [name, does, capture] of heard) element.addEventListener(name, does, capture);
  return () => {
    leave();
    for (const [name, does, capture] of heard) element.removeEventListener(name, does, capture);
  };
}
