/** Writes src/wire.ts: the types of everything that travels, from the server's own description. Needs the Python package beside it. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import openapiTS, { astToString } from 'openapi-typescript';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const local = here('../.venv/bin/python');
const python = process.env.PYTHON ?? (existsSync(local) ? local : 'python3');
const print = 'import json; from walpurgis.server.describe import openapi; print(json.dumps(openapi()))';
const document = JSON.parse(execFileSync(python, ['-c', print], { encoding: 'utf8', maxBuffer: 1 << 26 }));

// The client also makes sentences, choices and lines itself (lessons, tests), and leaves out what it does not need.
const { Say, Choice, Line } = document.components.schemas;
Say.required = ['id'];
Choice.required = Choice.required.filter((name) => name !== 'count');
Line.required = Line.required.filter((name) => name !== 'only');

// Only the shapes: the client calls the routes through api.ts. What each game fills in its own way is `any`.
const types = astToString(await openapiTS({ ...document, paths: {} }, { exportType: true, alphabetize: true, defaultNonNullable: false }));
const shapes = types
  .slice(types.indexOf('export type components'), types.indexOf('export type $defs'))
  .replaceAll('Record<string, never>', 'Record<string, any>')
  .replaceAll(/\bunknown;/g, 'any;');
const names = Object.keys(document.components.schemas).sort();
const more = [
  "export type Language = NonNullable<Rename['language']>;",
  "export type Phase = TableInfo['phase'];",
  "export type SayArg = NonNullable<Say['args']>[string];",
  "export type SeatKind = SeatInfo['kind'];",
  "export type UndoMode = TableInfo['undo'];",
  '/** A key, a number, a list of keys, or a list of points. */',
  'export type Answer = string | number | string[] | number[][];',
];
const text = [
  '/** What travels between server and browser. Generated from the server by `npm run wire`; do not edit. */',
  '',
  shapes.trim(),
  '',
  ...names.map((name) => `export type ${name} = components['schemas']['${name}'];`),
  ...more,
  '',
].join('\n');

const target = here('src/wire.ts');
if (process.argv.includes('--check')) {
  if (readFileSync(target, 'utf8') !== text) {
    console.error('src/wire.ts is not what the server says: npm run wire');
    process.exit(1);
  }
} else {
  writeFileSync(target, text);
}
