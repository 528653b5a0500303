import { unhurriedly } from './renew.ts';
import { speak } from './words/words.svelte.ts';

const QUIET_MS = 3000;

/** Keeps the page for when there is no network, where the browser allows it. */
export async function keepPage(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  await navigator.serviceWorker.register('/sw.js');
  const { active } = await navigator.serviceWorker.ready;
  const keep = (entries: PerformanceEntryList) => {
    const parts = entries.map(({ name }) => new URL(name).pathname).filter((path) => path.startsWith('/assets/'));
    active?.postMessage(['/', ...parts]);
  };
  new PerformanceObserver((list) => keep(list.getEntries())).observe({ type: 'resource', buffered: true }); // also what came before
  setTimeout(() => void keepPad(), QUIET_MS);
}

/** The score pad is for tables without a network, so it is kept before anybody asks for it: later, when nothing else is loaded. */
const keepPad = (): Promise<void> =>
  unhurriedly(
    () => import('./pages/Pad.svelte'),
    () => import('./pad/OneSheet.svelte'),
    () => import('./pad/Sheets.svelte'),
    () => speak('pad'),
  );
