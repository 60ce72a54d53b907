/** What a seat sees of Nocturne, and how it is laid out. */

import printed from './printed.json';
import type { Mat, Printed, Seen } from './wire';

export type { Mat, Pile, Seen } from './wire';

const { basic, phases }: Printed = printed;
export const BASIC = basic;
export const PHASES = Object.keys(phases);

/** The phase of the line in which the turn is; none when the game is over. */
export const phaseOf = (view: Seen): string => PHASES.find((phase) => phases[phase].includes(view.phase)) ?? '';

/** Each card once, with how many there are, in the order of their first copy. */
export function counted(cards: string[]): { card: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([card, count]) => ({ card, count }));
}

/** What lies in play for this turn only, without the cards that stay. */
export function passing(mat: Mat): string[] {
  const staying = [...mat.staying];
  return mat.play.filter((card) => {
    const at = staying.indexOf(card);
    if (at >= 0) staying.splice(at, 1);
    return at < 0;
  });
}

/** A list with equal cards told apart, to be keyed by. */
export function slots(cards: string[]): { card: string; n: number; id: string }[] {
  const seen = new Map<string, number>();
  return cards.map((card) => {
    const n = seen.get(card) ?? 0;
    seen.set(card, n + 1);
    return { card, n, id: `${card}:${n}` };
  });
}
