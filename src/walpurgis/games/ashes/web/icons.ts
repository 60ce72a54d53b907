/** The icons of the table, one family (game-icons). */

import type { Component } from 'svelte';

import Bandit from '~icons/game-icons/bandit';
import Castle from '~icons/game-icons/castle';
import Church from '~icons/game-icons/church';
import Clockwise from '~icons/game-icons/clockwise-rotation';
import Contract from '~icons/game-icons/contract';
import Cowled from '~icons/game-icons/cowled';
import CrossedSwords from '~icons/game-icons/crossed-swords';
import CrownedSkull from '~icons/game-icons/crowned-skull';
import CrystalBall from '~icons/game-icons/crystal-ball';
import Cycle from '~icons/game-icons/cycle';
import Drop from '~icons/game-icons/drop';
import FangedSkull from '~icons/game-icons/fanged-skull';
import FemaleVampire from '~icons/game-icons/female-vampire';
import Footprint from '~icons/game-icons/footprint';
import Gargoyle from '~icons/game-icons/gargoyle';
import MagicPortal from '~icons/game-icons/magic-portal';
import Magnifier from '~icons/game-icons/magnifying-glass';
import Mantrap from '~icons/game-icons/mantrap';
import MonkFace from '~icons/game-icons/monk-face';
import Moon from '~icons/game-icons/moon';
import PlagueDoctor from '~icons/game-icons/plague-doctor-profile';
import PoliceOfficer from '~icons/game-icons/police-officer-head';
import PotionBall from '~icons/game-icons/potion-ball';
import PowerLightning from '~icons/game-icons/power-lightning';
import Push from '~icons/game-icons/push';
import Quicksand from '~icons/game-icons/quicksand';
import RestingVampire from '~icons/game-icons/resting-vampire';
import Shield from '~icons/game-icons/shield';
import Sun from '~icons/game-icons/sun';
import SwapBag from '~icons/game-icons/swap-bag';
import SwordBrandish from '~icons/game-icons/sword-brandish';
import Teleport from '~icons/game-icons/teleport';
import ThirdEye from '~icons/game-icons/third-eye';
import Dracula from '~icons/game-icons/vampire-dracula';
import Rifle from '~icons/game-icons/winchester-rifle';
import WolfTrap from '~icons/game-icons/wolf-trap';

export type Icon = Component<any>;

const FACES: Record<string, Icon> = { D: PlagueDoctor, M: PoliceOfficer, R: MonkFace, K: Bandit, O: Dracula, S: FemaleVampire, T: RestingVampire, SA: Cowled, SB: Cowled, g8: CrownedSkull };

/** The portrait of a figure; all servants of the ghouls look alike. */
export const portraitOf = (who: string): Icon => FACES[who] ?? FangedSkull;

export const SYMBOL: Record<string, Icon> = { sun: Sun, moon: Moon, blood: Drop };
export const PLACE: Record<string, Icon> = { bm: SwapBag, seer: CrystalBall, alch: PotionBall, myst: MagicPortal };
export const ICON: Record<string, Icon> = {
  strike: SwordBrandish, shove: Push, step: Footprint, scry: ThirdEye, power: PowerLightning, rifle: Rifle, bear: WolfTrap, trap: Mantrap, flip: Cycle, turn: Clockwise, tmove: Teleport,
};
export const SIDE: Record<string, Icon> = { H: Church, V: Castle, SS: Cowled };
export { Clockwise, Contract, CrossedSwords, Gargoyle, Magnifier, Mantrap, Quicksand, Shield, WolfTrap };

/** The colours of each side: ring, ground, light. */
export const COLOURS: Record<string, { ring: string; ground: string; light: string }> = {
  H: { ring: '#e6b34a', ground: '#33240f', light: '#ffe7b0' },
  V: { ring: '#d43d55', ground: '#2d0d18', light: '#ffd5da' },
  SS: { ring: '#a4abb8', ground: '#22252d', light: '#eceff5' },
  G: { ring: '#86a57a', ground: '#1a261b', light: '#ddefd4' },
};
