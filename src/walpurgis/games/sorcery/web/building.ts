/** Building an army: points, pages, symbols, requirements, and the code an army is written as. The same arithmetic as armies.py, on the printed facts alone. */

import printed from './printed.json';
import type { Printed, Spell, Warrior } from './wire';

const facts = printed as unknown as Printed;
export const { warriors: WARRIORS, books: BOOKS, spells: SPELLS, domains: DOMAINS, armies: PREPARED, building: BUILDING, symbols: SYMBOLS, abilities: ABILITIES } = facts;

/** A book and the spells in it, the proposed bookmark first. */
export interface FilledBook {
  book: string;
  spells: string[];
}

/** A warrior and the books it wields. */
export interface Member {
  warrior: string;
  books: FilledBook[];
}

export interface Army {
  /** The build total it was made for. */
  total: number;
  members: Member[];
  domains: string[];
}

/** The rule that says how an army is written: for what is not a code at all. */
export const NO_CODE = 'D-87';
/** As many characters as a code may have. */
export const LONGEST_CODE = 400;

// Points and symbols

export const powerOf = (warrior: Warrior): string => SYMBOLS.subfactions[warrior.subfaction].ability;
export const pointsOfMember = ({ warrior, books }: Member): number => WARRIORS[warrior].points + sum(books.map(({ book }) => BOOKS[book].points));
export const pointsOf = (army: Army): number => sum(army.members.map(pointsOfMember));
const sum = (numbers: number[]): number => numbers.reduce((one, other) => one + other, 0);

/** The symbols of a warrior: faction and subfaction, and by Pact the faction symbols of all its friends. */
export function symbolsOf(warrior: Warrior, friends: Warrior[]): string[] {
  const lent = powerOf(warrior) === 'pact' ? friends.map(({ faction }) => faction) : [];
  return [...new Set([warrior.faction, warrior.subfaction, ...lent])];
}

const friendsIn = (army: Army): Warrior[] => army.members.map(({ warrior }) => WARRIORS[warrior]);
const symbolsIn = (army: Army, member: Member): string[] => symbolsOf(WARRIORS[member.warrior], friendsIn(army));
const isMaster = (warrior: Warrior): boolean => powerOf(warrior) === 'ancient-mastery';

// Pages

/** The pages a spell takes in the book of a sorcerer with these symbols: the least affinity count of one of them, else the ordinary count. */
export function pagesOf(spell: Spell, symbols: string[], mastery = false): number {
  const counts = Object.entries(spell.affinity).filter(([symbol]) => mastery || symbols.includes(symbol)).map(([, pages]) => pages);
  return counts.length ? Math.min(...counts) : spell.pages;
}

/** Whether a sorcerer with these symbols meets a spell's requirement. Ancient Mastery lifts it from every spell with an affinity count. */
export const mayUse = (spell: Spell, symbols: string[], mastery = false): boolean =>
  !spell.requires || symbols.includes(spell.requires) || (mastery && Object.keys(spell.affinity).length > 0);

/** What a spell takes in a member's book. */
export const pagesFor = (army: Army, member: Member, spell: string): number => pagesOf(SPELLS[spell], symbolsIn(army, member), isMaster(WARRIORS[member.warrior]));

/** The pages that a member's spells take in its book. */
export const pagesIn = (army: Army, member: Member, filled: FilledBook): number => sum(filled.spells.map((spell) => pagesFor(army, member, spell)));

// What the rules forbid

/** The rule by which this warrior cannot have that book: it is immune to magic, has no free slot, or does not meet the requirement. */
export function whyNotWield(warrior: Warrior, symbols: string[], book: string, freeSlots: number): string | null {
  const [first] = warrior.abilities['magic-immunity'] ?? [0];
  if (warrior.immune || first === 1) return 'A-78';
  const { requires } = BOOKS[book];
  return freeSlots < 1 || (requires.length > 0 && !symbols.some((symbol) => requires.includes(symbol))) ? 'A-101' : null;
}

/** The rule by which these spells cannot be in this warrior's book: none or copies, a requirement, too many pages. */
export function whyNotFilled(warrior: Warrior, symbols: string[], { book, spells }: FilledBook): string | null {
  if (!spells.length || spells.some((spell) => spells.filter((other) => other === spell).length > BUILDING.copies)) return 'S-99';
  const mastery = isMaster(warrior);
  if (!spells.every((spell) => mayUse(SPELLS[spell], symbols, mastery))) return 'S-10';
  return sum(spells.map((spell) => pagesOf(SPELLS[spell], symbols, mastery))) > BOOKS[book].capacity ? 'S-6' : null;
}

/** A rule that an army breaks, and where: the member and the book, if it is one of them. */
export interface Broken {
  rule: string;
  member?: number;
  book?: number;
}

/** Everything that is wrong with an army in a game of this build total, with domains or without. */
export function brokenBy(army: Army, total: number, domains = false): Broken[] {
  const found: Broken[] = [];
  if (army.members.length > BUILDING.figures || !BUILDING.totals.includes(army.total)) found.push({ rule: 'A-193' });
  if (army.total > total || pointsOf(army) > army.total) found.push({ rule: 'A-18' });
  if (hasCopies(army.members.map(({ warrior }) => warrior).filter((warrior) => WARRIORS[warrior].rank === 'unique'))) found.push({ rule: 'A-20' });
  if (hasCopies(army.members.flatMap(({ books }) => books.map(({ book }) => book)).filter((book) => BOOKS[book].unique))) found.push({ rule: 'A-20' });
  army.members.forEach((member, m) => {
    const [warrior, symbols] = [WARRIORS[member.warrior], symbolsIn(army, member)];
    member.books.forEach((filled, b) => {
      for (const rule of [whyNotWield(warrior, symbols, filled.book, warrior.slots - b), whyNotFilled(warrior, symbols, filled)]) if (rule) found.push({ rule, member: m, book: b });
    });
  });
  if (army.domains.length > BUILDING.domains) found.push({ rule: 'A-22' });
  if (army.domains.length && !(domains && army.domains.every((name) => name in DOMAINS))) found.push({ rule: 'A-184' });
  return found;
}

const hasCopies = (things: string[]): boolean => new Set(things).size < things.length;

/** The first rule that an army breaks. Nobody leads an empty one: it has no code. */
export const whyNotBuilt = (army: Army, total: number, domains = false): string | null => (army.members.length ? (brokenBy(army, total, domains)[0]?.rule ?? null) : NO_CODE);

/** The rule that forbids a text as an army; null if it is one. */
export function whyNotArmy(text: string, total: number, domains = false): string | null {
  const army = armyOf(text);
  return army === null ? NO_CODE : whyNotBuilt(army, total, domains);
}

// What could still come into it

/** The rule by which one more of this warrior cannot join. */
export function whyNotJoin(army: Army, warrior: string): string | null {
  if (army.members.length >= BUILDING.figures) return 'A-193';
  if (WARRIORS[warrior].rank === 'unique' && army.members.some((member) => member.warrior === warrior)) return 'A-20';
  return pointsOf(army) + WARRIORS[warrior].points > army.total ? 'A-18' : null;
}

/** The rule by which a member cannot have one more book of that kind. */
export function whyNotBook(army: Army, at: number, book: string): string | null {
  const member = army.members[at];
  const warrior = WARRIORS[member.warrior];
  const why = whyNotWield(warrior, symbolsIn(army, member), book, warrior.slots - member.books.length);
  if (why) return why;
  if (BOOKS[book].unique && army.members.some(({ books }) => books.some((filled) => filled.book === book))) return 'A-20';
  return pointsOf(army) + BOOKS[book].points > army.total ? 'A-18' : null;
}

/** The rule by which a spell cannot be added to a member's book. */
export function whyNotSpell(army: Army, at: number, n: number, spell: string): string | null {
  const member = army.members[at];
  const { book, spells } = member.books[n];
  return whyNotFilled(WARRIORS[member.warrior], symbolsIn(army, member), { book, spells: [...spells, spell] });
}

// Codes

const ARMY = /^([1-9]\d{1,2}):([^@]+)((?:@\w+(?:-\w+)*)*)$/;
const MEMBER = /^(?:([1-9]\d?)X)?(\w{4})((?:\+B\d\((?:P\d\d(?:\.P\d\d)*)?\))*)$/;
const BOOK = /\+(B\d)\(([^)]*)\)/g;

/** The army that a text means: a prepared one by its id, or a code; null if it is neither. It may still break the rules of building. */
export function armyOf(text: string): Army | null {
  if (text.length > LONGEST_CODE || !/^[\x00-\x7f]*$/.test(text)) return null;
  const wanted = text.trim().toUpperCase();
  const found = ARMY.exec((PREPARED[wanted]?.code ?? wanted).toUpperCase());
  if (!found) return null;
  const members: Member[] = [];
  for (const part of found[2].split(',')) {
    const member = MEMBER.exec(part);
    if (!member || !(member[2] in WARRIORS)) return null;
    const books = [...member[3].matchAll(BOOK)].map(([, book, spells]): FilledBook => ({ book, spells: spells ? spells.split('.') : [] }));
    if (books.some(({ book, spells }) => !(book in BOOKS) || !spells.every((spell) => spell in SPELLS))) return null;
    for (let n = 0; n < Number(member[1] ?? 1); n++) members.push({ warrior: member[2], books: books.map(({ book, spells }) => ({ book, spells: [...spells] })) });
  }
  return { total: Number(found[1]), members, domains: found[3].toLowerCase().split('@').slice(1) };
}

const written = ({ warrior, books }: Member): string => warrior + books.map(({ book, spells }) => `+${book}(${spells.join('.')})`).join('');

/** The code of an army: its canonical form. */
export function codeOf({ total, members, domains }: Army): string {
  const alike: [string, number][] = [];
  for (const member of members.map(written)) {
    const last = alike.at(-1);
    if (last?.[0] === member) last[1] += 1;
    else alike.push([member, 1]);
  }
  return `${total}:${alike.map(([member, count]) => (count > 1 ? `${count}x${member}` : member)).join(',')}${domains.map((domain) => `@${domain}`).join('')}`;
}

/** Each warrior of an army once, with how many there are, in the order of the army. */
export function ranksOf(army: Army): { warrior: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { warrior } of army.members) counts.set(warrior, (counts.get(warrior) ?? 0) + 1);
  return [...counts].map(([warrior, count]) => ({ warrior, count }));
}

export type { Book, Spell, Warrior } from './wire';
