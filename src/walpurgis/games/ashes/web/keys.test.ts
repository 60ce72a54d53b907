import { expect, test } from 'vitest';

import { areFaces, canHold, click, heldAtOnce, isPlaced, meaningOf, meaningsOf, meantAt, spotsAt, whyKey } from './keys';
import { anOffer, aRoute, aView } from './views';
import type { Option } from './wire';

const view = aView();
const of = (key: string, about: Option, seen = view) => meaningOf(key, about, seen);
const pass: [string, Option] = ['pass', { is: 'EndActions' }];
const token = (who: string, place: string): [string, Option] => [`tok:${who}>${place}`, { is: 'Token', who, place }];

test('Keys name what lies on the table', () => {
  expect(of('put:C9=EW', { is: 'LayTile', space: 'C9', face: 'EW' })).toMatchObject({ from: null, to: 'sp:C9', face: 'EW' });
  expect(of('rem:C9', { is: 'RemoveTile', space: 'C9' })).toMatchObject({ to: 'sp:C9', face: 'x' });
  expect(of(...token('M', 'bm.2'))).toMatchObject({ from: 'tk:M', to: 'pl:bm.2' });
  expect(of('tok:M>res', { is: 'TokenBack', who: 'M' })).toMatchObject({ from: 'tk:M', to: 'pl:res.M' });
  expect(of('xch:GS1>2', { is: 'Exchange', card: 'GS1', upgrade: 'U4' })).toMatchObject({ from: 'ha:GS1', to: 'ma:2' });
  expect(of('por:P1', { is: 'Portal', portal: 'P1' })).toMatchObject({ from: null, to: 'po:P1' });
  expect(of('por:P1>F5|G5', { is: 'Edge', portal: 'P1', edge: 'F5|G5', side: 'V' })).toMatchObject({ from: null, to: 'ed:F5|G5' });
  expect(of('stp:S>SW', { is: 'OneStep', who: 'S', space: 'H3' })).toMatchObject({ from: 'fg:S', to: 'sp:H3' });
  expect(of('rif:C5/N', { is: 'Push', space: 'C5', direction: 'N' })).toMatchObject({ to: 'sp:C5', face: 'N' });
  expect(of('mov:SA>5', { is: 'SchemeMove', who: 'SA', space: 'D3', number: 5 })).toMatchObject({ from: 'fg:SA', to: 'sp:D3' });
  expect(of('who:M', { is: 'Strike', who: 'M', damage: 3 })).toMatchObject({ from: null, to: 'fg:M' });
  expect(of('upg:U3', { is: 'PlayUpgrade', upgrade: 'HU3' })).toMatchObject({ from: null, to: 'up:U3' });
  expect(of('use:S01+S15', { is: 'Use', cards: ['S01', 'S15'] })).toBeNull();
  expect(of(...pass)).toBeNull();
});

test('A route leads to its end, and knows its spaces and its price', () => {
  const walking = aView({ walk: { who: 'M', walked: ['B9'], must: '' } });
  expect(meaningOf('way:NE', aRoute('B8 C8 C7', 2, 'GoPortal'), walking)).toMatchObject({ to: 'sp:C7', path: ['B9', 'B8', 'C8', 'C7'], cost: 2, branch: false });
  expect(meaningOf('go:N', aRoute('B8', 0, 'GoBranch'), walking)).toMatchObject({ to: 'sp:B8', branch: true });
});

test('Whoever runs against a portal at once is clicked at the portal', () => {
  const walking = aView({ figures: { M: { space: 'C7', facing: 'N' } }, walk: { who: 'M', walked: ['C7'], must: '' } });
  expect(meaningOf('go:N', { is: 'GoPortal', direction: 'N', path: '', end: 'C7', cost: 2 }, walking)).toMatchObject({ to: 'ed:C6|C7' });
});

test('Everything that has a place is folded away in the prompt', () => {
  expect(['act:GS1', 'put:A7=NS', 'go:N', 'por:P1>F5|G5', 'def:GC1', 'use:S01', 'gst:g3>C5', 'trapm:D7>E3'].every(isPlaced)).toBe(true);
  expect(['pass', 'take', 'kind:S', 'ord:12', 'ico:strike', 'use:S01+S15'].some(isPlaced)).toBe(false);
});

test('A click on a space with tile faces takes the face that is shown', () => {
  const meanings = meaningsOf(anOffer('generic', ['put:C9=NS', { is: 'LayTile', space: 'C9', face: 'NS' }], ['put:C9=EW', { is: 'LayTile', space: 'C9', face: 'EW' }], pass), view);
  expect(areFaces(meantAt(meanings, null, ['sp:C9']))).toBe(true);
  expect(click(meanings, null, ['sp:C9'], 'EW')).toEqual({ does: 'choose', key: 'put:C9=EW' });
  expect(click(meanings, null, ['sp:D9'], '')).toEqual({ does: 'why' });
});

test('A token is taken in hand, then its place is clicked; with empty hands a place asks which token', () => {
  const meanings = meaningsOf(anOffer('token', token('D', 'seer'), token('M', 'seer'), token('M', 'al.M'), pass), view);
  expect(click(meanings, null, ['tk:M'], '')).toEqual({ does: 'hold', spot: 'tk:M' });
  expect(click(meanings, 'tk:M', ['pl:seer'], '')).toEqual({ does: 'choose', key: 'tok:M>seer' });
  expect(click(meanings, null, ['pl:seer'], '')).toEqual({ does: 'ask', keys: ['tok:D>seer', 'tok:M>seer'] });
  expect(click(meanings, null, ['pl:al.M'], '')).toEqual({ does: 'choose', key: 'tok:M>al.M' });
  expect(click(meanings, 'tk:M', ['tk:M'], '')).toEqual({ does: 'drop' });
  expect(canHold(meanings, ['tk:R'])).toBeNull();
});

test('A card of the hand is played by one click, a card of the market asks what is given for it', () => {
  const meanings = meaningsOf(anOffer('main', ['act:GS1', { is: 'Act', card: 'GS1' }], ['xch:GS1>1', { is: 'Exchange', card: 'GS1', upgrade: 'U1' }], ['xch:M4>1', { is: 'Exchange', card: 'M4', upgrade: 'U1' }], pass), view);
  expect(click(meanings, null, ['ha:GS1'], '')).toEqual({ does: 'choose', key: 'act:GS1' });
  expect(click(meanings, null, ['ma:1'], '')).toEqual({ does: 'ask', keys: ['xch:GS1>1', 'xch:M4>1'] });
  expect(heldAtOnce(meanings)).toBeNull();
});

test('The first figure of the set-up is in hand by itself, and the only one that can move', () => {
  expect(heldAtOnce(meaningsOf(anOffer('place', ['fig:D@A9', { is: 'PutFigure', who: 'D', space: 'A9' }], ['fig:M@A9', { is: 'PutFigure', who: 'M', space: 'A9' }]), view))).toBe('fg:D');
  expect(heldAtOnce(meaningsOf(anOffer('shove', ['shv:SA>N', { is: 'Shove', who: 'SA', space: 'C3' }], ['shv:SA>E', { is: 'Shove', who: 'SA', space: 'D4' }]), aView({ figures: { SA: { space: 'C4', facing: '' } } })))).toBe('fg:SA');
  expect(heldAtOnce(meaningsOf(anOffer('token', token('D', 'seer'), token('M', 'seer')), view))).toBeNull();
  expect(heldAtOnce([])).toBeNull();
});

test('A figure is clicked where it stands', () => {
  expect(spotsAt(view, 'B9')).toEqual(['sp:B9', 'fg:M']);
  const meanings = meaningsOf(anOffer('who', ['who:M', { is: 'Send', who: 'M' }], ['who:O', { is: 'Send', who: 'O' }], pass), view);
  expect(click(meanings, null, spotsAt(view, 'B9'), '')).toEqual({ does: 'choose', key: 'who:M' });
});

test('What is not offered asks about the key that comes nearest', () => {
  const walking = aView({ walk: { who: 'M', walked: ['B9'], must: '' }, tiles: { C7: 'NS' } });
  expect(whyKey('step', 'sp:C9', walking, 0, null)).toBe('go:E');
  expect(whyKey('step', 'sp:B10', walking, 0, null)).toBe('atk:S');
  expect(whyKey('generic', 'sp:C7', walking, 0, null)).toBe('rot:C7=NS');
  expect(whyKey('generic', 'sp:C8', walking, 0, null)).toBe('put:C8=NS');
  expect(whyKey('place', 'sp:C8', view, 0, 'fg:R')).toBe('fig:R@C8');
  expect(whyKey('token', 'pl:seer', view, 0, 'tk:R')).toBe('tok:R>seer');
  expect(whyKey('defend', 'ha:GS1', view, 0, null)).toBe('def:GS1');
  expect(whyKey('main', 'ma:2', view, 0, null)).toBe('xch:GS1>2');
});

test('What is not offered asks about the thing that the question is about', () => {
  const laid = aView({ tiles: { C7: 'NS' }, tiles_left: 'C' });
  const where = view.figures.M.space;
  expect(whyKey('pay', 'fg:M', view, 0, null)).toBe('pay:M');
  expect(whyKey('power', `sp:${where}`, view, 0, null)).toBe('pow:M');
  expect(whyKey('alchemist', 'sp:C7', laid, 0, null)).toBe('rem:C7');
  expect(whyKey('quicksand', 'sp:C7', laid, 0, null)).toBe('qput:C7');
  expect(whyKey('generic', 'sp:C8', laid, 0, null)).toBe('put:C8=NE');
  expect(whyKey('edge', 'ed:F5|G5', view, 0, null, 'por:P4>H4|H5')).toBe('por:P4>F5|G5');
  expect(whyKey('ghoul', 'sp:C8', view, 0, null, 'gst:g3>C7')).toBe('gst:g3>C8');
  expect(whyKey('token', 'tk:M', view, 0, null)).toBe('tok:M>res');
});
