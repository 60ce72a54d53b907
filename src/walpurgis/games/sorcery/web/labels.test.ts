import { expect, test } from 'vitest';
import { inches } from './labels';

const text = (_: string, args: Record<string, string> = {}): string => `${args.whole}.${args.tenths}`;

test('a length is rounded up to a tenth, but what the tolerance allows is not shown', () => {
  expect([4745, 5000, 7010, 7011, 0].map((mil) => inches(text, mil))).toEqual(['4.8', '5.0', '7.0', '7.1', '0.0']);
});
