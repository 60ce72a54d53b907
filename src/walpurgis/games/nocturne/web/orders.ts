/** Standing orders: what a player lets the browser answer to a reaction. */

import type { Offer } from '@client/table/board';

export const REACTIONS = ['moat', 'hound'] as const;
export const ORDERS = ['ask', 'always', 'never'] as const;
export type Reaction = (typeof REACTIONS)[number];
export type Order = (typeof ORDERS)[number];

/** The answers that mean yes and no to each reaction. */
const ANSWERS: Record<Reaction, { always: string; never: string }> = { moat: { always: 'hand:moat', never: 'no' }, hound: { always: 'yes', never: 'no' } };

/** What is answered without asking; null if the player decides. Whoever has nothing to reveal is never asked. */
export function answerOf(offer: Offer, orders: Record<string, Order>): string | null {
  const answers = ANSWERS[offer.prompt as Reaction];
  if (!answers) return null;
  const keys = offer.choices.map(({ key }) => key);
  if (offer.prompt === 'moat' && keys.length === 1) return keys[0];
  const order = orders[offer.prompt] ?? 'ask';
  return order !== 'ask' && keys.includes(answers[order]) ? answers[order] : null;
}
