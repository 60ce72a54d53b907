/** The four seats: colour, shape and letter, never colour alone. The shapes are drawn around the origin, about 24 wide and 18 high, with room for a label. */

export interface SeatLook {
  letter: string;
  shape: 'shield' | 'lozenge' | 'hexagon' | 'roundel';
  path: string;
  body: string;
  edge: string;
  light: string;
  wash: string;
  /** The colour of a player's name tag, on the dark. */
  tag: string;
}

export const SEATS: readonly SeatLook[] = [
  { letter: 'A', shape: 'shield', path: 'M-12-9H12V0C12 6 6 9.5 0 12C-6 9.5-12 6-12 0Z', body: '#a5283a', edge: '#4d0d18', light: '#ffd9d2', wash: '#b3303f', tag: '#e0707c' },
  { letter: 'B', shape: 'lozenge', path: 'M0-12.5L17 0L0 12.5L-17 0Z', body: '#28548f', edge: '#0f2545', light: '#dbe8ff', wash: '#2f5f9e', tag: '#7fa9e6' },
  { letter: 'C', shape: 'hexagon', path: 'M-8.5-10H8.5L14.5 0L8.5 10H-8.5L-14.5 0Z', body: '#44702f', edge: '#1b3310', light: '#e5f5cf', wash: '#4f7d36', tag: '#93c46f' },
  { letter: 'D', shape: 'roundel', path: 'M-3-10.5H3A10.5 10.5 0 0 1 3 10.5H-3A10.5 10.5 0 0 1-3-10.5Z', body: '#6d3d8c', edge: '#2f1540', light: '#f1dcff', wash: '#7a489b', tag: '#c39ae0' },
];

const NOBODY: SeatLook = { letter: '', shape: 'roundel', path: SEATS[3].path, body: '#8b7a62', edge: '#3a2d1e', light: '#fff3d8', wash: '#6b5a43', tag: '#c9b894' };

/** How a seat looks; nobody's things are the colour of stone. */
export const lookOf = (seat: number | null | undefined): SeatLook => (seat === null || seat === undefined ? NOBODY : (SEATS[seat] ?? NOBODY));
