/** What Sorcery tells the table about itself: which keys can be pressed on the battlefield or among my things, how seats are called, what must not be overlooked. */

import type { GameTable, Say } from '@client/table/board';
import { PREPARED } from './building';
import { orders as standing } from './given.svelte';
import { onField } from './keys';
import { answerOf } from './orders';
import { lookOf } from './seats';
import type { Seen } from './seen';

/** Counters have their window, armies the builder. Bookmarks and books lie among my things, but on a phone those are folded away, so the prompt has them, too. */
const BESIDE = /^ctr:.+$/;

export const placed: NonNullable<GameTable['placed']> = (key, view: Seen) => onField(key) || BESIDE.test(key) || (view.phase === 'armies' && key in PREPARED);

/** The warriors lie open at the lower edge of a phone, as chips; the books come with the sheet. */
export const laid = true;

/** Where the window is wide they lie beside the map, which is square. */
export const within = true;

export const orders: NonNullable<GameTable['orders']> = (offer) => answerOf(offer, standing.silent);

export const seat: NonNullable<GameTable['seat']> = (_view: Seen, number) => ({ says: { id: `seat-${number}` }, colour: lookOf(number).tag, letter: lookOf(number).letter });

/** A figure is its army's: its label begins with the letter of the seat. */
export const owner: NonNullable<GameTable['owner']> = (says) => (says.id === 'figure' ? String(says.args?.label ?? '').charCodeAt(0) - 65 : null);

export { closes, closing, icon, tally } from './story_marks';

export const notices: NonNullable<GameTable['notices']> = (view: Seen) => {
  const found: Say[] = [];
  const left = view.rounds - view.round;
  if (view.round > 0 && left <= 1) found.push({ id: left > 0 ? 'web-notice-two-rounds' : 'web-notice-last-round' });
  return found;
};

/** To stop while there are actions left and warriors to give them to. */
export const foolish: NonNullable<GameTable['foolish']> = (key, view: Seen, offer) => offer.prompt === 'act' && key === 'end' && view.actions > 0 && offer.choices.length > 1;

export { numbers } from './reasons';

/** Where the things are that the lesson speaks of. */
export const spots: NonNullable<GameTable['spots']> = { 'mk-lesson-table': '.field .place', 'mk-lesson-dial': '.field .column', 'mk-lesson-last': '.field .place' };
