/** What a choice is about on the table, and what a click means. No rules: only what the choices say of themselves.
 *
 * A spot is anything that can be clicked: `sp:C7` a space, `fg:M` a figure or its portrait, `po:P1` a portal, `ed:F5|G5` an edge, `pl:bm.2` a place around the
 * board, `tk:M` an ally token, `ha:GS3` a card of my hand, `up:U4` one of my upgrades, `ma:2` a slot of my market.
 */

import type { Offer } from '@client/table/board';
import { bearing, beside, edgeOf, towards } from './geometry';
import { sideOf, standing, type Seen } from './seen';
import type { Option } from './wire';

export type Spot = string;

/** What an offered key means at the table. */
export interface Meaning {
  key: string;
  /** What must be taken in hand first; null if one click is enough. */
  from: Spot | null;
  to: Spot;
  /** How the tile will lie; `x` if it is taken away. For the rifle, where the vampire will look. */
  face?: string;
  /** The spaces of a route in order, the start included. */
  path?: string[];
  /** Points that a route costs. */
  cost?: number;
  /** Where a route branches: the next choice comes there. */
  branch?: boolean;
}

const PLACED = /^(fig|tok|eff|pay|heal|pow|near|who|qbuy|tk|dis|upg|act|def|ctr|xch|put|rot|cnv|rem|por|qput|bear|trap|trapm|mov|tmv|shv|stp|go|way|atk|cap|gst|rif):/;

/** Whether a key can be clicked on the board or among my things. */
export const isPlaced = (key: string): boolean => PLACED.test(key) || /^use:S\d\d$/.test(key);

const spaceOf = (view: Seen, who: string): string => view.figures[who]?.space ?? '';

/** What stands behind the colon of a key, in its parts: `xch:GS1>2` is a card and a slot. */
const partsOf = (key: string): string[] => key.slice(key.indexOf(':') + 1).split(/[>@=/]/);

export function meaningOf(key: string, about: Option, view: Seen): Meaning | null {
  const walker = view.walk ? spaceOf(view, view.walk.who) : '';
  const found = (to: Spot, from: Spot | null = null, more: Partial<Meaning> = {}): Meaning => ({ key, from, to, ...more });
  switch (about.is) {
    case 'PutFigure': case 'SchemeMove': case 'SchemeTrap': case 'Shove': case 'OneStep': case 'OneStepPortal': return found(`sp:${about.space}`, `fg:${about.who}`);
    case 'Token': return found(`pl:${about.place}`, `tk:${about.who}`);
    case 'TokenBack': return found(`pl:res.${about.who}`, `tk:${about.who}`);
    case 'Effect': return found(`pl:${about.place}`);
    case 'Pay': case 'Heal': case 'Power': case 'Near': case 'Send': case 'BuySand': case 'Grasp': case 'Strike': return found(`fg:${about.who}`);
    case 'GiveUpgrade': case 'PlayUpgrade': return found(`up:${partsOf(key)[0]}`); // the two factions' cards are told apart in words, not by their keys
    case 'Act': case 'Defend': case 'Counter': return found(`ha:${about.card}`);
    case 'Use': return about.cards.length > 1 ? null : found(`ha:${about.cards[0]}`);
    case 'Exchange': return found(`ma:${partsOf(key)[1]}`, `ha:${about.card}`);
    case 'LayTile': case 'TurnTile': case 'ChangeTile': return found(`sp:${about.space}`, null, { face: about.face });
    case 'RemoveTile': return found(`sp:${about.space}`, null, { face: 'x' });
    case 'Push': return found(`sp:${about.space}`, null, { face: about.direction });
    case 'Portal': return found(`po:${about.portal}`);
    case 'Edge': return found(`ed:${about.edge}`);
    case 'Sand': case 'Bear': case 'Trap': return found(`sp:${about.space}`);
    case 'MoveTrap': return found(`sp:${about.space}`, `sp:${about.origin}`);
    case 'Ghoul': return found(`sp:${about.space}`, null, { path: [spaceOf(view, partsOf(key)[0]), about.space] });
    case 'Attack': return found(`sp:${spaceOf(view, about.target)}`);
    case 'Capture': return found(`sp:${beside(walker, partsOf(key)[0])}`);
    case 'GoEnd': case 'GoBranch': case 'GoPortal': case 'GoTrap': case 'GoChosen': case 'GoClash': case 'GoHome': case 'GoVictory': {
      const spaces = about.path.split(' ').filter(Boolean);
      const more = { path: [walker, ...spaces], cost: about.cost, branch: about.is === 'GoBranch' };
      return found(spaces.length ? `sp:${about.end}` : `ed:${edgeOf(walker, about.direction)}`, null, more);
    }
    default: return null;
  }
}

export const meaningsOf = (offer: Offer | undefined, view: Seen): Meaning[] =>
  (offer?.choices ?? []).map(({ key, about }) => meaningOf(key, about as Option, view)).filter((meaning) => meaning !== null);

/** What is taken in hand by itself: the first figure to be set up, and whatever is the only thing that could be taken. */
export function heldAtOnce(meanings: Meaning[]): Spot | null {
  const froms = [...new Set(meanings.map(({ from }) => from))];
  if (froms[0] == null || meanings[0].key.startsWith('xch:')) return null;
  return froms.length === 1 || meanings[0].key.startsWith('fig:') ? froms[0] : null;
}

/** What a click on a spot would answer now: with something in hand where that can go, else whatever leads there. */
export function meantAt(meanings: Meaning[], held: Spot | null, spots: Spot[]): Meaning[] {
  const there = meanings.filter(({ to }) => spots.includes(to));
  const fits = there.filter(({ from }) => from === null || from === held);
  return fits.length || held !== null ? fits : there;
}

export const canHold = (meanings: Meaning[], spots: Spot[]): Spot | null => meanings.find(({ from }) => from !== null && spots.includes(from))?.from ?? null;

/** Whether all of these are about how one tile will lie: then a click takes the face that is shown. */
export const areFaces = (meant: Meaning[]): boolean => meant.length > 0 && meant.every(({ face }) => face !== undefined);

export type Click = { does: 'choose'; key: string } | { does: 'hold'; spot: Spot } | { does: 'drop' } | { does: 'ask'; keys: string[] } | { does: 'why' };

/** What a click on something does. `face` is the face shown there. */
export function click(meanings: Meaning[], held: Spot | null, spots: Spot[], face: string): Click {
  const meant = meantAt(meanings, held, spots);
  if (areFaces(meant)) return { does: 'choose', key: (meant.find((one) => one.face === face) ?? meant[0]).key };
  const holds = canHold(meanings, spots);
  if (holds !== null && holds === held) return { does: 'drop' };
  if (meant.length === 1) return { does: 'choose', key: meant[0].key };
  if (meant.length) return { does: 'ask', keys: meant.map(({ key }) => key) };
  if (holds !== null) return { does: 'hold', spot: holds };
  return { does: 'why' };
}

/** The spots of a space: itself, and whoever stands there. */
export function spotsAt(view: Seen, space: string): Spot[] {
  const who = standing(view, space);
  return who ? [`sp:${space}`, `fg:${who}`] : [`sp:${space}`];
}

/** What a question asks of a figure, by its prompt: the kind of its keys. */
const OF_FIGURES: Record<string, string> = { who: 'who', strike: 'who', pay: 'pay', heal: 'heal', power: 'pow', near: 'near', grasp: 'tk', quicksand: 'qbuy' };

/** The key to ask about when something is clicked that is not offered. `like` is any key that is offered: it names the portal or the ghoul that is moved. */
export function whyKey(prompt: string, spot: Spot, view: Seen, seat: number | null, held: Spot | null, like = ''): string {
  const [kind, name] = [spot.slice(0, 2), spot.slice(3)];
  const mine = view.factions[sideOf(view, seat) ?? ''];
  const taken = held?.slice(3) ?? mine?.characters[0] ?? '';
  if (kind === 'sp') {
    const tile = view.tiles[name];
    const there = standing(view, name);
    const walker = view.walk ? spaceOf(view, view.walk.who) : '';
    if (prompt === 'step' && walker) {
      const direction = towards(walker, name) || bearing(walker, name);
      return `${there && towards(walker, name) ? 'atk' : 'go'}:${direction}`;
    }
    if (there && prompt in OF_FIGURES) return `${OF_FIGURES[prompt]}:${there}`;
    switch (prompt) {
      case 'place': return `fig:${taken}@${name}`;
      case 'scheme': return `trap:${name}`;
      case 'alchemist': return `rem:${name}`;
      case 'bear': return `bear:${name}`;
      case 'quicksand': return `qput:${name}`;
      case 'rifle': return `rif:${name}/N`;
      case 'ghoul': return `gst:${partsOf(like)[0]}>${name}`;
      default: return tile ? `rot:${name}=${tile}` : `put:${name}=${view.tiles_left === 'C' ? 'NE' : 'NS'}`;
    }
  }
  if (kind === 'pl') return prompt === 'effect' ? `eff:${name}` : `tok:${taken}>${name}`;
  if (kind === 'tk') return `tok:${name}>res`;
  if (kind === 'fg') return `${OF_FIGURES[prompt] ?? 'who'}:${name}`;
  if (kind === 'ha') return `${prompt === 'defend' ? 'def' : prompt === 'counter' ? 'ctr' : name.startsWith('S') && name.length === 3 ? 'use' : 'act'}:${name}`;
  if (kind === 'up') return `upg:${name}`;
  if (kind === 'ma') return `xch:${view.seats[seat ?? 0]?.hand?.[0] ?? ''}>${name}`;
  return kind === 'po' ? `por:${name}` : `por:${prompt === 'edge' ? partsOf(like)[0] : 'P1'}>${name}`;
}
