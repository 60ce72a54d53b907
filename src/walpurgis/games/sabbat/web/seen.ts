/** The view of Sabbat Magica as it comes over the wire, and the few facts of the boards that a drawing needs. No rule is known here. */

export type Store = Record<string, number>;

/** A player's board. */
export interface PlayerBoard {
  seat: number;
  people: string;
  terror: number;
  vp: number;
  h2: Store;
  h1: Store;
  zone: Store;
  cursed: boolean;
  chimera: number;
  magician: string;
  bridge: number;
  graveyard: number;
  power: string;
  powers_left: string[];
  power_ready: boolean;
}

/** The table, the same for every seat and for spectators. */
export interface Seen {
  round: number;
  rounds: number;
  phase: string;
  lap: number;
  actions: number;
  active: number | null;
  order: number[];
  time_card: string;
  slots: string[];
  bonus_taken: Record<string, number>;
  time_unseen: string[];
  time_removed: string;
  grid: string[];
  mirrors: Record<string, number>;
  gates: string[];
  gates_out: string[];
  ghosts: Record<string, number[]>;
  region_places: number;
  garden_places: number;
  protected: string;
  booster: boolean;
  ready: number;
  moved: string[];
  limbo: Record<string, string>;
  players: PlayerBoard[];
}

export const RESOURCES = ['s', 'r', 'g', 'm'] as const;
export const COLUMNS = ['a', 'b', 'c', 'd'];
export const ROWS = ['1', '2', '3', '4'];
export const SQUARES = ROWS.flatMap((row) => COLUMNS.map((column) => column + row));
export const MIRRORS = [
  ...COLUMNS.map((column) => `N${column}`),
  ...COLUMNS.map((column) => `S${column}`),
  ...ROWS.map((row) => `W${row}`),
  ...ROWS.map((row) => `E${row}`),
];
/** The ring of the gardens, clockwise. */
export const GARDENS = ['gd:gla', 'gd:cry', 'gd:can', 'gd:tra', 'gd:alc', 'gd:zen'];
/** The ring of the regions, counter-clockwise from the upper right. */
export const REGIONS = ['rg:tur', 'rg:nes', 'rg:gin', 'rg:vad', 'rg:fri', 'rg:val', 'rg:ber', 'rg:gri'];
export const REGION_VP: Record<string, number> = {
  'rg:tur': 4,
  'rg:nes': 3,
  'rg:gin': 2,
  'rg:vad': 3,
  'rg:fri': 2,
  'rg:val': 3,
  'rg:ber': 2,
  'rg:gri': 3,
};
export const TERROR_MAX = 10;
export const CANTEEN = 'gd:can';

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
  G: { body: '#4d8a3d', edge: '#16310f', light: '#b5dc9c', ink: '#ffffff' },
};

/** What the canteen adds to a seat's order count now: 2, 1 or nothing. */
export function canteenMark(view: Seen, seat: number): number {
  const place = view.ghosts[CANTEEN].indexOf(seat);
  return place < 0 ? 0 : Math.max(0, 2 - place);
}

/** The id of a place's message: `gd:can` is `place-gd-can`. */
export const placeName = (place: string): string => `place-${place.replace(':', '-')}`;
