/** Pictures for the log of Nocturne. */

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

type Icon = ReturnType<NonNullable<GameTable['icon']>>;

const ICONS: Record<string, Icon> = {
  Played: Plays, PlayedAgain: Plays, PlayedFromTrash: Plays, PlayedTreasures: Coins, Bought: Bag, BoughtEvent: Bag, Gained: Bag, Exchanged: Bag, Drew: Cards, DrewUnseen: Cards,
  Trashed: Trash, Discarded: Discard, DiscardedOpenly: Discard, DiscardedSeveral: Discard, CleanedUp: Broom, BoonReceived: Gift, BoonTurned: Gift, HexReceived: Skull,
  HexTurned: Skull, Revealed: Eye, RevealedHand: Eye, LookedAt: Eye, LookedUnseen: Eye, Protected: Shield, ShowedMoat: Shield, PointsGained: Gift, DebtPaid: Coins, DebtTaken: Coins,
};

export const icon: NonNullable<GameTable['icon']> = (event) => ICONS[event.is] ?? null;
