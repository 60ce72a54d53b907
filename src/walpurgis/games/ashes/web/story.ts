/** What the events of the story let one see on the board: along which spaces figures walked, points that rise where they were lost or gained, and duels. */

import type { Line } from '@client/table/board';
import type { Attacked, Event, Seen } from './wire';

export interface Rise {
  space: string;
  amount: number;
  side: string;
}

/** The spaces each figure walked over, in order, without the one it came from. */
export function walks(story: Line[]): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const line of story) {
    const event = line.event as Event;
    if (event.is === 'Walked') (found[event.who] ??= []).push(...event.path.split(' ').filter(Boolean));
  }
  return found;
}

/** Changes of points, each at the figure or space that the story named last; near the faction's first figure if it named none. */
export function rises(view: Seen, story: Line[]): Rise[] {
  const found: Rise[] = [];
  let where = '';
  for (const line of story) {
    const event = line.event as Event;
    if (event.is === 'PointsLost' || event.is === 'PointsGained') {
      const own = view.factions[event.side]?.characters.find((who) => who in view.figures);
      const space = where || (own ? view.figures[own].space : '');
      if (space) found.push({ space, amount: event.is === 'PointsLost' ? -event.amount : event.amount, side: event.side });
      where = '';
    } else if ('space' in event) where = event.space;
    else if ('target' in event && view.figures[event.target]) where = view.figures[event.target].space;
  }
  return found;
}

export type Blow = Omit<Attacked, 'is'>;

/** The latest attack of a story, as everybody could see it. */
export function blowIn(story: Line[]): Blow | null {
  return (story.findLast(({ event }) => event.is === 'Attacked')?.event as Attacked | undefined) ?? null;
}

/** The outcome of a blow. */
export interface Beat {
  what: 'parried' | 'countered' | 'missed' | 'struck' | 'caught' | 'pushed';
  /** The card that was discarded for it. */
  card: string;
  /** Points that it costs. */
  amount: number;
}

/** A duel as far as it has been told. */
export interface Duel {
  blow: Blow;
  /** The line that it began with: no other duel has the same. */
  began: Line;
  beats: Beat[];
  /** Something else has happened since. */
  over: boolean;
}

/** What an event adds to a duel; null if it is not part of one. */
function beatOf(event: Event): Beat | null {
  const beat = (what: Beat['what'], card = '', amount = 0): Beat => ({ what, card, amount });
  switch (event.is) {
    case 'Defended': return beat('parried', event.card);
    case 'Countered': return beat('countered', event.card, event.damage);
    case 'CounterFailed': return beat('missed');
    case 'PointsLost': return beat('struck', '', event.amount);
    case 'ChosenCaught': return beat('caught');
    case 'Pushed': return beat('pushed');
    default: return null;
  }
}

/** The duel when this has been told, too: an attack begins it, and whatever is not part of it ends it. */
export function duelAfter(before: Duel | null, story: Line[]): Duel | null {
  let duel = before;
  for (const line of story) {
    const event = line.event as Event;
    if (event.is === 'Attacked') duel = { blow: event, began: line, beats: [], over: false };
    else if (duel && !duel.over) {
      const beat = beatOf(event);
      duel = beat ? { ...duel, beats: [...duel.beats, beat] } : { ...duel, over: true };
    }
  }
  return duel;
}
