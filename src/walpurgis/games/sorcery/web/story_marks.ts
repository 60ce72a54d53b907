/** Pictures for the log of Sorcery. */

import type { GameTable } from '@client/table/board';
import Bolt from '~icons/game-icons/bolt-spell-cast';
import Book from '~icons/game-icons/bookmark';
import Bow from '~icons/game-icons/bow-arrow';
import Dice from '~icons/game-icons/perspective-dice-six-faces-random';
import Drop from '~icons/game-icons/drop';
import Flag from '~icons/game-icons/flying-flag';
import Foot from '~icons/game-icons/footprint';
import Heal from '~icons/game-icons/caduceus';
import Moon from '~icons/game-icons/moon';
import Shield from '~icons/game-icons/shield';
import Skull from '~icons/game-icons/burning-skull';
import Swords from '~icons/game-icons/crossed-swords';

type Icon = ReturnType<NonNullable<GameTable['icon']>>;

const ICONS: Record<string, Icon> = {
  RoundBegan: Moon, Moved: Foot, FormationMoved: Foot, Spun: Foot, Turned: Foot, TookOff: Foot, Landed: Foot, AttackRolled: Swords, Hit: Swords, Missed: Shield, Defended: Shield,
  WardHeld: Shield, Shoot: Bow, BoltRolled: Bolt, SpellCast: Bolt, Cast: Bolt, CastingRolled: Bolt, SpellCountered: Shield, CounteringRolled: Dice, CounterTried: Dice, RolledForFirst: Dice,
  CommandRolled: Dice, Bookmarked: Book, Browsed: Book, BookmarkMoved: Book, ObjectiveTaken: Flag, ObjectiveLaid: Flag, Damaged: Drop, Pushed: Drop, Scorched: Drop, Poisoned: Drop,
  Eliminated: Skull, PlayerOut: Skull, Captured: Skull, Healed: Heal, HealingRolled: Heal, Raised: Heal, Renewed: Heal, Deployed: Flag, LineDeployed: Flag,
};

export const icon: NonNullable<GameTable['icon']> = (event) => ICONS[event.is] ?? null;
