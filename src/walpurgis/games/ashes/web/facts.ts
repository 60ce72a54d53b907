/** Board, cards and numbers, from the game's own tables. */

import boardTable from '../data/board.toml?raw';
import cardTable from '../data/cards.toml?raw';
import numberTable from '../data/numbers.toml?raw';

type Table = Record<string, any>;

/** A TOML file as far as these are written: tables, lists of tables, and values in one line, which are JSON but for the names in inline tables. */
export function read(toml: string): Table {
  const all: Table = {};
  let table = all;
  for (const raw of toml.split('\n')) {
    const line = raw.replace(/(^|\s)#.*$/, '').trim();
    const list = /^\[\[(\w+)\]\]$/.exec(line);
    const head = /^\[(\w+)\]$/.exec(line);
    const pair = /^(\w+) = (.+)$/.exec(line);
    if (list) (all[list[1]] ??= []).push((table = {}));
    else if (head) table = all[head[1]] = {};
    else if (pair) table[pair[1]] = JSON.parse(pair[2].replace(/(\w+) = /g, '"$1": '));
  }
  return all;
}

const board = read(boardTable);
const cards = read(cardTable);
const numbers = read(numberTable);

export const BASES = board.bases as Record<string, string[]>;
export const CITADELS = board.citadels as Record<string, string>;
export const CROSSROADS = board.crossroads as string[];
export const NUMBERED = board.numbered as string[];
export const FACES = board.faces as Record<string, string[]>;
export const SHARED = [...board.outer.market, ...board.outer.others] as string[];
export const MARKET = board.outer.market as string[];
export const POINTS = numbers.points as number;
export const POWER_MAX = numbers.power_max as number;
export const SOCIETY_TURNS = numbers.society_turns as number;
export const GHOULS = NUMBERED.map((_, n) => `g${n + 1}`);
export const CAPTAIN = GHOULS[GHOULS.length - 1];
export const SYMBOLS = cards.symbols as string[];
const CHARACTERS = cards.characters as Record<string, string[]>;

export interface ActionCard {
  /** Whose card it is; empty if it is generic. */
  who: string;
  tiles: string;
  symbol: string;
}

/** What an action card gives. The thief's cards have the symbols of those they replace. */
export function actionCard(name: string, thief: string): ActionCard {
  if (name in cards.generic) return { who: '', ...cards.generic[name] };
  const [who, n] = [name[0], Number(name[1]) - 1];
  const kit = cards.sets[Object.values(CHARACTERS).find((names) => names.includes(who === 'K' ? thief : who))!.indexOf(who === 'K' ? thief : who)];
  return { who, tiles: who === 'K' ? cards.thief.tiles[n] : kit.tiles[n], symbol: kit.symbols[n] };
}

/** The icons of an upgrade card of that faction. */
export function iconsOf(side: string, card: string): string[] {
  if (card in cards.upgrades) return cards.upgrades[card];
  return Object.entries(cards.added as Table).filter(([, added]) => added.side === side && added.cards.includes(card)).map(([icon]) => icon);
}

/** What a card of the Society names: numbers and icons. */
export const societyCard = (card: string): { numbers: number[]; icons: string[] } => cards.society[card];

/** The two ghouls of a ghoul card. */
export const ghoulsOf = (card: string): string[] => [...card.slice(2)].map((n) => `g${n}`);

/** A character's place in the tables of defence and attack. */
function placeInTables(who: string, thief: string): number {
  const role = who === 'K' ? thief : who;
  return Object.values(CHARACTERS).map((names) => names.indexOf(role)).find((n) => n >= 0) ?? 0;
}

/** The symbol that cancels an attack. */
export const defenceSymbol = (attacker: string, defender: string, thief = ''): string =>
  SYMBOLS[(placeInTables(attacker, thief) + placeInTables(defender, thief)) % SYMBOLS.length];

/** The symbol of a counter-attack. */
export const counterSymbol = (attacker: string, defender: string, thief = ''): string =>
  SYMBOLS[(2 * placeInTables(attacker, thief) + placeInTables(defender, thief) + 1) % SYMBOLS.length];
