/** The first words of the server, which came with the page: what the socket would say first. They are taken once; later the socket knows better. */

import type { Me, ToBrowser } from './wire';

function read(): ToBrowser[] {
  const said = globalThis.document?.getElementById('first');
  said?.remove();
  return said ? (JSON.parse(said.textContent ?? '[]') as ToBrowser[]) : [];
}

let words = read();

/** Who this browser is, if the page said so. */
export function firstMe(): Me | null {
  const hello = words.find((word) => word.is === 'hello');
  return hello?.me ?? null;
}

/** The game of the table that the page is about. */
export function firstGame(): string | null {
  const at = words.find((word) => word.is === 'table');
  return at?.info?.game ?? null;
}

/** What the page said of this table. */
export function takeFirst(table: string): ToBrowser[] {
  const about = words.filter((word) => word.table === table);
  words = words.filter((word) => word.table !== table);
  return about;
}
