/** What a key names on the table, where it is drawn, and what a click on a card means. No rules: only the shape of the keys. */

import type { BoardProps, Offer } from '@client/table/board';
import type { Family, Thing } from './facts';
import { counted, type Seen } from './seen';

/** Zones whose cards always lie open somewhere on the table. */
const LYING = ['hand', 'pile', 'event', 'play', 'look', 'shown'];
/** Zones that are spread out in the tray when they are asked for. */
const SPREAD = ['discard', 'trash', 'aside', 'boon', 'card', 'state'];

export const zoneOf = (key: string): string => (key.includes(':') ? key.slice(0, key.indexOf(':')) : '');

/** The card, Boon, State or Event of a key: `card:crypt:2` is a Crypt. */
export function thingOf(key: string): Thing {
  const [zone, name] = key.split(':');
  const family = (['boon', 'state', 'event'].includes(zone) ? zone : 'card') as Family;
  return { family, name };
}

/** Whether a key can be clicked on the board or among my things. */
export const isPlaced = (key: string): boolean => LYING.includes(zoneOf(key)) || SPREAD.includes(zoneOf(key));

/** Free and worthless, or worse: it may be bought, but hardly anybody wants it. */
export const isFoolish = (key: string, _view: unknown, offer: Offer): boolean => offer.prompt === 'buy' && (key === 'pile:copper' || key === 'pile:curse');

export interface Spread {
  zone: string;
  keys: string[];
}

/** What lies in the tray: the cards I look at, those I show, and what is asked for out of a pile. */
export function trayOf(view: Seen, seat: number | null, offers: Offer[]): Spread[] {
  const mine = seat === null ? undefined : view.players[seat];
  const offer = offers.find((one) => one.seat === seat);
  const spreads: Spread[] = [
    { zone: 'look', keys: view.looking.map((card) => `look:${card}`) },
    { zone: 'shown', keys: (mine?.shown ?? []).map((card) => `shown:${card}`) },
  ];
  for (const zone of SPREAD) {
    const choices = offer?.choices.filter(({ key }) => zoneOf(key) === zone) ?? [];
    spreads.push({ zone, keys: choices.flatMap(({ key, count }) => Array<string>(offer?.kind === 'one' ? 1 : (count ?? 1)).fill(key)) });
  }
  return spreads.filter(({ keys }) => keys.length);
}

/** Whether the n-th copy of a key is picked, and as which one of all. Copies are picked from the first on. */
export function pickedAs(chosen: string[], key: string, n: number): number | null {
  let copy = -1;
  for (const [at, other] of chosen.entries()) if (other === key && ++copy === n) return at + 1;
  return null;
}

/** A click on the n-th copy of a key: take it, take it back, or ask why not. */
export function press(props: BoardProps, key: string, n = 0): void {
  if (!props.offered(key)) props.why(key);
  else if (pickedAs(props.chosen, key, n) !== null && props.remove) props.remove(key);
  else props.choose(key);
}

/** Words a question offers beside its cards. */
export const wordsOf = (offers: Offer[], seat: number | null): string[] => (offers.find((one) => one.seat === seat)?.choices ?? []).map(({ key }) => key).filter((key) => !isPlaced(key));

/** How many piles of the Supply are empty. */
export const emptyPiles = (view: Seen): number => view.supply.filter((pile) => !pile.left).length;

/** The trash, each card once: how many lie face up and face down. */
export function trashOf(view: Seen): { card: string; count: number; down: number }[] {
  const down = new Map(counted(view.face_down).map(({ card, count }) => [card, count]));
  return counted(view.trash).map(({ card, count }) => ({ card, count, down: down.get(card) ?? 0 }));
}
