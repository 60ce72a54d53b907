import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { Throttle } from './throttle';

describe('a throttle', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('does the first wish at once and then the latest one, no more often than it may', () => {
    const done: number[] = [];
    const throttle = new Throttle<number>((wish) => done.push(wish), 70, () => Date.now());
    for (let n = 0; n < 10; n++) {
      throttle.ask(n);
      vi.advanceTimersByTime(20);
    }
    vi.advanceTimersByTime(200);
    expect(done[0]).toBe(0);
    expect(done.at(-1)).toBe(9);
    expect(done.length).toBeLessThanOrEqual(4);
  });

  it('forgets what waits', () => {
    const done: number[] = [];
    const throttle = new Throttle<number>((wish) => done.push(wish), 70, () => Date.now());
    throttle.ask(1);
    throttle.ask(2);
    throttle.forget();
    vi.advanceTimersByTime(200);
    expect(done).toEqual([1]);
  });
});
