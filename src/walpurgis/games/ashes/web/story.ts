/** What the lines of the story let one see on the board: along which spaces figures walked, points that rise where they were lost or gained, and duels. */

import type { Line, Say } from '@client/table/board';
import type { Seen } from './seen';

export interface Rise {
  space: string;
  amount: number;
  side: string;
}

const name = (says: unknown, family: string): string => {
  const id = (says as Say | undefined)?.id ?? '';
  return id.startsWith(`${family}-`) ? id.slice(family.length + 1) : '';
};

/** The spaces each figure walked over, in order, without the one it came from. */
export function walks(story: Line[]): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const { says } of story) {
    if (says.id === 'event-walked') (found[name(says.args?.who, 'figure')] ??= []).push(...String(says.args?.path ?? '').split(' ').filter(Boolean));
  }
  return found;
}

/** Changes of points, each at the figure or space that the story named last; near the faction's first figure if it named none. */
export function rises(view: Seen, story: Line[]): Rise[] {
  const found: Rise[] = [];
  let where = '';
  for (const { says } of story) {
    const args = says.args ?? {};
    if (says.id === 'event-points-lost' || says.id === 'event-points-gained') {
      const side = name(args.side, 'side');
      const own = view.factions[side]?.characters.find((who) => who in view.figures);
      const space = where || (own ? view.figures[own].space : '');
      if (space) found.push({ space, amount: (says.id === 'event-points-lost' ? -1 : 1) * Number(args.amount), side });
      where = '';
    } else if (typeof args.space === 'string') where = args.space;
    else {
      const target = name(args.target, 'figure');
      if (target && view.figures[target]) where = view.figures[target].space;
    }
  }
  return found;
}

export interface Blow {
  who: string;
  target: string;
  flank: string;
  symbol: string;
  damage: number;
}

/** The latest attack of a story, as everybody could see it. */
export function blowIn(story: Line[]): Blow | null {
  const says = story.findLast((line) => line.says.id === 'event-attacked')?.says;
  return says ? blowOf(says) : null;
}

/** The attack that a sentence speaks of. */
export function blowOf(says: Say): Blow {
  const args = says.args ?? {};
  return {
    who: name(args.who, 'figure'),
    target: name(args.target, 'figure'),
    flank: name(args.flank, 'flank'),
    symbol: name(args.symbol, 'symbol'),
    damage: Number(args.damage ?? 0),
  };
}

/** What came of a blow. */
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
  /** The sentence that it began with: no other duel has the same. */
  began: Say;
  beats: Beat[];
  /** Something else has happened since. */
  over: boolean;
}

const BEATS: Record<string, Beat['what']> = {
  'event-defended': 'parried', 'event-countered': 'countered', 'event-counter-failed': 'missed', 'event-points-lost': 'struck', 'event-chosen-caught': 'caught', 'event-pushed': 'pushed',
};

/** The duel when this has been told, too: an attack begins it, and whatever is no part of it ends it. */
export function duelAfter(before: Duel | null, story: Line[]): Duel | null {
  let duel = before;
  for (const { says } of story) {
    const what = BEATS[says.id];
    if (says.id === 'event-attacked') duel = { blow: blowOf(says), began: says, beats: [], over: false };
    else if (duel && !duel.over) {
      const beat = { what, card: name(says.args?.card, 'card'), amount: Number(says.args?.amount ?? says.args?.damage ?? 0) };
      duel = what ? { ...duel, beats: [...duel.beats, beat] } : { ...duel, over: true };
    }
  }
  return duel;
}
