import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import type { Line, Offer } from '../wire';
import { clockText } from './clock';
import { added, complete, keysOf, meant, placesAt, points, removed, toggled } from './picks';
import { pause, Socket } from './socket';
import { hear, news, piecesOf, UNTOLD } from './story';

const line = (seq: number, id = `event-${seq}`): Line => ({ seq, says: { id }, event: { is: id } });
const choices = [{ key: 'a', says: { id: 'a' }, count: 2 }, { key: 'b', says: { id: 'b' }, count: 1 }];
const offer = (kind: Offer['kind'], low: number, high: number): Offer => ({ seat: 0, prompt: 'x', says: { id: 'x' }, kind, choices, low, high, rule: '', question: 1, about: {} });

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

test('A named place is answered by its points, anything else by its key', () => {
  const spots = { ...offer('spot', 1, 2), choices: [{ key: 'well', says: { id: 'well' }, points: [[3, 4], [5, 6]] }] } as Offer;
  expect(meant(spots, 'well')).toEqual([[3, 4], [5, 6]]);
  expect(meant(offer('one', 1, 1), 'a')).toBe('a');
  expect(meant(offer('code', 1, 1), 'own code')).toBe('own code');
  expect(placesAt(spots, [[3, 4], [5, 6]])).toEqual(['well']);
  expect(placesAt(spots, [[3, 4]])).toEqual([]);
});

test('A line speaks of whatever its event names, once', () => {
  const fought = { is: 'Fought', who: 'B', where: 'rg:tur', beaten: ['R', 'B'], cost: 2 };
  expect(piecesOf({ ...line(0), event: fought })).toEqual(['B', 'rg:tur', 'R']);
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

describe('A line that dies without a word', () => {
  /** The end of a line that the test holds: what was said into it, and a mouth to answer. */
  class Wire {
    static readonly OPEN = 1;
    static laid: Wire[] = [];
    readyState = 0;
    said: any[] = [];
    onopen: (() => void) | null = null;
    onmessage: ((event: { data: string }) => void) | null = null;
    onclose: ((event: { code: number }) => void) | null = null;
    constructor() {
      Wire.laid.push(this);
    }
    send(text: string): void {
      this.said.push(JSON.parse(text));
    }
    close(): void {
      this.readyState = 3;
    }
    opens(): void {
      this.readyState = 1;
      this.onopen?.();
    }
    answers(): void {
      this.onmessage?.({ data: JSON.stringify({ is: 'done', ref: this.said.at(-1).ref, table: '', answer: null }) });
    }
  }
  let here: boolean[];
  let socket: Socket;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('WebSocket', Wire);
    Wire.laid = [];
    here = [];
    socket = new Socket('ws://table', (online) => here.push(online));
    socket.watch('abcdef', () => undefined, () => -1);
    Wire.laid[0].opens();
    Wire.laid[0].answers();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test('is asked after 20 s of silence, and kept if it answers', () => {
    vi.advanceTimersByTime(19_900);
    expect(Wire.laid[0].said).toHaveLength(1);
    vi.advanceTimersByTime(200);
    expect(Wire.laid[0].said).toHaveLength(2);
    expect(Wire.laid[0].said[1]).toMatchObject({ do: 'unwatch' });
    expect(Wire.laid[0].said[1].table).not.toBe('abcdef');
    Wire.laid[0].answers();
    vi.advanceTimersByTime(15_000);
    expect(here).toEqual([true]);
  });

  test('is given up 8 s later if nothing comes, and a new one is laid that watches again', () => {
    vi.advanceTimersByTime(28_100);
    expect(here).toEqual([true, false]);
    vi.advanceTimersByTime(500);
    expect(Wire.laid).toHaveLength(2);
    Wire.laid[1].opens();
    expect(here).toEqual([true, false, true]);
    expect(Wire.laid[1].said[0]).toMatchObject({ do: 'watch', table: 'abcdef' });
  });

  test('is found out sooner if we said something, and what we said is refused as not heard', async () => {
    const refused = socket.send({ do: 'hint', table: 'abcdef', seat: 0 }).catch((problem) => problem.kind);
    vi.advanceTimersByTime(12_100);
    expect(here).toEqual([true, false]);
    expect(await refused).toBe('offline');
  });

  test('is let go at once when the browser says that the network is gone', () => {
    socket.drop();
    expect(here).toEqual([true, false]);
  });

  test('is asked at once when the page is looked at again', () => {
    socket.hurry();
    vi.advanceTimersByTime(1);
    expect(Wire.laid[0].said[1]).toMatchObject({ do: 'unwatch' });
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
