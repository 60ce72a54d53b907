/** What is said of a spot on the board: its name, and what there is to know about it. The words come from the game's texts. */

import type { Spot } from './keys';
import { canteenMark, isGarden, isRegion, MIRROR_TERROR, placeName, placesOf, REGION_VP, REGIONS, SQUARES, type Seen } from './seen';

export type Text = (id: string, args?: Record<string, any>) => string;

export interface Label {
  title: string;
  notes: string[];
}

const STATES = ['board-intact', 'board-cracked', 'board-broken'];

export const people = (text: Text, view: Seen, seat: number): string => text(`people-${view.players[seat].people}`);

/** A name as it stands at the head of a label. */
export const headed = (words: string): string => words.charAt(0).toLocaleUpperCase() + words.slice(1);

export function labelOf(text: Text, view: Seen, spot: Spot): Label {
  const [family, name] = spot.split(':');
  if (family === 'sq') return square(text, view, name);
  if (family === 'mir') {
    const state = view.mirrors[name];
    const terror = MIRROR_TERROR[state];
    return { title: text('board-mirror', { mirror: name, state: text(STATES[state]) }), notes: terror ? [`+${terror} ${text('board-terror')}`] : [] };
  }
  if (family === 'slot') return slot(text, view, Number(name));
  if (isGarden(spot)) return garden(text, view, spot);
  if (isRegion(spot)) return region(text, view, spot);
  if (spot === 'br') return { title: headed(text('place-br')), notes: view.players.map((p) => `${people(text, view, p.seat)}: ${p.bridge}`) };
  if (spot === 'gy') return { title: headed(text('place-gy')), notes: view.players.map((p) => grave(text, view, p.seat)) };
  return { title: headed(text('board-magician')), notes: [text('board-off-grid')] };
}

function grave(text: Text, view: Seen, seat: number): string {
  const mark = canteenMark(view, seat);
  const more = mark ? ` (${text('board-canteen-counts', { n: mark })})` : '';
  return `${people(text, view, seat)}: ${view.players[seat].graveyard}${more}`;
}

function square(text: Text, view: Seen, name: string): Label {
  const tile = view.grid[SQUARES.indexOf(name)];
  const there = view.players.find((player) => player.magician === name);
  const notes = [text(`tile-${tile}.does`)];
  if (there) notes.push(`${text(`people-${there.people}.magician`)} (${people(text, view, there.seat)})`);
  return { title: `${name}: ${text(`tile-${tile}`)}`, notes };
}

function slot(text: Text, view: Seen, n: number): Label {
  const what = view.slots[n - 1];
  const taken = view.bonus_taken[n];
  const notes = taken === undefined ? [] : [text('board-bonus-taken', { who: people(text, view, taken) })];
  return { title: text(what === '*' ? 'bonus-any' : `bonus-${what}`), notes };
}

function occupants(text: Text, view: Seen, place: string): string[] {
  const there = view.ghosts[place];
  const notes = Array.from({ length: placesOf(view, place) }, (_, n) => text('board-place', { n: n + 1, what: there[n] === undefined ? text('board-free-place') : people(text, view, there[n]) }));
  const found = [notes.join(', ')];
  if (view.protected === place) found.push(text('board-protected'));
  return found;
}

function garden(text: Text, view: Seen, place: string): Label {
  const name = place.slice(3);
  const bonuses = ['major', 'minor'].slice(0, view.garden_places).map((bonus, n) => text('board-place', { n: n + 1, what: text(`garden-${name}.${bonus}`) }));
  return { title: headed(text(placeName(place))), notes: [...bonuses, ...occupants(text, view, place)] };
}

function region(text: Text, view: Seen, place: string): Label {
  const gate = [...view.gates[REGIONS.indexOf(place)]].map((kind) => text(`resource-${kind}`)).join(', ');
  const worth = `${REGION_VP[place]} ${text('board-vp')}`;
  return {
    title: `${text(placeName(place))} (${text(`${placeName(place)}.folk`)}), ${worth}`,
    notes: [`${text('board-gate')}: ${gate}`, ...occupants(text, view, place)],
  };
}

/** A label as one sentence, for screen readers. */
export const spoken = ({ title, notes }: Label): string => [title, ...notes].join('. ');
