/** Which place of the page is shown. Addresses are real ones: links, reload and the back button work as everywhere. */
let path = $state(location.pathname);

export const where = (): string => path;

export function go(address: string, replace = false): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', address);
  path = location.pathname;
  scrollTo(0, 0);
}

/** Links within the page change the place without loading it anew. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest?.('a');
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!link || !plain || event.defaultPrevented || link.target || link.hasAttribute('download')) return;
  if (link.origin !== location.origin || link.pathname.startsWith('/api/') || link.getAttribute('href')?.startsWith('#')) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}

addEventListener('popstate', () => {
  path = location.pathname;
});
