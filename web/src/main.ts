import { mount } from 'svelte';

import './fonts.css';
import './app.css';
import App from './App.svelte';
import { pages } from './pages/pages';
import { router } from './router.svelte';
import { settings } from './settings.svelte';

// The page is fetched while the words are.
pages[router.page.name]().catch(() => undefined);
await settings.begin();
mount(App, { target: document.getElementById('app')! });
