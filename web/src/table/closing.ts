/** The end of a round, gathered: what it told, and how everybody stood before it. */

import type { Line, Say } from '../wire';

export interface Counted {
  says: Say;
  points: number[];
}

export interface Closing {
  lines: Line[];
  before: Counted[];
  /** Something else has happened since: what closes from now on is another round. */
  done: boolean;
}

/** After this news: the end of a round that begins or continues with it, or the one before. */
export function closingAfter(was: Closing | null, news: Line[], before: Counted[], closes: (event: Line['event']) => boolean): Closing | null {
  const lines = news.filter((line) => closes(line.event));
  if (!lines.length) return was && news.length && !was.done ? { ...was, done: true } : was;
  return was && !was.done ? { ...was, lines: [...was.lines, ...lines] } : { lines, before, done: false };
}

export interface Change {
  says: Say;
  seats: { from: number; to: number }[];
}

/** What is counted and has changed. */
export function changes(before: Counted[], after: Counted[]): Change[] {
  return after.flatMap((now) => {
    const was = before.find((other) => other.says.id === now.says.id);
    if (!was || now.points.every((points, seat) => points === was.points[seat])) return [];
    return [{ says: now.says, seats: now.points.map((to, seat) => ({ from: was.points[seat], to })) }];
  });
}
