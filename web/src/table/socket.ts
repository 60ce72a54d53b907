/** The one WebSocket of this browser. It comes back by itself, and every watched table continues where it was. */

import type { FromBrowser, Problem, ToBrowser } from '../wire';

type Unsent<T> = T extends unknown ? Omit<T, 'ref'> : never;
export type Message = Unsent<FromBrowser>;
export type Heard = (message: ToBrowser) => void;

interface Watcher {
  heard: Heard;
  since: () => number;
}

interface Waiting {
  resolve: (answer: any) => void;
  reject: (problem: Problem) => void;
}

/** The server closed because we sent too much: come back later than usual. */
const TOO_MUCH = 4001;
/** After this long without a word, or this long after something was said, ask whether the server still hears us. */
const QUIET = 20_000;
const SOON = 4_000;
/** And when nothing comes back for this long, the line is dead, whatever the browser believes. */
const PATIENCE = 8_000;
/** Nobody sits at this table: to leave it costs nothing and changes nothing, and the server answers. */
const NOWHERE = 'nowhere';
const OFFLINE: Problem = { kind: 'offline', sentence: '', rule: null };

/** How long to wait before the n-th attempt: twice as long each time, up to 8 s, and not all browsers at the same moment. */
export function pause(attempt: number, chance: number): number {
  return Math.min(8_000, 400 * 2 ** attempt) * (0.5 + chance / 2);
}

export class Socket {
  #socket: WebSocket | null = null;
  #watchers = new Map<string, Watcher>();
  #waiting = new Map<number, Waiting>();
  #refs = 0;
  #attempt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setTimeout> | undefined;
  #asked = false;
  readonly #address: string;
  readonly #told: (online: boolean) => void;

  constructor(address: string, told: (online: boolean) => void) {
    this.#address = address;
    this.#told = told;
  }

  /** Follow a table; the watcher says from which seq on the story is missing. */
  watch(table: string, heard: Heard, since: () => number): () => void {
    this.#watchers.set(table, { heard, since });
    if (this.#open) void this.#ask(table);
    else this.#connect();
    return () => {
      if (this.#watchers.get(table)?.heard !== heard) return;
      this.#watchers.delete(table);
      if (this.#open) void this.send({ do: 'unwatch', table }).catch(() => undefined);
    };
  }

  /** Send a message; resolves with the answer of the server, rejects with its `Problem`. */
  send(message: Message): Promise<any> {
    if (!this.#open) return Promise.reject(OFFLINE);
    const ref = ++this.#refs;
    if (!this.#asked) this.#feel(SOON);
    return new Promise((resolve, reject) => {
      this.#waiting.set(ref, { resolve, reject });
      this.#socket!.send(JSON.stringify({ ...message, ref }));
    });
  }

  /** Try again now: the network is back, or the page is looked at again. A line that seems open is asked at once. */
  hurry(): void {
    if (!this.#watchers.size) return;
    if (this.#open) {
      if (!this.#asked) this.#feel(0);
      return;
    }
    this.#attempt = 0;
    this.#connect();
  }

  /** The line is dead: let go of it without waiting for it to close, and start over. */
  drop(): void {
    const socket = this.#socket;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
    this.#lost(socket);
  }

  /** Ask for a sign of life after this time, unless one comes before. */
  #feel(after: number): void {
    clearTimeout(this.#pulse);
    this.#asked = false;
    this.#pulse = setTimeout(() => {
      this.#asked = true;
      this.#pulse = setTimeout(() => this.drop(), PATIENCE);
      void this.send({ do: 'unwatch', table: NOWHERE }).catch(() => undefined);
    }, after);
  }

  get #open(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  async #ask(table: string): Promise<void> {
    const watcher = this.#watchers.get(table);
    if (!watcher) return;
    try {
      await this.send({ do: 'watch', table, since: watcher.since() });
    } catch (problem) {
      if ((problem as Problem).kind !== 'offline') watcher.heard({ is: 'refused', table, ref: 0, problem: problem as Problem });
    }
  }

  #connect(): void {
    clearTimeout(this.#timer);
    if (this.#socket && this.#socket.readyState <= WebSocket.OPEN) return;
    const socket = new WebSocket(this.#address);
    this.#socket = socket;
    socket.onopen = () => {
      this.#attempt = 0;
      this.#told(true);
      this.#feel(QUIET);
      for (const table of this.#watchers.keys()) void this.#ask(table);
    };
    socket.onmessage = (event) => this.#heard(JSON.parse(event.data as string) as ToBrowser);
    socket.onclose = (event) => {
      if (event.code === TOO_MUCH) this.#attempt = Math.max(this.#attempt, 5);
      this.#lost(socket);
    };
  }

  #heard(message: ToBrowser): void {
    this.#feel(QUIET);
    if (message.is === 'done' || message.is === 'refused') {
      const waiting = this.#waiting.get(message.ref);
      this.#waiting.delete(message.ref);
      if (message.is === 'done') waiting?.resolve(message.answer);
      else waiting?.reject(message.problem);
    } else if (message.table) {
      this.#watchers.get(message.table)?.heard(message);
    } else {
      for (const watcher of this.#watchers.values()) watcher.heard(message);
    }
  }

  #lost(socket: WebSocket): void {
    if (this.#socket !== socket) return;
    this.#socket = null;
    clearTimeout(this.#pulse);
    this.#asked = false;
    this.#told(false);
    for (const { reject } of this.#waiting.values()) reject(OFFLINE);
    this.#waiting.clear();
    if (this.#watchers.size) this.#timer = setTimeout(() => this.#connect(), pause(this.#attempt++, Math.random()));
  }
}
