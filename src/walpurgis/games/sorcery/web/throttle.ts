/** The latest call, at most this often: what comes too soon waits, and only the last of what waits is done. */

export class Throttle<T> {
  #last = -Infinity;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wish: T | undefined;

  /** `pause` is in milliseconds. */
  constructor(
    readonly does: (wish: T) => void,
    readonly pause: number,
    readonly now: () => number = () => performance.now(),
  ) {}

  ask(wish: T): void {
    this.#wish = wish;
    if (this.#timer !== undefined) return;
    const wait = this.#last + this.pause - this.now();
    if (wait <= 0) this.#do();
    else this.#timer = setTimeout(() => this.#do(), wait);
  }

  forget(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #do(): void {
    this.#timer = undefined;
    this.#last = this.now();
    this.does(this.#wish as T);
  }
}
