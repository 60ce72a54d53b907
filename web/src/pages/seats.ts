/** Who plays for the house: names and faces of the opponents, and who plays unless somebody else is wanted. */

import type { GameInfo, OpponentInfo, SeatInfo } from '../wire';
import { t, words } from '../words.svelte';

/** Bots that programs and older tables name by what they do; on a page they have the name and the face of whoever plays like that. */
const BEHIND: Record<string, string> = { thumb: 'bruno', search: 'azazel', novice: 'ottilia' };

/** The opponent behind a bot, if it is one of the family. */
function opponentOf(bot: string): string | null {
  const name = BEHIND[bot] ?? bot;
  return words.knows(`opponent-${name}-temper`) ? name : null;
}

/** Those who play when nobody was asked for: gentle ones who answer at once, all different as long as there are enough of them. */
export function gentleOpponents(game: GameInfo, count: number): string[] {
  const quick = game.opponents.filter((one) => one.seconds === 0).map((one) => one.name);
  const order = [game.gentle, ...quick.filter((name) => name !== game.gentle)];
  return Array.from({ length: count }, (_, n) => order[n % order.length]);
}

export function botName(bot: string): string {
  const id = `opponent-${opponentOf(bot) ?? bot}`;
  return words.knows(id) ? words.text(id) : bot;
}

/** Where the portrait of a bot is; null for one without a face. */
export function faceOf(bot: string): string | null {
  const name = opponentOf(bot);
  return name && `/faces/${name}.svg`;
}

/** Name and character of a bot, for whoever points at it. */
export function introduced(bot: string): string {
  const name = opponentOf(bot);
  return name ? `${botName(bot)}, ${words.text(`opponent-${name}-title`)}. ${words.text(`opponent-${name}-temper`)}` : botName(bot);
}

/** How strong an opponent is, in words: its level, and what the arena says. */
export function strength(one: OpponentInfo): string {
  const level = words.text('opponent-strength', { level: one.level, most: one.most });
  return one.rating ? `${level} · ${words.text('opponent-rating', { points: String(one.rating.points), spread: one.rating.spread })}` : level;
}

/** Who sits there, for everybody to read. */
export function seatName(seat: SeatInfo): string {
  if (seat.kind === 'open') return t('seat-open');
  if (seat.kind === 'bot') {
    const more = seat.name.startsWith(seat.bot) ? seat.name.slice(seat.bot.length) : null; // "thumb 2" in a game of an older house
    return !seat.name || (more !== null && /^( \d+)?$/.test(more)) ? botName(seat.bot) : seat.name;
  }
  return seat.name || t('player-number', { n: seat.seat + 1 });
}
