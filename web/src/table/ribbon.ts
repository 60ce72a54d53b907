/** How high the question was at most. Boards that fill the window stay where they are when the next question is shorter. */

/** An attachment: keeps the greatest height of the element in `--highest`, for as long as it is as wide as it was. */
export function highest(element: HTMLElement): () => void {
  let width = 0;
  let most = 0;
  const observer = new ResizeObserver(() => {
    if (element.offsetWidth !== width) element.style.removeProperty('--highest');
    const { height } = element.getBoundingClientRect(); // to the fraction: half a pixel less would move the whole board
    if (element.offsetWidth === width && height <= most) return;
    width = element.offsetWidth;
    most = height;
    element.style.setProperty('--highest', `${most}px`);
  });
  observer.observe(element);
  return () => observer.disconnect();
}
