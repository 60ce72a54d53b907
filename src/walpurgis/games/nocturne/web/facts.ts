/** The cards in numbers, from the game's own tables; and how a card is framed. */

import cardTable from '../data/cards.toml?raw';
import kingdomTable from '../data/kingdoms.toml?raw';

export interface Fact {
  cost: number;
  debt?: number;
  types: string[];
  set: string;
  cards?: number;
  actions?: number;
  buys?: number;
  coins?: number;
  vp?: number;
  heirloom?: string;
  pile?: string;
}

/** The tables of a TOML file, as far as they are written in single lines; the numbers, words and lists there are also JSON. */
export function tables(toml: string): Record<string, Record<string, any>> {
  const found: Record<string, Record<string, any>> = {};
  let table: Record<string, any> = {};
  for (const line of toml.split('\n')) {
    const head = /^\[(.+)\]$/.exec(line);
    const pair = /^(\w+) = (true|false|[["\d-](?:.*[\]"\d])?)$/.exec(line);
    if (head) table = found[head[1]] = {};
    else if (pair && pair[2] !== '[') table[pair[1]] = JSON.parse(pair[2]);
  }
  return found;
}

export const CARDS = tables(cardTable) as Record<string, Fact>;

/** The recommended kingdoms with their piles, Events and Landmarks. */
export const KINGDOMS: Record<string, { cards: string[]; events?: string[]; landmarks?: string[] }> = Object.fromEntries(
  Object.entries(tables(kingdomTable))
    .filter(([name]) => name.startsWith('kingdoms.'))
    .map(([name, kingdom]) => [name.slice('kingdoms.'.length), kingdom as { cards: string[] }]),
);

export type Family = 'card' | 'boon' | 'hex' | 'state' | 'event' | 'landmark';

/** Something with a name and a text that lies on the table. */
export interface Thing {
  family: Family;
  name: string;
}

export const aCard = (name: string): Thing => ({ family: 'card', name });

/** The message with the name of a thing. */
export const nameId = ({ family, name }: Thing): string => (family === 'card' && name === 'castles' ? 'pile-castles' : `${family === 'event' ? 'event-card' : family}-${name}`);

/** The message with what a thing says. */
export const textId = ({ family, name }: Thing): string => (family === 'card' ? `text-${name}` : `text-${family}-${name}`);

export const typesOf = ({ family, name }: Thing): string[] => (family === 'card' ? (CARDS[name]?.types ?? []) : []);

const GROUNDS = ['action', 'treasure', 'victory', 'night', 'curse'];

/** How a thing is framed: one ground or two, and what is marked on it. */
export function frameOf(thing: Thing): { grounds: string[]; band: boolean; attack: boolean } {
  const types = typesOf(thing);
  if (!types.length) return { grounds: [thing.family], band: false, attack: false };
  const grounds = types.filter((type) => GROUNDS.includes(type));
  const duration = types.includes('duration');
  if (grounds.length === 1 && grounds[0] === 'action' && types.includes('reaction')) grounds[0] = 'reaction';
  if (grounds.length === 1 && grounds[0] === 'action' && duration) grounds[0] = 'duration';
  return { grounds: grounds.slice(0, 2), band: duration && grounds.includes('night'), attack: types.includes('attack') };
}

/** By kind, then by cost: how all the cards of a player are shown at the end. */
export function byWorth(cards: Record<string, number>, points: Record<string, number>): { card: string; count: number; points: number }[] {
  return Object.entries(cards)
    .map(([card, count]) => ({ card, count, points: points[card] ?? 0 }))
    .sort((a, b) => b.points - a.points || (CARDS[b.card]?.cost ?? 0) - (CARDS[a.card]?.cost ?? 0) || a.card.localeCompare(b.card));
}
