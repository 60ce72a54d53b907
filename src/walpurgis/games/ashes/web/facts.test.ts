import { expect, test } from 'vitest';

import { actionCard, BASES, counterSymbol, CROSSROADS, defenceSymbol, ghoulsOf, iconsOf, MARKET, OTHERS, POINTS, POWER_MAX, societyCard } from './facts';
import { phasesOf, sideOfFigure, tokensAt } from './seen';
import { aView } from './views';

test('The board is that of the game', () => {
  expect([BASES.H.length, CROSSROADS.length, MARKET.length, OTHERS.length, POINTS, POWER_MAX]).toEqual([3, 10, 3, 3, 20, 6]);
});

test('Action cards know whose they are, their tiles and their symbol; the thief takes the symbols of whom he replaces', () => {
  expect(actionCard('GC3')).toEqual({ who: '', tiles: 'C', symbol: 'moon' });
  expect(actionCard('T4')).toEqual({ who: 'T', tiles: 'SCC', symbol: 'sun' });
  expect(actionCard('KR2')).toEqual({ who: 'K', tiles: 'CC', symbol: 'blood' });
});

test('Upgrades, cards of the Society and ghoul cards show what they do', () => {
  expect(iconsOf('H', 'U3')).toEqual(['strike', 'scry']);
  expect([iconsOf('H', 'U11'), iconsOf('V', 'U11')]).toEqual([['rifle'], ['bear']]);
  expect(societyCard('S07')).toEqual({ numbers: [2, 7], icons: ['flip'] });
  expect(ghoulsOf('G-38')).toEqual(['g3', 'g8']);
});

test('The tables of defence and attack are those of the rulebook', () => {
  expect([defenceSymbol('D', 'O'), defenceSymbol('S', 'R'), defenceSymbol('T', 'R')]).toEqual(['sun', 'sun', 'moon']);
  expect([counterSymbol('D', 'S'), counterSymbol('M', 'O'), counterSymbol('K', 'T', 'R')]).toEqual(['blood', 'sun', 'moon']);
});

test('The line of phases is the one that the view gives', () => {
  expect(phasesOf(aView({}))).toEqual({ phases: ['1', '2', '3', '4'], now: '2' });
  expect(phasesOf(aView({ phase: 'society-3', phases: ['society-2', 'society-3'] })).now).toBe('society-3');
  expect(phasesOf(aView({ phase: 'places', phases: [] })).now).toBe('');
});

test('Figures and tokens are found', () => {
  expect(['M', 'T', 'SA', 'g3'].map(sideOfFigure)).toEqual(['H', 'V', 'SS', null]);
  const view = aView();
  view.factions.V.tokens.O = 'seer';
  expect([tokensAt(view, 'seer'), tokensAt(view, 'myst')]).toEqual([['O'], []]);
  view.factions.H.tokens.M = 'seer';
  expect(tokensAt(view, 'seer')).toEqual(['M', 'O']);
});
