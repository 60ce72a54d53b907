/** The icons of the board, one family (game-icons), by what they stand for. */

import type { Component } from 'svelte';

import Bat from '~icons/game-icons/bat';
import BearHead from '~icons/game-icons/bear-head';
import CarnivalMask from '~icons/game-icons/carnival-mask';
import Cauldron from '~icons/game-icons/cauldron';
import Centaur from '~icons/game-icons/centaur';
import ChainedHeart from '~icons/game-icons/chained-heart';
import CorkedTube from '~icons/game-icons/corked-tube';
import Cornucopia from '~icons/game-icons/cornucopia';
import CrossedSwords from '~icons/game-icons/crossed-swords';
import CrystalBall from '~icons/game-icons/crystal-ball';
import CuckooClock from '~icons/game-icons/cuckoo-clock';
import CutDiamond from '~icons/game-icons/cut-diamond';
import DeadWood from '~icons/game-icons/dead-wood';
import DeathSkull from '~icons/game-icons/death-skull';
import Diploma from '~icons/game-icons/diploma';
import DominoMask from '~icons/game-icons/domino-mask';
import DoubleFaceMask from '~icons/game-icons/double-face-mask';
import Eclipse from '~icons/game-icons/eclipse';
import Enrage from '~icons/game-icons/enrage';
import EvilMoon from '~icons/game-icons/evil-moon';
import Fireball from '~icons/game-icons/fireball';
import Fist from '~icons/game-icons/fist';
import GhostAlly from '~icons/game-icons/ghost-ally';
import GriffinSymbol from '~icons/game-icons/griffin-symbol';
import Hand from '~icons/game-icons/hand';
import Hearts from '~icons/game-icons/hearts';
import HolyGrail from '~icons/game-icons/holy-grail';
import HotMeal from '~icons/game-icons/hot-meal';
import JesterHat from '~icons/game-icons/jester-hat';
import LotusFlower from '~icons/game-icons/lotus-flower';
import MagicSwirl from '~icons/game-icons/magic-swirl';
import MirrorMirror from '~icons/game-icons/mirror-mirror';
import Moon from '~icons/game-icons/moon';
import MoonBats from '~icons/game-icons/moon-bats';
import NunFace from '~icons/game-icons/nun-face';
import OakLeaf from '~icons/game-icons/oak-leaf';
import Ogre from '~icons/game-icons/ogre';
import PointyHat from '~icons/game-icons/pointy-hat';
import RabbitHead from '~icons/game-icons/rabbit-head';
import Rat from '~icons/game-icons/rat';
import SecretDoor from '~icons/game-icons/secret-door';
import SolidLeaf from '~icons/game-icons/solid-leaf';
import SpartanHelmet from '~icons/game-icons/spartan-helmet';
import SpellBook from '~icons/game-icons/spell-book';
import Spider from '~icons/game-icons/spider-alt';
import Sprint from '~icons/game-icons/sprint';
import Teleport from '~icons/game-icons/teleport';
import Terror from '~icons/game-icons/terror';
import Tombstone from '~icons/game-icons/tombstone';
import Wheat from '~icons/game-icons/wheat';
import WillowTree from '~icons/game-icons/willow-tree';

export type Icon = Component<Record<string, unknown>>;

export const RESOURCE: Record<string, Icon> = { s: Spider, r: Rat, g: CutDiamond, m: DominoMask };
export const TILE: Record<string, Icon> = {
  t_s: Spider,
  t_r: Rat,
  t_g: CutDiamond,
  t_m: DominoMask,
  t_gri: SpellBook,
  t_clo: CuckooClock,
  t_ter: Terror,
  t_tub: CorkedTube,
};
export const EMBLEM: Record<string, Icon> = { B: Hearts, R: Bat, Y: PointyHat, G: SolidLeaf };
export const GARDEN: Record<string, Icon> = {
  'gd:gla': MirrorMirror,
  'gd:cry': CrystalBall,
  'gd:can': HotMeal,
  'gd:tra': CrossedSwords,
  'gd:alc': Cauldron,
  'gd:zen': LotusFlower,
};
/** Who lives in a region. */
export const FOLK: Record<string, Icon> = {
  'rg:tur': Centaur,
  'rg:nes': RabbitHead,
  'rg:gin': Diploma,
  'rg:vad': SpartanHelmet,
  'rg:fri': NunFace,
  'rg:val': JesterHat,
  'rg:ber': BearHead,
  'rg:gri': Ogre,
};
export const TIME: Record<string, Icon> = {
  ful: EvilMoon,
  foo: JesterHat,
  nat: OakLeaf,
  har: Wheat,
  hal: Moon,
  car: CarnivalMask,
  dar: Eclipse,
};
export const POWER: Record<string, Icon> = {
  lux: Cornucopia,
  app: GhostAlly,
  sec: SecretDoor,
  dop: DoubleFaceMask,
  tel: Teleport,
  fir: Fireball,
  bat: MoonBats,
  sed: ChainedHeart,
  imm: HolyGrail,
  boo: Sprint,
  spe: MagicSwirl,
  fre: Enrage,
};
export { DeadWood, DeathSkull as Skull, EvilMoon as FullMoon, Fist, GriffinSymbol as Chimera, Hand, HotMeal as Meal,  Terror, Tombstone, WillowTree };
