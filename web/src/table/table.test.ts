import { describe, expect, test } from 'vitest';

import type { Line, Offer } from '../wire';
import { clockText } from './clock';
import { added, complete, keysOf, points, removed, toggled } from './picks';
import { pause } from './socket';
import { hear, news, UNTOLD } from './story';

const line = (seq: number, id = `event-${seq}`): Line => ({ seq, says: { id }, event: id, pieces: [] });
const choices = [{ key: 'a', says: { id: 'a' }, count: 2 }, { key: 'b', says: { id: 'b' }, count: 1 }];
const offer = (kind: Offer['kind'], low: number, high: number): Offer => ({ seat: 0, prompt: 'x', says: { id: 'x' }, kind, choices, low, high, rule: '', question: 1 });

describe('The story', () => {
  test('hears each line once, however often it is sent', () => {
    const first = hear(UNTOLD, [line(0), line(1)], 1, null);
    const again = hear(first, [line(1), line(2), line(2, 'event-more')], 2, null);
    expect(again.lines.map((l) => l.says.id)).toEqual(['event-0', 'event-1', 'event-2', 'event-more']);
    expect(again.upto).toBe(2);
  });

  test('knows what is new, even if old lines are sent again', () => {
    const first = hear(UNTOLD, [line(0), line(1)], 1, null);
    expect(news(first, hear(first, [line(1)], 1, null))).toEqual([]);
    expect(news(first, hear(first, [line(1), line(2)], 2, null)).map((l) => l.seq)).toEqual([2]);
  });

  test('forgets what was taken back', () => {
    const told = hear(UNTOLD, [line(0), line(1), line(2)], 2, null);
    expect(hear(told, [], 3, 1).lines.map((l) => l.seq)).toEqual([0]);
  });

  test('tells anew what follows after taking back, whether the numbers go on or begin again', () => {
    const told = hear(UNTOLD, [line(0), line(1), line(2)], 2, null);
    expect(hear(told, [line(1, 'event-other')], 1, 1).lines.map((l) => l.says.id)).toEqual(['event-0', 'event-other']);
    expect(hear(told, [line(4, 'event-other')], 4, 1).lines.map((l) => l.says.id)).toEqual(['event-0', 'event-other']);
  });
});

describe('Picking', () => {
  test('a second click takes back, or takes one more if there are more of it', () => {
    expect(toggled(offer('some', 0, 2), ['b'], 'b')).toEqual([]);
    expect(toggled(offer('some', 0, 2), ['b'], 'a')).toEqual(['b', 'a']);
    expect(toggled(offer('some', 0, 3), ['a'], 'a')).toEqual(['a', 'a']);
    expect(toggled(offer('some', 0, 3), ['a', 'a'], 'a')).toEqual([]);
  });

  test('never takes more than is asked for', () => {
    expect(added(offer('some', 1, 2), ['a', 'a'], 'b')).toEqual(['a', 'a']);
  });

  test('takes a thing as often as it is there, and gives the latest back', () => {
    expect(added(offer('some', 1, 3), ['a'], 'a')).toEqual(['a', 'a']);
    expect(added(offer('order', 3, 3), ['b'], 'b')).toEqual(['b']);
    expect(removed(['a', 'b', 'a'], 'a')).toEqual(['a', 'b']);
  });

  test('knows when the answer is complete', () => {
    expect(complete(offer('some', 1, 2), [])).toBe(false);
    expect(complete(offer('some', 1, 2), ['a'])).toBe(true);
    expect(complete(offer('order', 2, 2), ['a'])).toBe(false);
  });

  test('reads points and keys', () => {
    expect(points('3,4 -5;6')).toEqual([[3, 4], [-5, 6]]);
    expect(points('3')).toBeNull();
    expect(points('')).toBeNull();
    expect(keysOf('mag:a1')).toEqual(['mag:a1']);
    expect(keysOf(['a', 'b'])).toEqual(['a', 'b']);
    expect(keysOf(3)).toEqual([]);
  });
});

describe('The socket', () => {
  test('waits longer after each failure, never more than 8 s, and not in step with others', () => {
    expect(pause(0, 1)).toBe(400);
    expect(pause(3, 1)).toBe(3200);
    expect(pause(20, 1)).toBe(8_000);
    expect(pause(3, 0)).toBe(1600);
  });
});

describe('The clock', () => {
  test('shows minutes, and hours when there are some', () => {
    expect(clockText(65_000)).toBe('1:05');
    expect(clockText(9_400)).toBe('0:10');
    expect(clockText(-5)).toBe('0:00');
    expect(clockText(3_725_000)).toBe('1:02:05');
  });
});
