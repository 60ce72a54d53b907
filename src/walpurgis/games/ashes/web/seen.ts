/** What a seat sees of Ashes to Ashes, and how it is read. */

import { SIDES } from './facts';
import type { Seen } from './wire';

export type { Board as FactionBoard, Seen } from './wire';

/** `H` Humans, `V` Vampires, `SS` the Secret Society. */
export type Side = string;

/** The phases of whoever's turn it is, and which of them is on now; none before the first turn and after the last. */
export const phasesOf = (view: Seen): { phases: string[]; now: string } => ({ phases: view.phases, now: view.phases.includes(view.phase) ? view.phase : '' });

export const sideOf = (view: Seen, seat: number | null): Side | null => (seat === null ? null : (view.seats[seat]?.side ?? null));

/** The side of a figure: a faction for characters, the Society for its two, none for ghouls. */
export const sideOfFigure = (who: string): Side | null => SIDES[who] ?? null;

/** Who stands on a space. */
export const standing = (view: Seen, space: string): string | undefined => Object.keys(view.figures).find((who) => view.figures[who].space === space);

/** The space of the Chosen while she walks. */
export const chosenSpace = (view: Seen): string | null => (/^[A-J]\d+$/.test(view.chosen) ? view.chosen : null);

/** Whose tokens lie on a place around the board. Each faction has places of its own there, so it is one of each at most. */
export function tokensAt(view: Seen, place: string): string[] {
  return Object.values(view.factions).flatMap(({ tokens }) => Object.keys(tokens).filter((who) => tokens[who] === place));
}
