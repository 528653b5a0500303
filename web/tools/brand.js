// Draws the app's icons and the banner from the same components the page uses, with the colours of day.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'vite';

const day = readFileSync('src/design/tokens.css', 'utf8').replace(/\[data-theme='night'\] {[^}]*}/, '');
const colours = new Map([...day.matchAll(/(--[\w-]+):\s*(#\w+)/g)].map(([, name, value]) => [name, value]));
const HAND = 'fill="none" stroke="#1e2a32" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"';

const server = await createServer({ server: { middlewareMode: true }, appType: 'custom', logLevel: 'error' });
const { render } = await server.ssrLoadModule('svelte/server');

async function draw(component, width, height, radius) {
  const { default: drawing } = await server.ssrLoadModule(`/src/art/brand/${component}.svelte`);
  const body = render(drawing)
    .body.replace(/<!--.*?-->/g, '')
    .replaceAll('class="piece"', HAND)
    .replace(/var\((--[\w-]+)\)/g, (_, name) => colours.get(name));
  const frame = `<clipPath id="frame"><rect width="${width}" height="${height}" rx="${radius}"/></clipPath>`;
  const open = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`;
  return `${open}${frame}<g clip-path="url(#frame)">${body}</g></svg>\n`;
}

writeFileSync('public/icon.svg', await draw('AppIcon', 96, 96, 20));
writeFileSync('public/banner.svg', await draw('Banner', 1200, 400, 0));
const square = await draw('AppIcon', 96, 96, 0);
for (const size of [192, 512]) {
  execFileSync('rsvg-convert', ['--width', `${size}`, '--output', `public/icon-${size}.png`], { input: square });
}
await server.close();
