import { describe, expect, it } from 'vitest';

import type { Line } from '@client/table/board';
import { flashesIn, risesIn, rollsIn, walksIn } from './story';
import type { Seen } from './wire';

const told = (...events: Record<string, any>[]): Line[] => events.map((event, seq) => ({ seq, says: { id: 'x' }, event }) as unknown as Line);
const [a1, b1] = [{ id: 'a1', warrior: 'DEL2' }, { id: 'b1', warrior: 'APO1' }];
const view = { figures: [{ id: 'a1', x: 1000, y: 2000 }, { id: 'a2', x: 3000, y: 2000 }, { id: 'b1', x: 5000, y: 5000 }] } as unknown as Seen;

describe('the story on the battlefield', () => {
  it('tells along which path a figure walked, and that a formation walked beside its leader', () => {
    expect(walksIn(view, told({ is: 'Moved', who: a1, inches: '2.0', path: [[0, 0], [1000, 2000]] }))).toEqual({ a1: [[0, 0], [1000, 2000]] });
    expect(walksIn(view, told({ is: 'FormationMoved', who: [a1, { id: 'a2', warrior: 'DEL2' }], inches: '2.0', path: [[0, 2000], [1000, 2000]] })).a2).toEqual([[2000, 2000], [3000, 2000]]);
  });

  it('lets damage rise from whoever takes it, and a skull from who falls', () => {
    expect(risesIn(view, told({ is: 'Damaged', who: b1, clicks: 3, click: 4 }, { is: 'Eliminated', who: b1, seat: 1 }))).toEqual([
      { at: [5000, 5000], what: 'hurt', amount: 3 }, { at: [5000, 5000], what: 'fallen', amount: 0 },
    ]);
  });

  it('shows an attack with its value, its modifiers, the defense, and whether it hit', () => {
    const [roll] = rollsIn(told({ is: 'AttackRolled', who: a1, attack: 'close', one: 3, two: 4, value: 9, modifiers: [{ name: 'rear', amount: 1 }], total: 17 }, { is: 'Hit', who: b1, total: 17, defense: 16, modifiers: [] }));
    expect(roll).toMatchObject({ seat: 0, dice: [3, 4], value: { amount: 9 }, total: 17, needed: 16, outcome: 'hit' });
    expect(roll.modifiers).toHaveLength(1);
  });

  it('shows a die that breaks away or does not', () => {
    expect(rollsIn(told({ is: 'HeldFast', who: b1, die: 2, needed: 4 }))[0]).toMatchObject({ seat: 1, dice: [2], needed: 4, outcome: 'failed' });
  });

  it('lets a spell flash from its caster and over its targets', () => {
    const flashes = flashesIn(view, told({ is: 'SpellCast', who: a1, spell: 'P01', book: 'B1' }, { is: 'SpellAimed', spell: 'P01', targets: [b1] }));
    expect(flashes).toEqual([{ spell: 'P01', from: [1000, 2000], to: [] }, { spell: 'P01', from: null, to: [[5000, 5000]] }]);
  });
});
