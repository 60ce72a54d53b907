/** How the seats of a table are called and marked. */

import type { SeatInfo } from '../wire';
import { seatName } from '../pages/seats';
import { words } from '../words.svelte';
import type { GameTable } from './board';

export interface Mark {
  /** The player's name. */
  name: string;
  /** What sentences call the seat: a colour, a people. */
  role: string;
  colour: string;
  letter: string;
}

const COLOURS = ['#e0a03c', '#6f9bea', '#8fb765', '#d9636f', '#b08ad8', '#5cb8b2', '#d9c36a', '#c98b6b'];

export function markOf(game: string, table: GameTable, view: any, seat: number, name: string): Mark {
  const own = view ? (table.seat?.(view, seat) ?? null) : null;
  const role = own ? words.say(own.says, game) : words.knows(`seat-${seat}`, game) ? words.text(`seat-${seat}`, {}, game) : '';
  return { name, role, colour: own?.colour ?? COLOURS[seat % COLOURS.length], letter: own?.letter ?? (role || name || String(seat + 1)).slice(0, 1).toUpperCase() };
}

/** The marks of all seats, in order. */
export const marksOf = (game: string, table: GameTable, view: any, names: string[]): Mark[] => names.map((name, seat) => markOf(game, table, view, seat, name));

/** Name and role in one. */
export const called = (mark: Mark): string => (mark.role && mark.role !== mark.name ? `${mark.name} (${mark.role})` : mark.name);

/** Names for the seats; bots of the same kind are told apart by a number. */
export function namesOf(seats: SeatInfo[]): string[] {
  const names = seats.map(seatName);
  return names.map((name, seat) => {
    const same = names.filter((other) => other === name).length;
    return same > 1 ? `${name} ${names.slice(0, seat + 1).filter((other) => other === name).length}` : name;
  });
}

export function listed(names: string[]): string {
  if (names.length < 2) return names[0] ?? '';
  return words.text('list-and', { start: names.slice(0, -1).join(', '), last: names[names.length - 1] });
}
