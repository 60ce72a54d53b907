/** The story of a table as this browser knows it: each line once, void ones gone, whatever the network does. */

import type { Line } from '../wire';

export interface Told {
  lines: Line[];
  /** Everything up to this seq has been told. */
  upto: number;
}

export const UNTOLD: Told = { lines: [], upto: -1 };

/** The story after a message of the server. Lines heard before are not heard again; `rewound` removes all lines from there on. */
export function hear(told: Told, lines: Line[], upto: number, rewound: number | null): Told {
  const kept = rewound === null ? told.lines : told.lines.filter((line) => line.seq < rewound);
  const known = rewound === null ? told.upto : Math.min(told.upto, rewound - 1);
  return { lines: [...kept, ...lines.filter((line) => line.seq > known)], upto: Math.max(upto, known) };
}

/** What the later story tells and the earlier one does not. */
export function news(before: Told, after: Told): Line[] {
  const known = new Set(before.lines);
  return after.lines.filter((line) => !known.has(line));
}

/** What a line speaks of on the board: the short texts in its event, which name places, people and cards. */
export function piecesOf({ event: { is: _, ...fields } }: Line): string[] {
  return [...new Set(Object.values(fields).flat().filter((value) => typeof value === 'string'))];
}
