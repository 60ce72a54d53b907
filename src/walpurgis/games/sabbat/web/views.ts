/** Views to test with: a table of two, blue and red, as it is laid out, with what the test wants to be different. */

import { GARDENS, MIRRORS, REGIONS, type PlayerBoard, type Seen } from './seen';

type Wanted = Partial<Omit<Seen, 'players'>> & { players?: Partial<PlayerBoard>[] };

const nothing = (): Record<string, number> => ({ s: 0, r: 0, g: 0, m: 0 });

function aPlayer(seat: number, wanted: Partial<PlayerBoard> = {}): PlayerBoard {
  const people = 'BR'[seat];
  return {
    seat,
    people,
    terror: 3,
    vp: 0,
    h2: nothing(),
    h1: nothing(),
    zone: nothing(),
    cursed: false,
    chimera: 0,
    magician: '',
    bridge: 0,
    graveyard: 7,
    power: '',
    powers_left: [],
    power_ready: false,
    ...wanted,
  };
}

export function aView({ players = [], ghosts = {}, ...wanted }: Wanted): Seen {
  return {
    round: 2,
    rounds: 6,
    phase: 'act',
    lap: 1,
    actions: 3,
    active: 1,
    order: [1, 0],
    time_card: 'hal',
    slots: ['*', 'V1', 'T2', 'T1'],
    bonus_taken: {},
    time_unseen: [],
    time_removed: '',
    grid: ['t_s', 't_r', 't_g', 't_m', 't_s', 't_r', 't_g', 't_m', 't_s', 't_r', 't_g', 't_m', 't_gri', 't_clo', 't_ter', 't_tub'],
    mirrors: Object.fromEntries(MIRRORS.map((name) => [name, 0])),
    gates: ['sr', 'sg', 'sm', 'rg', 'rm', 'gm', 'srg', 'srm'],
    gates_out: ['sgm', 'rgm'],
    ghosts: { ...Object.fromEntries([...GARDENS, ...REGIONS].map((place) => [place, [] as number[]])), ...ghosts },
    region_places: 2,
    garden_places: 2,
    protected: '',
    booster: false,
    ready: 0,
    moved: [],
    limbo: {},
    ...wanted,
    players: [aPlayer(0, players[0]), aPlayer(1, players[1])],
  };
}
