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

export const notices: NonNullable<GameTable['notices']> = (view: Seen) => {
  const found: Say[] = [];
  if (view.deluded) found.push({ id: 'web-nd-deluded' });
  if (view.envious) found.push({ id: 'web-nd-envious' });
  return found;
};
