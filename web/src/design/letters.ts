/** The letters of a language, so that nothing moves when they come. Whom they keep waiting sees the browser's own first. */
export async function letters(language: string): Promise<void> {
  const sample = language === 'pl' ? 'aż' : 'a'; // the second file has what Polish needs
  const loading = document.fonts.load('1em Asap', sample).catch(() => {});
  await Promise.race([loading, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
}

const PATIENCE_MS = 1000;
