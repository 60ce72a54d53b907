/** A plan: the answer to a question for a place, a path or a facing while it is being made. It follows the hand; what the rules make of it comes from the server.
 *
 * It is `idle` before anything points, `hovers` with the mouse, is `held` while it is dragged, and `laid` when it stands there to be confirmed.
 */

import type { Offer, Trial } from '@client/table/board';
import { areFriends, basesInTheWay, blocksOf, figureOf, isThere, nearestOpponent, placeOf, snapsOf, type Seen, type SeenFigure } from './seen';
import { Throttle } from './throttle';
import { ahead, bearing, beside, clipped, distance, pathLength, snapped, wayTo, whole, type Disc, type Obstacles, type Point } from './way';

/** How a question for open ground is answered: places and a look, one place and perhaps a look, one place, or a look alone. */
export type Shape = 'path' | 'place' | 'point' | 'look';

/** The line from a figure to one that it could attack. */
export interface Sight {
  target: string;
  /** How it is: clear, hindered, blocked; in close combat `contact`. */
  line: string;
  /** What hinders or blocks it. */
  by: string[];
  /** What forbids the attack; empty if nothing does. */
  rule: string;
  needed: number;
  chance: number;
}

/** What the rules say would happen. */
export interface Foreseen {
  path?: Point[];
  facing?: Point;
  used?: number;
  left?: number;
  stopped_by?: string[];
  touching?: string[];
  touches?: string[];
  captive?: Point | null;
  corners?: number[];
  contacts?: { who: string; side: string }[];
  close?: Sight[];
  ranged?: Sight[];
  spells?: { tome: string; spell: string; targets: Sight[] }[];
  threats?: { who: string; how: string }[];
  objectives?: string[];
  spins?: string[];
  impaled_by?: string[];
}

/** Fifteen tries a second are allowed; a few less are asked for. */
const PAUSE = 72;
const SHAPES: Record<string, Shape> = { place: 'place', 'raise-place': 'place', spin: 'look', turn: 'look' };
const MOST_PLACES = 6;
/** The rules round the length of every leg up: this many mil are left to them. */
const SPARE = 6;

export type Foresee = (points: number[][]) => Promise<Trial | null>;

/** Which figure a question for open ground is about. */
export function moverOf(offer: Offer, view: Seen): SeenFigure | undefined {
  const id = offer.about?.who?.id ?? offer.about?.figure?.id;
  return typeof id === 'string' ? figureOf(view, id) : undefined;
}

export class Plan {
  readonly shape: Shape;
  readonly figure: SeenFigure | undefined;
  /** The radius of what is placed; 0 for terrain, which has sides. */
  readonly radius: number;
  readonly longest: number;
  /** One straight line of which only the end counts. */
  readonly straight: boolean;
  /** What the place must touch, if it must. */
  readonly anchor: Disc | null;
  /** Width and depth of a piece of terrain. */
  readonly size: Point | null;
  stage = $state<'idle' | 'hovers' | 'held' | 'laid'>('idle');
  bends = $state.raw<Point[]>([]);
  /** Where the hand wants to go. */
  goal = $state.raw<Point | null>(null);
  /** The places from the last bend to the goal, as far as the speed allows; the last one is where the ghost stands. */
  legs = $state.raw<Point[]>([]);
  /** The direction that the player chose, in degrees from north; null: whatever suits. */
  turned = $state<number | null>(null);
  /** The key of the named place that is shown; its points are the answer. */
  named = $state<string | null>(null);
  trial = $state.raw<Trial | null>(null);
  /** Whether the trial is of the plan as it stands now. */
  fresh = $state(false);
  /** The player let go where it is forbidden: the reason is said. */
  complains = $state(false);
  #points = $state.raw<Point[] | null>(null);
  #asked = '';
  readonly #obstacles: Obstacles;
  readonly #snaps: Disc[];
  readonly #tries: Throttle<Point[]>;

  constructor(
    readonly offer: Offer,
    readonly view: Seen,
    readonly foresee: Foresee | undefined,
  ) {
    const { about } = offer;
    this.figure = moverOf(offer, view);
    this.shape = SHAPES[offer.prompt] ?? (about?.is === 'Journey' || offer.high > 1 ? 'path' : 'point');
    this.size = typeof about?.width === 'number' ? [about.width, about.depth] : null;
    this.radius = offer.prompt === 'glyph' ? view.glyph_radius : offer.prompt === 'objective' ? view.objective_radius : this.size ? 0 : view.base_radius;
    this.longest = typeof about?.inches === 'number' ? about.inches * 1000 : Infinity;
    this.straight = about?.straight === true || offer.high <= 2;
    const caller = offer.prompt === 'glyph' ? view.casting?.caster : offer.prompt === 'raise-place' ? about?.by?.id ?? about?.caller?.id ?? about?.figure?.id : undefined;
    const standing = caller ? figureOf(view, caller) : undefined;
    this.anchor = standing ? { x: standing.x, y: standing.y, radius: view.base_radius } : null;
    const who = this.figure?.id ?? '';
    const flies = this.straight || about?.level === 'air';
    this.#obstacles = { discs: flies ? [] : basesInTheWay(view, who), blocks: flies ? [] : blocksOf(view), side: view.board };
    this.#snaps = this.size || this.shape === 'look' ? [] : snapsOf(view, who);
    this.#tries = new Throttle((points) => void this.#try(points), PAUSE);
    if (this.shape === 'look' && this.figure) this.goal = placeOf(this.figure);
  }

  /** Where the way starts. */
  get start(): Point | null {
    return this.shape === 'path' && this.figure ? placeOf(this.figure) : null;
  }

  /** The last bend, or the start. */
  get turningPoint(): Point | null {
    return this.bends.at(-1) ?? this.start;
  }

  /** Where the ghost stands. */
  get end(): Point | null {
    if (this.#points) return this.shape === 'look' ? this.goal : this.shape === 'path' ? this.#points[this.#points.length - 2] : this.#points[0];
    return this.legs.at(-1) ?? (this.shape === 'look' ? this.goal : null);
  }

  /** The whole way of the hand, from the start. */
  get path(): Point[] {
    if (!this.start) return [];
    return this.#points ? [this.start, ...this.#points.slice(0, -1)] : [this.start, ...this.bends, ...this.legs];
  }

  /** How far the hand has gone up to the last bend. */
  get spent(): number {
    return this.start ? pathLength([this.start, ...this.bends]) : 0;
  }

  /** Mil that are left from the last bend. */
  get room(): number {
    return Math.max(0, this.longest - this.spent);
  }

  /** What the rules foresee, if they allow it. */
  get foreseen(): Foreseen | null {
    return this.trial && !this.trial.forbidden ? ((this.trial.foreseen as Foreseen | null) ?? null) : null;
  }

  get forbidden(): boolean {
    return this.trial?.forbidden === true;
  }

  /** Whom the ghost would look at by itself: what it touches, else the nearest opponent. */
  get regards(): Point | null {
    const end = this.end;
    if (!end || !this.figure) return null;
    const { seat } = this.figure;
    const touched = this.view.figures.filter((other) => isThere(other) && other.status !== 'captive' && !areFriends(this.view, other.seat, seat) && distance(placeOf(other), end) < 2 * this.view.base_radius + 60);
    const nearest = touched[0] ?? nearestOpponent(this.view, seat, end);
    return nearest ? placeOf(nearest) : null;
  }

  /** The facing of the ghost, in degrees from north. */
  get facing(): number {
    const end = this.end;
    if (!this.figure) return 0;
    const own = bearing([0, 0], [this.figure.fx, this.figure.fy]);
    if (!end) return own;
    if (this.#points && this.shape !== 'point' && this.turned === null) {
      const look = this.#points[this.#points.length - 1];
      return this.#points.length > 1 || this.shape === 'look' ? (distance(look, end) ? bearing(end, look) : own) : own;
    }
    if (this.turned !== null) return this.turned;
    if (this.shape === 'look') return own;
    const regards = this.regards;
    return regards && distance(regards, end) ? bearing(end, regards) : own;
  }

  /** The answer as it stands; null if there is none yet. */
  get points(): [number, number][] | null {
    if (this.#points) return this.#points.map(whole);
    const end = this.end;
    if (!end) return null;
    const look = whole(ahead(end, this.facing));
    if (this.shape === 'look') return this.turned === null ? null : [look];
    if (this.shape === 'point') return [whole(end)];
    if (this.shape === 'place') return [whole(end), look];
    return [...this.bends, ...this.legs].map(whole).concat([look]);
  }

  // What the hand does ------------------------------------------------------------------------------------------------

  /** The ghost comes to where the pointer is, round what is in the way. `free`: without jumping to contact. */
  follow(to: Point, free = false): void {
    if (this.shape === 'look') return this.lookAt(to);
    this.complains = false;
    this.#unname();
    const goal = this.#jump(to, free);
    this.goal = goal;
    const from = this.turningPoint;
    if (!from) this.legs = [goal];
    else {
      const most = MOST_PLACES - this.bends.length;
      const way = this.straight ? [goal] : (wayTo(from, goal, this.radius, this.#obstacles, most) ?? [goal]);
      this.legs = clipped([from, ...way], this.room - SPARE).slice(1);
      if (!this.legs.length) this.legs = [from];
    }
    this.try();
  }

  /** Where a pointer means: in contact, if that is near; on the field in any case. Onto an opponent means beside it. */
  #jump(to: Point, free: boolean): Point {
    if (this.anchor) return beside(this.anchor, this.radius, to);
    const [wide, deep] = this.size ? [this.size[0] / 2, this.size[1] / 2] : [this.radius, this.radius];
    const inside: Point = [Math.max(wide, Math.min(this.view.board - wide, to[0])), Math.max(deep, Math.min(this.view.board - deep, to[1]))];
    if (free || !this.#snaps.length) return inside;
    const foe = this.#foeUnder(inside);
    return foe ? beside(foe, this.radius, inside, this.turningPoint ?? inside) : snapped(inside, this.radius, this.#snaps);
  }

  #foeUnder(at: Point): Disc | null {
    if (!this.figure || this.shape !== 'path') return null;
    const found = this.view.figures.find((other) => other.status === 'ground' && !areFriends(this.view, other.seat, this.figure!.seat) && distance(placeOf(other), at) < 2 * this.view.base_radius);
    return found ? { x: found.x, y: found.y, radius: this.view.base_radius } : null;
  }

  /** Bend here: the way continues from where the ghost stands. */
  bend(): boolean {
    const end = this.legs.at(-1);
    if (this.shape !== 'path' || this.straight || !end || this.named || this.bends.length + this.legs.length >= MOST_PLACES || this.room < 20) return false;
    this.bends = [...this.bends, ...this.legs];
    this.legs = [end];
    return true;
  }

  lookAt(to: Point): void {
    const end = this.end;
    if (end && distance(end, to) > 50) this.face(bearing(end, to));
  }

  turn(degrees: number): void {
    this.face(this.facing + degrees);
  }

  face(degrees: number): void {
    if (this.shape === 'point' || !this.end) return;
    const end = this.end;
    const facing = (degrees + 360) % 360;
    if (this.#points && this.shape !== 'look') {
      // A named way keeps its places when it is turned.
      this.#points = [...(this.shape === 'path' ? this.#points.slice(0, -1) : [this.#points[0]]), ahead(end, facing)];
    } else this.#unname();
    this.named = null;
    this.turned = facing;
    if (this.shape === 'look' && this.stage === 'idle') this.stage = 'hovers';
    this.complains = false;
    this.try();
  }

  /** Move the ghost by this many mil. */
  nudge(dx: number, dy: number): void {
    const from = this.end ?? this.start ?? [this.view.board / 2, this.view.board / 2];
    this.follow([from[0] + dx, from[1] + dy], true);
    this.stage = 'laid';
  }

  /** Let go: the ghost stands. */
  lay(): void {
    if (!this.points) return;
    this.stage = 'laid';
    this.complains = true;
  }

  /** Show a named place. */
  show(key: string): void {
    const points = this.offer.choices.find((choice) => choice.key === key)?.points as Point[] | undefined;
    if (!points?.length) return;
    this.bends = [];
    this.legs = [];
    this.turned = null;
    this.named = key;
    this.#points = points;
    this.stage = 'laid';
    this.complains = false;
    this.try();
  }

  /** Away with the ghost; false if there was none. */
  drop(): boolean {
    if (this.stage !== 'laid' && this.stage !== 'held' && !this.bends.length) return false;
    this.#unname();
    this.bends = [];
    this.legs = [];
    this.turned = null;
    this.trial = null;
    this.stage = 'idle';
    this.complains = false;
    if (this.shape !== 'look') this.goal = null;
    return true;
  }

  #unname(): void {
    this.named = null;
    this.#points = null;
  }

  // What the rules say ------------------------------------------------------------------------------------------------

  try(): void {
    const points = this.points;
    if (!points) return;
    this.fresh = false;
    this.#tries.ask(points);
  }

  async #try(points: Point[]): Promise<void> {
    const asked = JSON.stringify(points);
    if (asked === this.#asked && this.trial) {
      this.fresh = true;
      return;
    }
    const trial = (await this.foresee?.(points as unknown as number[][])) ?? null;
    if (!trial) return;
    this.trial = trial;
    this.#asked = asked;
    this.fresh = JSON.stringify(this.points) === asked;
  }

  forget(): void {
    this.#tries.forget();
  }
}
