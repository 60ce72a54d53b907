/** The contract between the table and the board of a game.
 *
 * A game draws its board in `games/<name>/web/Board.svelte`; beside it may be `Mine.svelte` (my things, below the board) `Rival.svelte` (the compact
 * board of one opponent) and `Chip.svelte` (its two or three numbers that phones always show);
 * `Preferences.svelte` adds to the settings at the table. They are found by their place, nothing is registered. A board draws a view and sends keys; it knows no rule.
 */

import type { Component } from 'svelte';

import type { Answer, Line, Offer, Say, Trial } from '../wire';
import type { Closes } from './closing';

export type { Line, Offer, Say, Trial } from '../wire';

export interface BoardProps {
  /** The game's view as JSON: of `seat`, or the public one. */
  view: any;
  /** Whose view it is; null for spectators and public replays. */
  seat: number | null;
  /** Display names of the seats. */
  names: string[];
  /** Who plays each seat for the house, as the face knows it; empty for people. */
  bots?: string[];
  /** My open offers, usually none or one. */
  offers: Offer[];
  /** Whether this key is offered now (kinds `one`, `some`, `order`). */
  offered: (key: string) => boolean;
  /** Keys already picked for a `some` or `order` offer. */
  chosen: string[];
  /** Pick an offered key: a `one` is answered at once, in a `some` or `order` it is added or removed. */
  choose: (key: string) => void;
  /** Take back one key that was picked. */
  remove?: (key: string) => void;
  /** Answer with something that has no key: a place or a path on open ground, a text. Only where it can be answered. */
  answer?: (answer: Answer) => void;
  /** What would follow from these points, at a question for a place or a path; null if nobody can say. */
  foresee?: (points: number[][]) => Promise<Trial | null>;
  /** Undo the last answer, where that is free; absent where it is not. */
  undo?: () => void;
  /** The player clicked something that is not offered: explain this key. */
  why: (key: string) => void;
  /** A sentence in the reader's language. */
  say: (s: Say) => string;
  /** The sentence of a message of the game or the house. */
  text: (id: string, args?: Record<string, any>) => string;
  /** Pieces to emphasise: somebody points at a line of the log. */
  highlight: ReadonlySet<string>;
  /** False under reduced motion, or when the player wants no animation. */
  animate: boolean;
  /** The story since the previous position. */
  last: Line[];
  /** The whole story so far, where somebody may come late: at a table, not in a replay. */
  told?: () => Line[];
  /** Seats whose secret answer is in: their hands are closed. */
  answered?: number[];
}

/** A compact board is of one player. */
export interface RivalProps extends BoardProps {
  player: number;
}

/** Points of a seat from one source. */
export interface Earned {
  of: string;
  says: Say;
  seat: number;
  points: number;
}

/** What a game may tell the table about itself, in `games/<name>/web/table.ts` (each export optional). */
export interface GameTable {
  /** Whether this key can be clicked on the board (or in Mine): the prompt then folds it away instead of showing a button. */
  placed?: (key: string, view: any) => boolean;
  /** How a seat is called in sentences, with its colour (CSS) and its letter; null if the seat has none yet. `stands`: it is the name of one player in every
   * sentence, so that the player's own name can stand there instead. */
  seat?: (view: any, seat: number) => { says: Say; colour: string; letter: string; stands?: boolean } | null;
  /** Whose thing a name in a sentence is, such as a figure; null if it is nobody's. It then has that seat's colour. */
  owner?: (says: Say, view: any) => number | null;
  /** Whose deed an event is, where its fields `seat` and `who` do not say it. */
  actor?: (event: Line['event'], view: any) => number | null;
  /** The picture beside a line of the log. */
  icon?: (event: Line['event']) => Component | null;
  /** Whether an event belongs to the end of a round or turn, which is summed up on a card (true), ends it (false) or neither (null); `turn` is whose turn it is told in. */
  closes?: Closes;
  /** The heading of that card, if it is not the end of a round. */
  closing?: string;
  /** What is counted of the seats and can be seen by everybody: its name, and the number of each seat. */
  tally?: (view: any) => { says: Say; points: number[] }[];
  /** The points that an event earned or cost, by source, where the account has them in one line only: `of` is the message of that line. */
  earned?: (event: Line['event'], view: any) => Earned[];
  /** What must not be overlooked now, such as the last round. */
  notices?: (view: any) => Say[];
  /** What the browser answers by itself, because the player said so once and for all or because there is nothing to decide; null if it must be asked. */
  orders?: (offer: Offer) => Answer | null;
  /** Whether my things are open on phones, too: a hand of cards is always wanted. */
  laid?: boolean;
  /** Whether the board draws my things itself where the window is wide: beside a square board, which needs the height. */
  within?: boolean;
  /** Where the things are that a note of the lesson speaks of, as selectors by the name of the note; where it asks for something, the light is on that. */
  spots?: Record<string, string>;
  /** Whether an offered key is legal but foolish in general, such as passing while there is much to do: it glows less. */
  foolish?: (key: string, view: any, offer: Offer) => boolean;
  /** The numbers behind a refusal, where there are any: what it costs, and what this seat has. `rule` is the one that forbids it, if any does. */
  numbers?: (key: string, view: any, seat: number, rule: string | null) => Say | null;
}

/** A game may draw the field of one of its options itself, in `games/<name>/web/options/<option>.svelte`. */
export interface OptionProps {
  value: unknown;
  usual: unknown;
  /** How many sit at the new table. */
  seats: number;
  change: (value: unknown) => void;
  text: (id: string, args?: Record<string, any>) => string;
}
