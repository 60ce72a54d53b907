/** What the cards of warriors and spells are given to show, in the reader's words. */

import { ABILITIES, powerOf, SPELLS, WARRIORS, type Warrior } from './building';
import { figureOf, type Seen, type SeenFigure, type SeenTome } from './seen';
import type { AbilityShown, AffinityShown, Slot, SpellWords, WarriorWords } from './shown';

export type Text = (id: string, args?: Record<string, any>) => string;

export const labelOf = (figure: { id: string }): string => figure.id.toUpperCase();
export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
export const symbolName = (text: Text, symbol: string): string => text(`${symbol in SUBFACTIONS ? 'subfaction' : 'faction'}-${symbol}`);
export const shortName = (text: Text, figure: { id: string; warrior: string }): string => text('figure', { name: { id: `warrior-short-${figure.warrior}` }, label: labelOf(figure) });

const SUBFACTIONS = Object.fromEntries(Object.values(WARRIORS).map(({ subfaction }) => [subfaction, true]));

function warriorWords(text: Text, warrior: Warrior): WarriorWords {
  const value = (name: string): string => capital(text(`value-${name}`));
  return {
    speed: value('speed'), attack: value('attack'), defense: value('defense'), damage: value('damage'), range: value('range'), targets: text('web-targets'),
    points: text('web-points', { count: warrior.points }), slots: text('web-slots', { count: warrior.slots }), rank: text(`rank-${warrior.rank}`), click: text('web-click'),
    close: capital(text('attacktype-sword')), ranged: warrior.ranged ? capital(text(`attacktype-${warrior.ranged.type}`)) : '', eliminated: text('web-eliminated'),
  };
}

function abilitiesOf(text: Text, warrior: Warrior): AbilityShown[] {
  return Object.entries(warrior.abilities).map(([id, [first, last]]) => ({ id, name: text(`ability-${id}`), slot: ABILITIES[id].slot, first, last, tells: text(`ability-${id}-text`) }));
}

/** A warrior's card; of a figure on the table with its dial as it stands and the values that count now. */
export function warriorCard(text: Text, id: string, seat: number, figure?: SeenFigure) {
  const warrior = WARRIORS[id];
  const power = powerOf(warrior);
  const stands = figure !== undefined && figure.click <= figure.clicks;
  const now: Partial<Record<Slot, number>> = stands ? { speed: figure.speed, attack: figure.attack, defense: figure.defense, damage: figure.damage } : {};
  return {
    warrior: id, name: text(`warrior-${id}`), seat, label: figure ? labelOf(figure) : String(warrior.points), rank: warrior.rank,
    symbols: [warrior.faction, warrior.subfaction].map((symbol) => ({ id: symbol, name: symbolName(text, symbol) })),
    power: { id: power, name: text(`power-${power}`), tells: text(`power-${power}-text`) },
    points: warrior.points, itemSlots: warrior.slots, speedType: warrior.speed_type, immune: figure ? figure.immune : warrior.immune, arc: warrior.arc, closeBonus: warrior.close_bonus,
    ranged: warrior.ranged, dial: warrior.dial, click: figure?.click ?? 0, now, abilities: abilitiesOf(text, warrior), words: warriorWords(text, warrior), open: true,
  };
}

const affinityOf = (text: Text, spell: string): AffinityShown[] => Object.entries(SPELLS[spell].affinity).map(([symbol, pages]) => ({ symbol, name: symbolName(text, symbol), pages }));

function spellWords(text: Text, id: string): SpellWords {
  const spell = SPELLS[id];
  const marks = [spell.counterspell && 'web-mark-counterspell', spell.passive && 'web-mark-passive', spell.face_down && 'web-mark-face-down'].filter((mark) => mark !== false);
  return {
    type: capital(text(`spelltype-${spell.type}`)), action: text(`web-action-${spell.action}`), pages: text('web-pages', { count: spell.pages }), bars: text('web-bars', { count: spell.bars }),
    marks: marks.map((mark) => text(mark)), requires: spell.requires ? text('web-requires', { symbol: symbolName(text, spell.requires) }) : '',
  };
}

export interface SpellMore {
  /** Pages it takes in this book. */
  here?: number | null;
  /** What browsing costs now. */
  barsNow?: number;
  hint?: string;
  faceDown?: boolean;
}

export function spellCard(text: Text, id: string, more: SpellMore = {}) {
  const { type, pages, bars } = SPELLS[id];
  return { spell: id, name: text(`spell-${id}`), type, text: text(`spell-${id}-text`), pages, affinity: affinityOf(text, id), bars, words: spellWords(text, id), ...more };
}

export const spineOf = (text: Text, spell: string) => ({ spell, name: text(`spell-${spell}`), type: SPELLS[spell].type, bars: SPELLS[spell].bars });

// Books on the table

/** The bookmarked spell of a book whose order is known; the one that lies face down is known to all. Empty if it is not, or there is none. */
export const bookmarkOf = (tome: SeenTome): string => tome.stack?.[0] ?? tome.down;

/** Everything of a book that can be seen but the bookmark: in their order, if that is known. */
export function otherSpells(tome: SeenTome): string[] {
  const top = bookmarkOf(tome);
  return tome.stack ? tome.stack.slice(1) : tome.contents.filter((spell) => spell !== top);
}

/** The books that a seat's warriors wield, and those of its own that lie on the ground or in other hands after them. */
export function booksOf(view: Seen, seat: number): { mine: SeenTome[]; away: SeenTome[] } {
  const wields = (tome: SeenTome): boolean => figureOf(view, tome.wielder)?.seat === seat;
  return { mine: view.tomes.filter(wields), away: view.tomes.filter((tome) => tome.owner === seat && !wields(tome)) };
}

/** What is plain to see about why a bookmark is not cast now, as the id of a message; empty if only the rules know. */
export function plainHint(view: Seen, tome: SeenTome, seat: number | null): string {
  const wielder = figureOf(view, tome.wielder);
  if (view.phase === 'over') return '';
  if (!tome.count && view.casting?.tome !== tome.id) return 'web-why-empty';
  if (view.casting?.tome === tome.id) return 'web-why-casting';
  const spell = bookmarkOf(tome);
  if (tome.down) return 'web-why-face-down';
  if (spell && SPELLS[spell].counterspell) return 'web-why-counterspell';
  if (spell && SPELLS[spell].passive) return 'web-why-passive';
  if (!wielder) return 'web-why-dropped';
  if (wielder.status === 'captive') return 'web-why-captive';
  if (wielder.demoralized) return 'web-why-demoralized';
  if (view.active !== seat || !['action', 'command'].includes(view.phase)) return 'web-why-not-yours';
  if (view.phase === 'command') return 'web-why-command';
  if (wielder.tokens > 1) return 'web-why-tokens';
  return view.actions ? '' : 'web-why-no-actions';
}
