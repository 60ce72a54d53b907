/** Standing orders: the types of spells about which a player does not want to be asked whether to counter them. */

import type { Offer } from '@client/table/board';
import { SPELLS } from './building';

export const TYPES = ['sorcery', 'enchantment', 'glyph', 'illusion'] as const;

/** No, where the player said so once and for all; null if it must be asked. */
export function answerOf(offer: Offer, silent: readonly string[]): string | null {
  if (offer.prompt !== 'counter' || !offer.choices.some(({ key }) => key === 'no')) return null;
  const type = SPELLS[offer.about.spell]?.type;
  return type !== undefined && silent.includes(type) ? 'no' : null;
}
