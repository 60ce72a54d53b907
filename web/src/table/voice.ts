/** Sentences in which each player has one name and one colour, whatever the game calls the seat. */

import type { Line, Say, SayArg } from '../wire';
import { words } from '../words.svelte';
import type { GameTable } from './board';
import type { Mark } from './names';

/** A piece of a sentence; `seat` says whose name, or whose thing, it is. */
export interface Part {
  text: string;
  seat: number | null;
}

/** Around a name in a sentence, while it is put together: signs that no language has. The seat follows the first; letters right after the second are an ending
 *  that belongs to the name ("den Vampiren"). */
const OPEN = '\uE000';
const CLOSE = '\uE001';
const SEATS = 0xe100;
const NAMED = /\uE000([\uE100-\uE1FF])([^\uE000\uE001]*)\uE001(\p{L}*)/gu;

const marked = (seat: number, text: string): string => OPEN + String.fromCharCode(SEATS + seat) + text + CLOSE;

/** The pieces of a sentence with marked names. */
export function partsOf(text: string): Part[] {
  const parts: Part[] = [];
  let at = 0;
  for (const found of text.matchAll(NAMED)) {
    if (found.index > at) parts.push({ text: text.slice(at, found.index), seat: null });
    parts.push({ text: found[2] + found[3], seat: found[1].charCodeAt(0) - SEATS });
    at = found.index + found[0].length;
  }
  if (at < text.length || !parts.length) parts.push({ text: text.slice(at), seat: null });
  return parts;
}

export const plain = (text: string): string => text.replace(NAMED, '$2$3');

/** A text to be heard: lengths are words. */
export const inWords = (text: string, inches: string): string => text.replace(/[\s\u202f\u00a0]?″/g, ` ${inches}`);

/** Sentences one after the other, to be heard: each has an end. */
export const spoken = (sentences: string[], inches: string): string =>
  sentences.filter(Boolean).map((text) => (/[.!?…:)»”]$/.test(text.trim()) ? text.trim() : `${text.trim()}.`)).map((text) => inWords(text, inches)).join(' ');

export class Voice {
  readonly game: string;
  readonly marks: Mark[];
  readonly #table: GameTable;
  readonly #view: any;
  readonly #seats: Map<string, number>;
  readonly #kept = new WeakMap<Say, Part[]>();

  constructor(game: string, table: GameTable, view: any, marks: Mark[]) {
    this.game = game;
    this.marks = marks;
    this.#table = table;
    this.#view = view;
    this.#seats = new Map(marks.map((mark, seat) => [mark.id, seat] as const).reverse()); // of a side of several, the first
  }

  #calling = (says: Say, text: string): string | null => {
    if (text.includes(OPEN)) return null; // the name is inside it
    const seat = this.#seats.get(says.id);
    if (seat !== undefined) return marked(seat, this.marks[seat].stands ? this.marks[seat].name : text);
    const owner = this.#table.owner?.(says, this.#view) ?? null;
    return owner === null || !this.marks[owner] ? null : marked(owner, text);
  };

  say = (says: Say): string => plain(words.say(says, this.game, this.#calling));

  text = (id: string, args: Record<string, SayArg> = {}): string => plain(words.text(id, args, this.game, this.#calling));

  knows = (id: string): boolean => words.knows(id, this.game);

  /** The sentence in pieces. Lines of the log are asked for again and again, so what was said is kept. */
  parts = (says: Say): Part[] => {
    let parts = this.#kept.get(says);
    if (!parts) this.#kept.set(says, (parts = partsOf(words.say(says, this.game, this.#calling))));
    return parts;
  };

  /** A sentence of the house about players: each seat in `seats` is named where its variable stands. */
  about(id: string, args: Record<string, SayArg>, seats: Record<string, number[]>): Part[] {
    const named = Object.fromEntries(Object.entries(seats).map(([name, list]) => [name, this.#joined(list)]));
    return partsOf(words.text(id, { ...args, ...named }, this.game));
  }

  #joined(seats: number[]): string {
    const names = seats.map((seat) => marked(seat, this.marks[seat]?.name ?? ''));
    return names.length < 2 ? (names[0] ?? '') : words.text('list-and', { start: names.slice(0, -1).join(', '), last: names[names.length - 1] });
  }

  /** Whose deed a line tells; null if it is nobody's, or everybody's. */
  actor = (line: Line): number | null => {
    const own = this.#table.actor?.(line.event, this.#view);
    if (own !== undefined) return own !== null && this.marks[own] ? own : null;
    const { seat, who } = line.event as { seat?: unknown; who?: unknown };
    for (const number of [seat, who]) if (typeof number === 'number' && this.marks[number]) return number;
    for (const name of ['who', 'seat', 'side']) {
      const says = line.says.args?.[name];
      if (says && typeof says === 'object' && !Array.isArray(says)) return this.#seats.get(says.id) ?? this.#table.owner?.(says, this.#view) ?? null;
    }
    return null;
  };
}

/** What must change before the players are named again: a voice is kept as long as this is the same, and with it what it has said. */
export const voiceKey = (game: string, marks: Mark[], language: string): string => JSON.stringify([game, language, marks]);
