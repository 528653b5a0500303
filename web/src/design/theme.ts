/** Day or night: as chosen before on this device, or as the system has it. */
export type Theme = 'day' | 'night';

const KEPT = 'parawan-theme';
const SAND: Record<Theme, string> = { day: '#F6E7C8', night: '#15202B' }; // the browser's own bars
const dark = matchMedia('(prefers-color-scheme: dark)');

function show(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) meta.content = SAND[theme];
}

/** The choice kept on this device; none where the browser keeps nothing. */
export function keptTheme(): Theme | null {
  try {
    return localStorage.getItem(KEPT) as Theme | null;
  } catch {
    return null;
  }
}

export const theme = (): Theme => keptTheme() ?? (dark.matches ? 'night' : 'day');

export function startTheme(): void {
  show(theme());
  dark.addEventListener('change', () => show(theme()));
}

/** Keeps a choice; with null the system decides again. */
export function chooseTheme(choice: Theme | null): void {
  try {
    if (choice) localStorage.setItem(KEPT, choice);
    else localStorage.removeItem(KEPT);
  } catch {
    // A browser that keeps nothing still shows the choice.
  }
  show(choice ?? theme());
}
