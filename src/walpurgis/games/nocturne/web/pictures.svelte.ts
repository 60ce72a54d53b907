/** The picture of each thing. Sets of cards that not every kingdom has are fetched when one of their cards lies on the table. */

import { CARDS, type Thing } from './facts';
import { BOON, CARD, HEX, STATE, type Icon } from './icons';

type Icons = Record<string, Icon>;
const sets = import.meta.glob<{ CARD: Icons }>('./sets/*.ts');
const own: Record<string, Icons> = { boon: BOON, hex: HEX, state: STATE };

class Pictures {
  #cards = $state.raw<Icons>(CARD);
  readonly #fetched = new Set<string>();

  /** The icon of a thing, as soon as it is here. */
  of({ family, name }: Thing): Icon | undefined {
    return (own[family] ?? this.#cards)[name];
  }

  /** Fetch the sets these cards, Events and Landmarks belong to. */
  async fetch(names: string[]): Promise<void> {
    const wanted = new Set(names.map((name) => CARDS[name]?.set ?? 'empires'));
    for (const set of wanted) {
      const load = sets[`./sets/${set}.ts`];
      if (!load || this.#fetched.has(set)) continue;
      this.#fetched.add(set);
      const { CARD: more } = await load();
      this.#cards = { ...this.#cards, ...more };
    }
  }
}

export const pictures = new Pictures();
