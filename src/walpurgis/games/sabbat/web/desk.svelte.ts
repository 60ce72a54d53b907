/** The desk of one board: what the parts share. It knows the offers by spot, the ghost in hand, and what the pointer is over. */

import { getContext, setContext } from 'svelte';

import type { BoardProps } from '@client/table/board';
import { snug, tall, wide, type Layout } from './geometry';
import { click, glows, meanings, spotsLit, spotsOf, waysTo, type Meanings, type Spot } from './keys';
import { labelOf, spoken, type Label } from './labels';
import type { Seen } from './seen';

const KEY = Symbol('desk');
const WIDE = wide();
const SNUG = snug();
const TALL = tall();
/** Narrower than this, manor and regions stand one above the other. */
const NARROW = 690;
/** And narrower than this, the park is left out. */
const MEDIUM = 960;

export class Desk {
  readonly #props: () => BoardProps;
  width = $state(1100);
  /** How wide the map is drawn: less than there is room for, where the window is low. */
  drawn = $state(1100);
  held: Spot | null = $state(null);
  over: Spot | null = $state(null);
  /** Several keys for one click: which one? */
  asking: { spot: Spot; keys: string[] } | null = $state(null);
  /** A ghost was pointed at to begin the action; it is taken in hand when it may move. */
  #wished: Spot | null = null;

  constructor(props: () => BoardProps) {
    this.#props = props;
  }

  view: Seen = $derived.by(() => this.#props().view as Seen);
  layout: Layout = $derived.by(() => (this.width < NARROW ? TALL : this.width < MEDIUM ? SNUG : WIDE));
  /** Screen pixels for one unit of the drawing. */
  scale: number = $derived.by(() => this.drawn / this.layout.width);
  /** The size of letters in units: what must be read has 16 pixels on phones, 14 elsewhere. */
  letters: number = $derived.by(() => Math.min(28, Math.max(17, (this.width < 600 ? 16 : 14.5) / this.scale)));
  means: Meanings = $derived.by(() => meanings(this.view, this.seat, this.#props().offers));

  get seat(): number | null {
    return this.#props().seat;
  }
  get animate(): boolean {
    return this.#props().animate;
  }
  get prompt(): string {
    return this.#props().offers[0]?.prompt ?? '';
  }
  text = (id: string, args?: Record<string, any>): string => this.#props().text(id, args);

  /** A new offer: what was in hand goes back, unless that ghost may move and was meant. */
  refresh(): void {
    this.asking = null;
    this.held = this.#wished !== null && this.means.moves.has(this.#wished) ? this.#wished : null;
    if (this.prompt !== 'action') this.#wished = null;
  }

  glow = (spot: Spot): boolean => glows(this.means, this.held, spot);

  lit = (spot: Spot): boolean => {
    const { highlight } = this.#props();
    return highlight.size > 0 && spotsLit(highlight, this.view, this.seat).has(spot);
  };

  /** Whether a key is pointed at: by a hint, or in a lesson. */
  hinted = (key: string): boolean => this.#props().highlight.has(key);

  /** How often a spot is among the keys picked so far. */
  chosen = (spot: Spot): number => this.#props().chosen.filter((key) => this.seat !== null && spotsOf(key, this.view, this.seat).includes(spot)).length;

  pick = (spot: Spot): void => {
    const does = click(this.means, this.held, spot, this.prompt, this.view, this.seat);
    this.asking = null;
    if (does.does === 'choose') {
      if (does.key === 'act:gho') this.#wished = spot;
      this.choose(does.key);
    } else if (does.does === 'hold') this.held = does.spot;
    else if (does.does === 'drop') this.held = null;
    else if (does.does === 'ask') this.asking = { spot, keys: does.keys };
    else this.#props().why(does.key);
  };

  choose = (key: string): void => {
    this.held = null;
    this.asking = null;
    this.over = null;
    this.#props().choose(key);
  };

  look = (spot: Spot | null): void => {
    this.over = spot;
  };

  /** One step back: first the question, then what is in hand; false if there was nothing. */
  drop(): boolean {
    const had = this.held !== null || this.asking !== null;
    if (this.asking === null) this.held = null;
    this.asking = null;
    return had;
  }

  /** The keys that a click on the spot would lead to now. */
  keysAt(spot: Spot): string[] {
    return this.means.picks.get(spot) ?? waysTo(this.means, this.held, spot);
  }

  sayKey = (key: string): string => {
    const choice = this.#props()
      .offers.flatMap((offer) => offer.choices)
      .find((found) => found.key === key);
    return choice ? this.#props().say(choice.says) : key;
  };

  label(spot: Spot): Label {
    return labelOf(this.text, this.view, spot);
  }

  /** What a screen reader says of a spot: what it is, and what a click would do. */
  heard = (spot: Spot): string => {
    const keys = this.keysAt(spot);
    const { title, notes } = this.label(spot);
    const deed = keys.length === 1 ? this.sayKey(keys[0]) : '';
    if (!deed) return (this.glow(spot) ? `${this.text('web-available')}: ` : '') + spoken({ title, notes });
    // What the deed says already is not said again: "c1 (rat tails)" is the square c1.
    const rest = notes.filter((note) => !deed.includes(note));
    return spoken({ title: deed, notes: deed.startsWith(title.split(':')[0]) ? rest : [title, ...rest] });
  };
}

export const layDesk = (props: () => BoardProps): Desk => setContext(KEY, new Desk(props));
export const theDesk = (): Desk => getContext<Desk>(KEY);
