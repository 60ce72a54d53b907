/** The parchment of the map as a seamless picture. It is painted once: a filter would be worked out again with every step of zooming. */

import { handOf, type Hand } from './ink';

/** Pixels of the picture, and the units of the drawing that it covers. */
const PIXELS = 480;
export const TILE = 960;

const LIGHT = [236, 220, 184];
const STAIN = [150, 108, 58];

/** Soft clouds that fit to themselves at the edges: this many cells across, values from 0 to 1. */
function clouds(hand: Hand, size: number, cells: number): (x: number, y: number) => number {
  const lattice = Array.from({ length: cells * cells }, hand);
  const soft = (share: number): number => share * share * (3 - 2 * share);
  return (x, y) => {
    const [across, down] = [(x / size) * cells, (y / size) * cells];
    const [left, top] = [Math.floor(across), Math.floor(down)];
    const [dx, dy] = [soft(across - left), soft(down - top)];
    const at = (column: number, row: number): number => lattice[(row % cells) * cells + (column % cells)];
    const upper = at(left, top) * (1 - dx) + at(left + 1, top) * dx;
    const lower = at(left, top + 1) * (1 - dx) + at(left + 1, top + 1) * dx;
    return upper * (1 - dy) + lower * dy;
  };
}

/** Red, green, blue and opacity of every pixel: large stains, small ones, and grain. */
export function paint(size: number): Uint8ClampedArray<ArrayBuffer> {
  const hand = handOf('parchment');
  const layers = [[3, 0.4], [7, 0.26], [17, 0.16], [41, 0.1]].map(([cells, weight]) => ({ at: clouds(hand, size, cells), weight }));
  const fibre = clouds(hand, size, Math.round(size / 3));
  const pixels = new Uint8ClampedArray(size * size * 4);
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const stained = layers.reduce((sum, { at, weight }) => sum + at(x, y) * weight, 0);
      const dark = Math.max(0, stained - 0.36) * 1.15 + fibre(x, y) * 0.1 + hand() * 0.05 - 0.05;
      const place = (y * size + x) * 4;
      for (let part = 0; part < 3; part++) pixels[place + part] = LIGHT[part] + (STAIN[part] - LIGHT[part]) * dark;
      pixels[place + 3] = 255;
    }
  }
  return pixels;
}

let painted = '';

/** The address of the picture; empty where nothing can be painted. */
export function parchment(): string {
  if (painted) return painted;
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = PIXELS;
  const brush = canvas.getContext('2d');
  if (!brush) return '';
  brush.putImageData(new ImageData(paint(PIXELS), PIXELS, PIXELS), 0, 0);
  painted = canvas.toDataURL('image/webp', 0.85);
  return painted;
}
