import './styles/app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { games } from './lib/games.svelte';
import { router } from './lib/router.svelte';
import { settings } from './lib/settings.svelte';
import { listenForTouch } from './lib/sound';
import { speech } from './lib/speech.svelte';

router.start();
listenForTouch();
void games.load(); // on its way while the words are fetched
await speech.speak(settings.language);
mount(App, { target: document.getElementById('app')! });
