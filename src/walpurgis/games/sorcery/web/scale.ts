/** From the mil of the rules, y upwards, to the units of the drawing, y downwards. The map can be turned by quarters, so that everybody sits at its lower edge. */

/** Units of the drawing to the inch. */
export const INCH = 40;
/** Parchment around the field, in units: ticks, frame and compass. */
export const MARGIN = 56;
export const BASE_RADIUS = 25;
export const OBJECTIVE_RADIUS = 20;
export const GLYPH_RADIUS = 20;
export const ITEM_RADIUS = 10;

export type Quarter = 0 | 1 | 2 | 3;

export interface Spot {
  x: number;
  y: number;
}

export interface Box extends Spot {
  width: number;
  height: number;
}

export const units = (mil: number): number => (mil * INCH) / 1000;

const TURNS: Record<Quarter, (x: number, y: number, side: number) => [number, number]> = {
  0: (x, y, side) => [x, side - y],
  1: (x, y, side) => [side - y, side - x],
  2: (x, y, side) => [side - x, y],
  3: (x, y) => [y, x],
};

/** Where a point of the field is drawn. `side` is the side of the field in mil; a quarter turn puts west at the lower edge, then north, then east. */
export function spotOf([x, y]: readonly number[], side: number, turned: Quarter = 0): Spot {
  const [across, down] = TURNS[turned](x, y, side);
  return { x: units(across), y: units(down) };
}

/** The point of the field that is drawn there: `spotOf` backwards, in whole mil. */
export function pointAt({ x, y }: Spot, side: number, turned: Quarter = 0): [number, number] {
  const [across, down] = [(x * 1000) / INCH, (y * 1000) / INCH].map(Math.round);
  const back: Record<Quarter, [number, number]> = { 0: [across, side - down], 1: [side - down, side - across], 2: [side - across, down], 3: [down, across] };
  return back[turned];
}

/** A rectangle of the field (left, bottom, right, top) as it is drawn. */
export function boxOf([left, bottom, right, top]: readonly number[], side: number, turned: Quarter = 0): Box {
  const [one, other] = [spotOf([left, bottom], side, turned), spotOf([right, top], side, turned)];
  return { x: Math.min(one.x, other.x), y: Math.min(one.y, other.y), width: Math.abs(one.x - other.x), height: Math.abs(one.y - other.y) };
}

/** Where a facing points in the drawing: degrees clockwise from straight up. */
export function headingOf([fx, fy]: readonly number[], turned: Quarter = 0): number {
  const [from, to] = [TURNS[turned](0, 0, 0), TURNS[turned](fx, fy, 0)];
  const degrees = (Math.atan2(to[0] - from[0], from[1] - to[1]) * 180) / Math.PI;
  return (degrees + 360) % 360;
}
