/** What a bot is called, and which one plays unless somebody else is wanted. */

import type { GameInfo, SeatInfo } from '../wire';
import { t, words } from '../words.svelte';

export function usualBot(game: GameInfo): string {
  return game.bots.includes('thumb') ? 'thumb' : (game.bots[0] ?? 'random');
}

export function botName(bot: string): string {
  const id = `web-bot-${bot}`;
  return words.knows(id) ? words.text(id) : bot;
}

/** Who sits there, for everybody to read. */
export function seatName(seat: SeatInfo): string {
  if (seat.kind === 'open') return t('seat-open');
  if (seat.kind === 'bot') {
    const more = seat.name.startsWith(seat.bot) ? seat.name.slice(seat.bot.length) : null; // "thumb 2" in a game that goes on from a record
    return !seat.name ? botName(seat.bot) : more !== null && /^( \d+)?$/.test(more) ? botName(seat.bot) + more : seat.name;
  }
  return seat.name || t('player-number', { n: seat.seat + 1 });
}
