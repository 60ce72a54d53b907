/** Pictures for the log of Ashes to Ashes. */

import type { GameTable } from '@client/table/board';
import Card from '~icons/game-icons/card-play';
import Child from '~icons/game-icons/sun';
import Drop from '~icons/game-icons/drop';
import Eye from '~icons/game-icons/third-eye';
import Foot from '~icons/game-icons/footprint';
import Hood from '~icons/game-icons/cowled';
import Home from '~icons/game-icons/castle';
import Portal from '~icons/game-icons/magic-portal';
import Power from '~icons/game-icons/power-lightning';
import Sand from '~icons/game-icons/quicksand';
import Shield from '~icons/game-icons/shield';
import Swords from '~icons/game-icons/crossed-swords';
import Tile from '~icons/game-icons/push';
import Token from '~icons/game-icons/swap-bag';
import Trap from '~icons/game-icons/wolf-trap';
import Turned from '~icons/game-icons/clockwise-rotation';

type Icon = ReturnType<NonNullable<GameTable['icon']>>;

const ICONS: Record<string, Icon> = {
  CardPlayed: Card, UpgradePlayed: Card, Drew: Card, TilePlaced: Tile, TileTurned: Turned, TileChanged: Turned, TileRemoved: Turned, Walked: Foot, Stepped: Foot, Attacked: Swords, Struck: Swords,
  CounterBlow: Swords, Defended: Shield, Countered: Shield, PointsLost: Drop, PointsGained: Drop, PowerRaised: Power, PowerPaid: Power, PortalMoved: Portal, RanAgainstPortal: Portal,
  ChosenWalked: Child, ChosenCaught: Child, ChosenHeld: Child, ChosenWaited: Child, CameHome: Home, TokenMoved: Token, TokenBack: Token, SocietyMoved: Hood, SocietyPlayed: Hood,
  SocietyTurnBegan: Hood, SocietyRevealed: Hood, GhoulMoved: Hood, GhoulRose: Hood, TrapSet: Trap, Trapped: Trap, BearTrapSet: Trap, BearTrapSprung: Trap, SandPlaced: Sand, Sank: Sand,
  SawSeer: Eye, Scried: Eye,
};

export const icon: NonNullable<GameTable['icon']> = (event) => ICONS[event.is] ?? null;
