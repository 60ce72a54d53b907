import { readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import { lightened, rounded } from './rounded';

const numbers = (path: string): number[] => (path.match(/-?(?:\d*\.\d+|\d+)/g) ?? []).map(Number);

describe('a rounded path', () => {
  test('keeps numbers apart that only their points kept apart', () => {
    expect(rounded('M1.25.75l-.04.96 12.01-.04-3.99 7')).toBe('M1.3 .8l0 1 12 0-4 7');
  });

  test('with an arc stays as it is', () => {
    expect(rounded('M1.234 5a1.5 1.5 0 011.25.75')).toBe('M1.234 5a1.5 1.5 0 011.25.75');
  });

  test('of every icon of the family has the same numbers to a tenth, and all of them together weigh less', () => {
    const file = new URL('../node_modules/@iconify-json/game-icons/icons.json', import.meta.url);
    const family = JSON.parse(readFileSync(file, 'utf8')) as { icons: Record<string, { body: string }> };
    let [before, after] = [0, 0];
    for (const { body } of Object.values(family.icons)) {
      for (const [, path] of body.matchAll(/ d="([^"]+)"/g)) {
        if (/a/i.test(path)) continue;
        const [exact, short] = [numbers(path), numbers(rounded(path))];
        if (short.length !== exact.length || exact.some((number, n) => Math.abs(number - short[n]) > 0.0501)) throw new Error(path);
      }
      before += body.length;
      after += lightened(body).length;
    }
    expect(after).toBeLessThan(before * 0.9);
  });
});
