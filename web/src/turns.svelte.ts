/** The tables of the house, looked up every now and then: the one place that knows at which of them it is my turn. */

import { api } from './api';
import type { Lists, TableInfo } from './wire';

const OFTEN = 5_000;
const SELDOM = 20_000;

class Turns {
  lists = $state.raw<Lists | null>(null);

  /** My tables that wait for me. */
  waiting: TableInfo[] = $derived(this.lists?.mine.filter((table) => table.your_turn) ?? []);

  async look(): Promise<void> {
    this.lists = await api.tables();
  }

  /** Look again and again until the returned function is called: often where the lists are shown. A house that does not answer is asked again later. */
  follow(often: boolean): () => void {
    const look = () => void this.look().catch(() => undefined);
    look();
    const timer = setInterval(() => document.visibilityState === 'visible' && look(), often ? OFTEN : SELDOM);
    return () => clearInterval(timer);
  }
}

export const turns = new Turns();

/** Show a page's title, how many tables wait for me besides it, and in the icon whether any does. */
export function entitle(title: string, here: { yourTurn?: boolean; table?: string } = {}): void {
  const elsewhere = turns.waiting.filter((table) => table.id !== here.table).length;
  document.title = elsewhere ? `(${elsewhere}) ${title}` : title;
  document.querySelector('#favicon')?.setAttribute('href', here.yourTurn || elsewhere ? '/favicon-turn.svg' : '/favicon.svg');
}
