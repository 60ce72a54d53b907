import { expect, test } from 'vitest';

import type { Offer } from '@client/table/board';
import { click, glows, keyMeant, meanings, moveOf, spotsLit, spotsOf, waysTo } from './keys';
import { keyOfResource, keysOfPower } from './stores';
import { placed } from './table';
import { aView } from './views';

const RED = 1;

function offer(prompt: string, ...keys: string[]): Offer[] {
  return [{ seat: RED, prompt, says: { id: `ask-${prompt}` }, kind: 'one', choices: keys.map((key) => ({ key, says: { id: key } })), low: 1, high: 1, rule: '', question: 1, about: {} }];
}

const view = aView({ ghosts: { 'gd:can': [RED], 'rg:tur': [0, RED] }, players: [{}, { magician: 'b2', bridge: 2 }] });
const ghosts = offer('ghosts', 'gho:br>gd:zen', 'gho:br>rg:gri', 'gho:tel>rg:gri', 'gho:gd:can>br', 'gho:gd:can>gd:cry', 'gho:rg:tur>br', 'gho:rg:tur>rg:gri', 'gho:end');

test('keys lie where the things are that they name', () => {
  const at = (key: string): string[] => spotsOf(key, view, RED);
  expect(at('mag:d4')).toEqual(['sq:d4']);
  expect(at('mag:d4:bat')).toEqual(['sq:d4']);
  expect(at('eff:tile')).toEqual(['sq:b2']);
  expect(at('eff:mir:Na')).toEqual(['mir:Na']);
  expect(at('eff:none')).toEqual([]);
  expect(at('pow:dop:mir:W1')).toEqual(['mir:W1']);
  expect(at('pow:fre')).toEqual([]);
  expect(at('bon:2:g')).toEqual(['slot:2']);
  expect(at('imm:rg:vad')).toEqual(['rg:vad']);
  expect(at('imm:no')).toEqual([]);
  expect(at('gd:can')).toEqual(['gd:can']);
  expect(at('act:mag')).toEqual(['sq:b2']);
  expect(at('act:gho')).toEqual(['br', 'gd:can', 'rg:tur']);
  expect(spotsOf('act:mag', aView({}), RED)).toEqual(['off']);
});

test('a move is taken apart into where from and where to', () => {
  expect(moveOf('gho:gd:can>gd:cry')).toEqual({ from: 'gd:can', to: 'gd:cry' });
  expect(moveOf('gho:tel>rg:tur')).toEqual({ from: 'br', to: 'rg:tur' });
  expect(moveOf('gho:end')).toBeNull();
});

test('a click on an own ghost takes it in hand, a second one puts it back', () => {
  const means = meanings(view, RED, ghosts);
  expect(click(means, null, 'gd:can', 'ghosts', view, RED)).toEqual({ does: 'hold', spot: 'gd:can' });
  expect(click(means, 'gd:can', 'gd:can', 'ghosts', view, RED)).toEqual({ does: 'drop' });
  expect(click(means, 'gd:can', 'gd:cry', 'ghosts', view, RED)).toEqual({ does: 'choose', key: 'gho:gd:can>gd:cry' });
  expect(click(means, 'gd:can', 'br', 'ghosts', view, RED)).toEqual({ does: 'choose', key: 'gho:gd:can>br' });
  expect(click(means, 'gd:can', 'rg:tur', 'ghosts', view, RED)).toEqual({ does: 'hold', spot: 'rg:tur' });
});

test('a target that one ghost alone can reach is chosen by one click', () => {
  const means = meanings(view, RED, ghosts);
  expect(click(means, null, 'gd:zen', 'ghosts', view, RED)).toEqual({ does: 'choose', key: 'gho:br>gd:zen' });
  expect(glows(means, null, 'gd:zen')).toBe(true);
});

test('a target with several ways asks which one', () => {
  const means = meanings(view, RED, ghosts);
  expect(waysTo(means, null, 'rg:gri')).toEqual(['gho:br>rg:gri', 'gho:tel>rg:gri', 'gho:rg:tur>rg:gri']);
  expect(glows(means, null, 'rg:gri')).toBe(false);
  expect(click(means, null, 'rg:gri', 'ghosts', view, RED)).toEqual({ does: 'ask', keys: ['gho:br>rg:gri', 'gho:tel>rg:gri', 'gho:rg:tur>rg:gri'] });
  expect(click(means, 'br', 'rg:gri', 'ghosts', view, RED)).toEqual({ does: 'ask', keys: ['gho:br>rg:gri', 'gho:tel>rg:gri'] });
});

test('a POWER card is never spent by a single click', () => {
  const flying = meanings(view, RED, offer('magician', 'mag:a1', 'mag:d4:bat'));
  expect(click(flying, null, 'sq:a1', 'magician', view, RED)).toEqual({ does: 'choose', key: 'mag:a1' });
  expect(click(flying, null, 'sq:d4', 'magician', view, RED)).toEqual({ does: 'ask', keys: ['mag:d4:bat'] });
  const leaping = meanings(view, RED, offer('ghosts', 'gho:tel>rg:vad'));
  expect(click(leaping, 'br', 'rg:vad', 'ghosts', view, RED)).toEqual({ does: 'ask', keys: ['gho:tel>rg:vad'] });
});

test('with a ghost in hand only its targets glow', () => {
  const means = meanings(view, RED, ghosts);
  expect(['gd:zen', 'gd:cry', 'br', 'rg:gri'].map((spot) => glows(means, 'gd:can', spot))).toEqual([false, true, true, false]);
});

test('a click on what is not offered names the key it would have meant', () => {
  const means = meanings(view, RED, ghosts);
  expect(click(means, null, 'gd:alc', 'ghosts', view, RED)).toEqual({ does: 'why', key: 'gho:br>gd:alc' });
  expect(click(means, 'rg:tur', 'gd:alc', 'ghosts', view, RED)).toEqual({ does: 'why', key: 'gho:rg:tur>gd:alc' });
  expect(keyMeant('sq:d4', null, 'magician', view, RED)).toBe('mag:d4');
  expect(keyMeant('sq:b2', null, 'effect', view, RED)).toBe('eff:tile');
  expect(keyMeant('mir:Na', null, 'effect', view, RED)).toBe('eff:mir:Na');
  expect(keyMeant('slot:2', null, 'bonus', view, RED)).toBe('bon:2');
  expect(keyMeant('gy', null, 'ghosts', view, RED)).toBe('gho:gy>br');
  expect(keyMeant('rg:tur', null, 'ghosts', view, RED)).toBe('gho:rg:tur>br');
  expect(keyMeant('rg:vad', null, 'immortality', view, RED)).toBe('imm:rg:vad');
});

test('what is offered to another seat does not glow for me', () => {
  expect(meanings(view, 0, ghosts).moves.size).toBe(0);
  expect(meanings(view, null, ghosts).moves.size).toBe(0);
});

test('a line of the log and a hint light up what they speak of', () => {
  const lit = (...names: string[]): string[] => [...spotsLit(new Set(names), view, RED)];
  expect(lit('R', 'rg:tur')).toEqual(['rg:tur']);
  expect(lit('a1', 'Na', 'gy')).toEqual(['sq:a1', 'mir:Na', 'gy']);
  expect(lit('gho:gd:can>gd:cry')).toEqual(['gd:can', 'gd:cry']);
  expect(lit('mag:d4')).toEqual(['sq:d4']);
  expect(lit('s', 'lux', 'inv:3')).toEqual([]);
});

test('resources and POWER cards know their keys', () => {
  const burning = offer('terroriser', 'ter:2:s', 'ter:1:g');
  expect(keyOfResource(burning, 2, 's')).toBe('ter:2:s');
  expect(keyOfResource(burning, 1, 's')).toBeNull();
  expect(keyOfResource(offer('test-tube', 'tub:r'), 1, 'r')).toBe('tub:r');
  expect(keysOfPower(ghosts, 'tel')).toEqual(['gho:tel>rg:gri']);
  expect(keysOfPower(offer('magician', 'mag:a1', 'mag:d4:bat'), 'bat')).toEqual(['mag:d4:bat']);
  expect(keysOfPower(offer('immortality', 'imm:rg:vad', 'imm:no'), 'imm')).toEqual(['imm:rg:vad']);
  expect(keysOfPower(offer('ghosts', 'pow:fre', 'gho:end'), 'fre')).toEqual(['pow:fre']);
});

test('the prompt keeps what has no place on the board', () => {
  const keep = ['act:mag', 'act:gho', 'act:pass', 'gho:end', 'end1', 'eff:none', 'imm:no', 'sec:no', 'pow:fre', 'pow:lux', 's'];
  const fold = ['mag:a1', 'eff:tile', 'eff:mir:Na', 'gho:br>rg:tur', 'gho:tel>rg:tur', 'arr:fight', 'bon:1:s', 'imm:rg:tur', 'sec:gd:can', 'gd:can', 'ter:2:s', 'inv:3', 'pow:dop:tile'];
  expect(keep.filter((key) => placed(key, view))).toEqual([]);
  expect(fold.filter((key) => !placed(key, view))).toEqual([]);
});
