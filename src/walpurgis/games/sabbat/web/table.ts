/** What Sabbat Magica tells the table about itself: which keys can be clicked on the board, how seats are called, and what must not be overlooked. */

import type { GameTable } from '@client/table/board';
import { moveOf } from './keys';
import { COLOURS, type Seen } from './seen';

/** Keys of the board, the door and my own things. What ends, declines or begins an action stays with the prompt. */
export const placed: NonNullable<GameTable['placed']> = (key) =>
  moveOf(key) !== null || /^(mag|bon|inv|arr|pay|ter|tub):/.test(key) || /^(eff|pow:dop):(tile|mir:)/.test(key) || /^(?:(?:sec|imm):)?(?:gd|rg):/.test(key);

export const seat: NonNullable<GameTable['seat']> = (view: Seen, number) => {
  const people = view.players[number]?.people;
  return people ? { says: { id: `people-${people}` }, colour: COLOURS[people].light, letter: people, stands: true } : null;
};

export { closes, earned, icon, tally } from './story_marks';

export const notices: NonNullable<GameTable['notices']> = (view: Seen) => (view.round === view.rounds && view.phase !== 'end' ? [{ id: 'board-last-round' }] : []);
