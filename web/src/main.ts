import { mount } from 'svelte';

import './fonts.css';
import './app.css';
import App from './App.svelte';
import { settings } from './settings.svelte';

await settings.begin();
mount(App, { target: document.getElementById('app')! });
