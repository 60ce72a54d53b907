/** What a seat sees of a battle, and how it is read. */

import printed from './printed.json';
import type { Quarter } from './scale';
import type { Rank } from './shown';
import type { Block, Disc, Point } from './way';
import type { Seen, SeenFigure } from './wire';

export type { Seen, SeenFigure, SeenFeature, SeenObjective, SeenTome, SeenWorking } from './wire';

export interface PrintedWarrior {
  id: string;
  name: string;
  rank: Rank;
  faction: string;
  subfaction: string;
  points: number;
  speed_type: 'boot' | 'horseshoe' | 'wing';
  slots: number;
  dial: number[][];
  arc: 90 | 180;
  immune: boolean;
  close_bonus: number;
  ranged: { type: 'bow' | 'wand'; bonus: number; range: number; targets: number; damage: number } | null;
  abilities: Record<string, number[]>;
}

/** What is printed on a warrior's base. */
export const warriorOf = (id: string): PrintedWarrior => (printed.warriors as unknown as Record<string, PrintedWarrior>)[id];

/** How far a glyph works around itself, in inches. */
export const glyphReach = (spell: string): number => (printed.spells as unknown as Record<string, { within: number }>)[spell]?.within ?? 0;

const EDGES = ['south', 'west', 'north', 'east'];

/** How far the map is turned so that this seat sits at its lower edge. */
export function turnedFor(view: Seen, seat: number | null): Quarter {
  const edge = seat === null ? 'south' : (view.players.find((player) => player.seat === seat)?.edge ?? 'south');
  return Math.max(0, EDGES.indexOf(edge)) as Quarter;
}

export const isThere = (figure: SeenFigure): boolean => figure.status === 'ground' || figure.status === 'air' || figure.status === 'captive';
export const figureOf = (view: Seen, id: string): SeenFigure | undefined => view.figures.find((figure) => figure.id === id);
export const placeOf = (figure: { x: number; y: number }): Point => [figure.x, figure.y];

/** Whether two seats fight on the same side. */
export const areFriends = (view: Seen, one: number, other: number): boolean => one === other || view.players[one]?.side === view.players[other]?.side;

export const opponentsOf = (view: Seen, seat: number): SeenFigure[] => view.figures.filter((figure) => isThere(figure) && figure.status !== 'captive' && !areFriends(view, figure.seat, seat));

/** The opponent nearest to a point. */
export function nearestOpponent(view: Seen, seat: number, at: Point): SeenFigure | undefined {
  const far = (figure: SeenFigure): number => Math.hypot(figure.x - at[0], figure.y - at[1]);
  return opponentsOf(view, seat).sort((one, other) => far(one) - far(other))[0];
}

/** The bases that are in the way of a figure: all on the ground but its own and that of its captive. */
export const basesInTheWay = (view: Seen, who: string): Disc[] =>
  view.figures
    .filter((figure) => (figure.status === 'ground' || figure.status === 'captive') && figure.id !== who && figure.captor !== who)
    .map(({ x, y }) => ({ x, y, radius: view.base_radius }));

/** Ground that no base enters. A broken wall is none. */
export const blocksOf = (view: Seen): Block[] => view.features.filter(({ kind }) => kind === 'blocking' || kind === 'constructed').map(({ corners }) => corners);

/** What a place jumps to: bases, objectives, glyphs, dropped books. */
export function snapsOf(view: Seen, who: string): Disc[] {
  const dropped = view.tomes.filter((tome) => isDropped(tome)).map(({ x, y }) => ({ x, y, radius: view.item_radius }));
  const objectives = view.objectives.map(({ x, y }) => ({ x, y, radius: view.objective_radius }));
  const glyphs = view.workings.filter(({ type }) => type === 'glyph').map(({ x, y }) => ({ x, y, radius: view.glyph_radius }));
  return [...basesInTheWay(view, who), ...objectives, ...glyphs, ...dropped];
}

/** Whether a book lies on the ground. */
export const isDropped = (tome: { wielder: string; x: number; y: number }): boolean => tome.wielder === '' && (tome.x > 0 || tome.y > 0);
