import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { words } from './tools/words.ts';

const SERVER = process.env.PARAWAN_SERVER ?? 'http://127.0.0.1:8017'; // the one `npm run dev` plays on

// What the start page and every table need: it comes in one file, not in a dozen of small ones.
const LIBRARIES = 'rolldown/runtime|node_modules/(svelte|@fluent|esm-env|clsx|devalue)/';
const SHARED = [
  'me|route|words/|design/theme|net/api|ui/(Button|Chip|Field|Sheet|later|sized)|sound/s|pages/(SkipLink|Notice)',
  'art/(icons|brand|bots|seats|Art|Pen|Piece|curves|place|maui/Motif|maui/weaves)|table/(bots|plates|names|intent|options)',
].join('|');
const SCENES = 'art/(scenes/|Ring|duck/GhostDuck|maui/(SandDollar|Tile)|tide/(Lifebelt|Wave))'; // the three pictures of the start page
const GROUPS = [
  { name: 'start', test: new RegExp(`${LIBRARIES}|src/(${SHARED})`) },
  { name: 'scenes', test: new RegExp(`src/${SCENES}`) },
  // A game's pieces, some of which its rules show, too: in one file (no table shows the pond).
  { name: 'ducks', test: /src\/art\/duck\/(?!Pond)/ },
  { name: 'isles', test: /src\/art\/tide\// },
  { name: 'towels', test: /src\/art\/maui\// },
  { name: 'play', test: /src\/(net\/|ui\/(after|steady)|table\/(games|Plates|SeatPlate|Telling|telling))/ }, // and replays
];

export default defineConfig({
  plugins: [svelte({ compilerOptions: { runes: true, discloseVersion: false, cssHash: ({ hash, css }) => `s${hash(css).slice(0, 5)}` } }), words()],
  server: {
    fs: { allow: ['..'] }, // rules lie beside the games' code
    proxy: { '/api': { target: SERVER }, '/socket': { target: SERVER, ws: true } },
  },
  build: {
    outDir: '../src/parawan/web',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // the page's security policy allows no data: addresses
    cssCodeSplit: false, // a part's own style sheet would hold what was on the page when it was loaded for ever
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: { codeSplitting: { groups: GROUPS } },
      checks: { pluginTimings: false }, // whoever runs `make play` on a slow machine has no use for them
    },
  },
});
