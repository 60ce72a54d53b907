/** Which key a click on one of my resources or POWER cards means. */

import type { Offer } from '@client/table/board';

/** The key for a resource in 2H or 1H: feeding the terroriser, or choosing what goes into the test tube. Null if it cannot be given away now. */
export function keyOfResource(offers: Offer[], hour: 1 | 2, kind: string): string | null {
  const keys = offers.flatMap((offer) => offer.choices.map((choice) => choice.key));
  return keys.find((key) => key === `ter:${hour}:${kind}` || key === `tub:${kind}`) ?? null;
}

/** The keys that use a POWER card. */
export function keysOfPower(offers: Offer[], power: string): string[] {
  const keys = offers.flatMap((offer) => offer.choices.map((choice) => choice.key));
  const uses = (key: string): boolean => {
    if (key === `pow:${power}` || key.startsWith(`pow:${power}:`)) return true;
    if (power === 'tel') return key.startsWith('gho:tel>');
    if (power === 'bat') return key.endsWith(':bat');
    return (power === 'sec' || power === 'imm') && key.startsWith(`${power}:`) && key !== `${power}:no`;
  };
  return keys.filter(uses);
}
