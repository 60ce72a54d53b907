/** The story in rounds and turns: where each begins, and whose each line is. */

import type { Line, Moment } from '../wire';

export interface Placed<Told extends Line = Line> {
  line: Told;
  /** Whose turn or deed it is; null between the turns. */
  seat: number | null;
  /** What begins with this line: a round, a turn, or only the deeds of another player. */
  opens: 'round' | 'turn' | 'deeds' | null;
}

/** Each line with whose it is. A heading with a player begins a turn, another one a round. Where a game has no turns, each line is its player's. */
export function placed<Told extends Line>(lines: Told[], actor: (line: Line) => number | null): Placed<Told>[] {
  let turn: number | null = null;
  let inTurn = false;
  let before: number | null = null;
  return lines.map((line) => {
    const who = actor(line);
    let opens: Placed['opens'] = null;
    if (line.heading) {
      inTurn = who !== null;
      turn = who;
      opens = inTurn ? 'turn' : 'round';
    }
    const seat = inTurn ? turn : who;
    if (opens === null && seat !== null && seat !== before) opens = 'deeds';
    before = seat;
    return { line, seat, opens };
  });
}

/** The lines of the turn that is being played now: from its heading on, or since another player began to act. The heading itself says nothing more than who. */
export function turnNow<Told extends Line>(lines: Told[], actor: (line: Line) => number | null, most: number): Told[] {
  const all = placed(lines.slice(-60), actor);
  let from = all.length;
  while (from > 0 && all[from - 1].opens === null) from -= 1;
  const first = all[Math.max(0, from - 1)];
  return all.slice(first?.line.heading ? from : Math.max(0, from - 1)).map(({ line }) => line).slice(-most);
}

/** How many moments a spectator sees again. */
const GLIMPSE = 12;

/** The moments from my last turn on: the first is how it stood after my own answer. My own deeds at the end are left out: I know them. */
export function sinceMine(moments: Moment[], me: number | null): Moment[] {
  let end = moments.length - 1;
  while (end > 0 && (moments[end].seat === me || !moments[end].lines.length)) end -= 1;
  let from = end;
  if (me === null) from = Math.max(0, end - GLIMPSE);
  else while (from > 0 && moments[from].seat !== me) from -= 1;
  return end > from ? moments.slice(from, end + 1) : [];
}
