import { expect, test } from 'vitest';

import { changed, fieldsOf } from './options';

const schema = {
  $ref: '#/$defs/Settings',
  $defs: {
    Settings: {
      type: 'object',
      properties: {
        hand: { type: 'integer', minimum: 2, maximum: 3, default: 3 },
        powers: { type: 'boolean', default: true },
        uses: { enum: ['game', 'round'], default: 'round' },
        peoples: { type: 'string', default: '' },
      },
    },
  },
};

test('Each option of a game becomes a fitting field', () => {
  expect(fieldsOf(schema).map(({ name, kind, values }) => [name, kind, values])).toEqual([
    ['hand', 'choice', [2, 3]],
    ['powers', 'switch', []],
    ['uses', 'choice', ['game', 'round']],
    ['peoples', 'text', []],
  ]);
});

test('Only what was changed is sent', () => {
  expect(changed(fieldsOf(schema), { hand: 2, powers: true, peoples: '' })).toEqual({ hand: 2 });
});
