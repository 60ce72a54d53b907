/** What the keys of a question mean on the battlefield: which figure does what, to whom; and which keys can be pressed there. */

import type { Offer } from '@client/table/board';

/** The actions of a figure, in the groups of its menu. */
export const GROUPS = ['move', 'close', 'ranged', 'magic', 'special'] as const;
export type Group = (typeof GROUPS)[number];

const GROUP: Record<string, Group> = {
  move: 'move', turn: 'move', double: 'move', soar: 'move', quick: 'move', form: 'move',
  close: 'close', capture: 'close', charge: 'close', surge: 'close',
  shot: 'ranged', shots: 'ranged', volley: 'ranged', blast: 'ranged', freeze: 'ranged', flame: 'ranged', wave: 'ranged', bound: 'ranged', breach: 'ranged',
  cast: 'magic', browse: 'magic', shake: 'magic',
};

export interface Deed {
  key: string;
  kind: string;
  group: Group;
  figure: string;
  /** The figure or the piece of terrain that it is done to. */
  target: string;
  /** The book or the spell that it is done with. */
  with: string;
  /** What two dice must show, and the chance in per cent; none where no dice decide, or not yet. */
  needed: number | null;
  chance: number | null;
  about: Record<string, any>;
}

const KEY = /^([a-z]+):([a-d]\d+)(?:([>/<])(.+))?$/;

/** What a key of the main question stands for; null for one that is about no figure. */
export function deedOf(key: string, about: Record<string, any> = {}): Deed | null {
  const found = KEY.exec(key);
  if (!found) return null;
  const [, kind, figure, joint, rest = ''] = found;
  const [first, second = ''] = rest.split('>');
  const group = kind === 'wall' ? (about.is === 'ShootWall' ? 'ranged' : 'close') : (GROUP[kind] ?? 'special');
  const number = (value: unknown): number | null => (typeof value === 'number' ? value : null);
  return { key, kind, group, figure, target: joint === '>' ? rest : second, with: joint === '/' ? first : '', needed: number(about.needed), chance: number(about.chance), about };
}

export const deedsOf = (offer: Offer | undefined): Deed[] =>
  offer?.prompt === 'act' ? offer.choices.map(({ key, about }) => deedOf(key, about)).filter((deed) => deed !== null) : [];

/** The actions of one figure by group, and in each group by kind. */
export function menuOf(deeds: Deed[], figure: string): { group: Group; kinds: { kind: string; deeds: Deed[] }[] }[] {
  const own = deeds.filter((deed) => deed.figure === figure);
  return GROUPS.map((group) => {
    const here = own.filter((deed) => deed.group === group);
    // Each spell and each book is a line of its own; targets are not.
    const lines = [...new Set(here.map(({ kind, with: thing }) => `${kind}/${thing}`))];
    return { group, kinds: lines.map((line) => ({ kind: line, deeds: here.filter(({ kind, with: thing }) => `${kind}/${thing}` === line) })) };
  }).filter(({ kinds }) => kinds.length);
}

const THING = /^[a-dgeit]\d+$/;
/** Questions whose keys are figures or things on the battlefield. */
const OF_THINGS = ['target', 'targets', 'members'];

/** What can be clicked on the battlefield as the answer, or as a part of it: the thing by its id, and the key. */
export function pickable(offer: Offer | undefined): Map<string, string> {
  const found = new Map<string, string>();
  if (offer && OF_THINGS.includes(offer.prompt)) for (const { key } of offer.choices) if (THING.test(key)) found.set(key, key);
  return found;
}

const ACTS = /^(move|turn|double|soar|quick|form|close|capture|charge|surge|shot|shots|volley|blast|freeze|flame|wave|confuse|heal|lift|raise|regen|bound|cast|browse|shake|equip|drop|hand|wall|breach):[a-d]\d+/;
const SPOTS = /^(stay\/|hit:|pair:|aid:|obj:|book:|glyph:|aim:|far:|on:|at:|by:|face:|bearing-|(hide|back|keep|north|south|east|west|north-east|north-west|south-east|south-west|n|ne|e|se|s|sw|w|nw)$)/;

/** Whether a key can be pressed on the battlefield or in the lists beside it: the prompt then folds it away. */
export const onField = (key: string): boolean => ACTS.test(key) || SPOTS.test(key) || /^fig:[a-d]\d+$/.test(key) || /^[a-d]\d+$/.test(key);
