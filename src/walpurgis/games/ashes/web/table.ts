/** What Ashes to Ashes tells the table about itself: which keys can be clicked, how seats are called, and what must not be overlooked. */

import type { GameTable, Say } from '@client/table/board';
import { SOCIETY_TURNS } from './facts';
import { COLOURS } from './icons';
import { isPlaced } from './keys';
import { stepsLeft } from './labels';
import { chosenSpace, type Seen } from './seen';

export const placed: NonNullable<GameTable['placed']> = isPlaced;

/** The hand lies open at the lower edge of a phone. */
export const laid = true;

export const seat: NonNullable<GameTable['seat']> = (view: Seen, number) => {
  const side = view.seats[number]?.side;
  return side ? { says: { id: `side-${side}` }, colour: COLOURS[side].ring, letter: side[0] } : null;
};

export { icon } from './story_marks';

export const notices: NonNullable<GameTable['notices']> = (view: Seen) => {
  const found: Say[] = [];
  if (chosenSpace(view) && stepsLeft(view) <= 2) found.push({ id: 'web-aa-notice-last', args: { left: stepsLeft(view) } });
  if (view.society?.played && view.society.held >= SOCIETY_TURNS - 2) found.push({ id: 'web-aa-notice-held', args: { left: SOCIETY_TURNS - view.society.held } });
  if (view.mode !== 'alone' && view.turn_limit - view.turn < 4) found.push({ id: 'web-aa-notice-dawn', args: { left: view.turn_limit - view.turn + 1 } });
  return found;
};

/** Where the things are that the lesson speaks of. */
export const spots: NonNullable<GameTable['spots']> = { 'aa-lesson-table': '.ashes .room', 'aa-lesson-last': '.ashes .room' };
