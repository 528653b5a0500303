/** A page that is older than the server lacks those of its parts that it has not loaded yet. It starts anew; the table is as it was. */
export function renewWhenOutdated(): void {
  addEventListener('vite:preloadError', async () => {
    const answer = await fetch(location.pathname, { cache: 'no-store' }).catch(() => null); // without a network it would only get worse
    if (answer?.ok) location.reload();
  });
}
