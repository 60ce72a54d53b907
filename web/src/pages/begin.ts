/** One click to a game against the house: two players unless more are wanted, and gentle opponents. */

import { api } from '../api';
import { router } from '../router.svelte';
import { keep, recall } from '../settings.svelte';
import { guided } from '../table/guide.svelte';
import type { GameInfo } from '../wire';
import { gentleOpponents } from './seats';

const playedKey = (game: string): string => `walpurgis-played-${game}`;

/** Whether this browser has begun a game of this kind before. */
export const isNewTo = (game: string): boolean => !recall<boolean>(playedKey(game), false);

/** As many as sit down unless somebody says otherwise: two, if the game can be played by two. */
export const fewest = (game: GameInfo): number => (game.seats.includes(2) ? 2 : game.usual);

/** Begin at once, and go there; with notes if that is wanted. Whatever the house refuses is thrown. */
export async function begin(game: GameInfo, seats: number, notes: boolean): Promise<void> {
  const rivals = gentleOpponents(game, seats - 1).map((bot) => ({ kind: 'bot' as const, bot }));
  const table = await api.create({ game: game.name, seats: [{ kind: 'human', mine: true }, ...rivals], start: true, undo: 'free' });
  keep(playedKey(game.name), true);
  if (notes) guided(table.id);
  router.go(`/t/${table.id}`);
}
