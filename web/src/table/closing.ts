/** The end of a round or turn, gathered: what it told, and how everybody stood before and after it. */

import type { Line, Say } from '../wire';
import { placed } from './turns';

export interface Counted {
  says: Say;
  points: number[];
}

export interface Closing {
  lines: Line[];
  /** For each line, how many came before it with the same news: they appear one after the other. */
  steps: number[];
  before: Counted[];
  after: Counted[];
  /** Something else has happened since: what closes from now on is another end. */
  done: boolean;
}

/** Whether an event belongs to the end that is summed up (true), ends it (false), or neither (null). */
export type Closes = (event: Line['event'], at: { me: number | null; turn: number | null }) => boolean | null;

/** News in the story so far: whose turn each line belongs to. */
export function inTurns(lines: Line[], news: Line[], actor: (line: Line) => number | null): { line: Line; turn: number | null }[] {
  const fresh = new Set(news);
  return placed(lines.slice(-400), actor).filter(({ line }) => fresh.has(line)).map(({ line, seat }) => ({ line, turn: seat }));
}

/** After this news: the end that begins or continues with it, or the one before. */
export function closingAfter(was: Closing | null, news: { line: Line; turn: number | null }[], me: number | null, stood: { before: Counted[]; after: Counted[] }, closes: Closes): Closing | null {
  const judged = news.map(({ line, turn }) => ({ line, closes: closes(line.event, { me, turn }) }));
  const lines = judged.filter((one) => one.closes).map(({ line }) => line);
  if (!lines.length) return was && !was.done && judged.some((one) => one.closes === false) ? { ...was, done: true } : was;
  const steps = lines.map((_, n) => n);
  if (!was || was.done) return { lines, steps, ...stood, done: false };
  return { ...was, lines: [...was.lines, ...lines], steps: [...was.steps, ...steps], after: stood.after };
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
