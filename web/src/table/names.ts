/** How the seats of a table are called and marked. */

import type { SeatInfo } from '../wire';
import { seatName } from '../pages/seats';
import { words } from '../words.svelte';
import type { GameTable } from './board';

export interface Mark {
  /** The player's name: the one that is used everywhere. */
  name: string;
  /** What the seat is in the game, where that is more than a place to sit: a colour, a people, a side. */
  role: string;
  colour: string;
  letter: string;
  /** The message by which the game's sentences name the seat. */
  id: string;
  /** Whether the player's name can stand wherever that message does: it is a name itself, and no side of several players. */
  stands: boolean;
}

const COLOURS = ['#e0a03c', '#6f9bea', '#8fb765', '#d9636f', '#b08ad8', '#5cb8b2', '#d9c36a', '#c98b6b'];

export function markOf(game: string, table: GameTable, view: any, seat: number, name: string): Mark {
  const own = view ? (table.seat?.(view, seat) ?? null) : null;
  const id = own?.says.id ?? `seat-${seat}`;
  const bare = id === `seat-${seat}`; // a word for the place alone, which the name replaces
  const role = own && !bare ? words.say(own.says, game) : '';
  return { name, role, colour: own?.colour ?? COLOURS[seat % COLOURS.length], letter: own?.letter ?? (name || String(seat + 1)).slice(0, 1).toUpperCase(), id, stands: bare || (own?.stands ?? false) };
}

/** The marks of all seats, in order. Where two would have the same letter, the seats are numbered. */
export function marksOf(game: string, table: GameTable, view: any, names: string[]): Mark[] {
  const marks = names.map((name, seat) => markOf(game, table, view, seat, name));
  const alike = new Set(marks.map((mark) => mark.letter)).size < marks.length && !table.seat;
  return alike ? marks.map((mark, seat) => ({ ...mark, letter: String(seat + 1) })) : marks;
}

/** Name and role in one. */
export const called = (mark: Mark): string => (mark.role && mark.role !== mark.name ? `${mark.name} (${mark.role})` : mark.name);

const ROMAN = ['', '', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII'];

/** Names for the seats. Whoever has the same name as another before is told apart: opponents as in old families (Pip, Pip II), others by a number. */
export function namesOf(seats: SeatInfo[]): string[] {
  const names = seats.map(seatName);
  return toldApart(names, seats.map((seat) => seat.kind === 'bot'));
}

export function toldApart(names: string[], family: boolean[]): string[] {
  return names.map((name, seat) => {
    const nth = names.slice(0, seat + 1).filter((other) => other === name).length;
    if (family[seat]) return nth > 1 ? `${name} ${ROMAN[nth]}` : name;
    return names.filter((other) => other === name).length > 1 ? `${name} ${nth}` : name;
  });
}

export function listed(names: string[]): string {
  if (names.length < 2) return names[0] ?? '';
  return words.text('list-and', { start: names.slice(0, -1).join(', '), last: names[names.length - 1] });
}
