/** The cards in numbers, as they are printed; and how a card is framed. */

import printed from './printed.json';
import type { Printed } from './wire';

export const { cards: CARDS, kingdoms: KINGDOMS }: Printed = printed;

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
