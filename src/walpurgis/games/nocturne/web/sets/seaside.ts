/** The icons of Seaside. */

import type { Icon } from '../icons';

import Anchor from '~icons/game-icons/anchor';
import CamelHead from '~icons/game-icons/camel-head';
import CampingTent from '~icons/game-icons/camping-tent';
import ChessKnight from '~icons/game-icons/chess-knight';
import Galleon from '~icons/game-icons/galleon';

export const CARD: Record<string, Icon> = {
  haven: Anchor,
  caravan: CamelHead,
  'merchant-ship': Galleon,
  outpost: CampingTent,
  tactician: ChessKnight,
};
