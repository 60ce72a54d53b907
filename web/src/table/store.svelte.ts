/** One table as this browser knows it: who sits there, the position, the story, the talk, and what can be done about it. */

import { takeFirst } from '../first';
import { keep, recall, settings } from '../settings.svelte';
import { play } from '../sounds';
import type { Advised, Answer, ChatLine, Line, Notice, Offer, Position, Problem, Say, Story, TableInfo, ToBrowser, Trial } from '../wire';
import { online, socket } from './online.svelte';
import { added, isOffered, keysFor, meant, removed, toggled } from './picks';
import { hear, news, UNTOLD, type Told } from './story';

/** What the table says to the player beside the game: a refusal with its rule, or a notice. */
export interface Remark {
  kind: 'refused' | 'notice';
  /** Which refusal or notice it is. */
  code: string;
  rule: string | null;
  says: Say | null;
  sentence: string;
}

/** What this browser is asked: while that stays the same, another's closed hand takes nothing from what was picked. */
const asked = (position: Position | null): string => (position?.offers ?? []).map((offer) => `${offer.seat}:${offer.question}`).join();

/** How many deeds of others may wait to be shown at full length; where there are more, each is shown for less. */
const AT_LEISURE = 6;

/** Milliseconds after which a player may wonder whether the click was heard. */
const SLOW = 150;

export class TableStore {
  readonly id: string;
  info = $state.raw<TableInfo | null>(null);
  position = $state.raw<Position | null>(null);
  chat = $state.raw<ChatLine[]>([]);
  /** What people did outside the game, such as asking to undo something: it is in the log. */
  notes = $state.raw<ChatLine[]>([]);
  last = $state.raw<Line[]>([]);
  chosen = $state.raw<string[]>([]);
  /** The answer to be confirmed before it is sent. */
  unsure = $state<string | null>(null);
  hinted = $state.raw<string[]>([]);
  /** What the house would answer, with its reasons: nothing yet while it thinks, null if nobody asked. */
  advice = $state.raw<Advised[] | null>(null);
  highlight = $state.raw<ReadonlySet<string>>(new Set());
  remark = $state.raw<Remark | null>(null);
  problem = $state.raw<Problem | null>(null);
  /** What this browser answers by standing order. */
  orders = $state.raw<(offer: Offer) => Answer | null>(() => null);
  /** What a key costs and what a seat has, where the game can tell. */
  numbers: (key: string, view: any, seat: number, rule: string | null) => Say | null = () => null;
  /** An answer is on its way, and takes a while: what comes at once needs no sign of waiting. */
  busy = $state(false);
  unread = $state(0);
  /** The seat that looks at the screen now, if this browser has several. */
  looking = $state<number | null>(null);
  /** When the last position came, for the clocks. */
  at = $state(0);
  /** The seq up to which this browser had read when it came. */
  readonly read: number;

  #told = $state.raw<Told>(UNTOLD);
  /** The story with what came since the last position: it is shown together with the next one, in one go. */
  #telling: Told = UNTOLD;
  #fresh: Line[] = [];
  #answering = false;
  #leave: () => void;
  #heardTalk = false;
  /** The last line of talk that was read here, on this visit or one before. */
  #readTalk: number;
  /** What came while earlier news was still being read. */
  #later: (Story | Position)[] = [];
  #pause: ReturnType<typeof setTimeout> | undefined;
  /** Whether more has happened than is shown: a click shows it at once. */
  behind = $state(false);

  constructor(id: string) {
    this.id = id;
    this.read = recall<number>(`walpurgis-read-${id}`, -1);
    this.#readTalk = recall<number>(`walpurgis-talk-${id}`, -1);
    for (const word of takeFirst(id)) this.#heard(word);
    this.#leave = socket.watch(id, (message) => this.#heard(message), () => this.#upto);
  }

  /** Everything said so far has been read. */
  readTalk(): void {
    this.unread = 0;
    this.#readTalk = this.chat.at(-1)?.id ?? this.#readTalk;
    keep(`walpurgis-talk-${this.id}`, this.#readTalk);
  }

  close(): void {
    clearTimeout(this.#pause);
    this.#leave();
  }

  /** Show at once how it stands. */
  skip = (): void => {
    clearTimeout(this.#pause);
    this.#pause = undefined;
    const later = this.#later;
    this.#later = [];
    this.behind = false;
    for (const message of later) this.#show(message, true);
  };

  /** How far the story has come here, shown or not. */
  get #upto(): number {
    return this.#later.reduce((upto, message) => (message.is === 'story' ? Math.max(upto, message.upto) : upto), this.#telling.upto);
  }

  /** The story as the seat that looks may know it. */
  get lines(): Line[] {
    return this.#told.lines.filter((line) => this.#may(line));
  }

  #may(line: Line): boolean {
    return !line.only || this.mine.length < 2 || (this.looking !== null && line.only.includes(this.looking));
  }

  /** My seats that people play. */
  get mine(): number[] {
    return (this.info?.seats ?? []).filter((seat) => seat.mine && seat.kind === 'human').map((seat) => seat.seat);
  }

  /** Whose eyes we look through. */
  get seat(): number | null {
    return this.mine.length > 1 ? this.looking : (this.position?.seat ?? null);
  }

  get view(): any {
    const position = this.position;
    if (!position) return null;
    const own = this.seat === null ? undefined : position.views?.[String(this.seat)];
    return own ?? position.view;
  }

  /** The offers that somebody must decide. */
  get #asked(): Offer[] {
    return (this.position?.offers ?? []).filter((offer) => this.orders(offer) === null);
  }

  /** The first offer that a standing order answers. */
  get ordered(): Offer | undefined {
    return this.position?.offers.find((offer) => this.orders(offer) !== null);
  }

  /** Answer it. */
  obey(): Promise<void> {
    const offer = this.ordered;
    const answer = offer ? this.orders(offer) : null;
    return offer && answer !== null ? this.#try({ do: 'answer', table: this.id, seat: offer.seat, question: offer.question, answer }) : Promise.resolve();
  }

  /** The offers to the seat that looks. */
  get offers(): Offer[] {
    return this.#asked.filter((offer) => this.mine.length < 2 || offer.seat === this.looking);
  }

  get offer(): Offer | undefined {
    return this.offers[0];
  }

  /** If this browser has several seats: the one that must act but does not look yet. */
  get next(): number | null {
    if (this.mine.length < 2 || !this.position) return null;
    const seats = this.#asked.map((offer) => offer.seat);
    if (this.looking !== null && (seats.includes(this.looking) || !seats.length)) return null;
    return seats[0] ?? (this.looking === null ? this.mine[0] : null);
  }

  offered = (key: string): boolean => isOffered(this.offer, key);

  /** An offered key was clicked, on the board or beside the question: a single one is the answer, of several it is added or removed.
   * Where nothing can be undone, a single one must be confirmed. */
  pick = (key: string): void => {
    const offer = this.offer;
    if (!offer || !this.offered(key)) return;
    if (offer.kind === 'some' || offer.kind === 'order') this.chosen = toggled(offer, this.chosen, key);
    else if (this.info?.undo === 'off') this.unsure = key;
    else void this.answer(meant(offer, key));
  };

  /** Whether it is really meant. */
  settle = (sure: boolean): void => {
    if (sure && this.unsure !== null && this.offer) void this.answer(meant(this.offer, this.unsure));
    else this.unsure = null;
  };

  add = (key: string): void => {
    if (this.offer) this.chosen = added(this.offer, this.chosen, key);
  };

  remove = (key: string): void => {
    this.chosen = removed(this.chosen, key);
  };

  async answer(answer: Answer): Promise<void> {
    const offer = this.offer;
    if (!offer || this.#answering) return;
    this.#answering = true;
    this.remark = null;
    const slow = setTimeout(() => (this.busy = true), SLOW);
    await this.#try({ do: 'answer', table: this.id, seat: offer.seat, question: offer.question, answer });
    clearTimeout(slow);
    this.#answering = this.busy = false;
  }

  /** What would follow from these points, if they were answered now; null if the question is another by then, or the line is down. */
  foresee = async (points: number[][]): Promise<Trial | null> => {
    const offer = this.offer;
    if (!offer) return null;
    try {
      const trial = (await socket.send({ do: 'try', table: this.id, seat: offer.seat, question: offer.question, points: points as [number, number][] })) as Trial;
      return this.#still(offer) ? trial : null;
    } catch {
      return null;
    }
  };

  /** Ask which rule forbids a key. Where none does, the rule of the question says what can be done instead. */
  why = async (key: string): Promise<void> => {
    const offer = this.offer;
    if (!offer) {
      this.remark = { kind: 'notice', code: 'why', rule: null, says: { id: this.mine.length ? 'web-why-not-your-turn' : 'web-why-watching' }, sentence: '' };
      return;
    }
    try {
      const forbids = (await socket.send({ do: 'why', table: this.id, seat: offer.seat, key })) as string | null;
      if (!this.#still(offer)) return;
      const rule = forbids || offer.rule || null;
      const says = this.numbers(key, this.view, offer.seat, forbids) ?? (rule ? null : { id: 'web-why-unknown' });
      this.remark = { kind: 'refused', code: 'not-offered', rule, says, sentence: '' };
    } catch (problem) {
      this.#refuse(problem as Problem);
    }
  };

  /** Ask what to do, and why. The panel opens at once; what it says comes about a second later. */
  async hint(): Promise<void> {
    const offer = this.offer;
    if (!offer || this.advice?.length === 0) return;
    this.remark = null;
    this.advice = [];
    try {
      const found = (await socket.send({ do: 'advise', table: this.id, seat: offer.seat })) as Advised[];
      if (!this.#still(offer)) return;
      this.advice = found;
      if (found.length) this.show(found[0]);
    } catch (problem) {
      if (this.#still(offer)) this.advice = null;
      this.#refuse(problem as Problem);
    }
  }

  /** Show an answer that was recommended on the board and among the buttons. */
  show = (advised: Advised): void => {
    if (this.offer) this.hinted = keysFor(this.offer, advised.answer as Answer);
  };

  /** Put the hint away. */
  unhint = (): void => {
    this.advice = null;
    this.hinted = [];
  };

  /** Whether that question is still open: a word about one that was answered meanwhile comes too late. */
  #still(offer: Offer): boolean {
    return this.offer?.question === offer.question && this.offer.seat === offer.seat;
  }

  get mayUndo(): number | null {
    return this.mine.find((seat) => this.position?.may_undo?.includes(seat)) ?? null;
  }

  /** The seat that could at least ask to undo: one of mine, in a running game whose table allows it. */
  get askUndo(): number | null {
    if (this.mayUndo !== null) return this.mayUndo;
    if (this.info?.undo === 'off' || this.position?.over || this.position?.undo_wish != null) return null;
    return this.seat ?? this.mine[0] ?? null;
  }

  async undo(): Promise<void> {
    const seat = this.askUndo;
    if (seat !== null) await this.#try({ do: 'undo', table: this.id, seat });
  }

  consent(seat: number, agree: boolean): Promise<void> {
    return this.#try({ do: 'consent', table: this.id, seat, agree });
  }

  resign(seat: number): Promise<void> {
    return this.#try({ do: 'resign', table: this.id, seat });
  }

  standIn(seat: number, bot: boolean): Promise<void> {
    return this.#try({ do: 'stand-in', table: this.id, seat, bot });
  }

  async talk(text: string): Promise<boolean> {
    try {
      await socket.send({ do: 'chat', table: this.id, text });
      return true;
    } catch (problem) {
      this.#refuse(problem as Problem);
      return false;
    }
  }

  look(seat: number): void {
    this.looking = seat;
    this.chosen = [];
    this.unsure = null;
    this.last = [];
  }

  async #try(message: Parameters<typeof socket.send>[0]): Promise<void> {
    try {
      await socket.send(message);
    } catch (problem) {
      this.#refuse(problem as Problem);
    }
  }

  #refuse(problem: Problem): void {
    this.remark = { kind: 'refused', code: problem.kind, rule: problem.rule, says: { id: `web-refused-${problem.kind}` }, sentence: problem.sentence };
  }

  #heard(message: ToBrowser): void {
    if (message.is === 'table') this.info = message.info ?? this.info;
    else if (message.is === 'position' || message.is === 'story') this.#come(message);
    else if (message.is === 'chat') this.#talk(message.lines);
    else if (message.is === 'notice') this.#notice(message);
    else if (message.is === 'refused') this.problem = message.problem;
  }

  /** Others' deeds are shown one after the other, each long enough to be read. Whoever is asked something sees all there is, and so does whoever undoes something. */
  #come(message: Story | Position): void {
    if (this.#pause === undefined) return this.#show(message);
    this.#later.push(message);
    if (this.offer || (message.is === 'story' && message.rewound !== null)) return this.skip();
    this.behind = this.#later.some((other) => other.is === 'position');
  }

  #show(message: Story | Position, hurry = false): void {
    if (message.is === 'story') return this.#hear(message.lines, message.upto, message.rewound);
    const others = this.#fresh.length > 0 && this.position !== null && !this.#answering;
    this.#stand(message);
    const { dwell } = settings.pace;
    if (hurry || !others || !dwell || this.offer || document.hidden) return;
    const waiting = this.#later.filter((other) => other.is === 'position').length;
    this.#pause = setTimeout(() => this.#next(), dwell * Math.min(1, AT_LEISURE / Math.max(1, waiting)));
  }

  /** The next deed that waits to be shown. */
  #next(): void {
    this.#pause = undefined;
    while (this.#pause === undefined && this.#later.length) this.#show(this.#later.shift()!);
    this.behind = this.#later.some((other) => other.is === 'position');
  }

  /** A request is shown in the ribbon, with its answers. */
  #notice({ kind, name, bot }: Notice): void {
    if (kind !== 'undo-wished') this.remark = { kind: 'notice', code: kind, rule: null, says: { id: `notice-${kind}`, args: { name, bot } }, sentence: '' };
  }

  #hear(lines: Line[], upto: number, rewound: number | null): void {
    const before = this.#telling;
    this.#telling = hear(before, lines, upto, rewound);
    if (before !== UNTOLD) this.#fresh.push(...news(before, this.#telling));
    keep(`walpurgis-read-${this.id}`, this.#telling.upto);
  }

  #stand(position: Position): void {
    const before = this.position;
    this.#told = this.#telling;
    this.problem = null;
    if (before && !this.#fresh.length && JSON.stringify(before) === JSON.stringify(position)) return; // the page said so already
    const changed = before?.seq !== position.seq || before?.question !== position.question;
    this.last = before ? this.#fresh.filter((line) => this.#may(line)) : [];
    this.#fresh = [];
    this.position = position;
    this.at = performance.now();
    online.once = true;
    if (this.remark?.kind === 'notice' && this.remark.code === 'restart') this.remark = null;
    if (!changed) return;
    if (asked(before) !== asked(position)) {
      this.chosen = [];
      this.unsure = null;
      this.unhint();
      if (this.remark?.kind !== 'notice') this.remark = null;
    }
    if (!before) return;
    if (position.over && !before.over) play('end');
    else if (this.#asked.length && !before.offers.length) play('turn');
    else play('move');
  }

  #talk(lines: ChatLine[]): void {
    const known = new Set([...this.chat, ...this.notes].map((line) => line.id));
    const news = lines.filter((line) => !known.has(line.id));
    const fresh = news.filter((line) => !line.notice);
    this.notes = [...this.notes, ...news.filter((line) => line.notice)].sort((a, b) => a.id - b.id);
    const first = !this.#heardTalk;
    this.#heardTalk = true;
    this.chat = [...this.chat, ...fresh].sort((a, b) => a.id - b.id);
    const others = fresh.filter((line) => (line.seat === null ? line.name !== settings.me?.name : !this.mine.includes(line.seat)) && line.id > this.#readTalk);
    if (others.length && !first) play('chat');
    this.unread += others.length;
  }
}
