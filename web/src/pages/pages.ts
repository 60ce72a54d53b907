/** The pages, each fetched when it is wanted. */

import type { Component } from 'svelte';

import type { Page } from '../router.svelte';

export const pages: Record<Page['name'], () => Promise<{ default: Component<any> }>> = {
  home: () => import('./Home.svelte'),
  table: () => import('./TablePage.svelte'),
  replay: () => import('./ReplayPage.svelte'),
  rules: () => import('./RulesPage.svelte'),
  learn: () => import('./LearnPage.svelte'),
  seat: () => import('./SeatPage.svelte'),
  about: () => import('./About.svelte'),
  lost: () => import('./Lost.svelte'),
};
