import { expect, test } from 'vitest';

import type { Line } from '@client/table/board';
import { spaceLabel, spoken, stepsLeft } from './labels';
import { lasts, points } from './motion';
import { blowIn, duelAfter, rises, walks } from './story';
import { notices, seat } from './table';
import { aView } from './views';
import type { Event } from './wire';

const told = (...events: Event[]): Line[] => events.map((event, seq) => ({ seq, says: { id: 'told' }, event }));
const walk = (who: string, path: string): Event => ({ is: 'Walked', who, end: path.split(' ').at(-1)!, path });
const attack = (): Event => ({ is: 'Attacked', who: 'S', target: 'M', flank: 'rear', symbol: 'moon', damage: 4 });
const text = (id: string, args: Record<string, any> = {}): string => [id, ...Object.values(args)].join(' ');

test('A walk is drawn along all its spaces, leg after leg', () => {
  const story = told(walk('M', 'B8 C8 C7'), walk('M', 'C6'));
  expect(walks(story)).toEqual({ M: ['B8', 'C8', 'C7', 'C6'] });
});

test('Points rise where they were lost', () => {
  const story = told(
    attack(),
    { is: 'PointsLost', side: 'H', amount: 4, left: 16 },
    { is: 'PointsGained', side: 'V', amount: 1, left: 20 },
  );
  expect(rises(aView(), story)).toEqual([{ space: 'B9', amount: -4, side: 'H' }, { space: 'I1', amount: 1, side: 'V' }]);
  expect(blowIn(story)).toMatchObject({ who: 'S', target: 'M', flank: 'rear', symbol: 'moon', damage: 4 });
  expect(blowIn([])).toBeNull();
});

test('A duel is told from the blow to its end, over as many questions as it takes', () => {
  const attacked = attack();
  const lost: Event = { is: 'PointsLost', side: 'H', amount: 3, left: 17 };
  const walked = walk('S', 'C6');
  const whatCameOf = (duel: ReturnType<typeof duelAfter>) => duel?.beats.map(({ what, card, amount }) => [what, card, amount]);

  expect(duelAfter(null, told(walked, lost))).toBeNull();
  const struck = duelAfter(null, told(walked, attacked, { is: 'ChosenCaught', who: 'S' }, lost, walked, lost));
  expect(whatCameOf(struck)).toEqual([['caught', '', 0], ['struck', '', 3]]);
  expect(struck?.over).toBe(true);

  const asked = duelAfter(struck, told(attacked));
  expect(asked).toMatchObject({ blow: { who: 'S', target: 'M', symbol: 'moon' }, beats: [], over: false });
  const parried = duelAfter(asked, told({ is: 'Defended', side: 'H', seat: 0, card: 'R2' }));
  expect(whatCameOf(parried)).toEqual([['parried', 'R2', 0]]);
  const countered = duelAfter(parried, told({ is: 'Countered', side: 'V', seat: 1, card: 'S1', damage: 3 }, lost));
  expect(whatCameOf(countered)).toEqual([['parried', 'R2', 0], ['countered', 'S1', 3], ['struck', '', 3]]);
  expect(duelAfter(countered, [])).toBe(countered);
});

test('Whoever comes late knows the latest duel by the line it began with', () => {
  const story = told(attack(), { is: 'PointsLost', side: 'H', amount: 3, left: 17 }, attack());
  const late = duelAfter(null, story);
  expect(late).toEqual(duelAfter(duelAfter(null, story.slice(0, 2)), story.slice(2)));
  expect(late).toMatchObject({ beats: [], over: false });
  expect(late?.began).toBe(story[2]);
});

test('A figure glides over the spaces it walked, and straight if it was pushed', () => {
  const from = { x: 40, y: 40 };
  expect(points(from, { x: 120, y: 120, over: ['B1', 'B2'], animate: true })).toEqual([from, { x: 120, y: 40 }, { x: 120, y: 120 }]);
  expect(points(from, { x: 200, y: 40, over: ['B1'], animate: true })).toHaveLength(2);
  expect(lasts(1)).toBeLessThan(lasts(4));
  expect(lasts(40)).toBe(lasts(60));
});

test('A space says what it is, what lies there, and who stands there', () => {
  const view = aView({ tiles: { C7: 'NS' }, figures: { M: { space: 'C7', facing: 'N' } }, bears: ['C7'] });
  expect(spoken(spaceLabel(text, view, 'C7'))).toBe('C7, web-aa-tile face-NS, web-aa-bear, figure-M, side-H, web-aa-faces direction-N');
  expect(spoken(spaceLabel(text, view, 'A1'))).toBe('A1, web-aa-diagonal 1, web-aa-chosen-here 9');
  expect(spoken(spaceLabel(text, aView({ chosen: '', away: 7 }), 'A1'))).toBe('A1, web-aa-diagonal 1, web-aa-chosen-away 7');
  expect(spoken(spaceLabel(text, view, 'C4'))).toBe('C4, web-aa-empty, web-aa-numbered 1');
});

test('The table is warned of the last steps, and seats are called by their side', () => {
  expect(notices(aView())).toEqual([]);
  const late = aView({ chosen: 'I9', turn: 60 });
  expect(stepsLeft(late)).toBe(1);
  expect(notices(late).map(({ id, args }) => [id, args?.left])).toEqual([['web-aa-notice-last', 1], ['web-aa-notice-dawn', 1]]);
  expect(seat(aView(), 1)).toMatchObject({ says: { id: 'side-V' }, letter: 'V' });
  expect(seat(aView(), 4)).toBeNull();
});
