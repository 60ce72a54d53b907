/** What the table makes of Sabbat's events: pictures for the log, what belongs to the end of a round, and where points come from. */

import type { Earned, GameTable } from '@client/table/board';
import { Chimera, Fist, Hand, Meal, Skull, Terror, Tombstone, FullMoon, type Icon } from './icons';
import type { Seen } from './seen';

const ICONS: Record<string, Icon> = {
  RoundBegan: FullMoon, CurseStruck: Skull, ResourcesTaken: Hand, ResourceBurnt: Terror, Frenzied: Terror, Fought: Fist, TurnedAway: Fist,
  Expelled: Tombstone, Burnt: Tombstone, Fed: Meal, Starved: Tombstone, Approved: Chimera,
};

const CLOSING = new Set(['Fed', 'Starved', 'RegionsScored', 'Approved', 'Recovered', 'CurseStruck', 'Spoiled', 'RoundBegan', 'CardTurned', 'GameEnded']);

export const icon: NonNullable<GameTable['icon']> = (event) => ICONS[event.is] ?? null;

export const closes: NonNullable<GameTable['closes']> = (event) => CLOSING.has(event.is);

export const tally: NonNullable<GameTable['tally']> = (view: Seen) => [
  { says: { id: 'account-track' }, points: view.players.map((player) => player.vp) },
  { says: { id: 'web-sm-terror' }, points: view.players.map((player) => player.terror) },
];

/** Which events move the marker on the track, and by how much. */
export const earned: NonNullable<GameTable['earned']> = (event, view: Seen) => {
  const told = event as unknown as { is: string; who: string; vp: number; where: string[]; rivals: string[]; bonus: string };
  const seat = (people: string) => view.players.findIndex((player) => player.people === people);
  const from = (source: string, people: string, points: number): Earned => ({ of: 'account-track', says: { id: `web-sm-from-${source}` }, seat: seat(people), points });
  if (told.is === 'Fought') return [from('fights', told.who, told.vp)];
  if (told.is === 'TurnedAway') return told.rivals.map((rival) => from('fights', rival, told.vp));
  if (told.is === 'RegionsScored') return [from('regions', told.who, told.vp)];
  if (told.is === 'BonusTaken' && told.bonus.startsWith('V')) return [from('bonus', told.who, Number(told.bonus.slice(1)))];
  if (told.is === 'Starved') return [from('hunger', told.who, -told.where.length)];
  return told.is === 'CurseStruck' ? [from('curses', told.who, -told.vp)] : [];
};
