/** The icons that any kingdom may need, one family (game-icons): basic cards and Nocturne's own, Boons, Hexes, States, and the signs of the table.
 *
 * Those of the other sets lie in sets/ and are fetched when a kingdom has their cards.
 */

import type { Component } from 'svelte';

import BigWave from '~icons/game-icons/big-wave';
import BrickWall from '~icons/game-icons/brick-wall';
import BrokenHeart from '~icons/game-icons/broken-heart';
import Broom from '~icons/game-icons/broom';
import CandleFlame from '~icons/game-icons/candle-flame';
import Candlebright from '~icons/game-icons/candlebright';
import CardDiscard from '~icons/game-icons/card-discard';
import CardPick from '~icons/game-icons/card-pick';
import CardRandom from '~icons/game-icons/card-random';
import Castle from '~icons/game-icons/castle';
import CaveEntrance from '~icons/game-icons/cave-entrance';
import Church from '~icons/game-icons/church';
import CircleForest from '~icons/game-icons/circle-forest';
import CloakDagger from '~icons/game-icons/cloak-dagger';
import CrossedAxes from '~icons/game-icons/crossed-axes';
import CrossedSwords from '~icons/game-icons/crossed-swords';
import Crown from '~icons/game-icons/crown';
import CryptEntrance from '~icons/game-icons/crypt-entrance';
import CursedStar from '~icons/game-icons/cursed-star';
import DamagedHouse from '~icons/game-icons/damaged-house';
import DeathSkull from '~icons/game-icons/death-skull';
import Despair from '~icons/game-icons/despair';
import DualityMask from '~icons/game-icons/duality-mask';
import EmptyWoodBucket from '~icons/game-icons/empty-wood-bucket';
import EvilBat from '~icons/game-icons/evil-bat';
import EvilEyes from '~icons/game-icons/evil-eyes';
import EvilTree from '~icons/game-icons/evil-tree';
import FairyWand from '~icons/game-icons/fairy-wand';
import FallingStar from '~icons/game-icons/falling-star';
import Fangs from '~icons/game-icons/fangs';
import Fishbone from '~icons/game-icons/fishbone';
import FloatingGhost from '~icons/game-icons/floating-ghost';
import FluffyCloud from '~icons/game-icons/fluffy-cloud';
import Fly from '~icons/game-icons/fly';
import Footprint from '~icons/game-icons/footprint';
import Ghost from '~icons/game-icons/ghost';
import Goat from '~icons/game-icons/goat';
import GoldBar from '~icons/game-icons/gold-bar';
import GoldNuggets from '~icons/game-icons/gold-nuggets';
import GoldStack from '~icons/game-icons/gold-stack';
import Grab from '~icons/game-icons/grab';
import Graveyard from '~icons/game-icons/graveyard';
import HalfDead from '~icons/game-icons/half-dead';
import HammerNails from '~icons/game-icons/hammer-nails';
import Harp from '~icons/game-icons/harp';
import Haunting from '~icons/game-icons/haunting';
import HolySymbol from '~icons/game-icons/holy-symbol';
import HornedHelm from '~icons/game-icons/horned-helm';
import Horseshoe from '~icons/game-icons/horseshoe';
import Hourglass from '~icons/game-icons/hourglass';
import House from '~icons/game-icons/house';
import Hut from '~icons/game-icons/hut';
import Imp from '~icons/game-icons/imp';
import JesterHat from '~icons/game-icons/jester-hat';
import LanternFlame from '~icons/game-icons/lantern-flame';
import LeatherBoot from '~icons/game-icons/leather-boot';
import MagicLamp from '~icons/game-icons/magic-lamp';
import Martini from '~icons/game-icons/martini';
import MirrorMirror from '~icons/game-icons/mirror-mirror';
import Moon from '~icons/game-icons/moon';
import MoonBats from '~icons/game-icons/moon-bats';
import Mountains from '~icons/game-icons/mountains';
import Oak from '~icons/game-icons/oak';
import PalmTree from '~icons/game-icons/palm-tree';
import PineTree from '~icons/game-icons/pine-tree';
import PsychicWaves from '~icons/game-icons/psychic-waves';
import RabbitHead from '~icons/game-icons/rabbit-head';
import RaiseZombie from '~icons/game-icons/raise-zombie';
import Ram from '~icons/game-icons/ram';
import Rat from '~icons/game-icons/rat';
import Raven from '~icons/game-icons/raven';
import River from '~icons/game-icons/river';
import ScrollUnfurled from '~icons/game-icons/scroll-unfurled';
import Shamrock from '~icons/game-icons/shamrock';
import ShepherdsCrook from '~icons/game-icons/shepherds-crook';
import Shield from '~icons/game-icons/shield';
import ShoppingBag from '~icons/game-icons/shopping-bag';
import SittingDog from '~icons/game-icons/sitting-dog';
import SnakeTongue from '~icons/game-icons/snake-tongue';
import SparkSpirit from '~icons/game-icons/spark-spirit';
import SpiderEye from '~icons/game-icons/spider-eye';
import Sprout from '~icons/game-icons/sprout';
import StarStruck from '~icons/game-icons/star-struck';
import StoneBlock from '~icons/game-icons/stone-block';
import Sun from '~icons/game-icons/sun';
import Sunbeams from '~icons/game-icons/sunbeams';
import Swamp from '~icons/game-icons/swamp';
import SwapBag from '~icons/game-icons/swap-bag';
import TearTracks from '~icons/game-icons/tear-tracks';
import Terror from '~icons/game-icons/terror';
import ThreeFriends from '~icons/game-icons/three-friends';
import Token from '~icons/game-icons/token';
import TotemHead from '~icons/game-icons/totem-head';
import TrashCan from '~icons/game-icons/trash-can';
import TwoCoins from '~icons/game-icons/two-coins';
import Werewolf from '~icons/game-icons/werewolf';
import Whip from '~icons/game-icons/whip';
import WindyStripes from '~icons/game-icons/windy-stripes';
import WingedShield from '~icons/game-icons/winged-shield';

export type Icon = Component<Record<string, unknown>>;

/** Cards. */
export const CARD: Record<string, Icon> = {
  druid: Oak,
  'faithful-hound': SittingDog,
  guardian: WingedShield,
  monastery: Church,
  pixie: FairyWand,
  tracker: Footprint,
  changeling: DualityMask,
  fool: JesterHat,
  'ghost-town': Haunting,
  leprechaun: Shamrock,
  'night-watchman': LanternFlame,
  'secret-cave': CaveEntrance,
  bard: Harp,
  'blessed-village': Hut,
  cemetery: Graveyard,
  conclave: ThreeFriends,
  'devils-workshop': HammerNails,
  exorcist: HolySymbol,
  necromancer: RaiseZombie,
  shepherd: ShepherdsCrook,
  skulk: CloakDagger,
  cobbler: LeatherBoot,
  crypt: CryptEntrance,
  'cursed-village': DamagedHouse,
  'den-of-sin': Martini,
  idol: TotemHead,
  pooka: RabbitHead,
  'sacred-grove': CircleForest,
  tormentor: Whip,
  'tragic-hero': BrokenHeart,
  vampire: Fangs,
  werewolf: Werewolf,
  raider: HornedHelm,
  'haunted-mirror': MirrorMirror,
  'magic-lamp': MagicLamp,
  goat: Goat,
  pasture: Ram,
  pouch: SwapBag,
  'cursed-gold': GoldNuggets,
  'lucky-coin': Horseshoe,
  'will-o-wisp': SparkSpirit,
  imp: Imp,
  ghost: Ghost,
  wish: FallingStar,
  bat: EvilBat,
  'zombie-apprentice': HalfDead,
  'zombie-mason': BrickWall,
  'zombie-spy': SpiderEye,
  copper: Token,
  silver: TwoCoins,
  gold: GoldBar,
  platinum: GoldStack,
  estate: House,
  duchy: Castle,
  province: Crown,
  colony: PalmTree,
  curse: DeathSkull,
};
/** Boons. */
export const BOON: Record<string, Icon> = {
  earth: StoneBlock,
  field: Sprout,
  flame: CandleFlame,
  forest: PineTree,
  moon: Moon,
  mountain: Mountains,
  river: River,
  sea: BigWave,
  sky: FluffyCloud,
  sun: Sun,
  swamp: Swamp,
  wind: WindyStripes,
};
/** Hexes. */
export const HEX: Record<string, Icon> = {
  'bad-omens': Raven,
  delusion: PsychicWaves,
  envy: EvilEyes,
  famine: Fishbone,
  fear: Terror,
  greed: Grab,
  haunting: FloatingGhost,
  locusts: Fly,
  misery: Despair,
  plague: Rat,
  poverty: EmptyWoodBucket,
  war: CrossedAxes,
};
/** States. */
export const STATE: Record<string, Icon> = {
  deluded: StarStruck,
  envious: SnakeTongue,
  miserable: Despair,
  'twice-miserable': TearTracks,
  'lost-in-the-woods': EvilTree,
};
export {
  CardPick as CardsSign,
  CardRandom as DeckSign,
  CardDiscard as DiscardSign,
  Hourglass as ActionSign,
  ShoppingBag as BuySign,
  TwoCoins as CoinSign,
  TrashCan as TrashSign,
  Sunbeams as BoonSign,
  CursedStar as HexSign,
  CrossedSwords as AttackSign,
  MoonBats as NightSign,
  Candlebright as TurnSign,
  Shield as ShieldSign,
  ScrollUnfurled as CopySign,
  Broom as BroomSign,
};
