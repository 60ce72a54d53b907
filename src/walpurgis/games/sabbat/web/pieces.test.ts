import { expect, test } from 'vitest';

import { snug, tall, wide } from './geometry';
import { way } from './motion';
import { ghostsOf, standing, standOf } from './pieces';
import { openedHands, rises } from './story';
import { aView } from './views';
import type { Event } from './wire';

const [BLUE, RED] = [0, 1];

test('seven ghosts a player, wherever they are', () => {
  const view = aView({ ghosts: { 'gd:can': [RED] }, limbo: { [RED]: 'rg:tur' }, players: [{}, { bridge: 2, graveyard: 3 }] });
  expect(standing(view, RED)).toHaveLength(7);
  expect(ghostsOf(view, [])).toHaveLength(14);
});

test('a ghost that moves keeps its name, and so do those that stay', () => {
  const before = ghostsOf(aView({ ghosts: { 'gd:can': [RED] }, players: [{}, { bridge: 2, graveyard: 4 }] }), []);
  const after = ghostsOf(aView({ ghosts: { 'gd:can': [RED], 'rg:tur': [RED] }, players: [{}, { bridge: 1, graveyard: 4 }] }), before);
  const at = (ghosts: typeof before, place: string): string[] => ghosts.filter((ghost) => ghost.seat === RED && ghost.at === place).map((ghost) => ghost.id);
  expect(at(after, 'gd:can')).toEqual(at(before, 'gd:can'));
  expect(at(after, 'gy')).toEqual(at(before, 'gy'));
  expect(at(before, 'br')).toContain(at(after, 'rg:tur')[0]);
  expect(new Set(after.map((ghost) => ghost.id)).size).toBe(after.length);
});

test('what has moved in this action lies on its side, on the drawbridge and elsewhere', () => {
  const view = aView({ phase: 'ghosts', active: RED, ready: 1, moved: ['br', 'gd:can'], ghosts: { 'gd:can': [RED], 'gd:zen': [RED] }, players: [{}, { bridge: 2, graveyard: 3 }] });
  const lying = standing(view, RED).filter((ghost) => ghost.lies);
  expect(lying.map((ghost) => ghost.at)).toEqual(['br', 'gd:can']);
  expect(standing(view, BLUE).some((ghost) => ghost.lies)).toBe(false);
});

test('every ghost stands somewhere on either board', () => {
  const view = aView({ ghosts: { 'gd:can': [RED, BLUE], 'rg:gri': [BLUE] }, limbo: { [RED]: 'rg:tur' }, players: [{ bridge: 5, graveyard: 0 }, { bridge: 0, graveyard: 5 }] });
  for (const layout of [wide(), snug(), tall()]) {
    const seen = ghostsOf(view, []).map((ghost) => standOf(layout, view, ghost));
    for (const { x, y, size } of seen) expect(x > 0 && x < layout.width && y > 0 && y < layout.height && size > 12).toBe(true);
    expect(new Set(seen.map(({ x, y }) => `${x},${y}`)).size).toBe(seen.length);
  }
});

test('a way begins where the piece stood and ends where it stands', () => {
  const from = { x: 0, y: 0, turn: 0, scale: 1 };
  const to = { x: 100, y: 50, turn: 90, scale: 0.8 };
  const points = way(from, to);
  expect(points[0]).toEqual(from);
  expect(points.at(-1)!.x).toBeCloseTo(100);
  expect(points.at(-1)!.turn).toBeCloseTo(90);
  expect(points.at(-1)!.scale).toBeCloseTo(0.8);
});

const line = (event: Event) => ({ seq: 1, says: { id: 'told' }, event });

test('a fight lets its points rise where it was fought', () => {
  const story = [
    line({ is: 'Fought', who: 'R', where: 'rg:tur', beaten: ['B'], cost: 1, vp: 2 }),
    line({ is: 'Expelled', who: 'B', where: 'rg:tur', terror: 1 }),
    line({ is: 'MirrorCracked', who: 'R', mirror: 'Na', terror: 3 }),
    line({ is: 'Passed', who: 'R' }),
  ];
  expect(rises(aView({}), story)).toEqual([
    { spot: 'rg:tur', seat: RED, amount: 2, of: 'vp' },
    { spot: 'rg:tur', seat: BLUE, amount: 1, of: 'terror' },
    { spot: 'mir:Na', seat: RED, amount: 3, of: 'terror' },
  ]);
});

test('who is turned away makes the others rise', () => {
  const story = [line({ is: 'TurnedAway', who: 'R', where: 'gd:can', rivals: ['B'], vp: 2, terror: 1 })];
  expect(rises(aView({}), story)).toEqual([{ spot: 'gd:can', seat: BLUE, amount: 2, of: 'vp' }]);
});

test('hands open together', () => {
  const story = [line({ is: 'Invoked', who: 'B', sent: 3, kept: 4 }), line({ is: 'Invoked', who: 'R', sent: 0, kept: 7 })];
  expect([...openedHands(aView({}), story)]).toEqual([
    [BLUE, 3],
    [RED, 0],
  ]);
});
