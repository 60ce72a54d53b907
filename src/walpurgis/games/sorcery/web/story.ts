/** What the events of the story let one see on the battlefield: who walked along where, what rises from whom, and the rolls with all that was added. */

import type { Line, Say } from '@client/table/board';
import { figureOf, type Seen } from './seen';
import type { Point } from './way';
import type { Event, Modifier } from './wire';

/** The path of each figure that moved, the latest one. */
export function walksIn(view: Seen, story: Line[]): Record<string, Point[]> {
  const found: Record<string, Point[]> = {};
  for (const line of story) {
    const event = line.event as Event;
    if (event.is === 'Moved' || event.is === 'Shifted' || event.is === 'Regrouped') found[event.who.id] = event.path as Point[];
    else if (event.is === 'FormationMoved') {
      const leader = figureOf(view, event.who[0]?.id ?? '');
      for (const { id } of event.who) {
        const member = figureOf(view, id);
        if (leader && member) found[id] = (event.path as Point[]).map(([x, y]): Point => [x + member.x - leader.x, y + member.y - leader.y]);
      }
    }
  }
  return found;
}

/** Something that rises from a place for a moment. */
export interface Rise {
  at: Point;
  what: 'hurt' | 'healed' | 'fallen' | 'missed' | 'token';
  amount: number;
}

export function risesIn(view: Seen, story: Line[]): Rise[] {
  const found: Rise[] = [];
  const rise = (id: string, what: Rise['what'], amount = 0): void => {
    const figure = figureOf(view, id);
    if (figure) found.push({ at: [figure.x, figure.y], what, amount });
  };
  for (const line of story) {
    const event = line.event as Event;
    if (event.is === 'Damaged' || event.is === 'Pushed') rise(event.who.id, 'hurt', event.clicks);
    else if (event.is === 'Healed') rise(event.who.id, 'healed', event.clicks);
    else if (event.is === 'Eliminated') rise(event.who.id, 'fallen');
    else if (event.is === 'Missed' || event.is === 'Unhurt') rise(event.who.id, 'missed');
    else if (event.is === 'Frozen' || event.is === 'TokenPut') rise(event.who.id, 'token', 1);
  }
  return found;
}

/** A spell that flashes up: from its caster, over those it is aimed at or the place it is laid on. */
export interface Flash {
  spell: string;
  from: Point | null;
  to: Point[];
}

export function flashesIn(view: Seen, story: Line[]): Flash[] {
  const found: Flash[] = [];
  const place = (id: string): Point[] => {
    const figure = figureOf(view, id);
    return figure ? [[figure.x, figure.y]] : [];
  };
  for (const line of story) {
    const event = line.event as Event;
    if (event.is === 'SpellCast') found.push({ spell: event.spell, from: place(event.who.id)[0] ?? null, to: [] });
    else if (event.is === 'SpellAimed') found.push({ spell: event.spell, from: null, to: event.targets.flatMap(({ id }) => place(id)) });
    else if (event.is === 'GlyphLaid') found.push({ spell: event.spell, from: null, to: [[event.x, event.y]] });
    else if (event.is === 'Enchanted') found.push({ spell: event.spell, from: null, to: place(event.who.id) });
  }
  return found;
}

/** A roll as it is shown: what for, the dice, all that was added, and how it turned out. */
export interface Roll {
  title: Say;
  seat: number | null;
  dice: number[];
  /** The attack value or the like, which is added to the dice, with the message that names it. */
  value: { id: string; amount: number } | null;
  modifiers: Modifier[];
  total: number;
  needed: number | null;
  outcome: 'hit' | 'missed' | 'done' | 'failed' | null;
}

const unit = ({ id, warrior }: { id: string; warrior: string }): Say => ({ id: 'figure', args: { name: { id: `warrior-short-${warrior}` }, label: id.toUpperCase() } });
const seatOf = (id: string): number => id.charCodeAt(0) - 97;

/** The rolls of a story in order. What a roll led to is told after it. */
export function rollsIn(story: Line[]): Roll[] {
  const found: Roll[] = [];
  const plain = (who: { id: string; warrior: string }, title: Say, die: number | number[], needed: number | null, outcome: Roll['outcome']): void => {
    const dice = Array.isArray(die) ? die : [die];
    found.push({ title, seat: seatOf(who.id), dice, value: null, modifiers: [], total: dice.reduce((sum, one) => sum + one, 0), needed, outcome });
  };
  const titled = (id: string, who: { id: string; warrior: string }): Say => ({ id, args: { who: unit(who) } });
  for (const line of story) {
    const event = line.event as Event;
    switch (event.is) {
      case 'AttackRolled':
        found.push({ title: { id: 'web-field-roll', args: { who: unit(event.who), what: { id: `attack-${event.attack}` } } }, seat: seatOf(event.who.id), dice: [event.one, event.two], value: { id: 'web-field-attack-value', amount: event.value }, modifiers: event.modifiers, total: event.total, needed: null, outcome: null });
        break;
      case 'Hit': case 'Missed': {
        const roll = found.findLast(({ value }) => value !== null);
        if (roll && roll.needed === null) [roll.needed, roll.outcome] = [event.defense, event.is === 'Hit' ? 'hit' : 'missed'];
        else if (roll && event.is === 'Hit') roll.outcome = 'hit';
        break;
      }
      case 'HealingRolled':
        found.push({ title: titled('web-field-roll-healing', event.who), seat: seatOf(event.who.id), dice: [event.one, event.two], value: { id: 'web-field-attack-value', amount: event.value }, modifiers: event.modifiers, total: event.total, needed: event.defense, outcome: event.helped ? 'done' : 'failed' });
        break;
      case 'CastingRolled': case 'CounteringRolled':
        found.push({ title: titled(event.is === 'CastingRolled' ? 'web-field-roll-casting' : 'web-field-roll-countering', event.who), seat: seatOf(event.who.id), dice: event.dice, value: null, modifiers: event.modifiers, total: event.total, needed: event.is === 'CounteringRolled' ? event.needed : null, outcome: null });
        break;
      case 'SpellCountered': case 'CounterFailed': {
        const roll = found.at(-1);
        if (roll) roll.outcome = event.is === 'SpellCountered' ? 'done' : 'failed';
        break;
      }
      case 'BrokeAway': plain(event.who, titled('web-field-roll-break', event.who), event.die, event.needed, 'done'); break;
      case 'HeldFast': plain(event.who, titled('web-field-roll-break', event.who), event.die, event.needed, 'failed'); break;
      case 'DodgeRolled': plain(event.who, titled('web-field-roll-dodge', event.who), event.die, event.needed, event.dodged ? 'done' : 'failed'); break;
      case 'CommandRolled': plain(event.who, titled('web-field-roll-command', event.who), event.die, event.needed, event.more ? 'done' : 'failed'); break;
      case 'WeaponRolled': case 'BlastRolled': plain(event.who, titled('web-field-roll-damage', event.who), event.die, null, null); break;
      case 'MagicHealingRolled': case 'RegenerationRolled': case 'MendRolled': plain(event.who, titled('web-field-roll-healing', event.who), event.die, null, null); break;
      default: break;
    }
  }
  return found;
}
