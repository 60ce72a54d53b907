/** What Nocturne tells the table about itself: which keys can be clicked, what is answered by standing order, and what must not be overlooked. */

import type { GameTable, Say } from '@client/table/board';
import { orders as standing } from './given.svelte';
import { isPlaced } from './keys';
import { answerOf } from './orders';
import type { Seen } from './seen';

export const placed: NonNullable<GameTable['placed']> = isPlaced;

/** The hand lies open at the lower edge of a phone. */
export const laid = true;

export const orders: NonNullable<GameTable['orders']> = (offer) => answerOf(offer, standing.given);

export { closes, closing, icon, tally } from './story_marks';

export const notices: NonNullable<GameTable['notices']> = (view: Seen) => {
  const found: Say[] = [];
  if (view.deluded) found.push({ id: 'web-nd-deluded' });
  if (view.envious) found.push({ id: 'web-nd-envious' });
  return found;
};

export { isFoolish as foolish } from './keys';

/** What a pile or an Event costs, and how many coins there are; first of all what is owed. */
export const numbers: NonNullable<GameTable['numbers']> = (key, view: Seen, seat, rule): Say | null => {
  const debt = view.players[seat]?.debt ?? 0;
  if (rule === 'ND-145' && debt && view.phase === 'buy') return { id: 'web-nd-why-debt', args: { debt, have: view.coins } };
  const event = /^event:(.+)$/.exec(key)?.[1];
  if (event && rule === 'ND-081') return { id: 'web-nd-why-cost', args: { cost: view.events[event], have: view.coins } };
  const pile = view.supply.find(({ card }) => key === `pile:${card}`);
  if (!pile || view.phase !== 'buy') return null;
  if (!pile.left) return { id: 'web-nd-why-empty' };
  if (pile.cost > view.coins) return { id: 'web-nd-why-cost', args: { cost: pile.cost, have: view.coins } };
  return view.buys ? null : { id: 'web-nd-why-buys' };
};

/** Where the things are that the lesson speaks of. */
export const spots: NonNullable<GameTable['spots']> = {
  'nd-lesson-table': '.kingdom', 'nd-lesson-cleanup': '.mine .piles', 'nd-lesson-counters': '.nocturne .purse', 'nd-lesson-last': '.basic .province',
};
