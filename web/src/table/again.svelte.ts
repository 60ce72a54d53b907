/** What happened since my turn, played again on the board: the last moments of the game, one after the other. */

import { api } from '../api';
import { settings } from '../settings.svelte';
import type { Line, Moment } from '../wire';
import { sinceMine } from './turns';

/** How many moments are looked at, at most. */
const MOST = 80;
/** Milliseconds a moment stays at least, even for whoever wants no motion: it is there to be read. */
const READ = 900;

export class Again {
  frames = $state.raw<Moment[]>([]);
  at = $state(0);
  /** It is being fetched. */
  coming = $state(false);
  /** There was nothing to show. */
  nothing = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  get moment(): Moment | null {
    return this.frames[this.at] ?? null;
  }

  /** What the moment shown tells; how it stood at first needs no words. */
  get lines(): Line[] {
    return this.at ? (this.moment?.lines ?? []) : [];
  }

  /** Everything told so far. */
  get told(): Line[] {
    return this.frames.slice(1, this.at + 1).flatMap((moment) => moment.lines);
  }

  async begin(table: string, me: number | null): Promise<void> {
    if (this.coming) return;
    this.coming = true;
    this.nothing = false;
    try {
      this.frames = sinceMine(await api.lately(table, me === null ? 'public' : String(me), MOST), me);
      this.at = 0;
      this.nothing = !this.frames.length;
      this.#later();
    } catch {
      this.nothing = true;
    } finally {
      this.coming = false;
    }
  }

  /** One moment on, after the last back to the game. */
  #later(): void {
    if (!this.frames.length) return;
    const wait = this.at ? Math.max(READ, settings.pace.dwell * 1.3) : READ / 2;
    this.#timer = setTimeout(() => {
      if (this.at + 1 >= this.frames.length) return this.stop();
      this.at += 1;
      this.#later();
    }, wait);
  }

  stop = (): void => {
    clearTimeout(this.#timer);
    this.frames = [];
    this.at = 0;
  };
}
