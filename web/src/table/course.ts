/** How the points of a game came about: by source, by round, and as a line for each player. */

import type { AccountLine, Line, Result, Say, Standing } from '../wire';
import type { Earned } from './board';

/** The account with its lines of many sources told apart. What does not add up to the line it explains is left out: the line itself is right. */
export function bySource(result: Result, earned: Earned[]): AccountLine[] {
  const seats = result.scores.length;
  return result.account.flatMap((line) => {
    const parts = new Map<string, AccountLine>();
    for (const { says, seat, points } of earned.filter((one) => one.of === line.says.id)) {
      const key = JSON.stringify(says);
      const part = parts.get(key) ?? { says, points: Array<number>(seats).fill(0) };
      part.points[seat] += points;
      parts.set(key, part);
    }
    const found = [...parts.values()];
    const adds = line.points.every((points, seat) => points === found.reduce((sum, part) => sum + part.points[seat], 0));
    return found.length > 1 && adds ? found : [line];
  });
}

export interface Round {
  says: Say;
  points: number[];
}

/** What each round earned each seat. Rounds are headings that are nobody's turn; a game without them has none. */
export function byRound(course: Standing[], actor: (line: Line) => number | null): Round[] {
  const starts = course.filter(({ heading }) => heading && actor(heading) === null);
  const end = course.at(-1);
  if (starts.length < 2 || !end) return [];
  return starts.map((start, n) => {
    const after = starts[n + 1] ?? end;
    return { says: start.heading!.says, points: after.points.map((points, seat) => points - (n ? start.points[seat] : 0)) };
  });
}

export interface Graph {
  /** The line of each seat, as the points of a polyline. */
  ways: string[];
  /** Where each line ends. */
  ends: { x: number; y: number }[];
  /** Where rounds begin, or turns. */
  marks: number[];
  least: number;
  most: number;
  /** The height of zero, if it is in the picture. */
  zero: number | null;
}

/** The course as a drawing of that size. Labels at the end that would overlap are moved apart. */
export function graphOf(course: Standing[], width: number, height: number, actor: (line: Line) => number | null): Graph | null {
  const last = course.at(-1);
  if (course.length < 3 || !last) return null;
  const all = course.flatMap(({ points }) => points);
  const [least, most] = [Math.min(0, ...all), Math.max(...all)];
  if (least === most) return null;
  const [from, to] = [course[0].seq, last.seq];
  const x = (seq: number) => ((seq - from) / Math.max(1, to - from)) * width;
  const y = (points: number) => height - ((points - least) / (most - least)) * height;
  const ways = last.points.map((_, seat) => {
    const turns = course.filter(({ points }, n) => n === 0 || n === course.length - 1 || points[seat] !== course[n - 1].points[seat] || points[seat] !== course[n + 1].points[seat]);
    return turns.map(({ seq, points }) => `${x(seq).toFixed(1)},${y(points[seat]).toFixed(1)}`).join(' ');
  });
  const rounds = course.filter(({ heading }) => heading && actor(heading) === null);
  const marks = (rounds.length > 1 ? rounds : []).slice(1).map(({ seq }) => x(seq));
  return { ways, ends: apart(last.points.map((points) => ({ x: width, y: y(points) })), height), marks, least, most, zero: least < 0 ? y(0) : null };
}

const LABEL = 15;

function apart(ends: { x: number; y: number }[], height: number): { x: number; y: number }[] {
  const order = ends.map((end, seat) => ({ ...end, seat })).sort((a, b) => a.y - b.y);
  order.forEach((end, n) => {
    if (n) end.y = Math.max(end.y, order[n - 1].y + LABEL);
  });
  const over = (order.at(-1)?.y ?? 0) - height;
  if (over > 0) for (const end of order) end.y -= over;
  return ends.map((_, seat) => order.find((end) => end.seat === seat)!).map(({ x, y }) => ({ x, y }));
}
