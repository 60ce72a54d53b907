/** The icons of the base game. */

import type { Icon } from '../icons';

import Anvil from '~icons/game-icons/anvil';
import Bookshelf from '~icons/game-icons/bookshelf';
import BowArrow from '~icons/game-icons/bow-arrow';
import CellarBarrels from '~icons/game-icons/cellar-barrels';
import Kneeling from '~icons/game-icons/kneeling';
import MineWagon from '~icons/game-icons/mine-wagon';
import PartyFlags from '~icons/game-icons/party-flags';
import Pikeman from '~icons/game-icons/pikeman';
import PorcelainVase from '~icons/game-icons/porcelain-vase';
import Prayer from '~icons/game-icons/prayer';
import QuillInk from '~icons/game-icons/quill-ink';
import ReceiveMoney from '~icons/game-icons/receive-money';
import RobberMask from '~icons/game-icons/robber-mask';
import Rose from '~icons/game-icons/rose';
import RoundBottomFlask from '~icons/game-icons/round-bottom-flask';
import RoundTable from '~icons/game-icons/round-table';
import SawClaw from '~icons/game-icons/saw-claw';
import Scales from '~icons/game-icons/scales';
import Shop from '~icons/game-icons/shop';
import StoneThrone from '~icons/game-icons/stone-throne';
import Trowel from '~icons/game-icons/trowel';
import TrumpetFlag from '~icons/game-icons/trumpet-flag';
import Village from '~icons/game-icons/village';
import Watchtower from '~icons/game-icons/watchtower';
import Well from '~icons/game-icons/well';
import WitchFlight from '~icons/game-icons/witch-flight';

export const CARD: Record<string, Icon> = {
  cellar: CellarBarrels,
  chapel: Prayer,
  moat: Well,
  harbinger: TrumpetFlag,
  merchant: Scales,
  vassal: Kneeling,
  village: Village,
  workshop: SawClaw,
  bureaucrat: QuillInk,
  gardens: Rose,
  militia: Pikeman,
  moneylender: ReceiveMoney,
  poacher: BowArrow,
  remodel: Trowel,
  smithy: Anvil,
  'throne-room': StoneThrone,
  bandit: RobberMask,
  'council-room': RoundTable,
  festival: PartyFlags,
  laboratory: RoundBottomFlask,
  library: Bookshelf,
  market: Shop,
  mine: MineWagon,
  sentry: Watchtower,
  witch: WitchFlight,
  artisan: PorcelainVase,
};
