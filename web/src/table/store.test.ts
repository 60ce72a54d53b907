import { beforeEach, describe, expect, test, vi } from 'vitest';

import type { Offer, Position, TableInfo, ToBrowser } from '../wire';

/** The server's end of the line: what the browser said, and a mouth. */
class Wire {
  static readonly OPEN = 1;
  static latest: Wire;
  readyState = 1;
  said: any[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  constructor() {
    Wire.latest = this;
  }
  send(text: string): void {
    this.said.push(JSON.parse(text));
  }
  close(): void {}
  says(message: Partial<ToBrowser>): void {
    this.onmessage?.({ data: JSON.stringify({ table: 'abcdef', ...message }) });
  }
  get answers(): any[] {
    return this.said.filter((message) => message.do === 'answer').map(({ seat, question, answer }) => ({ seat, question, answer }));
  }
}

const nobody = { addEventListener: () => undefined };
vi.stubGlobal('WebSocket', Wire);
vi.stubGlobal('location', { protocol: 'http:', host: 'table' });
vi.stubGlobal('addEventListener', () => undefined);
vi.stubGlobal('document', { ...nobody, getElementById: () => null });
vi.stubGlobal('matchMedia', () => ({ ...nobody, matches: false }));
const { TableStore } = await import('./store.svelte');

const offer = (kind: string, high = 1): Offer => ({
  seat: 0, prompt: 'x', says: { id: 'x' }, kind, low: 1, high, rule: '', question: 7, about: {}, choices: ['a', 'b'].map((key) => ({ key, says: { id: key } })),
});
const info = (undo: TableInfo['undo']): Partial<ToBrowser> => ({ is: 'table', info: { undo, seats: [{ seat: 0, kind: 'human', mine: true }] } as unknown as TableInfo });
const asks = (asked: Offer): Partial<ToBrowser> => ({ is: 'position', seq: asked.question, question: asked.question, seat: 0, view: {}, offers: [asked] }) as Partial<Position>;

let store: InstanceType<typeof TableStore>;
beforeEach(() => {
  store?.close();
  store = new TableStore('abcdef');
});

describe('A click on the board', () => {
  test('is the answer, with no prompt on the page', () => {
    Wire.latest.says(info('consent'));
    Wire.latest.says(asks(offer('one')));
    const before = Wire.latest.answers.length;
    store.pick('b');
    expect(Wire.latest.answers.slice(before)).toEqual([{ seat: 0, question: 7, answer: 'b' }]);
  });

  test('on what is not offered says nothing', () => {
    Wire.latest.says(info('consent'));
    Wire.latest.says(asks(offer('one')));
    const before = Wire.latest.answers.length;
    store.pick('c');
    expect(Wire.latest.answers).toHaveLength(before);
  });

  test('adds to what is picked, and takes it back', () => {
    Wire.latest.says(info('off'));
    Wire.latest.says(asks(offer('some', 2)));
    store.pick('a');
    store.pick('b');
    expect(store.chosen).toEqual(['a', 'b']);
    store.pick('a');
    expect(store.chosen).toEqual(['b']);
  });

  test('is asked about once more where nothing can be taken back', () => {
    Wire.latest.says(info('off'));
    Wire.latest.says(asks(offer('one')));
    const before = Wire.latest.answers.length;
    store.pick('a');
    expect(store.unsure).toBe('a');
    store.settle(false);
    expect(store.unsure).toBeNull();
    expect(Wire.latest.answers).toHaveLength(before);
    store.pick('b');
    store.settle(true);
    expect(Wire.latest.answers.slice(before)).toEqual([{ seat: 0, question: 7, answer: 'b' }]);
  });

  test('that waits for a yes is forgotten with its question', () => {
    Wire.latest.says(info('off'));
    Wire.latest.says(asks(offer('one')));
    store.pick('a');
    Wire.latest.says(asks({ ...offer('one'), question: 8 }));
    expect(store.unsure).toBeNull();
  });
});

describe('A notice', () => {
  test('is told by its kind, with whom it is about', () => {
    Wire.latest.says({ is: 'notice', kind: 'undone', name: 'Anna', bot: '' });
    expect(store.remark).toMatchObject({ kind: 'notice', code: 'undone', says: { id: 'notice-undone', args: { name: 'Anna' } } });
  });

  test('of a wish is left to the ribbon, which has the buttons', () => {
    Wire.latest.says({ is: 'notice', kind: 'undo-wished', name: 'Anna', bot: '' });
    expect(store.remark).toBeNull();
  });

  test('that is kept stands in the log, not in the chat, and is nothing unread', () => {
    const line = { id: 7, seq: 2, name: 'Anna', seat: 1, at: '', text: '', notice: 'undo-wished' as const };
    Wire.latest.says({ is: 'chat', lines: [line, { ...line, id: 8, text: 'Please?', notice: null }] });
    Wire.latest.says({ is: 'chat', lines: [line] });
    expect(store.notes.map(({ id }) => id)).toEqual([7]);
    expect(store.chat.map(({ id }) => id)).toEqual([8]);
    expect(store.unread).toBe(1);
  });

  test('that the server restarts goes when the table is back', () => {
    Wire.latest.says({ is: 'notice', kind: 'restart', name: '', bot: '' });
    expect(store.remark?.code).toBe('restart');
    Wire.latest.says(asks(offer('one')));
    expect(store.remark).toBeNull();
  });
});
