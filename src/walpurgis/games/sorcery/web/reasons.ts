/** The numbers behind a refusal. */

import type { GameTable, Say } from '@client/table/board';
import { deedOf } from './keys';
import { lengthSay, TOLERANCE, unitSay } from './labels';
import { figureOf, opponentsOf, placeOf, type Seen } from './seen';
import { distance } from './way';

/** How far a shot carries, and how far away the target is, from centre to centre; how far apart two bases are that should touch; actions and tokens. */
export const numbers: NonNullable<GameTable['numbers']> = (key, view: Seen, seat, rule): Say | null => {
  const deed = deedOf(key);
  const figure = deed && figureOf(view, deed.figure);
  if (!figure) return null;
  if (rule === 'A-32' && !view.actions && !figure.given) return { id: 'web-mk-why-actions' };
  if (rule === 'A-38') return { id: 'web-mk-why-tokens', args: { who: unitSay(figure), count: figure.tokens } };
  const target = opponentsOf(view, seat).find(({ id }) => id === deed.target);
  if (!target) return null;
  const far = distance(placeOf(figure), placeOf(target));
  if (deed.kind === 'close' && rule === 'A-57') return far > 2 * view.base_radius + TOLERANCE ? { id: 'web-mk-why-contact', args: { far: lengthSay(far - 2 * view.base_radius) } } : null;
  if (deed.kind !== 'shot' || !figure.range) return null;
  return far > figure.range * 1000 + TOLERANCE ? { id: 'web-mk-why-range', args: { range: figure.range, far: lengthSay(far) } } : null;
};
