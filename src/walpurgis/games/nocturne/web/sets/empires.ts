/** The icons of Empires, with its Event and its Landmark. */

import type { Icon } from '../icons';

import AncientColumns from '~icons/game-icons/ancient-columns';
import ArchiveRegister from '~icons/game-icons/archive-register';
import Caravan from '~icons/game-icons/caravan';
import CastleRuins from '~icons/game-icons/castle-ruins';
import Catapult from '~icons/game-icons/catapult';
import Chariot from '~icons/game-icons/chariot';
import ChessRook from '~icons/game-icons/chess-rook';
import ElvenCastle from '~icons/game-icons/elven-castle';
import EvilTower from '~icons/game-icons/evil-tower';
import Gears from '~icons/game-icons/gears';
import GreekTemple from '~icons/game-icons/greek-temple';
import HillFort from '~icons/game-icons/hill-fort';
import LockedFortress from '~icons/game-icons/locked-fortress';
import Meal from '~icons/game-icons/meal';
import MedievalVillage01 from '~icons/game-icons/medieval-village-01';
import QueenCrown from '~icons/game-icons/queen-crown';
import Rake from '~icons/game-icons/rake';
import SacrificialDagger from '~icons/game-icons/sacrificial-dagger';
import StonePile from '~icons/game-icons/stone-pile';
import StoneTower from '~icons/game-icons/stone-tower';
import Tombstone from '~icons/game-icons/tombstone';

export const CARD: Record<string, Icon> = {
  archive: ArchiveRegister,
  catapult: Catapult,
  rocks: StonePile,
  engineer: Gears,
  'humble-castle': StoneTower,
  'crumbling-castle': CastleRuins,
  'small-castle': ChessRook,
  'haunted-castle': EvilTower,
  'opulent-castle': HillFort,
  'sprawling-castle': LockedFortress,
  'grand-castle': ElvenCastle,
  'kings-castle': QueenCrown,
  temple: GreekTemple,
  forum: AncientColumns,
  groundskeeper: Rake,
  sacrifice: SacrificialDagger,
  settlers: Caravan,
  'bustling-village': MedievalVillage01,
  'chariot-race': Chariot,
  banquet: Meal,
  tomb: Tombstone,
};
