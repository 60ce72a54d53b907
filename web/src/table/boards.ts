/** The boards of the games, found by their place. What a game lacks, the house draws. */

import type { Component } from 'svelte';

import type { BoardProps, GameTable, OptionProps, RivalProps } from './board';

type Found<T> = () => Promise<T>;
type Drawn<P extends Record<string, any>> = { default: Component<P> };

const boards = import.meta.glob<Drawn<BoardProps & Record<string, any>>>('@house/games/*/web/Board.svelte');
const mines = import.meta.glob<Drawn<BoardProps & Record<string, any>>>('@house/games/*/web/Mine.svelte');
const rivals = import.meta.glob<Drawn<RivalProps & Record<string, any>>>('@house/games/*/web/Rival.svelte');
const chips = import.meta.glob<Drawn<RivalProps & Record<string, any>>>('@house/games/*/web/Chip.svelte');
const tables = import.meta.glob<GameTable>('@house/games/*/web/table.ts');
const emblems = import.meta.glob<Drawn<Record<string, never>>>('@house/games/*/web/Emblem.svelte');
const preferences = import.meta.glob<Drawn<Record<string, never>>>('@house/games/*/web/Preferences.svelte');
const options = import.meta.glob<Drawn<OptionProps & Record<string, any>>>('@house/games/*/web/options/*.svelte');
const pictures = import.meta.glob<string>('@house/games/*/web/card.jpg', { query: '?url', import: 'default', eager: true });
const forms = import.meta.glob<FormSigns>('@house/games/*/web/form.ts');
const lessons = import.meta.glob<Lesson>('@house/games/*/lesson/tutorial.json', { import: 'default' });

const of = <T>(files: Record<string, Found<T>>, game: string, file: string): Found<T> | undefined =>
  files[Object.keys(files).find((name) => name.endsWith(`/games/${game}/${file}`)) ?? ''];

/** Which options the form of a new table shows at once, and which would do nothing. */
export interface FormSigns {
  main?: string[];
  fits?: (option: string, seats: number, values: Record<string, unknown>) => boolean;
}

/** A recorded game with notes. */
export interface Lesson {
  names: string[];
  seat: number;
  steps: LessonStep[];
}

export interface LessonStep {
  /** The message of the note, if this step has one. */
  note: string | null;
  view: any;
  lines: any[];
  /** The question to the learner with the answer of the record; null if somebody else decided. */
  offer: any | null;
  answer: any;
}

export interface Drawings {
  Board: Component<BoardProps & Record<string, any>> | null;
  Mine: Component<BoardProps & Record<string, any>> | null;
  Rival: Component<RivalProps & Record<string, any>> | null;
  Chip: Component<RivalProps & Record<string, any>> | null;
  table: GameTable;
}

const kept = new Map<string, Promise<Drawings>>();

/** Everything a game provides for its table. */
export function drawingsOf(game: string): Promise<Drawings> {
  let drawings = kept.get(game);
  if (!drawings) {
    drawings = load(game);
    drawings.catch(() => kept.delete(game));
    kept.set(game, drawings);
  }
  return drawings;
}

async function load(game: string): Promise<Drawings> {
  const [board, mine, rival, chip, table] = await Promise.all([
    of(boards, game, 'web/Board.svelte')?.(),
    of(mines, game, 'web/Mine.svelte')?.(),
    of(rivals, game, 'web/Rival.svelte')?.(),
    of(chips, game, 'web/Chip.svelte')?.(),
    of(tables, game, 'web/table.ts')?.(),
  ]);
  return { Board: board?.default ?? null, Mine: mine?.default ?? null, Rival: rival?.default ?? null, Chip: chip?.default ?? null, table: table ?? {} };
}

/** The picture of a game's board, made from the real page by tools/pictures.py. */
export const pictureOf = (game: string): string | undefined => pictures[Object.keys(pictures).find((name) => name.endsWith(`/games/${game}/web/card.jpg`)) ?? ''];
export const emblemOf = (game: string) => of(emblems, game, 'web/Emblem.svelte');
export const preferencesOf = (game: string) => of(preferences, game, 'web/Preferences.svelte');
export const optionOf = (game: string, option: string) => of(options, game, `web/options/${option}.svelte`);
export const formOf = async (game: string): Promise<FormSigns> => (await of(forms, game, 'web/form.ts')?.()) ?? {};
export const lessonOf = (game: string) => of(lessons, game, 'lesson/tutorial.json');
export const isTaught = (game: string): boolean => lessonOf(game) !== undefined;
