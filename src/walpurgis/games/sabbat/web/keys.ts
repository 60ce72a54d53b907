/** What a click on the board means. The offer's keys are sorted by the spot on the board they stand for; a ghost's move has two, where from and where to.
 *
 * Spots: `sq:a1` square, `mir:Na` mirror, `gd:can` and `rg:tur` locations, `br` drawbridge, `gy` graveyard, `off` my magician beside the manor, `slot:1` bonus.
 */

import type { Offer } from '@client/table/board';
import { homesOf, isGarden, isRegion, MIRRORS, SQUARES, type Seen } from './seen';

export type Spot = string;

export interface Meanings {
  /** What one click can pick. */
  picks: Map<Spot, string[]>;
  /** The moves of ghosts: from where, to where, by which keys (a power may offer a second way). */
  moves: Map<Spot, Map<Spot, string[]>>;
}

export type Click = { does: 'choose'; key: string } | { does: 'hold'; spot: Spot } | { does: 'drop' } | { does: 'ask'; keys: string[] } | { does: 'why'; key: string };

const isPlace = (text: string): boolean => isGarden(text) || isRegion(text) || text === 'br';

/** Where a key of an offer lies on the board; none if it is for the prompt alone. */
export function spotsOf(key: string, view: Seen, seat: number): Spot[] {
  const me = view.players[seat];
  if (isPlace(key)) return [key]; // feeding: the keys are the places themselves
  const [family, ...rest] = key.split(':');
  const tail = rest.join(':');
  switch (family) {
    case 'mag':
      return [`sq:${rest[0]}`];
    case 'eff':
      return rest[0] === 'tile' ? [`sq:${me.magician}`] : rest[0] === 'mir' ? [`mir:${rest[1]}`] : [];
    case 'pow':
      if (rest[0] !== 'dop') return [];
      return rest[1] === 'tile' ? [`sq:${me.magician}`] : [`mir:${rest[2]}`];
    case 'sec':
    case 'imm':
      return isPlace(tail) ? [tail] : [];
    case 'bon':
      return [`slot:${rest[0]}`];
    case 'act':
      if (rest[0] === 'mag') return [me.magician ? `sq:${me.magician}` : 'off'];
      if (rest[0] === 'gho') return [...(me.bridge ? ['br'] : []), ...homesOf(view, seat)];
      return [];
    default:
      return [];
  }
}

/** The spots that are pointed at from elsewhere: by the names of places, squares and mirrors in a line of the log, or by keys of a hint. */
export function spotsLit(highlight: ReadonlySet<string>, view: Seen, seat: number | null): Set<Spot> {
  const found = new Set<Spot>();
  for (const name of highlight) {
    const move = moveOf(name);
    if (move) found.add(move.from).add(move.to);
    else if (SQUARES.includes(name)) found.add(`sq:${name}`);
    else if (MIRRORS.includes(name)) found.add(`mir:${name}`);
    else if (isPlace(name) || name === 'gy') found.add(name);
    else if (seat !== null) for (const spot of spotsOf(name, view, seat)) found.add(spot);
  }
  return found;
}

/** A ghost's move, taken apart; null if the key is none. Teleportation starts on the drawbridge, too. */
export function moveOf(key: string): { from: Spot; to: Spot } | null {
  if (!key.startsWith('gho:') || !key.includes('>')) return null;
  const [from, to] = key.slice(4).split('>');
  return { from: from === 'tel' ? 'br' : from, to };
}

export function meanings(view: Seen, seat: number | null, offers: Offer[]): Meanings {
  const found: Meanings = { picks: new Map(), moves: new Map() };
  for (const offer of offers) {
    if (seat === null || offer.seat !== seat) continue;
    for (const { key } of offer.choices) {
      const move = moveOf(key);
      if (move) {
        const there = found.moves.get(move.from) ?? new Map<Spot, string[]>();
        there.set(move.to, [...(there.get(move.to) ?? []), key]);
        found.moves.set(move.from, there);
      } else {
        for (const spot of spotsOf(key, view, seat)) found.picks.set(spot, [...(found.picks.get(spot) ?? []), key]);
      }
    }
  }
  return found;
}

/** The ways to a spot: from the ghost in hand, or else from everywhere. */
export function waysTo(means: Meanings, held: Spot | null, spot: Spot): string[] {
  if (held !== null) return means.moves.get(held)?.get(spot) ?? [];
  return [...means.moves.values()].flatMap((there) => there.get(spot) ?? []);
}

/** Whether a spot should glow: a click on it picks something, takes a ghost in hand, or sends the one in hand there. */
export function glows(means: Meanings, held: Spot | null, spot: Spot): boolean {
  if (means.picks.has(spot)) return true;
  if (held !== null) return waysTo(means, held, spot).length > 0;
  return means.moves.has(spot) || waysTo(means, null, spot).length === 1;
}

/** Whether a key spends a POWER card by the way; such a move is never made by a single click. */
const spendsPower = (key: string): boolean => key.startsWith('gho:tel>') || key.endsWith(':bat');

const oneOf = (keys: string[]): Click => (keys.length === 1 && !spendsPower(keys[0]) ? { does: 'choose', key: keys[0] } : { does: 'ask', keys });

/** What a click on a spot does. */
export function click(means: Meanings, held: Spot | null, spot: Spot, prompt: string, view: Seen, seat: number | null): Click {
  const picks = means.picks.get(spot) ?? [];
  if (picks.length) return oneOf(picks);
  if (held === spot) return { does: 'drop' };
  const ways = waysTo(means, held, spot);
  if (held !== null && ways.length) return oneOf(ways);
  if (means.moves.has(spot)) return { does: 'hold', spot };
  if (ways.length) return oneOf(ways);
  return { does: 'why', key: keyMeant(spot, held, prompt, view, seat) };
}

/** The key that a click would have meant, had it been offered. */
export function keyMeant(spot: Spot, held: Spot | null, prompt: string, view: Seen, seat: number | null): string {
  const [family, name] = spot.split(':');
  if (family === 'sq') return prompt === 'effect' && seat !== null && view.players[seat].magician === name ? 'eff:tile' : `mag:${name}`;
  if (family === 'mir') return `eff:mir:${name}`;
  if (family === 'slot') return view.slots[Number(name) - 1] === '*' ? `bon:${name}:s` : `bon:${name}`;
  if (family === 'off') return 'act:mag';
  if (family === 'gy') return 'gho:gy>br';
  if (prompt === 'immortality') return `imm:${spot}`;
  if (prompt === 'secret-area') return `sec:${spot}`;
  if (prompt === 'feed') return spot;
  if (held !== null) return `gho:${held}>${spot}`;
  if (spot === 'br') return 'gho:br>gd:can';
  if (seat !== null && view.ghosts[spot].includes(seat)) return `gho:${spot}>br`;
  return `gho:br>${spot}`;
}
