/**
 * A part of the page that cannot be loaded: the page is older than the server, or the server was gone just then. As soon as it answers,
 * also to the moves that were sent, the page starts anew; the table is as it was.
 */
export function renewWhenOutdated(): void {
  let waiting = false;
  addEventListener('vite:preloadError', async () => {
    if (unhurried || waiting) return;
    waiting = true;
    while (!(await fetch(location.pathname, { cache: 'no-store' }).catch(() => null))?.ok) {
      await new Promise((resolve) => setTimeout(resolve, 2000));
    }
    while (unanswered.size) await Promise.all(unanswered);
    location.reload();
  });
}

const unanswered = new Set<Promise<unknown>>();
/** The page does not start anew before this is answered: what was not stored yet would be forgotten. */
export function answeredFirst<T>(answer: Promise<T>): Promise<T> {
  unanswered.add(answer);
  return answer.finally(() => unanswered.delete(answer));
}

let unhurried = false;
/** Loads what nobody waits for yet: if a part of it fails, it is no reason to load the page anew. */
export async function unhurriedly(...loads: (() => Promise<unknown>)[]): Promise<void> {
  unhurried = true;
  await Promise.allSettled(loads.map((load) => load()));
  unhurried = false;
}
