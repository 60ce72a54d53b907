import { expect, test, vi } from 'vitest';

import type { BoardProps } from '@client/table/board';
import { isPlaced, pickedAs, press, thingOf, trashOf, trayOf } from './keys';
import { nearest } from '@client/table/arrows';
import { aMat, anOffer, aView } from './views';

test('A key names its card, whichever zone it lies in and whichever copy it is', () => {
  expect(thingOf('hand:copper')).toEqual({ family: 'card', name: 'copper' });
  expect(thingOf('card:crypt:2')).toEqual({ family: 'card', name: 'crypt' });
  expect(thingOf('boon:sun')).toEqual({ family: 'boon', name: 'sun' });
  expect(thingOf('state:lost-in-the-woods')).toEqual({ family: 'state', name: 'lost-in-the-woods' });
  expect(thingOf('event:banquet')).toEqual({ family: 'event', name: 'banquet' });
});

test('Cards have their place on the table, words and payments stay with the question', () => {
  for (const key of ['hand:copper', 'pile:village', 'look:x', 'shown:x', 'discard:x', 'trash:x', 'play:x', 'aside:x', 'boon:x', 'event:banquet', 'card:x:2', 'state:x']) expect(isPlaced(key)).toBe(true);
  for (const key of ['all', 'end', 'done', 'no', 'yes', 'now', 'later', 'keep', 'aside', 'discard', 'debt:3', 'duchy', 'estates', 'none']) expect(isPlaced(key)).toBe(false);
});

test('The tray holds what I look at, what I show, and what is asked for out of a pile', () => {
  expect(trayOf(aView(), 0, [])).toEqual([]);
  const view = aView({ looking: ['gold', 'copper', 'copper'], players: [aMat(0, { shown: ['silver'] }), aMat(1)] });
  expect(trayOf(view, 0, [])).toEqual([{ zone: 'look', keys: ['look:gold', 'look:copper', 'look:copper'] }, { zone: 'shown', keys: ['shown:silver'] }]);
  expect(trayOf(aView(), 0, [anOffer('harbinger', 'one', 'discard:gold', 'discard:estate', 'done')])).toEqual([{ zone: 'discard', keys: ['discard:gold', 'discard:estate'] }]);
  expect(trayOf(aView(), null, [anOffer('harbinger', 'one', 'discard:gold')])).toEqual([]);
});

test('Copies of a card are picked one by one, numbered in the order of the clicks', () => {
  const chosen = ['look:copper', 'look:gold', 'look:copper'];
  expect([0, 1, 2].map((n) => pickedAs(chosen, 'look:copper', n))).toEqual([1, 3, null]);
  expect(pickedAs(chosen, 'look:gold', 0)).toBe(2);
});

test('A click takes what is offered, takes back what is picked, and asks why about all else', () => {
  const [choose, remove, why] = [vi.fn(), vi.fn(), vi.fn()];
  const board = { offered: (key: string) => key === 'hand:copper', chosen: ['hand:copper'], choose, remove, why } as unknown as BoardProps;
  press(board, 'hand:copper', 1);
  press(board, 'hand:copper', 0);
  press(board, 'hand:estate');
  expect([choose.mock.calls, remove.mock.calls, why.mock.calls]).toEqual([[['hand:copper']], [['hand:copper']], [['hand:estate']]]);
});

test('The trash tells how many of a card lie face down', () => {
  expect(trashOf(aView({ trash: ['zombie-spy', 'copper', 'copper'], face_down: ['zombie-spy'] }))).toEqual([{ card: 'zombie-spy', count: 1, down: 1 }, { card: 'copper', count: 2, down: 0 }]);
});

test('Arrows lead to the nearest card in their direction', () => {
  const points = [{ x: 100, y: 0 }, { x: 50, y: 90 }, { x: 0, y: 100 }, { x: -40, y: 0 }];
  expect(['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'].map((key) => nearest(key, { x: 0, y: 0 }, points))).toEqual([0, 2, 3, -1]);
});
