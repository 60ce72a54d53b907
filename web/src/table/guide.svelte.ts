/** A guided game: a real one, with a note when something is asked for the first time. The notes are words of the game (`web-guide-…`); a game without any is not guided. */

import { keep, recall } from '../settings.svelte';
import type { Offer } from '../wire';
import { words } from '../words.svelte';

const keyOf = (table: string): string => `walpurgis-guided-${table}`;

/** From now on this table is guided. */
export const guided = (table: string): void => keep(keyOf(table), {});

/** Whether a game has notes for a guided game. */
export const canGuide = (game: string): boolean => words.knows('web-guide-aim', game);

/** What a game is about, in one sentence. */
export const aimOf = (game: string): string => (canGuide(game) ? words.text('web-guide-aim', {}, game) : '');

export class Guide {
  readonly #table: string;
  /** Which question each note was shown with, by the name of the question; null if the table is not guided. */
  #shown = $state.raw<Record<string, number> | null>(null);

  constructor(table: string) {
    this.#table = table;
    this.#shown = recall<Record<string, number> | null>(keyOf(table), null);
  }

  get on(): boolean {
    return this.#shown !== null;
  }

  /** The note for this question: only the first time that it is asked. */
  noteOf(game: string, offer: Offer | undefined): string | null {
    const first = offer && this.#shown?.[offer.prompt];
    if (!offer || !this.on || (first !== undefined && first !== offer.question)) return null;
    const id = `web-guide-${offer.prompt}`;
    return words.knows(id, game) ? words.text(id, {}, game) : null;
  }

  /** The note of this question is read now. */
  read(offer: Offer): void {
    if (!this.#shown || offer.prompt in this.#shown) return;
    this.#shown = { ...this.#shown, [offer.prompt]: offer.question };
    keep(keyOf(this.#table), this.#shown);
  }

  /** No more notes at this table. */
  stop = (): void => {
    this.#shown = null;
    keep(keyOf(this.#table), null);
  };
}
