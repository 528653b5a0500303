import { go } from '../route.svelte.ts';
import { keepIntent } from './intent.ts';
import type { Session } from './session.svelte.ts';

/** To the table for another game, which is set where there is none yet. */
export async function rematch(session: Session): Promise<void> {
  if (!session.table!.rematch && !(await session.do({ type: 'rematch' }))) return;
  const next = session.table!.rematch;
  keepIntent(next, { sit: [], start: true });
  go(`/t/${next}`);
}
