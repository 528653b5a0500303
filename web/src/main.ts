import { mount } from 'svelte';
import App from './App.svelte';
import './design/fonts.css';
import './design/tokens.css';
import './design/base.css';
import './art/art.css';
import { startTheme } from './design/theme.ts';
import { keepPage } from './offline.ts';
import { renewWhenOutdated } from './renew.ts';

startTheme();
renewWhenOutdated();
mount(App, { target: document.getElementById('app')! });
addEventListener('load', () => void keepPage());
