/** Any view, sorted into what a plain board can draw: lists with a value for each seat, rows of cards, single facts, and groups of them. */

import { t, words } from '../words.svelte';

export type Plain = string | number | boolean | null;

export interface Zones {
  facts: { zone: string; value: Plain }[];
  rows: { zone: string; cards: Plain[] }[];
  groups: { zone: string; zones: Zones }[];
}

const isPlain = (value: unknown): value is Plain => value === null || ['string', 'number', 'boolean'].includes(typeof value);

/** The lists of the view that hold one value for each seat. */
export function bySeat(view: any, seats: number): { zone: string; values: Plain[] }[] {
  return Object.entries(view ?? {})
    .filter(([, value]) => Array.isArray(value) && value.length === seats && value.every((one) => typeof one === 'number'))
    .map(([zone, value]) => ({ zone, values: value as Plain[] }));
}

export function zonesOf(view: any, seats: number): Zones {
  const taken = new Set(bySeat(view, seats).map(({ zone }) => zone));
  const zones: Zones = { facts: [], rows: [], groups: [] };
  for (const [zone, value] of Object.entries(view ?? {})) {
    if (taken.has(zone)) continue;
    if (isPlain(value)) zones.facts.push({ zone, value });
    else if (Array.isArray(value) && value.every(isPlain)) zones.rows.push({ zone, cards: value });
    else zones.groups.push({ zone, zones: zonesOf(value, -1) });
  }
  return zones;
}

/** What a zone is called: by the game, by the house, or by its own name. */
export function zoneName(zone: string, game: string): string {
  for (const id of [`view-${zone}`, `account-${zone}`]) if (words.knows(id, game)) return words.text(id, {}, game);
  if (words.knows(`web-view-${zone}`)) return t(`view-${zone}`);
  if (/^\d+$/.test(zone)) return String(Number(zone) + 1);
  return zone.replaceAll('_', ' ');
}

export function shown(value: Plain): string {
  if (typeof value === 'boolean') return words.text(value ? 'yes' : 'no');
  return value === null || value === '' ? '–' : String(value);
}
