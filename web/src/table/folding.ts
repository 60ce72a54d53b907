/** A story with fewer sentences: a game folds two or three events of one player into one where it has a message for them, `event-<first>--<second>`. What comes
 * several times in a row, `event-<it>--<it>`, is told once, as it was the last time.
 *
 * The same rule as in `walpurgis/words/folding.py`: `web/src/table/folding.test.ts` and `tests/words/test_folding.py` hold both to the same examples.
 */

import type { Line, Say } from '../wire';
import { piecesOf } from './story';

/** A line of the log that tells one event or several. Its seq, event and heading are those of the first. */
export interface Sentence extends Line {
  /** The seq of the last. */
  until: number;
  /** What all of its events speak of on the board. */
  pieces: string[];
}

/** Sentences made so far: the same lines give the same object, so that what was put into words is kept. */
const single = new WeakMap<Line, Sentence>();
const double = new WeakMap<Sentence, WeakMap<Line, Sentence>>();

/** The lines as sentences; `knows` says which messages the game has. A heading always opens a sentence of its own. */
export function folded(lines: Line[], knows: (message: string) => boolean): Sentence[] {
  const told: Sentence[] = [];
  for (const line of lines) {
    const last = told.at(-1);
    const both = last && !line.heading ? joined(last, line, knows) : null;
    if (both) told[told.length - 1] = both;
    else told.push(alone(line));
  }
  return told;
}

/** One sentence for both; null if there is none, or if they speak of different players or things. */
function foldedSay(first: Say, second: Say, knows: (message: string) => boolean): Say | null {
  const before = first.args ?? {};
  const after = second.args ?? {};
  const name = second.id.replace(/^event-/, '');
  const again = `${second.id}--${name}`;
  const repeated = first.id === second.id || first.id === again;
  const id = repeated ? again : `${first.id}--${name}`;
  const same = repeated ? Object.keys(after).slice(0, 1) : Object.keys(after).filter((each) => each in before);
  if (!knows(id) || same.some((each) => JSON.stringify(before[each]) !== JSON.stringify(after[each]))) return null;
  return { id, args: { ...before, ...after } };
}

function alone(line: Line): Sentence {
  let sentence = single.get(line);
  if (!sentence) single.set(line, (sentence = { ...line, until: line.seq, pieces: piecesOf(line) }));
  return sentence;
}

function joined(first: Sentence, line: Line, knows: (message: string) => boolean): Sentence | null {
  const made = double.get(first)?.get(line);
  if (made) return made;
  const says = foldedSay(first.says, line.says, knows);
  if (!says) return null;
  const sentence = { ...first, says, until: line.seq, pieces: [...new Set([...first.pieces, ...piecesOf(line)])] };
  if (!double.has(first)) double.set(first, new WeakMap());
  double.get(first)!.set(line, sentence);
  return sentence;
}
