import { expect, test } from 'vitest';

import { around, bearing, beside, bestFace, edgeAt, edgeOf, joins, openSides, pathOf, routeOf, towards } from './geometry';
import { nearest } from '@client/table/arrows';
import { aView } from './views';

test('Neighbours end at the rim and at the citadels', () => {
  expect(beside('A8', 'N')).toBe('A7');
  expect(beside('A9', 'S')).toBeNull();
  expect(beside('A1', 'W')).toBeNull();
  expect(beside('C3', 'SE')).toBe('D4');
  expect(around('A1')).toEqual(['A1', 'B1', 'B2', 'A2']);
  expect(towards('C7', 'C6')).toBe('N');
  expect(towards('C7', 'C5')).toBe('');
  expect(bearing('C7', 'C5')).toBe('N');
  expect(bearing('C7', 'I6')).toBe('E');
});

test('Edges are named in reading order and lie between their spaces', () => {
  expect(edgeOf('C7', 'N')).toBe('C6|C7');
  expect(edgeOf('C7', 'E')).toBe('C7|D7');
  expect(edgeOf('A9', 'S')).toBeNull();
  expect(edgeAt('C6|C7')).toEqual({ x: 200, y: 480, upright: false });
  expect(edgeAt('D8|E8')).toEqual({ x: 320, y: 600, upright: true });
});

test('A curve bends around the corner between its two sides', () => {
  expect(pathOf('NS')).toBe('M0 -40L0 40');
  expect(pathOf('NE')).toBe('M0 -40A40 40 0 0 0 40 0');
  expect(pathOf('SE')).toBe('M0 40A40 40 0 0 1 40 0');
});

test('A route begins and ends in the middle of a space', () => {
  expect(routeOf(['A1', 'B1'])).toBe('M40 40L80 40L120 40');
  expect(routeOf(['A1', 'B1', 'B2'])).toBe('M40 40L80 40Q120 40 120 80L120 120');
  expect(routeOf(['A1'])).toBe('M40 40');
});

test('A tile is shown the way it joins the most', () => {
  const view = aView({ tiles: { C9: 'EW' } });
  expect(openSides(view, 'B9')).toBe('NESW');
  expect(openSides(view, 'D9')).toBe('');
  expect(joins(view, 'D9', 'EW')).toBe(1);
  expect(bestFace(view, 'D9', ['NS', 'EW'])).toBe('EW');
  expect(bestFace(view, 'H10', ['NS', 'EW'])).toBe('NS');
});

test('Over the electric diagonal the space beyond it counts', () => {
  const view = aView({ tiles: { F5: 'EW' } });
  expect(joins(view, 'D5', 'EW')).toBe(1);
  expect(joins(aView({ tiles: { F5: 'EW' }, mode: 'alone' }), 'D5', 'EW')).toBe(0);
});

test('Arrows lead to the nearest thing in their direction', () => {
  const points = [{ x: 100, y: 0 }, { x: 50, y: 90 }, { x: 0, y: 100 }, { x: -40, y: 0 }];
  expect(['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'].map((key) => nearest(key, { x: 0, y: 0 }, points))).toEqual([0, 2, 3, -1]);
});
