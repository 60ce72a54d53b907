/** What a seat sees of Nocturne, as the server sends it. */

export interface Pile {
  pile: string;
  /** The card on top, or the last one there was. */
  card: string;
  cost: number;
  debt: number;
  left: number;
  tokens: number;
  below: string[];
}

export interface Aside {
  card: string;
  cards: string[];
  count: number;
}

export interface Mat {
  seat: number;
  deck: number | null;
  hand: number;
  discard: number | null;
  discard_top: string;
  play: string[];
  staying: string[];
  aside: Aside[];
  hounds: number;
  shown: string[];
  boons: string[];
  waiting: string[];
  states: string[];
  guarded: boolean;
  vp: number;
  debt: number;
  gained: number;
  turns: number;
  cards: Record<string, number>;
  points: Record<string, number>;
}

export interface Seen {
  seat: number | null;
  turn: number;
  active: number;
  extra: boolean;
  phase: string;
  actions: number;
  buys: number;
  coins: number;
  has_bought: boolean;
  deluded: boolean;
  envious: boolean;
  supply: Pile[];
  beside: Pile[];
  events: Record<string, number>;
  landmarks: string[];
  code: string;
  trash: string[];
  face_down: string[];
  boon_deck: number;
  boon_discard: string[];
  boons_open: string[];
  druid: string[];
  hex_deck: number;
  hex_discard: string[];
  hexes_open: string[];
  woods: number | null;
  has_fate: boolean;
  has_doom: boolean;
  players: Mat[];
  hand: string[];
  looking: string[];
}

export const BASIC = ['copper', 'silver', 'gold', 'platinum', 'estate', 'duchy', 'province', 'colony', 'curse'];
export const PHASES = ['action', 'buy', 'night', 'clean-up'];

/** The phase of the line in which the turn is: its start is before the Action phase, the end after everything. */
export const phaseOf = (view: Seen): string => (view.phase === 'start' ? 'action' : view.phase);

/** Each card once, with how many there are, in the order of their first copy. */
export function counted(cards: string[]): { card: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([card, count]) => ({ card, count }));
}

/** What lies in play for this turn only, without the cards that stay. */
export function passing(mat: Mat): string[] {
  const staying = [...mat.staying];
  return mat.play.filter((card) => {
    const at = staying.indexOf(card);
    if (at >= 0) staying.splice(at, 1);
    return at < 0;
  });
}

/** A list with equal cards told apart, to be keyed by. */
export function slots(cards: string[]): { card: string; n: number; id: string }[] {
  const seen = new Map<string, number>();
  return cards.map((card) => {
    const n = seen.get(card) ?? 0;
    seen.set(card, n + 1);
    return { card, n, id: `${card}:${n}` };
  });
}
