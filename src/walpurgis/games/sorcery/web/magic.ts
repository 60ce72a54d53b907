/** What the counter window shows: the ways to counter a spell. */

import type { Offer } from '@client/table/board';
import type { Counter, CounterWith, Modifier } from './wire';

/** A way to counter a spell: with which warrior, with which counterspell if with one, and how likely. */
export interface Way {
  key: string;
  figure: string;
  warrior: string;
  counterspell: string;
  /** In per cent. */
  chance: number;
  dice: number;
  modifiers: Modifier[];
}

/** The ways to counter, warrior by warrior, the one without a counterspell first. */
export function waysOf(offer: Offer): Way[][] {
  const found = new Map<string, Way[]>();
  for (const { key, about } of offer.choices) {
    const option = about as Counter | CounterWith | { is: string };
    if (option.is !== 'Counter' && option.is !== 'CounterWith') continue;
    const { who, chance, dice, modifiers } = option as Counter;
    const way = { key, figure: who.id, warrior: who.warrior, counterspell: option.is === 'CounterWith' ? (option as CounterWith).counterspell : '', chance, dice, modifiers };
    found.set(who.id, [...(found.get(who.id) ?? []), way]);
  }
  return [...found.values()];
}

export const added = (modifiers: Modifier[]): number => modifiers.reduce((sum, { amount }) => sum + amount, 0);
