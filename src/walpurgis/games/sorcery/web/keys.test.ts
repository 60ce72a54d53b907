import { describe, expect, it } from 'vitest';

import type { Offer } from '@client/table/board';
import { deedOf, deedsOf, menuOf, onField, pickable } from './keys';

const offer = (prompt: string, ...keys: [string, Record<string, any>?][]): Offer => ({
  seat: 0, prompt, says: { id: `ask-${prompt}` }, kind: 'one', low: 1, high: 1, rule: '', question: 1, about: {},
  choices: keys.map(([key, about = {}]) => ({ key, says: { id: key }, about })),
});

describe('a key of the main question', () => {
  it('names a figure and its target, with what the dice need', () => {
    expect(deedOf('close:a3>b2', { is: 'AttackClose', needed: 7, chance: 58 })).toMatchObject({ kind: 'close', group: 'close', figure: 'a3', target: 'b2', with: '', needed: 7, chance: 58 });
  });

  it('names a book, and whom it goes to', () => {
    expect(deedOf('cast:a3/k1')).toMatchObject({ group: 'magic', with: 'k1', target: '' });
    expect(deedOf('hand:a3/k1>a2')).toMatchObject({ group: 'special', with: 'k1', target: 'a2' });
  });

  it('at a wall is close combat with a sword and ranged combat with a bow', () => {
    expect(deedOf('wall:a3>t2', { is: 'AttackWall' })?.group).toBe('close');
    expect(deedOf('wall:a3>t2', { is: 'ShootWall' })?.group).toBe('ranged');
  });

  it('may be about no figure', () => {
    expect(deedOf('end')).toBeNull();
  });
});

describe('the menu of a figure', () => {
  const deeds = deedsOf(offer('act', ['move:a1'], ['shot:a1>b1'], ['shot:a1>b2'], ['cast:a1/k1'], ['browse:a1/k1'], ['cast:a1/k2'], ['move:a2'], ['end']));

  it('holds its own actions only, by group, with the targets of one kind together', () => {
    const menu = menuOf(deeds, 'a1');
    expect(menu.map(({ group }) => group)).toEqual(['move', 'ranged', 'magic']);
    expect(menu[1].kinds).toHaveLength(1);
    expect(menu[1].kinds[0].deeds.map(({ target }) => target)).toEqual(['b1', 'b2']);
  });

  it('has a line for each book', () => {
    expect(menuOf(deeds, 'a1')[2].kinds.map(({ kind }) => kind)).toEqual(['cast/k1', 'browse/k1', 'cast/k2']);
  });

  it('is empty at other questions', () => {
    expect(deedsOf(offer('finish', ['end']))).toEqual([]);
  });
});

describe('what can be pressed on the battlefield', () => {
  it('are figures where figures are asked for', () => {
    expect([...pickable(offer('targets', ['b1'], ['b3'])).keys()]).toEqual(['b1', 'b3']);
    expect(pickable(offer('bookmark', ['P04'])).size).toBe(0);
  });

  it('are actions and named places; what has no place stays beside the question', () => {
    for (const key of ['move:a1', 'wall:a1>t1', 'hit:b3/rear', 'on:nw', 'at:18.0,3.0', 'keep', 'fig:a2', 'b3', 'bearing-15']) expect(onField(key), key).toBe(true);
    for (const key of ['end', 'go', 'line', 'P04', 'mode:a', 'ctr:b1', 'no', 'tap:a1>b3/charge', 'b3=2,b4=1', 'ter:wood/0', 'pass']) expect(onField(key), key).toBe(false);
  });
});
