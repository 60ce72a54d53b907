/** What this browser keeps of Sorcery: the standing orders, and the player's own armies. */

import { keep, recall } from '@client/settings.svelte';

const ORDERS = 'walpurgis-sorcery-orders';
const ARMIES = 'walpurgis-sorcery-armies';

/** An army of one's own: how it is called, and its code. */
export interface OwnArmy {
  name: string;
  code: string;
}

class Orders {
  /** Types of spells that are never asked about. */
  silent = $state.raw<string[]>(recall(ORDERS, []));

  set(type: string, silent: boolean): void {
    this.silent = [...this.silent.filter((other) => other !== type), ...(silent ? [type] : [])];
    keep(ORDERS, this.silent);
  }
}

class OwnArmies {
  all = $state.raw<OwnArmy[]>(recall(ARMIES, []));

  /** Keep an army under its name; another one of that name makes room for it. */
  add(army: OwnArmy): void {
    this.all = [army, ...this.all.filter(({ name }) => name !== army.name)];
    keep(ARMIES, this.all);
  }

  remove(army: OwnArmy): void {
    this.all = this.all.filter((other) => other !== army);
    keep(ARMIES, this.all);
  }
}

export const orders = new Orders();
export const ownArmies = new OwnArmies();
