/** What the events of the story let one see on the board: numbers that rise where something happened, and hands that open. */

import type { Line } from '@client/table/board';
import type { Spot } from './keys';
import type { Event, Seen } from './wire';

export interface Rise {
  spot: Spot;
  seat: number;
  amount: number;
  of: 'vp' | 'terror';
}

const seatOf = (view: Seen, people: string): number => view.players.findIndex((player) => player.people === people);

/** The gains and losses that have a place on the board. */
export function rises(view: Seen, story: Line[]): Rise[] {
  const found: Rise[] = [];
  const add = (spot: Spot, people: string, amount: number, of: Rise['of']): void => {
    if (amount) found.push({ spot, seat: seatOf(view, people), amount, of });
  };
  for (const line of story) {
    const event = line.event as Event;
    switch (event.is) {
      case 'Fought':
        add(event.where, event.who, event.vp, 'vp');
        break;
      case 'Expelled':
        add(event.where, event.who, event.terror, 'terror');
        break;
      case 'TurnedAway':
        for (const rival of event.rivals) add(event.where, rival, event.vp, 'vp');
        break;
      case 'Returned':
        add('br', event.who, event.terror, 'terror');
        break;
      case 'MirrorCracked':
      case 'MirrorBroken':
        add(`mir:${event.mirror}`, event.who, event.terror, 'terror');
        break;
      case 'RegionsScored':
        add('pie', event.who, event.vp, 'vp');
        break;
      case 'CurseStruck':
        add('gy', event.who, -event.vp, 'vp');
        break;
    }
  }
  return found;
}

/** Who sent how many ghosts, if the hands were opened just now. */
export function openedHands(view: Seen, story: Line[]): Map<number, number> {
  const found = new Map<number, number>();
  for (const line of story) {
    const event = line.event as Event;
    if (event.is === 'Invoked') found.set(seatOf(view, event.who), event.sent);
  }
  return found;
}
