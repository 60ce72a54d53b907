/** What Sabbat Magica tells the table about itself: which keys can be clicked on the board, how seats are called, and what must not be overlooked. */

import type { GameTable, Say } from '@client/table/board';
import { moveOf } from './keys';
import { COLOURS, MIRROR_TERROR, REGIONS, type Seen } from './seen';

/** Keys of the board, the door and my own things. What ends, declines or begins an action stays with the prompt. */
export const placed: NonNullable<GameTable['placed']> = (key) =>
  moveOf(key) !== null || /^(mag|bon|inv|arr|pay|ter|tub):/.test(key) || /^(eff|pow:dop):(tile|mir:)/.test(key) || /^(?:(?:sec|imm):)?(?:gd|rg):/.test(key);

export const seat: NonNullable<GameTable['seat']> = (view: Seen, number) => {
  const people = view.players[number]?.people;
  return people ? { says: { id: `people-${people}` }, colour: COLOURS[people].light, letter: people, stands: true } : null;
};

export { closes, earned, icon, tally } from './story_marks';

export const notices: NonNullable<GameTable['notices']> = (view: Seen) => (view.round === view.rounds && view.phase !== 'end' ? [{ id: 'board-last-round' }] : []);

/** An action in which no ghost moves, and a first night without any ghost. */
export const foolish: NonNullable<GameTable['foolish']> = (key, view: Seen, offer) =>
  offer.choices.length > 1 && ((key === 'gho:end' && !view.moved.length) || (key === 'inv:0' && offer.prompt === 'invoke-first'));

/** How many steps lie between two squares, straight or diagonal. */
const steps = (one: string, other: string): number => Math.max(...[0, 1].map((n) => Math.abs(one.charCodeAt(n) - other.charCodeAt(n))));

/** How far a square is; how many ghosts stand ready; what the gate of a region asks for, and what there is of it in both stores. */
export const numbers: NonNullable<GameTable['numbers']> = (key, view: Seen, seat, rule): Say | null => {
  const from = view.players[seat]?.magician;
  const square = /^mag:([a-d]\d)$/.exec(key)?.[1];
  if (square && from && rule === 'SM-B1-2' && steps(from, square) > 1) return { id: 'web-sm-why-steps', args: { square, steps: steps(from, square) } };
  const move = moveOf(key);
  if (rule === 'SM-B2-1' && move?.from === 'br' && !view.players[seat].bridge) return { id: 'web-sm-why-bridge', args: { count: view.players[seat].graveyard } };
  const region = REGIONS.indexOf(move?.to ?? '');
  const mirror = /^eff:mir:(\w+)$/.exec(key)?.[1];
  if (mirror && !MIRROR_TERROR[view.mirrors[mirror]]) return { id: 'web-sm-why-mirror' };
  if (region < 0) return null;
  const [me, asked] = [view.players[seat], [...view.gates[region]]];
  const have = (kind: string): number => (me.h1[kind] ?? 0) + (me.h2[kind] ?? 0);
  const short = asked.filter((kind) => have(kind) < asked.filter((other) => other === kind).length);
  if (!short.length) return null;
  return { id: 'web-sm-why-gate', args: { asked: asked.map((kind) => ({ id: `resource-${kind}` })), kind: { id: `resource-${short[0]}` }, have: have(short[0]) } };
};

/** Where the things are that the lesson speaks of. */
export const spots: NonNullable<GameTable['spots']> = {
  'lesson-manor': '.sabbat svg', 'lesson-order': '.sabbat header .order', 'lesson-scored': '.things .mine', 'lesson-last': '.sabbat svg',
};
