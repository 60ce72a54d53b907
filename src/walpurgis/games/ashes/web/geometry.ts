/** Where things are on the drawing: spaces of 80 units, A1 at the top left, with a rim for their names. */

import { BASES, CITADELS, CROSSROADS, DIAGONAL } from './facts';

export { DIAGONAL, SPACES } from './facts';
import type { Seen } from './seen';
import { standing } from './seen';

export const CELL = 80;
export const SIZE = 10 * CELL;
/** The rim: letters and numbers stand on two sides of it. */
export const RIM = 32;
export const EDGE_RIM = 10;
/** The whole drawing from side to side. */
export const WIDE = SIZE + RIM + EDGE_RIM;
const COLUMNS = 'ABCDEFGHIJ';

export interface Point {
  x: number;
  y: number;
}

export const DIRECTIONS = ['N', 'E', 'S', 'W'];
const OFFSETS: Record<string, [number, number]> = { N: [0, -1], NE: [1, -1], E: [1, 0], SE: [1, 1], S: [0, 1], SW: [-1, 1], W: [-1, 0], NW: [-1, -1] };
const BACK: Record<string, string> = { N: 'S', E: 'W', S: 'N', W: 'E' };
const citadels = Object.values(CITADELS);
const bases = Object.values(BASES).flat();

/** Column and row from 0. */
export const at = (space: string): [number, number] => [COLUMNS.indexOf(space[0]), Number(space.slice(1)) - 1];

export function centre(space: string): Point {
  const [column, row] = at(space);
  return { x: (column + 0.5) * CELL, y: (row + 0.5) * CELL };
}

/** The neighbour in one of eight directions; null off the board and at a citadel. */
export function beside(space: string, direction: string): string | null {
  const [[column, row], [right, down]] = [at(space), OFFSETS[direction] ?? [9, 9]];
  const there = COLUMNS[column + right] && row + down >= 0 && row + down < 10 ? `${COLUMNS[column + right]}${row + down + 1}` : null;
  return there && citadels.includes(there) ? null : there;
}

/** The spaces around a space, itself included. */
export const around = (space: string): string[] => [space, ...Object.keys(OFFSETS).map((direction) => beside(space, direction)).filter((there) => there !== null)];

/** The direction from one space to a neighbour; empty if they are not neighbours by a side. */
export const towards = (from: string, to: string): string => DIRECTIONS.find((direction) => beside(from, direction) === to) ?? '';

/** The main direction from one space to any other. */
export function bearing(from: string, to: string): string {
  const [[column, row], [column2, row2]] = [at(from), at(to)];
  if (Math.abs(column2 - column) >= Math.abs(row2 - row)) return column2 > column ? 'E' : 'W';
  return row2 > row ? 'S' : 'N';
}

/** The name of the edge of a space: the two spaces in reading order. */
export function edgeOf(space: string, direction: string): string | null {
  const there = beside(space, direction);
  return there && (direction === 'N' || direction === 'W' ? `${there}|${space}` : `${space}|${there}`);
}

/** The middle of an edge, and whether the edge itself runs from top to bottom. */
export function edgeAt(edge: string): Point & { upright: boolean } {
  const [a, b] = edge.split('|').map(centre);
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, upright: a.y === b.y };
}

export const turnOf = (direction: string): number => Math.max(0, DIRECTIONS.indexOf(direction)) * 90;

/** The middle of a side of a cell. */
function side({ x, y }: Point, direction: string): Point {
  const [right, down] = OFFSETS[direction];
  return { x: x + (right * CELL) / 2, y: y + (down * CELL) / 2 };
}

/** The path of a tile: a line from side to side, or a quarter of a circle around a corner. */
export function pathOf(face: string, middle: Point = { x: 0, y: 0 }): string {
  const [a, b] = [side(middle, face[0]), side(middle, face[1])];
  if (face === 'NS' || face === 'EW') return `M${a.x} ${a.y}L${b.x} ${b.y}`;
  const clockwise = face === 'SE' || face === 'NW' ? 1 : 0;
  return `M${a.x} ${a.y}A${CELL / 2} ${CELL / 2} 0 0 ${clockwise} ${b.x} ${b.y}`;
}

/** A route as a line through its spaces, rounded where it turns; it begins and ends in the middle of a space. */
export function routeOf(spaces: string[]): string {
  const points = spaces.map(centre);
  let d = `M${points[0].x} ${points[0].y}`;
  for (let n = 1; n < points.length; n++) {
    const [from, to] = [points[n - 1], points[n]];
    const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
    d += n === 1 ? `L${middle.x} ${middle.y}` : `Q${from.x} ${from.y} ${middle.x} ${middle.y}`;
  }
  const last = points[points.length - 1];
  return points.length > 1 ? `${d}L${last.x} ${last.y}` : d;
}

/** The sides on which a space can be left and entered, as far as one sees it. */
export function openSides(view: Seen, space: string): string {
  if (view.tiles[space]) return view.tiles[space];
  const who = standing(view, space);
  const stood = who !== undefined && who.length === 1;
  return stood || CROSSROADS.includes(space) || bases.includes(space) || view.traps.includes(space) ? 'NESW' : '';
}

/** How many sides of a face meet an open side of a neighbour; over the electric diagonal it is the space beyond that counts. */
export function joins(view: Seen, space: string, face: string): number {
  return [...face].filter((direction) => {
    let there = beside(space, direction);
    if (there && DIAGONAL.includes(there) && view.mode !== 'alone') there = beside(there, direction);
    return there !== null && openSides(view, there).includes(BACK[direction]);
  }).length;
}

/** The face that joins the most; of equals the first. */
export function bestFace(view: Seen, space: string, faces: string[]): string {
  return faces.reduce((best, face) => (joins(view, space, face) > joins(view, space, best) ? face : best), faces[0]);
}
