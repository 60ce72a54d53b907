/** How wide a card is that fills its place. Cards of a fixed size know it; these are told: a card that asked its place would be laid out on its own whenever anything at the
 * table changes, together with all others. */

const observer = globalThis.ResizeObserver && new ResizeObserver((cards) => {
  for (const { target, contentRect } of cards) (target as HTMLElement).style.setProperty('--wide', `${contentRect.width}px`);
});

/** An attachment: keeps the width of the element in `--wide`. */
export function wide(element: HTMLElement): () => void {
  observer.observe(element);
  return () => observer.unobserve(element);
}
