/** The ghosts as single pieces that keep their identity from one view to the next, so that they can be seen to move. */

import { centre, crowd, doorOf, grown, placesAt, shareOf, type Layout, type Point } from './geometry';
import { homesOf, placesOf, type Seen } from './seen';

export interface Ghost {
  id: string;
  seat: number;
  /** `br`, `gy`, a garden or region, or `door:` and a location. */
  at: string;
  /** The how-manyth ghost of its owner there (drawbridge, graveyard), or its place (from 0). */
  n: number;
  /** It has moved in this action, and lies on its side. */
  lies: boolean;
}

type Standing = Omit<Ghost, 'id'>;

/** Where the seven ghosts of a seat stand. */
export function standing(view: Seen, seat: number): Standing[] {
  const me = view.players[seat];
  const acts = view.phase === 'ghosts' && view.active === seat;
  const found: Standing[] = [];
  for (let n = 0; n < me.bridge; n += 1) found.push({ seat, at: 'br', n, lies: acts && n >= view.ready });
  for (const at of homesOf(view, seat)) found.push({ seat, at, n: view.ghosts[at].indexOf(seat), lies: acts && view.moved.includes(at) });
  const door = view.limbo[seat];
  if (door) found.push({ seat, at: `door:${door}`, n: 0, lies: false });
  for (let n = 0; n < me.graveyard; n += 1) found.push({ seat, at: 'gy', n, lies: false });
  return found;
}

/** The ghosts of this view; those that stayed keep their names, the others are the ones that went. */
export function ghostsOf(view: Seen, before: Ghost[]): Ghost[] {
  return view.players.flatMap(({ seat }) => {
    const places = standing(view, seat);
    const left = before.filter((ghost) => ghost.seat === seat);
    const named = new Map<Standing, string>();
    for (const place of places) {
      const same = left.findIndex((ghost) => ghost.at === place.at);
      if (same >= 0) named.set(place, left.splice(same, 1)[0].id);
    }
    let fresh = before.filter((ghost) => ghost.seat === seat).length;
    return places.map((place) => ({ ...place, id: named.get(place) ?? left.shift()?.id ?? `${seat}-${fresh++}` }));
  });
}

export interface Stand extends Point {
  /** The side of its box. */
  size: number;
}

/** The part of a player's share of the graveyard that is for ghosts: beside the stone with the number. */
export function gravesOf(layout: Layout, n: number, of: number): { stone: Point; ghosts: { x: number; y: number; w: number; h: number } } {
  const share = shareOf(layout, 'gy', n, of);
  const stone = layout.tall ? 58 : 84;
  return {
    stone: { x: share.x + stone / 2 + 6, y: share.y + share.h / 2 },
    ghosts: { x: share.x + stone + 10, y: share.y + 6, w: Math.min(share.w - stone - 16, layout.ghost * 0.8 * (layout.tall ? 4 : 7) + 2), h: share.h - 12 },
  };
}

/** Where a ghost is drawn. */
export function standOf(layout: Layout, view: Seen, ghost: Ghost): Stand {
  const { at, seat, n } = ghost;
  const players = view.players.length;
  if (at === 'br') {
    const box = grown(shareOf(layout, 'br', seat, players), -6, -8);
    const { points, size } = crowd(box, view.players[seat].bridge, layout.ghost);
    return { ...(points[n] ?? centre(box)), size };
  }
  if (at === 'gy') {
    const { ghosts } = gravesOf(layout, seat, players);
    const { points, size } = crowd(ghosts, view.players[seat].graveyard, layout.ghost * 0.8);
    return { ...(points[n] ?? centre(ghosts)), size };
  }
  if (at.startsWith('door:')) return { ...doorOf(layout, at.slice(5)), size: layout.ghost };
  return { ...placesAt(layout, at, Math.max(placesOf(view, at), n + 1))[n], size: layout.ghost };
}
