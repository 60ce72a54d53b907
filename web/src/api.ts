/** The lobby over HTTP. A refusal of the server is thrown as `Refused`. */

import type { ContinueFrom, GameInfo, Link, Lists, Me, NewTable, Problem, Rename, ReplayPage, Review, ReviewState, SeatWish, Standing, TableInfo } from './wire';

export class Refused extends Error {
  readonly problem: Problem;
  readonly status: number;

  constructor(problem: Problem, status: number) {
    super(problem.sentence);
    this.problem = problem;
    this.status = status;
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' };
  let reply: Response;
  try {
    reply = await fetch(`/api${path}`, { method, headers, body: body === undefined ? undefined : JSON.stringify(body), credentials: 'same-origin' });
  } catch {
    throw new Refused({ kind: 'offline', sentence: '', rule: null }, 0);
  }
  if (!reply.ok) {
    const problem = (await reply.json().catch(() => null)) as Partial<Problem> | null;
    throw new Refused({ kind: problem?.kind ?? `http-${reply.status}`, sentence: problem?.sentence ?? '', rule: problem?.rule ?? null }, reply.status);
  }
  const text = await reply.text();
  return (text ? JSON.parse(text) : null) as T;
}

/** A replay whole: the server sends a long one page by page. */
async function allPages(page: (first: number) => Promise<ReplayPage>): Promise<ReplayPage> {
  const whole = await page(0);
  while (whole.moments.length <= whole.total) {
    const next = await page(whole.moments.length);
    if (next.moments.length === 0) break;
    whole.moments.push(...next.moments);
    whole.result = next.result;
  }
  return whole;
}

/** A review: it is requested, then polled until it is there. `told` hears its progress; what it throws ends the asking. Another process of the house may not
 * know what the first one began: then it is asked for again. */
async function reviewed(ask: () => Promise<ReviewState>, told: (state: ReviewState) => void): Promise<Review> {
  let state = await ask();
  while (!state.review) {
    told(state);
    try {
      state = await call<ReviewState>('GET', `/reviews/${state.key}`);
    } catch (refused) {
      if (!(refused instanceof Refused) || refused.problem.kind !== 'no-such-review') throw refused;
      state = await ask();
    }
  }
  return state.review;
}

export const api = {
  me: () => call<Me>('GET', '/me'),
  rename: (wish: Rename) => call<Me>('PATCH', '/me', wish),
  games: () => call<GameInfo[]>('GET', '/games'),
  tables: () => call<Lists>('GET', '/tables'),
  table: (id: string) => call<TableInfo>('GET', `/tables/${id}`),
  create: (wish: NewTable) => call<TableInfo>('POST', '/tables', wish),
  take: (id: string, seat: number, name = '') => call<TableInfo>('POST', `/tables/${id}/seats`, { seat, name }),
  seat: (id: string, seat: number, wish: SeatWish) => call<TableInfo>('PUT', `/tables/${id}/seats/${seat}`, wish),
  leave: (id: string, seat: number) => call<TableInfo>('DELETE', `/tables/${id}/seats/${seat}`),
  start: (id: string) => call<TableInfo>('POST', `/tables/${id}/start`),
  rematch: (id: string) => call<TableInfo>('POST', `/tables/${id}/rematch`),
  putAway: (id: string) => call<TableInfo>('POST', `/tables/${id}/put-away`),
  end: (id: string) => call<TableInfo>('POST', `/tables/${id}/end`),
  link: (id: string, seat: number) => call<Link>('POST', `/tables/${id}/seats/${seat}/link`),
  follow: (token: string) => call<TableInfo>('POST', `/seat-links/${encodeURIComponent(token)}`),
  replay: (id: string, seat: string) => allPages((first) => call<ReplayPage>('GET', `/tables/${id}/replay?seat=${seat}&first=${first}`)),
  /** The last moments of a game, for whoever may see them. */
  lately: async (id: string, seat: string, most: number) => {
    const { total } = await call<ReplayPage>('GET', `/tables/${id}/replay?seat=${seat}&first=0&count=1`);
    return (await call<ReplayPage>('GET', `/tables/${id}/replay?seat=${seat}&first=${Math.max(0, total + 1 - most)}`)).moments;
  },
  course: (id: string) => call<Standing[]>('GET', `/tables/${id}/course`),
  review: (id: string, told: (state: ReviewState) => void) => reviewed(() => call<ReviewState>('GET', `/tables/${id}/review`), told),
  reviewFile: (record: Record<string, unknown>, told: (state: ReviewState) => void) => reviewed(() => call<ReviewState>('POST', '/review', { record }), told),
  upload: (record: Record<string, unknown>) => allPages((first) => call<ReplayPage>('POST', `/replay?first=${first}`, { record })),
  goOn: (wish: ContinueFrom) => call<TableInfo>('POST', '/continue', wish),
};
