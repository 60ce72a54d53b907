/** Board, cards and player aids, as they are printed. */

import printed from './printed.json';
import type { ActionCard, Printed, SocietyCard } from './wire';

export type { ActionCard } from './wire';

const facts: Printed = printed;
export const { spaces: SPACES, diagonal: DIAGONAL, bases: BASES, citadels: CITADELS, crossroads: CROSSROADS, numbered: NUMBERED, faces: FACES, market: MARKET, others: OTHERS } = facts;
export const { points: POINTS, power_max: POWER_MAX, costs: COSTS, society_turns: SOCIETY_TURNS, ghouls: GHOULS, sides: SIDES, thief: THIEF } = facts;

/** What an action card gives. */
export const actionCard = (name: string): ActionCard => facts.actions[name];

/** The icons of an upgrade card of that faction. */
export const iconsOf = (side: string, card: string): string[] => facts.upgrades[side][card];

/** What a card of the Society names: numbers and icons. */
export const societyCard = (card: string): SocietyCard => facts.society[card];

/** The two ghouls of a ghoul card. */
export const ghoulsOf = (card: string): string[] => facts.ghoul_cards[card];

/** The thief stands in the tables where whom he replaces stood. */
const role = (who: string, thief: string): string => (who === THIEF ? thief : who);

/** The symbol that cancels an attack. */
export const defenceSymbol = (attacker: string, defender: string, thief = ''): string => facts.defence[role(attacker, thief)][role(defender, thief)];

/** The symbol of a counter-attack. */
export const counterSymbol = (attacker: string, defender: string, thief = ''): string => facts.counter[role(attacker, thief)][role(defender, thief)];
