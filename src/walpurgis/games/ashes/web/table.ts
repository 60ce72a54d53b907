/** What Ashes to Ashes tells the table about itself: which keys can be clicked, how seats are called, and what must not be overlooked. */

import type { GameTable, Say } from '@client/table/board';
import { COSTS, FACES, MARKET, SOCIETY_TURNS } from './facts';
import { COLOURS } from './icons';
import { isPlaced, meaningOf } from './keys';
import { stepsLeft } from './labels';
import { chosenSpace, sideOf, type Seen } from './seen';
import type { Option } from './wire';

export const placed: NonNullable<GameTable['placed']> = isPlaced;

/** The hand lies open at the lower edge of a phone. */
export const laid = true;

export const seat: NonNullable<GameTable['seat']> = (view: Seen, number) => {
  const side = view.seats[number]?.side;
  return side ? { says: { id: `side-${side}` }, colour: COLOURS[side].ring, letter: side[0] } : null;
};

export { closes, closing, icon, tally } from './story_marks';

export const notices: NonNullable<GameTable['notices']> = (view: Seen) => {
  const found: Say[] = [];
  if (chosenSpace(view) && stepsLeft(view) <= 2) found.push({ id: 'web-aa-notice-last', args: { left: stepsLeft(view) } });
  if (view.society?.played && view.society.held >= SOCIETY_TURNS - 2) found.push({ id: 'web-aa-notice-held', args: { left: SOCIETY_TURNS - view.society.held } });
  if (view.mode !== 'alone' && view.turn_limit - view.turn < 4) found.push({ id: 'web-aa-notice-dawn', args: { left: view.turn_limit - view.turn + 1 } });
  return found;
};

/** To end the phase with cards in hand that could be played, and a way that costs points. */
export const foolish: NonNullable<GameTable['foolish']> = (key, view: Seen, offer) => {
  if (offer.prompt === 'main') return key === 'pass' && offer.choices.some((choice) => choice.key.startsWith('act:'));
  const about = offer.choices.find((choice) => choice.key === key)?.about as Option | undefined;
  return about !== undefined && (meaningOf(key, about, view)?.cost ?? 0) > 0;
};

/** What a place around the board costs; nothing where it takes no power. */
const costOf = (place: string | undefined): number => (MARKET.includes(place ?? '') ? COSTS.market : (COSTS[place ?? ''] ?? 0));

/** What is to be paid, and the power there is: of the character who was asked to pay, or of the one who has most; the tiles that are left. */
export const numbers: NonNullable<GameTable['numbers']> = (key, view: Seen, seat, rule): Say | null => {
  const mine = view.factions[sideOf(view, seat) ?? ''];
  const [kind, name] = key.split(':');
  if (!mine) return null;
  if (rule === 'AA-P2-11' && kind === 'put') return { id: `web-aa-supply-${FACES.S.includes(key.split('=')[1]) ? 'S' : 'C'}`, args: { count: 0 } };
  if (rule === 'AA-UP-3' && name in mine.power) return { id: 'web-aa-power', args: { level: mine.power[name] } };
  if (kind === 'eff') {
    const [cost, have] = [costOf(name), Math.max(...Object.values(mine.power))];
    const stands = Object.values(mine.tokens).includes(name) && !view.used.includes(name);
    return stands && have < cost ? { id: 'web-aa-why-power-of-all', args: { cost, have } } : null;
  }
  // The place that is paid for is the last one used. Whoever has quicksand ready may buy no more, rich or poor.
  const asked: Record<string, number> = { pay: costOf(view.used.at(-1)), heal: COSTS.heal, qbuy: mine.sand_ready ? 0 : COSTS.quicksand };
  const [cost, have] = [asked[kind] ?? 0, mine.power[name] ?? Infinity];
  return have < cost ? { id: 'web-aa-why-power', args: { cost, have, who: { id: `figure-${name}` } } } : null;
};

/** Where the things are that the lesson speaks of. */
export const spots: NonNullable<GameTable['spots']> = { 'aa-lesson-table': '.ashes .room', 'aa-lesson-last': '.ashes .room' };
