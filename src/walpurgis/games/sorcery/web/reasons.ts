/** The numbers behind a refusal. */

import type { GameTable } from '@client/table/board';
import { deedOf } from './keys';
import { lengthSay, TOLERANCE } from './labels';
import { figureOf, opponentsOf, placeOf, type Seen } from './seen';
import { distance } from './way';

/** How far a shot carries, and how far away the target is, from centre to centre. For anything else there are no two numbers. */
export const numbers: NonNullable<GameTable['numbers']> = (key, view: Seen, seat) => {
  const deed = deedOf(key);
  if (deed?.kind !== 'shot') return null;
  const shooter = figureOf(view, deed.figure);
  const target = opponentsOf(view, seat).find(({ id }) => id === deed.target);
  if (!shooter?.range || !target) return null;
  const far = distance(placeOf(shooter), placeOf(target));
  return far > shooter.range * 1000 + TOLERANCE ? { id: 'web-mk-why-range', args: { range: shooter.range, far: lengthSay(far) } } : null;
};
