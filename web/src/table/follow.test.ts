import { describe, expect, it } from 'vitest';

import type { Line, Moment, Result, Standing } from '../wire';
import { changes, closingAfter, inTurns } from './closing';
import { byRound, bySource, graphOf } from './course';
import { placed, sinceMine, turnNow } from './turns';
import { partsOf, plain, spoken } from './voice';

const line = (is: string, who: number | null, heading = false): Line => ({ seq: 0, says: { id: is }, event: { is, who }, heading });
const actor = (told: Line) => (told.event as unknown as { who: number | null }).who;

describe('sentences with players in them', () => {
  const text = 'A ghost of \uE000\uE101Anna\uE001 meets \uE000\uE100Bela\uE001.';
  it('are cut at the names', () => expect(partsOf(text).map(({ text, seat }) => [text, seat])).toEqual([['A ghost of ', null], ['Anna', 1], [' meets ', null], ['Bela', 0], ['.', null]]));
  it('are heard one after the other, each with its end', () => expect(spoken(['Round 5 of 12', '', 'A1 moves 14.0″.', 'Where to?'], 'inches')).toBe('Round 5 of 12. A1 moves 14.0 inches. Where to?'));
  it('keep the ending of a declined name with it', () => expect(partsOf('Das schadet den \uE000\uE101Vampire\uE001n.').map(({ text, seat }) => [text, seat])).toEqual([['Das schadet den ', null], ['Vampiren', 1], ['.', null]]));
  it('are plain without the marks', () => expect(plain(text)).toBe('A ghost of Anna meets Bela.'));
});

describe('rounds and turns', () => {
  it('a heading of a player begins a turn, and everything until the next is theirs', () => {
    const story = placed([line('Turn', 0, true), line('Drew', 1), line('Turn', 1, true), line('Drew', 1)], actor);
    expect(story.map(({ seat, opens }) => [seat, opens])).toEqual([[0, 'turn'], [0, null], [1, 'turn'], [1, null]]);
  });
  it('without turns each line is its player’s', () => {
    const story = placed([line('Round', null, true), line('Moved', 0), line('Moved', 0), line('Moved', 1), line('Ended', null)], actor);
    expect(story.map(({ seat, opens }) => [seat, opens])).toEqual([[null, 'round'], [0, 'deeds'], [0, null], [1, 'deeds'], [null, null]]);
  });
  it('the turn that is played now is told without its heading, the newest last', () => {
    const lines = [line('Turn', 0, true), line('a', 0), line('Turn', 1, true), line('b', 1), line('c', 1), line('d', 1)];
    expect(turnNow(lines, actor, 2).map(({ event }) => event.is)).toEqual(['c', 'd']);
    expect(turnNow(lines.slice(0, 3), actor, 2)).toEqual([]);
  });
});

describe('the end of a round', () => {
  const stood = (before: number, after: number) => ({ before: [{ says: { id: 'vp' }, points: [before] }], after: [{ says: { id: 'vp' }, points: [after] }] });
  const told = (...lines: Line[]) => lines.map((line) => ({ line, turn: null }));
  const closes = ({ is }: { is: string }) => is === 'Fed' || (is === 'Drew' ? null : false);
  it('is gathered over several answers, and another round is another end', () => {
    const first = closingAfter(null, told(line('Moved', 0), line('Fed', 0)), 0, stood(1, 2), closes);
    const second = closingAfter(first, told(line('Fed', 1), line('Fed', 0)), 0, stood(2, 5), closes)!;
    expect(second.steps).toEqual([0, 0, 1]);
    expect(changes(second.before, second.after)[0].seats).toEqual([{ from: 1, to: 5 }]);
    expect(closingAfter(second, told(line('Drew', 0)), 0, stood(5, 5), closes)).toBe(second);
    const done = closingAfter(second, told(line('Moved', 0)), 0, stood(5, 9), closes);
    expect([done?.done, done?.after]).toEqual([true, second.after]);
    expect(closingAfter(done, told(line('Fed', 0)), 0, stood(9, 9), closes)?.lines).toHaveLength(1);
  });
  it('knows whose turn the news belong to, and who looks', () => {
    const story = [line('Turn', 1, true), line('Bought', 1), line('Cursed', 0), line('Turn', 0, true), line('Bought', 0)];
    expect(inTurns(story, story.slice(1), actor).map(({ turn }) => turn)).toEqual([1, 1, 0, 0]);
    const others = (_: Line['event'], { me, turn }: { me: number | null; turn: number | null }) => turn !== me;
    expect(closingAfter(null, inTurns(story, story.slice(1), actor), 0, stood(0, 0), others)?.lines).toEqual(story.slice(1, 3));
  });
  it('sums what has changed', () => {
    const [a, b] = [{ says: { id: 'vp' }, points: [1, 2] }, { says: { id: 'terror' }, points: [3, 3] }];
    expect(changes([a, b], [{ ...a, points: [1, 5] }, b])).toEqual([{ says: { id: 'vp' }, seats: [{ from: 1, to: 1 }, { from: 2, to: 5 }] }]);
  });
});

describe('how points came about', () => {
  const result: Result = { scores: [5, 2], places: [1, 2], account: [{ says: { id: 'track' }, points: [5, 2] }], verdict: null };
  const earned = (points: number[][]) => points.map(([seat, amount], n) => ({ of: 'track', says: { id: n % 2 ? 'hunger' : 'fights' }, seat, points: amount }));
  it('a line is told by its sources if they add up to it', () => {
    expect(bySource(result, earned([[0, 6], [0, -1], [1, 2]])).map(({ points }) => points)).toEqual([[6, 2], [-1, 0]]);
    expect(bySource(result, earned([[0, 6], [0, -2], [1, 2]]))).toEqual(result.account);
  });
  const course: Standing[] = [0, 1, 2, 3].map((seq) => ({ seq, points: [seq * 2, -seq], heading: seq % 2 ? null : line('Round', null, true) }));
  it('rounds bring what they bring, and together all of it', () => expect(byRound(course, actor).map(({ points }) => points)).toEqual([[4, -2], [2, -1]]));
  it('the graph ends where the points do', () => {
    const graph = graphOf(course, 90, 90, actor)!;
    expect([graph.least, graph.most, graph.ends[0], graph.ends[1]]).toEqual([-3, 6, { x: 90, y: 0 }, { x: 90, y: 90 }]);
  });
});

describe('what happened since my turn', () => {
  const moment = (seat: number | null): Moment => ({ seq: 0, seat, answer: null, lines: [line('Moved', seat)], view: null, views: {}, waiting: [] });
  it('begins with my last answer before the others’ and ends with theirs', () => {
    expect(sinceMine([0, 1, 0, 1, 1].map(moment), 0).map(({ seat }) => seat)).toEqual([0, 1, 1]);
    expect(sinceMine([0, 1, 1, 0, 0].map(moment), 0).map(({ seat }) => seat)).toEqual([0, 1, 1]);
    expect(sinceMine([moment(null), moment(0)], 0)).toEqual([]);
  });
});
