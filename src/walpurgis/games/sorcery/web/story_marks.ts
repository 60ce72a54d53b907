/** What the table makes of Sorcery's events: pictures for the log, and what is summed up of the others' turns. */

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
import { isThere, type Seen } from './seen';

type Icon = ReturnType<NonNullable<GameTable['icon']>>;

const ICONS: Record<string, Icon> = {
  RoundBegan: Moon, Moved: Foot, FormationMoved: Foot, Spun: Foot, Turned: Foot, TookOff: Foot, Landed: Foot, AttackRolled: Swords, Hit: Swords, Missed: Shield, Defended: Shield,
  WardHeld: Shield, Shoot: Bow, BoltRolled: Bolt, SpellCast: Bolt, Cast: Bolt, CastingRolled: Bolt, SpellCountered: Shield, CounteringRolled: Dice, CounterTried: Dice, RolledForFirst: Dice,
  CommandRolled: Dice, Bookmarked: Book, Browsed: Book, BookmarkMoved: Book, ObjectiveTaken: Flag, ObjectiveLaid: Flag, Damaged: Drop, Pushed: Drop, Scorched: Drop, Poisoned: Drop,
  Eliminated: Skull, PlayerOut: Skull, Captured: Skull, Healed: Heal, HealingRolled: Heal, Raised: Heal, Renewed: Heal, Deployed: Flag, LineDeployed: Flag,
};

export const icon: NonNullable<GameTable['icon']> = (event) => ICONS[event.is] ?? null;

/** What the end of my own turn brings. */
const ENDING = new Set(['ObjectiveTaken', 'BargainTaken', 'HeatFelled', 'Ended']);
/** What lasts after another's turn. */
const LASTING = new Set([
  'Damaged', 'Pushed', 'Healed', 'Eliminated', 'PlayerOut', 'Captured', 'Freed', 'Raised', 'Frozen', 'Poisoned', 'Scorched', 'Impaled', 'BookDropped', 'WallStruck', 'SpellCountered', 'SpellEnded',
  'Enchanted', 'GlyphLaid', 'IllusionRose', 'IllusionCanceled', 'DomainEntered', 'DomainCanceled', 'BroughtHome', ...ENDING,
]);

export const closing = 'web-since-my-turn';

/** What I do in my own turn ends it. Before the first turn there is none. */
export const closes: NonNullable<GameTable['closes']> = ({ is }, { me, turn }) => {
  if (me === null || turn === null) return null;
  return turn === me ? ENDING.has(is) : LASTING.has(is) || null;
};

export const tally: NonNullable<GameTable['tally']> = (view: Seen) => [
  { says: { id: 'web-mk-tally-standing' }, points: view.players.map(({ seat }) => view.figures.filter((figure) => figure.seat === seat && isThere(figure) && figure.status !== 'captive').length) },
  { says: { id: 'web-mk-tally-objectives' }, points: view.players.map((player) => player.objectives) },
  { says: { id: 'web-mk-tally-scored' }, points: view.players.map((player) => player.scored) },
];
