/** What the cards, books and dice are given to show. Every word comes from outside. */

export type Rank = 'weak' | 'standard' | 'tough' | 'unique';
export type Slot = 'speed' | 'attack' | 'defense' | 'damage';

/** A spell that hangs on a warrior. */
export interface Ribbon {
  spell: string;
  harms?: boolean;
  name?: string;
}

/** A symbol on a base, with its name. */
export interface SymbolShown {
  id: string;
  name: string;
}

/** An ability of a warrior: at which value it is marked, on which clicks, and what it does. */
export interface AbilityShown {
  id: string;
  name: string;
  slot: Slot;
  first: number;
  last: number;
  tells?: string;
}

/** How a warrior fights at range. Without a ranged damage of its own the damage of the dial counts. */
export interface RangedShown {
  type: 'bow' | 'wand';
  bonus: number;
  range: number;
  damage: number | null;
  targets: number;
}

export interface WarriorWords {
  speed: string;
  attack: string;
  defense: string;
  damage: string;
  range: string;
  targets: string;
  points: string;
  slots: string;
  rank: string;
  click: string;
  close: string;
  ranged: string;
  eliminated: string;
}

/** A page count of a spell for those with a symbol. */
export interface AffinityShown {
  symbol: string;
  name: string;
  pages: number;
}

export interface SpellWords {
  type: string;
  action?: string;
  pages: string;
  bars: string;
  marks?: string[];
  requires?: string;
}

export interface SpineShown {
  spell: string;
  name: string;
  type: string;
}

/** A named modifier of a roll. */
export interface ModifierShown {
  name: string;
  value: number;
  rule?: string;
}
