/**
 * A part of the page that cannot be loaded: the page is older than the server, or the server was gone just then. As soon as it answers,
 * the page starts anew; the table is as it was.
 */
export function renewWhenOutdated(): void {
  let waiting = false;
  addEventListener('vite:preloadError', async () => {
    if (unhurried || waiting) return;
    waiting = true;
    while (!(await fetch(location.pathname, { cache: 'no-store' }).catch(() => null))?.ok) {
      await new Promise((resolve) => setTimeout(resolve, 2000));
    }
    location.reload();
  });
}

let unhurried = false;
/** Loads what nobody waits for yet: if a part of it fails, it is no reason to load the page anew. */
export async function unhurriedly(...loads: (() => Promise<unknown>)[]): Promise<void> {
  unhurried = true;
  await Promise.allSettled(loads.map((load) => load()));
  unhurried = false;
}
