import { mount } from 'svelte';

import './fonts.css';
import './app.css';
import App from './App.svelte';
import { firstGame } from './first';
import { pages } from './pages/pages';
import { router } from './router.svelte';
import { settings } from './settings.svelte';
import { drawingsOf } from './table/boards';
import { words } from './words.svelte';

/** Everything is fetched at the same time, and drawn when it is there: the page, the words, and the game if the page is a table. */
async function begin(): Promise<void> {
  const game = firstGame();
  const page = pages[router.page.name]();
  const drawings = game && drawingsOf(game);
  await settings.begin();
  await Promise.allSettled([page, drawings, game && words.learn(game)]);
  mount(App, { target: document.getElementById('app')! });
}

void begin();
