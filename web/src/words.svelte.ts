/** The language of this browser: which one, its sentences, and those of the games it has learned. */

import { Speaker, type Calling } from './say';
import type { Language, Say, SayArg } from './wire';

export const LANGUAGES: Record<Language, string> = { en: 'English', fr: 'Français', de: 'Deutsch', it: 'Italiano', es: 'Español' };

type Load = () => Promise<string>;
const house = import.meta.glob<string>('@house/words/text/*.ftl', { query: '?raw', import: 'default' });
const client = import.meta.glob<string>('../text/*.ftl', { query: '?raw', import: 'default' });
const games = import.meta.glob<string>(['@house/games/*/text/*.ftl', '@house/games/*/lesson/text/*.ftl'], { query: '?raw', import: 'default' });
const books = import.meta.glob<string>('@house/games/*/rulebook/*.md', { query: '?raw', import: 'default' });

/** The files of a game in a language, in all their parts (`en.ftl`, `en-cards.ftl`, the notes of its lesson); the folder of the template has an underscore before its name. */
function ofGame(files: Record<string, Load>, game: string, language: string, folder: string, ending: string): Load | undefined {
  const named = new RegExp(`/_?${game}/(?:lesson/)?${folder}/${language}(-[a-z]+)?\\.${ending}$`);
  const parts = Object.keys(files).filter((name) => named.test(name));
  return parts.length ? async () => (await Promise.all(parts.map((name) => files[name]()))).join('\n') : undefined;
}

/** What the house says on its pages: the words of the arena stay in the terminal. */
function ofHouse(files: Record<string, Load>, language: string): Load | undefined {
  const parts = Object.keys(files).filter((name) => name.endsWith(`/${language}.ftl`) || /-(minds|table)\.ftl$/.test(name) && name.includes(`/${language}-`));
  return parts.length ? async () => (await Promise.all(parts.map((name) => files[name]()))).join('\n') : undefined;
}

const nothing: Load = async () => '';

/** What the server says of a game that is not in this build: it lives in a package of its own, or is younger. */
const served = (game: string, what: 'words' | 'rulebook', language: Language): Load => async () => {
  const answer = await fetch(`/api/games/${encodeURIComponent(game)}/${what}/${language}`);
  return answer.ok ? answer.text() : '';
};

async function speakerOf(language: Language, game?: string): Promise<Speaker> {
  const load = (language: Language) =>
    Promise.all([
      (ofHouse(house, language) ?? ofHouse(house, 'en') ?? nothing)(),
      (ofHouse(client, language) ?? nothing)(),
      game ? (ofGame(games, game, language, 'text', 'ftl') ?? served(game, 'words', language))() : '',
    ]);
  return new Speaker(language, ...(await load(language)));
}

/** The first language of the browser that the house speaks. */
export function guess(wishes: readonly string[]): Language {
  return (wishes.map((wish) => wish.slice(0, 2).toLowerCase()).find((wish) => wish in LANGUAGES) as Language | undefined) ?? 'en';
}

class Words {
  language = $state<Language>('en');
  #house = $state.raw<Speaker | null>(null);
  #games = $state.raw<Record<string, Speaker>>({});
  #wish: Language = 'en';

  get ready(): boolean {
    return this.#house !== null;
  }

  /** Speak this language from now on, at once for the house and all games learned so far. Of several calls the last one counts, whichever finishes first. */
  async speak(language: Language): Promise<void> {
    this.#wish = language;
    const names = Object.keys(this.#games);
    const [speaker, ...learned] = await Promise.all([speakerOf(language), ...names.map((name) => speakerOf(language, name))]);
    if (this.#wish !== language) return;
    if (Object.keys(this.#games).length > names.length) return this.speak(language); // one more was learned meanwhile
    this.#house = speaker;
    this.#games = Object.fromEntries(names.map((name, n) => [name, learned[n]]));
    this.language = language;
    document.documentElement.lang = language;
  }

  /** Learn the words of a game. */
  async learn(game: string): Promise<void> {
    if (this.#games[game]) return;
    const language = this.language;
    const speaker = await speakerOf(language, game);
    if (this.language !== language) return this.learn(game);
    this.#games = { ...this.#games, [game]: speaker };
  }

  knowsGame(game: string): boolean {
    return game in this.#games;
  }

  knows(id: string, game?: string): boolean {
    return this.#of(game)?.knows(id) ?? false;
  }

  /** The sentence of a message; a message that is missing shows its id, so that nobody is left without a button. */
  text(id: string, args: Record<string, SayArg> = {}, game?: string, calling?: Calling): string {
    try {
      return this.#of(game)?.text(id, args, calling) ?? '';
    } catch {
      return id;
    }
  }

  say(says: Say, game?: string, calling?: Calling): string {
    try {
      return this.#of(game)?.say(says, calling) ?? '';
    } catch {
      return says.id;
    }
  }

  #of(game?: string): Speaker | null {
    return (game && this.#games[game]) || this.#house;
  }
}

export const words = new Words();

/** A sentence of the client itself. */
export const t = (id: string, args: Record<string, SayArg> = {}): string => words.text(`web-${id}`, args);

/** The numbered rulebook of a game, as text. */
export async function bookOf(game: string, language: Language): Promise<string> {
  return (ofGame(books, game, language, 'rulebook', 'md') ?? served(game, 'rulebook', language))();
}

/** A moment in the reader's way of writing it. */
export function when(iso: string, language: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.valueOf()) ? iso : new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(date);
}
