import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

const SERVER = process.env.PARAWAN_SERVER ?? 'http://127.0.0.1:8017'; // the one `npm run dev` plays on

export default defineConfig({
  plugins: [svelte()],
  server: {
    fs: { allow: ['..'] }, // rules and messages lie beside the games' code
    proxy: { '/api': { target: SERVER }, '/socket': { target: SERVER, ws: true } },
  },
  build: {
    outDir: '../src/parawan/web',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // the page's security policy allows no data: addresses
    modulePreload: { polyfill: false },
  },
});
