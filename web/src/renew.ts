/**
 * A part of the page that cannot be loaded: the page is older than the server, or the server was gone just then. As soon as it answers,
 * the page starts anew; the table is as it was.
 */
export function renewWhenOutdated(): void {
  let waiting = false;
  addEventListener('vite:preloadError', async () => {
    if (unhurried) return;
    if (waiting) return;
    waiting = true;
    while (!(await fetch(location.pathname, { cache: 'no-store' }).catch(() => null))?.ok) {
      await new Promise((resolve) => setTimeout(resolve, 2000));
    }
    location.reload();
  });
}

let unhurried = 0;
/** Loads what nobody waits for yet: if that fails, it is no reason to load the page anew. */
export async function unhurriedly(load: () => Promise<unknown>): Promise<void> {
  unhurried += 1;
  await load().catch(() => {});
  unhurried -= 1;
}
