/** The end of a game in one sentence. */

import type { Result } from '../wire';
import { words } from '../words.svelte';
import type { Part, Voice } from './voice';

/** The seats in the first place; none if nobody has won. */
export const winnersOf = (result: Result): number[] => result.places.flatMap((place, seat) => (place === 1 ? [seat] : []));

/** The game's own verdict, else who wins with how many points. Whoever sits there is told so: "you". */
export function verdictOf(result: Result, voice: Voice, mine: number[] = []): Part[] {
  const winners = winnersOf(result);
  const mineWins = mine.length === 1 && winners.includes(mine[0]) && result.places.length > 1;
  if (result.verdict) {
    const verdict = voice.parts(result.verdict);
    return mineWins ? [{ text: `${words.text(winners.length > 1 ? 'web-you-win-too' : 'web-you-win')} `, seat: null }, ...verdict] : verdict;
  }
  const points = result.scores[winners[0]] ?? 0;
  if (!mineWins) return voice.about(winners.length > 1 ? 'winners' : 'winner', { points }, { who: winners });
  if (winners.length === 1) return voice.about('web-you-win-points', { points }, {});
  return voice.about('web-you-win-with', { points }, { who: winners.filter((seat) => !mine.includes(seat)) });
}

export const verdictText = (parts: Part[]): string => parts.map((part) => part.text).join('');
