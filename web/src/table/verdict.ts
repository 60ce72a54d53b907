/** The end of a game in one sentence. */

import type { Result, Say } from '../wire';
import { words } from '../words.svelte';
import { called, listed, type Mark } from './names';

/** The seats in the first place; none if nobody has won. */
export const winnersOf = (result: Result): number[] => result.places.flatMap((place, seat) => (place === 1 ? [seat] : []));

/** The game's own verdict, else who wins with how many points. */
export function verdictOf(result: Result, marks: Mark[], say: (s: Say) => string): string {
  if (result.verdict) return say(result.verdict);
  const winners = winnersOf(result);
  return words.text(winners.length > 1 ? 'winners' : 'winner', { who: listed(winners.map((seat) => called(marks[seat]))), points: result.scores[winners[0]] ?? 0 });
}
