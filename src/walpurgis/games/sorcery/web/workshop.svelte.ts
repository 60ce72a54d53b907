/** The army that is being built in this browser: what was chosen so far, and what is done to it. */

import { armyOf, codeOf, type Army, type Member } from './building';

/** Which book of which member is being filled. */
export interface Page {
  member: number;
  book: number;
}

export class Workshop {
  army = $state.raw<Army>({ total: 200, members: [], domains: [] });
  name = $state('');
  page = $state.raw<Page | null>(null);

  /** Begin with what is there, for a game of this build total. */
  begin(code: string, total: number, name = ''): void {
    const army = armyOf(code);
    this.army = army ? { ...army, total } : { total, members: [], domains: [] };
    this.name = name;
    const member = this.army.members.findIndex(({ books }) => books.length);
    this.page = member < 0 ? null : { member, book: 0 };
  }

  get code(): string {
    return codeOf(this.army);
  }
  get filled() {
    return this.page ? this.army.members[this.page.member]?.books[this.page.book] : undefined;
  }

  #members(members: Member[]): void {
    this.army = { ...this.army, members };
  }

  #change(at: number, books: Member['books']): void {
    this.#members(this.army.members.map((member, n) => (n === at ? { ...member, books } : member)));
  }

  /** One more warrior; beside others of its kind without books, if there are any. */
  join(warrior: string): void {
    this.#members([...this.army.members, { warrior, books: [] }]);
  }

  dismiss(at: number): void {
    this.#members(this.army.members.filter((_, n) => n !== at));
    if (this.page && this.page.member >= at) this.page = this.page.member === at ? null : { ...this.page, member: this.page.member - 1 };
  }

  /** A book for a member, opened at once. */
  give(at: number, book: string): void {
    const { books } = this.army.members[at];
    this.#change(at, [...books, { book, spells: [] }]);
    this.page = { member: at, book: books.length };
  }

  take({ member, book }: Page): void {
    this.#change(member, this.army.members[member].books.filter((_, n) => n !== book));
    this.page = null;
  }

  /** Put the spells of the open book into it again. */
  fill(spells: string[]): void {
    const { page, filled } = this;
    if (!page || !filled) return;
    this.#change(page.member, this.army.members[page.member].books.map((one, n) => (n === page.book ? { ...one, spells } : one)));
  }

  /** Bring a domain, or none. */
  bring(domain: string): void {
    this.army = { ...this.army, domains: domain ? [domain] : [] };
  }
}

export const workshop = new Workshop();
