/** What the table makes of the events of Ashes to Ashes: pictures for the log, and what belongs to the end of a turn. */

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
import { sideOf, type Seen } from './seen';

type Icon = ReturnType<NonNullable<GameTable['icon']>>;

const ICONS: Record<string, Icon> = {
  CardPlayed: Card, UpgradePlayed: Card, Drew: Card, TilePlaced: Tile, TileTurned: Turned, TileChanged: Turned, TileRemoved: Turned, Walked: Foot, Stepped: Foot, Attacked: Swords, Struck: Swords,
  CounterBlow: Swords, Defended: Shield, Countered: Shield, PointsLost: Drop, PointsGained: Drop, PowerRaised: Power, PowerPaid: Power, PortalMoved: Portal, RanAgainstPortal: Portal,
  ChosenWalked: Child, ChosenCaught: Child, ChosenHeld: Child, ChosenWaited: Child, CameHome: Home, TokenMoved: Token, TokenBack: Token, SocietyMoved: Hood, SocietyPlayed: Hood,
  SocietyTurnBegan: Hood, SocietyRevealed: Hood, GhoulMoved: Hood, GhoulRose: Hood, TrapSet: Trap, Trapped: Trap, BearTrapSet: Trap, BearTrapSprung: Trap, SandPlaced: Sand, Sank: Sand,
  SawSeer: Eye, Scried: Eye,
};

export const icon: NonNullable<GameTable['icon']> = (event) => ICONS[event.is] ?? null;

/** The end of a turn: the Chosen walks, the Society moves and hurts, ghouls rise. Cards drawn and shops filled are no news, and points have their line in the sum. */
const CLOSING = new Set(['ChosenNeared', 'ChosenWalked', 'ChosenWaited', 'ChosenHeld', 'SocietyMoved', 'SocietyRevealed', 'TrapSet', 'GhoulRose', 'GhoulMoved', 'GhoulCardsTurned']);
const BESIDE = new Set(['PointsLost', 'PointsGained', 'ChosenCaught', 'Refilled', 'Drew', 'MarketFilled', 'TurnBegan']);

export const closing = 'web-aa-closing';

export const closes: NonNullable<GameTable['closes']> = ({ is }) => CLOSING.has(is) || (BESIDE.has(is) ? null : false);

export const tally: NonNullable<GameTable['tally']> = (view: Seen) =>
  view.seats.every(({ seat }) => view.factions[sideOf(view, seat) ?? '']) ? [{ says: { id: 'web-aa-tally-points' }, points: view.seats.map(({ seat }) => view.factions[sideOf(view, seat)!].points) }] : [];
