/** The desk: what board and hand share. It knows the offer by spot, what is in hand, what the pointer is over, and how the next tile will lie. */

import type { BoardProps, Offer } from '@client/table/board';
import { actionCard, type ActionCard } from './facts';
import { at, bestFace } from './geometry';
import { areFaces, canHold, click, heldAtOnce, meaningsOf, meantAt, spotsAt, whyKey, type Meaning, type Spot } from './keys';
import { sideOf, type Seen, type Side } from './seen';

/** The order in which a tile is turned. */
const TURNS = ['NS', 'EW', 'NE', 'SE', 'SW', 'NW', 'x', 'N', 'E', 'S', 'W'];

class Desk {
  #props = $state.raw<() => BoardProps>(() => ({ offers: [], view: null }) as unknown as BoardProps);
  held: Spot | null = $state(null);
  over: Spot | null = $state(null);
  /** The key that is looked at in a list. */
  looked: string | null = $state(null);
  /** Several keys for one click: which one? */
  asking: { spot: Spot; keys: string[] } | null = $state(null);
  /** The latest touch was a finger's: it cannot hover, so nothing stays pointed at. */
  finger = false;
  /** The board has been brought nearer, to be touched. */
  near = $state(false);
  /** The face the player turned to; kept for the next space of the same question. */
  wish = $state('');

  lay(props: () => BoardProps): void {
    this.#props = props;
  }

  view: Seen = $derived.by(() => this.#props().view as Seen);
  offer: Offer | undefined = $derived.by(() => this.#props().offers[0]);
  meanings: Meaning[] = $derived.by(() => (this.view ? meaningsOf(this.offer, this.view) : []));
  /** Which question it is: a new one when anything about it is new. */
  question: string = $derived.by(() => this.#props().offers.map((offer) => `${offer.seat}:${offer.question}:${offer.prompt}`).join());
  /** All spots that a click would do something with. */
  #live: Set<Spot> = $derived.by(() => {
    const live = new Set<Spot>();
    for (const { from, to } of this.meanings) {
      if (from !== null) live.add(from);
      if (from === null || this.held === null || from === this.held || from.startsWith('ha:')) live.add(to);
    }
    return live;
  });

  get props(): BoardProps {
    return this.#props();
  }
  get seat(): number | null {
    return this.props.seat;
  }
  get side(): Side | null {
    return sideOf(this.view, this.seat);
  }
  get prompt(): string {
    return this.offer?.prompt ?? '';
  }
  get animate(): boolean {
    return this.props.animate;
  }
  text = (id: string, args?: Record<string, any>): string => this.props.text(id, args);
  card = (name: string): ActionCard => actionCard(name);

  /** A new question: what was in hand goes back. */
  refresh(): void {
    this.asking = null;
    this.looked = null;
    this.wish = '';
    if (this.finger) this.over = null;
    this.held = heldAtOnce(this.meanings);
  }

  glow = (...spots: Spot[]): boolean => spots.some((spot) => this.#live.has(spot));
  /** Whether every way there costs points: it may be gone, but it glows less. */
  dear = (...spots: Spot[]): boolean => {
    const meant = this.meant(...spots);
    return meant.length > 0 && meant.every(({ cost }) => (cost ?? 0) > 0);
  };
  pressed = (...spots: Spot[]): boolean => this.held !== null && spots.includes(this.held);
  spots = (space: string): Spot[] => spotsAt(this.view, space);
  meant = (...spots: Spot[]): Meaning[] => meantAt(this.meanings, this.held, spots);

  /** Whether somebody points at this spot: a line of the log, a hint, or a lesson. */
  lit = (...spots: Spot[]): boolean => {
    const { highlight } = this.props;
    if (!highlight.size) return false;
    return spots.some((spot) => highlight.has(spot.slice(3))) || this.meanings.some(({ key, to }) => spots.includes(to) && highlight.has(key));
  };

  /** The faces offered on a space, in the order of turning. */
  facesAt(space: string): string[] {
    const meant = this.meant(`sp:${space}`);
    if (!areFaces(meant)) return [];
    return TURNS.filter((face) => meant.some((one) => one.face === face));
  }

  /** How the tile would lie there now: as it was turned last, else so that it joins the most. */
  faceAt(space: string): string {
    const faces = this.facesAt(space);
    if (faces.includes(this.wish)) return this.wish;
    const tiles = faces.filter((face) => face.length === 2);
    return tiles.length ? bestFace(this.view, space, tiles) : (faces[0] ?? '');
  }

  /** All faces of the question: what the palette shows. */
  get palette(): string[] {
    const faces = new Set(this.meanings.map(({ face }) => face));
    return TURNS.filter((face) => faces.has(face));
  }

  /** The next face; on the space that is looked at, among those offered there. */
  turn(step = 1): void {
    const space = this.over?.startsWith('sp:') ? this.over.slice(3) : '';
    const there = space ? this.facesAt(space) : [];
    const faces = there.length ? there : this.palette;
    if (!faces.length) return;
    const now = there.length ? this.faceAt(space) : this.wish;
    this.wish = faces[(faces.indexOf(now) + step + faces.length) % faces.length];
  }

  press = (...spots: Spot[]): void => {
    const space = spots[0].startsWith('sp:') ? spots[0].slice(3) : '';
    const does = click(this.meanings, this.held, spots, space ? this.faceAt(space) : '');
    this.asking = null;
    this.looked = null;
    if (does.does === 'choose') this.choose(does.key);
    else if (does.does === 'hold') this.held = does.spot;
    else if (does.does === 'drop') this.held = null;
    else if (does.does === 'ask') this.asking = { spot: spots[0], keys: does.keys };
    else this.props.why(whyKey(this.prompt, spots[0], this.view, this.seat, this.held, this.meanings[0]?.key));
  };

  choose = (key: string): void => {
    this.asking = null;
    this.looked = null;
    this.props.choose(key);
  };

  /** One step back: first the list, then what is in hand, then the board goes back; false if there was nothing. */
  drop(): boolean {
    const hand = heldAtOnce(this.meanings);
    if (this.asking !== null) this.asking = null;
    else if (this.held !== null && this.held !== hand) this.held = hand;
    else if (this.near) this.near = false;
    else return false;
    return true;
  }

  sayKey = (key: string): string => {
    const choice = this.offer?.choices.find((found) => found.key === key);
    return choice ? this.props.say(choice.says) : key;
  };

  /** What a click there would do, in words; empty if it would do nothing or more than one thing. */
  deed(...spots: Spot[]): string {
    const meant = this.meant(...spots);
    if (areFaces(meant)) {
      const face = this.faceAt(spots[0].slice(3));
      return this.sayKey((meant.find((one) => one.face === face) ?? meant[0]).key);
    }
    if (meant.length === 1 && canHold(this.meanings, spots) === null) return this.sayKey(meant[0].key);
    return '';
  }

  /** Where the board is free while one looks at a figure: the half in which it does not stand. */
  aside = (who: string): 'above' | 'below' => (at(this.view.figures[who]?.space ?? 'A1')[1] < 5 ? 'below' : 'above');

  /** The routes that are offered, and the one that is looked at. */
  get routes(): Meaning[] {
    return this.meanings.filter(({ path }) => path !== undefined);
  }
  get route(): Meaning | undefined {
    const looked = this.looked ? this.routes.find(({ key }) => key === this.looked) : undefined;
    return looked ?? this.routes.find(({ to }) => to === this.over);
  }
}

export const desk = new Desk();
