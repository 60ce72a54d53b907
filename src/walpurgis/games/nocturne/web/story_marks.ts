/** What the table makes of Nocturne's events: pictures for the log, and what is summed up of the others' turns. */

import type { GameTable } from '@client/table/board';
import Coins from '~icons/game-icons/two-coins';
import Bag from '~icons/game-icons/shopping-bag';
import Broom from '~icons/game-icons/magic-broom';
import Cards from '~icons/game-icons/card-pick';
import Eye from '~icons/game-icons/spider-eye';
import Gift from '~icons/game-icons/sunbeams';
import Plays from '~icons/game-icons/card-play';
import Shield from '~icons/game-icons/shield';
import Skull from '~icons/game-icons/star-struck';
import Trash from '~icons/game-icons/trash-can';
import Discard from '~icons/game-icons/card-discard';
import type { Mat, Seen } from './seen';

type Icon = ReturnType<NonNullable<GameTable['icon']>>;

const ICONS: Record<string, Icon> = {
  Played: Plays, PlayedAgain: Plays, PlayedFromTrash: Plays, PlayedTreasures: Coins, Bought: Bag, BoughtEvent: Bag, Gained: Bag, Exchanged: Bag, Drew: Cards, DrewUnseen: Cards,
  Trashed: Trash, Discarded: Discard, DiscardedOpenly: Discard, DiscardedSeveral: Discard, CleanedUp: Broom, BoonReceived: Gift, BoonTurned: Gift, HexReceived: Skull,
  HexTurned: Skull, Revealed: Eye, RevealedHand: Eye, LookedAt: Eye, LookedUnseen: Eye, Protected: Shield, ShowedMoat: Shield, PointsGained: Gift, DebtPaid: Coins, DebtTaken: Coins,
};

export const icon: NonNullable<GameTable['icon']> = (event) => ICONS[event.is] ?? null;

/** What lasts after another's turn, whoever it befell. */
const LASTING = new Set(['Bought', 'BoughtEvent', 'Gained', 'Exchanged', 'Trashed', 'HexReceived', 'StateTaken', 'StateReturned', 'PointsGained', 'DebtTaken', 'Ended']);
/** What befalls the others only: the player of the turn discards and shows all the time. */
const SUFFERED = new Set(['Discarded', 'DiscardedSeveral', 'DiscardedOpenly', 'RevealedHand', 'Protected', 'ShowedMoat', 'PutBack', 'PutBackUnseen']);

export const closing = 'web-since-my-turn';

/** My own turn ends it; who only watches has the log. */
export const closes: NonNullable<GameTable['closes']> = (event, { me, turn }) => {
  if (me === null || turn === null) return null;
  if (turn === me) return false;
  return LASTING.has(event.is) || (SUFFERED.has(event.is) && (event as { who?: number }).who !== turn) || null;
};

const cardsOf = (mat: Mat): number => (mat.deck ?? NaN) + (mat.discard ?? NaN) + mat.hand + mat.play.length + mat.aside.reduce((sum, { count }) => sum + count, 0) + mat.hounds;

export const tally: NonNullable<GameTable['tally']> = (view: Seen) => [
  { says: { id: 'web-nd-tally-cards' }, points: view.players.map(cardsOf) },
  { says: { id: 'web-nd-tally-tokens' }, points: view.players.map((mat) => mat.vp) },
  { says: { id: 'web-nd-tally-debt' }, points: view.players.map((mat) => mat.debt) },
].filter(({ points }) => points.every(Number.isFinite));
