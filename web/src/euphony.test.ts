import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { isolated, wellSounding } from './euphony';

interface Example {
  language: string;
  wrong: string;
  right: string;
}

const examples: Example[] = JSON.parse(readFileSync(new URL('../../tests/words/euphony.json', import.meta.url), 'utf-8'));

describe('short words before names', () => {
  it.each(examples)('$wrong', ({ language, wrong, right }) => {
    expect(wellSounding(wrong, language)).toBe(right);
    expect(wellSounding(right, language)).toBe(right);
  });
});

describe('names from right to left', () => {
  it('keep to themselves', () => {
    expect(isolated('Anne')).toBe('Anne');
    expect(isolated('יעל')).toBe('\u2068יעל\u2069');
  });
});
