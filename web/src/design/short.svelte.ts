/**
 * Whether this is a phone held upright without room for a whole table, as most are between the bars of their browser. Found out
 * where the page is loaded or turned: while those bars come and go, nothing changes under a finger.
 */
let width = 0;
let low = $state(false);

function measure(): void {
  if (innerWidth === width) return;
  width = innerWidth;
  low = width < 640 && width < innerHeight && innerHeight <= 812;
  document.documentElement.toggleAttribute('data-short', low); // so that style sheets know
}

measure();
addEventListener('resize', measure);

export const short = (): boolean => low;
