import { expect, test } from 'vitest';

import type { Seen } from './seen';
import type { Offer } from '@client/table/board';
import { foolish, numbers } from './table';
import { aView } from './views';

/** The table with these power levels of the Humans, and whatever else is given. */
function withPower(power: Record<string, number>, tokens: Record<string, string> = {}, more: Partial<Seen> = {}): Seen {
  const view = aView(more);
  Object.assign(view.factions.H.power, power);
  Object.assign(view.factions.H.tokens, tokens);
  return view;
}

test('A place that nobody can pay for says what it costs, and the most that there is', () => {
  const poor = withPower({ D: 0, M: 2, R: 1 }, { D: 'seer', M: 'bm.1' });
  expect(numbers('eff:seer', poor, 0, null)).toEqual({ id: 'web-aa-why-power-of-all', args: { cost: 3, have: 2 } });
  expect(numbers('eff:bm.1', poor, 0, null)).toBeNull();
  expect(numbers('eff:bm.1', withPower({ D: 0, M: 0, R: 0 }, { M: 'bm.1' }), 0, null)).toEqual({ id: 'web-aa-why-power-of-all', args: { cost: 1, have: 0 } });
});

test('Without a token there, or after it was used, the numbers are not the reason', () => {
  const none = { D: 0, M: 0, R: 0 };
  expect(numbers('eff:seer', withPower(none), 0, null)).toBeNull();
  expect(numbers('eff:seer', withPower(none, { D: 'seer' }, { used: ['seer'] }), 0, null)).toBeNull();
  expect(numbers('eff:myst', withPower(none, { D: 'myst' }), 0, null)).toBeNull();
});

test('A character who cannot pay says how much it has', () => {
  const view = withPower({ D: 3, M: 1, R: 0 }, {}, { used: ['bm.2', 'seer'] });
  expect(numbers('pay:M', view, 0, null)).toEqual({ id: 'web-aa-why-power', args: { cost: 3, have: 1, who: { id: 'figure-M' } } });
  expect(numbers('pay:D', view, 0, null)).toBeNull();
  expect(numbers('heal:M', view, 0, null)).toEqual({ id: 'web-aa-why-power', args: { cost: 2, have: 1, who: { id: 'figure-M' } } });
  expect(numbers('qbuy:R', view, 0, null)).toEqual({ id: 'web-aa-why-power', args: { cost: 3, have: 0, who: { id: 'figure-R' } } });
});

test('What is not about power has no numbers: rivals, other keys, quicksand that is ready', () => {
  const view = withPower({ R: 0 });
  view.factions.H.sand_ready = true;
  expect([numbers('qbuy:R', view, 0, null), numbers('pay:O', view, 0, null), numbers('put:C9=EW', view, 0, null), numbers('heal:R', view, 9, null)]).toEqual([null, null, null, null]);
});

test('Tiles that have run out and a track that is full say how many there are', () => {
  const view = withPower({ M: 6 });
  expect(numbers('put:C9=EW', view, 0, 'AA-P2-11')).toEqual({ id: 'web-aa-supply-S', args: { count: 0 } });
  expect(numbers('put:C9=SE', view, 0, 'AA-P2-11')).toEqual({ id: 'web-aa-supply-C', args: { count: 0 } });
  expect(numbers('pow:M', view, 0, 'AA-UP-3')).toEqual({ id: 'web-aa-power', args: { level: 6 } });
});

test('To end the phase with cards that could be played is foolish, and so is a way that costs points', () => {
  const offer = (prompt: string, choices: { key: string; about?: unknown }[]): Offer => ({ prompt, choices }) as unknown as Offer;
  const view = aView({});
  expect(foolish('pass', view, offer('main', [{ key: 'act:GS1' }, { key: 'pass' }]))).toBe(true);
  expect(foolish('pass', view, offer('main', [{ key: 'pass' }]))).toBe(false);
  const way = (cost: number) => [{ key: 'go:N', about: { is: 'GoEnd', path: 'C3 C2', end: 'C2', direction: 'N', cost } }];
  expect([0, 2].map((cost) => foolish('go:N', view, offer('step', way(cost))))).toEqual([false, true]);
});
