/** A `Speaker` turns a `Say` into a sentence, with the same Fluent files as the server and the terminal.
 *
 * A variable that is itself a `Say` is put in as its sentence. If its message has attributes, they are put in, too: `$where` may have `$where-to` and
 * `$where-from`, so that each language can decline as it needs. Lists are joined by the language's "and"; equal things in a list are counted (`$n`). Where the order
 * matters, `$order-then` is the same list as a sequence: "Red, Blue, then Green".
 */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

import { isolated, wellSounding } from './euphony';
import type { Say, SayArg } from './wire';

type Forms = Record<string, string>;
type Pattern = Parameters<FluentBundle['formatPattern']>[0];

/** How something is called at this table instead of by its message: a seat by its player. Null where the message's own words stand. */
export type Calling = (says: Say, words: string) => string | null;

/** A message that a language lacks, or that cannot be put into words. */
export class Untranslated extends Error {}

export class Speaker {
  readonly language: string;
  readonly #bundle: FluentBundle;

  constructor(language: string, ...resources: string[]) {
    this.language = language;
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const resource of resources) this.#bundle.addResource(new FluentResource(resource), { allowOverrides: true });
  }

  /** The sentence. */
  say(says: Say, calling?: Calling): string {
    return this.#forms(says, {}, calling)[''];
  }

  /** The sentence of a message with these variables; `id.form` is one of its other forms. */
  text(id: string, args: Record<string, SayArg> = {}, calling?: Calling): string {
    const [message, form = ''] = id.split('.');
    const spoken = this.#forms({ id: message, args }, {}, calling)[form];
    if (spoken === undefined) throw new Untranslated(`${this.language}: ${message} has no form ${form}`);
    return spoken;
  }

  /** Whether there is such a message. */
  knows(id: string): boolean {
    const [message, form] = id.split('.');
    const found = this.#bundle.getMessage(message);
    return found !== undefined && (form === undefined || form in found.attributes);
  }

  /** The sentence under "", and each of its other forms under its name. */
  #forms(says: Say, more: Record<string, FluentVariable>, calling?: Calling): Forms {
    const message = this.#bundle.getMessage(says.id);
    if (!message) throw new Untranslated(`${this.language}: there is no message ${says.id}`);
    const args: Record<string, FluentVariable> = { n: 1, ...more };
    for (const [name, value] of Object.entries(says.args ?? {})) {
      for (const [form, spoken] of Object.entries(this.#spoken(value, calling))) args[form ? `${name}-${form}` : name] = spoken;
    }
    const forms: Forms = {};
    for (const [form, pattern] of [['', message.value] as const, ...Object.entries(message.attributes)]) {
      if (pattern !== null) forms[form] = this.#format(says.id, pattern, args);
    }
    return calling && forms[''] ? this.#called(says, forms, calling) : forms;
  }

  /** The forms with another name in them. A form that does not hold the name stays as it is, such as another word for the same thing; but a name that is only
   * marked is marked in its cases, too: they end like it ("den Akolythen (A4)"). */
  #called(says: Say, forms: Forms, calling: Calling): Forms {
    const words = forms[''];
    const name = calling(says, words);
    if (name === null) return forms;
    const end = name.includes(words) && words.includes(' ') ? words.slice(words.lastIndexOf(' ')) : null;
    const called = (spoken: string): string => {
      if (spoken.includes(words)) return spoken.replace(words, () => isolated(name));
      return end !== null && spoken.endsWith(end) ? name.replace(words, () => spoken) : spoken;
    };
    return Object.fromEntries(Object.entries(forms).map(([form, spoken]) => [form, wellSounding(called(spoken), this.language)]));
  }

  #format(message: string, pattern: Pattern, args: Record<string, FluentVariable>): string {
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, args, errors);
    if (errors.length) throw new Untranslated(`${this.language}: ${message}: ${errors[0].message}`);
    return wellSounding(text, this.language);
  }

  #spoken(value: SayArg, calling?: Calling): Record<string, FluentVariable> {
    if (Array.isArray(value)) return this.#listed(value, calling);
    if (typeof value === 'object' && value !== null) return this.#forms(value, {}, calling);
    return { '': typeof value === 'string' ? isolated(value) : value };
  }

  /** Equal things are counted, different ones joined; the number of all is the form `count`, and all of them one after the other the form `then`. */
  #listed(values: Say[], calling?: Calling): Record<string, FluentVariable> {
    const kinds = new Map<string, { first: Say; count: number }>();
    for (const value of values) {
      const same = JSON.stringify(value);
      const kind = kinds.get(same);
      if (kind) kind.count += 1;
      else kinds.set(same, { first: value, count: 1 });
    }
    const spoken = [...kinds.values()].map(({ first, count }) => this.#forms(first, { n: count }, calling));
    const names = spoken.length ? Object.keys(spoken[0]).filter((name) => spoken.every((forms) => name in forms)) : [''];
    const joined = names.map((name) => [name, this.#joined('list-and', spoken.map((forms) => forms[name]))]);
    const then = this.#joined('list-then', values.map((value) => this.say(value, calling)));
    return { ...Object.fromEntries(joined), then, count: values.length };
  }

  #joined(message: string, texts: string[]): string {
    if (texts.length < 2) return texts[0] ?? this.text('list-none');
    return this.text(message, { start: texts.slice(0, -1).join(', '), last: texts[texts.length - 1] });
  }
}
