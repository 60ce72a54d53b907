/** The pictures of Sorcery, one family (game-icons): who is who on the bases, what is on the cards and in the air. */

import type { Component } from 'svelte';

import AllSeeingEye from '~icons/game-icons/all-seeing-eye';
import AngelWings from '~icons/game-icons/angel-wings';
import Anvil from '~icons/game-icons/anvil';
import ArcheryTarget from '~icons/game-icons/archery-target';
import ArchiveResearch from '~icons/game-icons/archive-research';
import AtSea from '~icons/game-icons/at-sea';
import Blunderbuss from '~icons/game-icons/blunderbuss';
import BoltShield from '~icons/game-icons/bolt-shield';
import BoltSpellCast from '~icons/game-icons/bolt-spell-cast';
import Bookmark from '~icons/game-icons/bookmark';
import BowArrow from '~icons/game-icons/bow-arrow';
import Bowman from '~icons/game-icons/bowman';
import Brainstorm from '~icons/game-icons/brainstorm';
import Breastplate from '~icons/game-icons/breastplate';
import BroadheadArrow from '~icons/game-icons/broadhead-arrow';
import Broadsword from '~icons/game-icons/broadsword';
import BurningEmbers from '~icons/game-icons/burning-embers';
import BurningMeteor from '~icons/game-icons/burning-meteor';
import BurningSkull from '~icons/game-icons/burning-skull';
import Caduceus from '~icons/game-icons/caduceus';
import Cancel from '~icons/game-icons/cancel';
import Cannon from '~icons/game-icons/cannon';
import CastleRuins from '~icons/game-icons/castle-ruins';
import Cavalry from '~icons/game-icons/cavalry';
import Centaur from '~icons/game-icons/centaur';
import CenturionHelmet from '~icons/game-icons/centurion-helmet';
import ChainLightning from '~icons/game-icons/chain-lightning';
import ChaliceDrops from '~icons/game-icons/chalice-drops';
import ChargingBull from '~icons/game-icons/charging-bull';
import CheckedShield from '~icons/game-icons/checked-shield';
import CircleForest from '~icons/game-icons/circle-forest';
import Cleopatra from '~icons/game-icons/cleopatra';
import CloakedFigureOnHorseback from '~icons/game-icons/cloaked-figure-on-horseback';
import Compass from '~icons/game-icons/compass';
import Turning from '~icons/game-icons/clockwise-rotation';
import ConcentrationOrb from '~icons/game-icons/concentration-orb';
import ConvergenceTarget from '~icons/game-icons/convergence-target';
import CrackedShield from '~icons/game-icons/cracked-shield';
import CrossedChains from '~icons/game-icons/crossed-chains';
import CrossedSwords from '~icons/game-icons/crossed-swords';
import CrownedSkull from '~icons/game-icons/crowned-skull';
import CrystalCluster from '~icons/game-icons/crystal-cluster';
import CrystalWand from '~icons/game-icons/crystal-wand';
import Cultist from '~icons/game-icons/cultist';
import CurvyKnife from '~icons/game-icons/curvy-knife';
import DaemonPull from '~icons/game-icons/daemon-pull';
import DaemonSkull from '~icons/game-icons/daemon-skull';
import DeathSkull from '~icons/game-icons/death-skull';
import DeerHead from '~icons/game-icons/deer-head';
import DiamondHard from '~icons/game-icons/diamond-hard';
import Dodging from '~icons/game-icons/dodging';
import DragonHead from '~icons/game-icons/dragon-head';
import DragonOrb from '~icons/game-icons/dragon-orb';
import DragonShield from '~icons/game-icons/dragon-shield';
import DragonSpiral from '~icons/game-icons/dragon-spiral';
import Drop from '~icons/game-icons/drop';
import DropWeapon from '~icons/game-icons/drop-weapon';
import DwarfFace from '~icons/game-icons/dwarf-face';
import Eclipse from '~icons/game-icons/eclipse';
import EclipseFlare from '~icons/game-icons/eclipse-flare';
import ElfHelmet from '~icons/game-icons/elf-helmet';
import Enrage from '~icons/game-icons/enrage';
import EvilBook from '~icons/game-icons/evil-book';
import EyeOfHorus from '~icons/game-icons/eye-of-horus';
import Fangs from '~icons/game-icons/fangs';
import Feather from '~icons/game-icons/feather';
import FeatheredWing from '~icons/game-icons/feathered-wing';
import FemaleVampire from '~icons/game-icons/female-vampire';
import FlamingArrow from '~icons/game-icons/flaming-arrow';
import FloatingCrystal from '~icons/game-icons/floating-crystal';
import Fog from '~icons/game-icons/fog';
import Forest from '~icons/game-icons/forest';
import FrozenBody from '~icons/game-icons/frozen-body';
import Gargoyle from '~icons/game-icons/gargoyle';
import GoblinHead from '~icons/game-icons/goblin-head';
import Grab from '~icons/game-icons/grab';
import Halt from '~icons/game-icons/halt';
import Haunting from '~icons/game-icons/haunting';
import Healing from '~icons/game-icons/healing';
import HeatHaze from '~icons/game-icons/heat-haze';
import HeavyRain from '~icons/game-icons/heavy-rain';
import HeraldicSun from '~icons/game-icons/heraldic-sun';
import Hidden from '~icons/game-icons/hidden';
import Hills from '~icons/game-icons/hills';
import Horseshoe from '~icons/game-icons/horseshoe';
import IceSpellCast from '~icons/game-icons/ice-spell-cast';
import Imp from '~icons/game-icons/imp';
import Invisible from '~icons/game-icons/invisible';
import JumpAcross from '~icons/game-icons/jump-across';
import KenkuHead from '~icons/game-icons/kenku-head';
import Kneeling from '~icons/game-icons/kneeling';
import LibertyWing from '~icons/game-icons/liberty-wing';
import LifeTap from '~icons/game-icons/life-tap';
import LightningStorm from '~icons/game-icons/lightning-storm';
import LightningTree from '~icons/game-icons/lightning-tree';
import MagicGate from '~icons/game-icons/magic-gate';
import MagicShield from '~icons/game-icons/magic-shield';
import MagicSwirl from '~icons/game-icons/magic-swirl';
import Manacles from '~icons/game-icons/manacles';
import MetalBoot from '~icons/game-icons/metal-boot';
import Minions from '~icons/game-icons/minions';
import MirrorMirror from '~icons/game-icons/mirror-mirror';
import MonsterGrasp from '~icons/game-icons/monster-grasp';
import Oak from '~icons/game-icons/oak';
import OnTarget from '~icons/game-icons/on-target';
import OrcHead from '~icons/game-icons/orc-head';
import Pentacle from '~icons/game-icons/pentacle';
import PlagueDoctorProfile from '~icons/game-icons/plague-doctor-profile';
import PointyHat from '~icons/game-icons/pointy-hat';
import PoisonBottle from '~icons/game-icons/poison-bottle';
import PositionMarker from '~icons/game-icons/position-marker';
import PsychicWaves from '~icons/game-icons/psychic-waves';
import PublicSpeaker from '~icons/game-icons/public-speaker';
import Quill from '~icons/game-icons/quill';
import Raining from '~icons/game-icons/raining';
import RaiseSkeleton from '~icons/game-icons/raise-skeleton';
import RallyTheTroops from '~icons/game-icons/rally-the-troops';
import Raven from '~icons/game-icons/raven';
import Regeneration from '~icons/game-icons/regeneration';
import RelicBlade from '~icons/game-icons/relic-blade';
import Remedy from '~icons/game-icons/remedy';
import ReturnArrow from '~icons/game-icons/return-arrow';
import Ribbon from '~icons/game-icons/ribbon';
import RockGolem from '~icons/game-icons/rock-golem';
import RosaShield from '~icons/game-icons/rosa-shield';
import RuneStone from '~icons/game-icons/rune-stone';
import RunningShoe from '~icons/game-icons/running-shoe';
import Screaming from '~icons/game-icons/screaming';
import ShakingHands from '~icons/game-icons/shaking-hands';
import SharpHalberd from '~icons/game-icons/sharp-halberd';
import Shield from '~icons/game-icons/shield';
import ShieldReflect from '~icons/game-icons/shield-reflect';
import Silenced from '~icons/game-icons/silenced';
import SmokeBomb from '~icons/game-icons/smoke-bomb';
import Snowflake1 from '~icons/game-icons/snowflake-1';
import SonicBoom from '~icons/game-icons/sonic-boom';
import Sparkles from '~icons/game-icons/sparkles';
import Spectre from '~icons/game-icons/spectre';
import SpellBook from '~icons/game-icons/spell-book';
import SpikedDragonHead from '~icons/game-icons/spiked-dragon-head';
import Sprint from '~icons/game-icons/sprint';
import Sprout from '~icons/game-icons/sprout';
import StarSwirl from '~icons/game-icons/star-swirl';
import Stigmata from '~icons/game-icons/stigmata';
import StoneWall from '~icons/game-icons/stone-wall';
import Sun from '~icons/game-icons/sun';
import SunPriest from '~icons/game-icons/sun-priest';
import Sunbeams from '~icons/game-icons/sunbeams';
import Sunrise from '~icons/game-icons/sunrise';
import Swamp from '~icons/game-icons/swamp';
import SwordsEmblem from '~icons/game-icons/swords-emblem';
import TatteredBanner from '~icons/game-icons/tattered-banner';
import TemplarShield from '~icons/game-icons/templar-shield';
import ThirdEye from '~icons/game-icons/third-eye';
import ThorHammer from '~icons/game-icons/thor-hammer';
import ThunderStruck from '~icons/game-icons/thunder-struck';
import Transfuse from '~icons/game-icons/transfuse';
import TribalMask from '~icons/game-icons/tribal-mask';
import Trident from '~icons/game-icons/trident';
import Triquetra from '~icons/game-icons/triquetra';
import TusksFlag from '~icons/game-icons/tusks-flag';
import TwoCoins from '~icons/game-icons/two-coins';
import UnstableProjectile from '~icons/game-icons/unstable-projectile';
import VibratingShield from '~icons/game-icons/vibrating-shield';
import Village from '~icons/game-icons/village';
import WalkingBoot from '~icons/game-icons/walking-boot';
import WarlordHelmet from '~icons/game-icons/warlord-helmet';
import WaveCrest from '~icons/game-icons/wave-crest';
import WaxSeal from '~icons/game-icons/wax-seal';
import WhiteTower from '~icons/game-icons/white-tower';
import WindSlap from '~icons/game-icons/wind-slap';
import WingedScepter from '~icons/game-icons/winged-scepter';
import WizardFace from '~icons/game-icons/wizard-face';
import WomanElfFace from '~icons/game-icons/woman-elf-face';
import Wyvern from '~icons/game-icons/wyvern';
import Yarn from '~icons/game-icons/yarn';
import ZeusSword from '~icons/game-icons/zeus-sword';

export type Icon = Component<any>;

/** The mark of each warrior on its base. */
export const MARK: Record<string, Icon> = {
  DEL1: WizardFace, DEL2: CenturionHelmet, DEL3: Cleopatra, FOR1: ThorHammer, FOR2: Blunderbuss, FOR3: DwarfFace, BLO1: Cultist, BLO2: CurvyKnife,
  BLO3: FemaleVampire, STO1: Bowman, STO2: Centaur, STO3: DeerHead, ORS1: PointyHat, ORS2: ZeusSword, ORS3: WomanElfFace, CHA1: GoblinHead,
  CHA2: OrcHead, CHA3: WarlordHelmet, DRA1: Wyvern, DRA2: DragonShield, DRA3: SpikedDragonHead, ROK1: ThirdEye, ROK2: WingedScepter, ROK3: SunPriest,
  NIN1: Kneeling, NIN2: Gargoyle, NIN3: Raven, APO1: BurningSkull, APO2: PlagueDoctorProfile, APO3: CloakedFigureOnHorseback, MER1: KenkuHead,
  MER2: Imp,
};

/** The emblem of each symbol: ten subfactions, then ten factions. */
export const EMBLEM: Record<string, Icon> = {
  delphana: WhiteTower, forgemasters: Anvil, 'blood-cultists': ChaliceDrops, 'storm-druids': LightningStorm, 'order-of-sorcery': Triquetra,
  'chaos-shamans': TribalMask, 'dragon-mystics': DragonSpiral, 'oracles-of-rokos': EyeOfHorus, 'ninth-circle': Pentacle,
  'minions-of-apocalypse': EclipseFlare, 'atlantean-empire': Trident, 'black-powder-revolutionaries': Cannon, 'dark-crusaders': TemplarShield,
  'elemental-freeholds': Oak, 'elven-lords': ElfHelmet, 'orc-khans': TusksFlag, draconum: DragonHead, solonavi: HeraldicSun,
  'mage-spawn': MonsterGrasp, apocalypse: DaemonSkull,
};

/** The picture of each spell. */
export const SPELL: Record<string, Icon> = {
  P01: FlamingArrow, P02: FrozenBody, P03: ThunderStruck, P04: Healing, P05: LifeTap, P06: MagicGate, P07: BurningMeteor, P08: UnstableProjectile,
  P09: Yarn, P10: RallyTheTroops, P11: Sunbeams, P12: AllSeeingEye, P13: RockGolem, P14: MagicShield, P15: MetalBoot, P16: Stigmata,
  P17: LibertyWing, P18: RelicBlade, P19: DaemonPull, P20: RosaShield, P21: CrossedChains, P22: Silenced, P23: Sprout, P24: BurningEmbers,
  P25: ConcentrationOrb, P26: Eclipse, P27: CircleForest, P28: Swamp, P29: Haunting, P30: Halt, P31: MirrorMirror, P32: ReturnArrow, P33: SpellBook,
  P34: ArchiveResearch, P35: EvilBook,
};

/** Special abilities, the abilities of the subfactions, and proficiencies. */
export const ABILITY: Record<string, Icon> = {
  charge: ChargingBull, quickness: RunningShoe, 'magic-levitation': Feather, flight: FeatheredWing, aquatic: WaveCrest, stealth: Hidden,
  bound: JumpAcross, necromancy: RaiseSkeleton, regeneration: Regeneration, 'weapon-master': SwordsEmblem, 'flame-lightning': ChainLightning,
  shockwave: SonicBoom, 'magic-blast': BoltSpellCast, 'magic-confusion': PsychicWaves, 'magic-freeze': IceSpellCast, vampirism: Fangs,
  healing: Remedy, 'magic-healing': Caduceus, berserk: Enrage, 'battle-armor': Breastplate, toughness: DiamondHard, invulnerability: CheckedShield,
  defend: VibratingShield, 'pole-arm': SharpHalberd, dodge: Dodging, 'magic-retaliation': ShieldReflect, 'limited-invisibility': Invisible,
  ghostform: Spectre, 'magic-immunity': BoltShield, 'magic-enhancement': Sparkles, command: PublicSpeaker, poison: PoisonBottle,
  pierce: BroadheadArrow, demoralized: TatteredBanner, focus: OnTarget, spellbreach: CrackedShield, 'siphon-energy': Transfuse,
  'natures-fury': LightningTree, 'ley-harmony': StarSwirl, 'magestone-trance': FloatingCrystal, 'ancient-mastery': DragonOrb, 'mind-tap': Brainstorm,
  pact: ShakingHands, bedlam: Screaming, 'double-time': Sprint, surge: Cavalry, soaring: AngelWings, 'gang-up': Minions, precision: ArcheryTarget,
  'counter-spell': Cancel,
};

/** The domains that an army may bring; an illusion shows the picture of its spell. */
export const DOMAIN: Record<string, Icon> = {
  'smoke-and-fog': Fog, 'rain-and-mud': Raining, downpour: HeavyRain, 'storm-gale': WindSlap, 'heat-wave': HeatHaze, 'cold-snap': Snowflake1,
  'magestone-storm': CrystalCluster, 'clear-skies': Sunrise, 'border-town': Village,
};

/** Speed types and attack types, and the types of spells. */
export const KIND: Record<string, Icon> = {
  boot: WalkingBoot, horseshoe: Horseshoe, wing: LibertyWing, sword: Broadsword, bow: BowArrow, wand: CrystalWand, sorcery: MagicSwirl,
  enchantment: Ribbon, glyph: RuneStone, illusion: SmokeBomb,
};

/** The values of a dial, and what stands on the base. */
export const VALUE: Record<string, Icon> = {
  speed: WalkingBoot, attack: Broadsword, defense: Shield, damage: Drop, range: PositionMarker, targets: ConvergenceTarget, points: TwoCoins,
  slots: SpellBook, skull: DeathSkull,
};

/** The pieces of terrain. */
export const PIECE: Record<string, Icon> = {
  wood: Forest, ruin: CastleRuins, hill: Hills, pool: AtSea, mist: Fog, wall: StoneWall,
};

/** How a spellbook is bound: leather, its shade, the metal of its clasp, and the sign on its cover. */
export interface Binding {
  leather: string;
  shade: string;
  metal: string;
  sign: Icon;
  bands: number;
}

/** Six books, six bindings. */
export const BINDING: Record<string, Binding> = {
  B1: { leather: '#8a6a43', shade: '#4f3a22', metal: '#c8b48a', sign: Quill, bands: 1 },
  B2: { leather: '#6d4028', shade: '#371d10', metal: '#c58f4e', sign: Compass, bands: 2 },
  B3: { leather: '#2f5172', shade: '#152a40', metal: '#dfe6ee', sign: WhiteTower, bands: 3 },
  B4: { leather: '#4a6547', shade: '#21331f', metal: '#d8c06a', sign: LightningStorm, bands: 3 },
  B5: { leather: '#35263b', shade: '#150d19', metal: '#b3404c', sign: EvilBook, bands: 4 },
  B6: { leather: '#7d1f2c', shade: '#3d0c14', metal: '#f0c657', sign: Sun, bands: 5 },
};

/** What is unknown is a plain page. */
export const known = (pictures: Record<string, Icon>, id: string): Icon => pictures[id] ?? Bookmark;

export { CrossedSwords, CrownedSkull, DropWeapon, Grab, Manacles, Minions, Turning, WaxSeal };
