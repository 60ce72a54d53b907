/** What a seat sees of Ashes to Ashes, as the server sends it. */

export type Side = 'H' | 'V' | 'SS';

export interface Figure {
  space: string;
  facing: string;
}

export interface Portal {
  edge: string;
  /** The faction it strikes. */
  hurts: Side;
}

export interface Seat {
  seat: number;
  side: Side;
  cards: number;
  /** Null if this seat's hand is hidden from the one who looks. */
  hand: string[] | null;
  upgrades: string[];
}

export interface FactionBoard {
  side: Side;
  characters: string[];
  points: number;
  power: Record<string, number>;
  /** The place of each ally token; empty in reserve. */
  tokens: Record<string, string>;
  deck: number;
  discard: string[];
  /** The market: an empty slot is an empty text. */
  row: string[];
  upgrade_deck: number;
  upgrade_discard: string[];
  scried: string[] | null;
  sand_ready: boolean;
  sand: string;
}

export interface Society {
  played: boolean;
  card: string;
  goals: Record<string, string>;
  deck: number;
  discard: string[];
  drawn: string;
  held: number;
  traps_left: number;
  icons: string[];
  numbers: number[];
  to_move: string[];
}

export interface Walk {
  who: string;
  walked: string[];
  must: string;
}

export interface Seen {
  mode: 'teams' | 'society' | 'alone';
  phase: string;
  phases: string[];
  turn: number;
  turn_limit: number;
  active: number;
  switches: string[];
  thief: string;
  figures: Record<string, Figure>;
  chosen: string;
  tiles: Record<string, string>;
  supply: Record<string, number>;
  portals: Record<string, Portal>;
  traps: string[];
  bears: string[];
  seats: Seat[];
  factions: Record<string, FactionBoard>;
  society: Society | null;
  card: string;
  tiles_left: string;
  worked: string[];
  walk: Walk | null;
  icons: string[];
  upgraded: number[];
  used: string[];
  ghoul_cards: string[];
  ghouls_next: string[];
  ghoul_prospects: Record<string, string[]>;
  ghoul_discard: string[];
  ghoul_deck: number;
  home: string[];
  winner: string;
  reason: string;
}

/** The phases of whoever's turn it is, and which of them is on now; none before the first turn and after the last. */
export const phasesOf = (view: Seen): { phases: string[]; now: string } => ({ phases: view.phases, now: view.phases.includes(view.phase) ? view.phase : '' });

export const sideOf = (view: Seen, seat: number | null): Side | null => (seat === null ? null : (view.seats[seat]?.side ?? null));

/** The side of a figure: a faction for characters, the Society for its two, none for ghouls. */
export function sideOfFigure(who: string): Side | null {
  if ('DMRK'.includes(who)) return 'H';
  if ('OST'.includes(who)) return 'V';
  return who === 'SA' || who === 'SB' ? 'SS' : null;
}

/** Who stands on a space. */
export const standing = (view: Seen, space: string): string | undefined => Object.keys(view.figures).find((who) => view.figures[who].space === space);

/** The space of the Chosen while she walks. */
export const chosenSpace = (view: Seen): string | null => (/^[A-J]\d+$/.test(view.chosen) ? view.chosen : null);

/** Whose token lies on a place around the board. */
export function tokenAt(view: Seen, place: string): string | null {
  for (const faction of Object.values(view.factions)) for (const [who, at] of Object.entries(faction.tokens)) if (at === place) return who;
  return null;
}
