import { mount } from 'svelte';
import App from './App.svelte';
import './design/fonts.css';
import './design/tokens.css';
import './design/base.css';
import './art/art.css';
import './design/short.svelte.ts';
import { startTheme } from './design/theme.ts';
import { askAheadForMyTables, offers, openSession } from './net/api.ts';
import { keepPage } from './offline.ts';
import { renewWhenOutdated } from './renew.ts';

// Asked for while the rest of the script is still on its way; whoever needs it hears whether that failed.
const at = location.pathname;
if (at.startsWith('/t/')) openSession().catch(() => {});
if (at === '/') {
  offers().catch(() => {});
  askAheadForMyTables();
}

startTheme();
renewWhenOutdated();
mount(App, { target: document.getElementById('app')! });
addEventListener('load', () => void keepPage());
