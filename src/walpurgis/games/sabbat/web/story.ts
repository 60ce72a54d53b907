/** What the lines of the story let one see on the board: numbers that rise where something happened, and hands that open. */

import type { Line, Say } from '@client/table/board';
import type { Spot } from './keys';
import type { Seen } from './seen';

export interface Rise {
  spot: Spot;
  seat: number;
  amount: number;
  of: 'vp' | 'terror';
}

const name = (says: unknown, family: string): string => {
  const id = (says as Say | undefined)?.id ?? '';
  return id.startsWith(`${family}-`) ? id.slice(family.length + 1) : '';
};

/** The seat a line speaks of; -1 if it names nobody. */
function seatOf(view: Seen, says: unknown): number {
  const people = name(says, 'people');
  return view.players.findIndex((player) => player.people === people);
}

const placeOf = (says: unknown): Spot => name(says, 'place').replace('-', ':');

/** The gains and losses that have a place on the board. */
export function rises(view: Seen, story: Line[]): Rise[] {
  const found: Rise[] = [];
  for (const { says } of story) {
    const args = says.args ?? {};
    const seat = seatOf(view, args.who);
    const add = (spot: Spot, amount: unknown, of: Rise['of'], whose = seat): void => {
      if (spot && whose >= 0 && typeof amount === 'number' && amount !== 0) found.push({ spot, seat: whose, amount, of });
    };
    switch (says.id) {
      case 'event-fought':
        add(placeOf(args.where), args.vp, 'vp');
        break;
      case 'event-expelled':
        add(placeOf(args.where), args.terror, 'terror');
        break;
      case 'event-turned-away':
        for (const rival of (args.rivals ?? []) as Say[]) add(placeOf(args.where), args.vp, 'vp', seatOf(view, rival));
        break;
      case 'event-returned':
        add('br', args.terror, 'terror');
        break;
      case 'event-mirror-cracked':
      case 'event-mirror-broken':
        add(`mir:${name(args.mirror, 'mirror')}`, args.terror, 'terror');
        break;
      case 'event-regions-scored':
        add('pie', args.vp, 'vp');
        break;
      case 'event-curse-struck':
        add('gy', -(args.vp as number), 'vp');
        break;
    }
  }
  return found;
}

/** Who sent how many ghosts, if the hands were opened just now. */
export function openedHands(view: Seen, story: Line[]): Map<number, number> {
  const found = new Map<number, number>();
  for (const { says } of story) {
    if (says.id === 'event-invoked') found.set(seatOf(view, says.args?.who), says.args?.sent as number);
  }
  return found;
}
