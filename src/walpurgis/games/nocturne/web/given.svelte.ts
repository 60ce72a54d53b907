/** The standing orders this browser keeps. */

import { keep, recall } from '@client/settings.svelte';
import type { Order, Reaction } from './orders';

const KEY = 'walpurgis-nocturne-orders';

class Orders {
  given = $state.raw<Record<string, Order>>(recall(KEY, {}));

  of(reaction: Reaction): Order {
    return this.given[reaction] ?? 'ask';
  }

  give(reaction: Reaction, order: Order): void {
    this.given = { ...this.given, [reaction]: order };
    keep(KEY, this.given);
  }
}

export const orders = new Orders();
