/** The view of Sabbat Magica as it comes over the wire, what is printed on the boards, and the colours. No rule is known here. */

import printed from './printed.json';
import type { Printed, Seen } from './wire';

export type { Board as PlayerBoard, Seen } from './wire';

export type Store = Record<string, number>;

const facts: Printed = printed;
export const { resources: RESOURCES, columns: COLUMNS, rows: ROWS, squares: SQUARES, mirrors: MIRRORS, gardens: GARDENS, regions: REGIONS } = facts;
export const { region_vp: REGION_VP, terror_max: TERROR_MAX, mirror_terror: MIRROR_TERROR } = facts;

const CANTEEN = 'gd:can';

export const isRegion = (place: string): boolean => place.startsWith('rg:');
export const isGarden = (place: string): boolean => place.startsWith('gd:');

/** How many places a garden or region has open. */
export const placesOf = (view: Seen, place: string): number => (isRegion(place) ? view.region_places : view.garden_places);

/** The gardens and regions where a seat has a ghost. */
export const homesOf = (view: Seen, seat: number): string[] => Object.keys(view.ghosts).filter((place) => view.ghosts[place].includes(seat));

/** The colours of the peoples: the piece, its dark edge, its light side, and the ink that is legible upon it. */
export const COLOURS: Record<string, { body: string; edge: string; light: string; ink: string }> = {
  B: { body: '#3f74c0', edge: '#12264a', light: '#9cc3f5', ink: '#ffffff' },
  R: { body: '#b3303f', edge: '#43090f', light: '#f0a0a0', ink: '#ffffff' },
  Y: { body: '#e2b33c', edge: '#4f3706', light: '#fbe8a6', ink: '#2b1d06' },
  G: { body: '#437a35', edge: '#16310f', light: '#b5dc9c', ink: '#ffffff' },
};

/** What the canteen adds to a seat's order count now. */
export const canteenMark = (view: Seen, seat: number): number => facts.garden_bonus[view.ghosts[CANTEEN].indexOf(seat)] ?? 0;

/** The id of a place's message: `gd:can` is `place-gd-can`. */
export const placeName = (place: string): string => `place-${place.replace(':', '-')}`;
