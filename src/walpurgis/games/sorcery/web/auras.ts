/** Areas around those on the battlefield, as rings that are shown on demand. Reaches are measured from rim to rim: whoever's base comes into the ring is within. */

import { powerOf, WARRIORS } from './building';
import printed from './printed.json';
import { isThere, type Seen, type SeenFigure } from './seen';

export interface Aura {
  kind: 'bedlam' | 'charge';
  figure: string;
  seat: number;
  x: number;
  y: number;
  /** How far it reaches, in inches; and the radius of its ring in mil. */
  inches: number;
  radius: number;
}

/** What reaches out from a figure now: Bedlam of a Minion of Apocalypse, and its charge. */
export function aurasOf(view: Seen, figure: SeenFigure): Aura[] {
  if (!isThere(figure) || !figure.able) return [];
  const ring = (kind: Aura['kind'], inches: number): Aura => ({ kind, figure: figure.id, seat: figure.seat, x: figure.x, y: figure.y, inches, radius: view.base_radius + inches * 1000 });
  const found: Aura[] = [];
  if (powerOf(WARRIORS[figure.warrior]) === 'bedlam') found.push(ring('bedlam', printed.bedlam_reach));
  if (figure.abilities.includes('charge') && figure.status === 'ground') found.push(ring('charge', figure.speed));
  return found;
}
