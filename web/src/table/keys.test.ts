import { expect, test } from 'vitest';

import { keyDeed } from './keys';

const press = (key: string, more = {}) => keyDeed({ key, ctrlKey: false, metaKey: false, altKey: false, defaultPrevented: false, target: null, ...more });

test('Digits pick the choices in their order, 0 the tenth', () => {
  expect(press('1')).toEqual({ do: 'pick', n: 0 });
  expect(press('0')).toEqual({ do: 'pick', n: 9 });
});

test('Letters work in both cases, but not with Ctrl', () => {
  expect(press('U')).toEqual({ do: 'undo' });
  expect(press('u', { ctrlKey: true })).toBeNull();
  expect(press('x')).toBeNull();
});

test('What the board has handled is left alone', () => {
  expect(press('ArrowLeft', { defaultPrevented: true })).toBeNull();
  expect(press('ArrowLeft')).toEqual({ do: 'walk', step: -1 });
});
