/** What the status line says: whose turn it is, and what to do now. */
import type { Say } from './contract.ts';
import { factsOf } from './games.ts';
import type { Session } from './session.svelte.ts';

export interface Status {
  title: string;
  text: string;
  yours: boolean;
}

const CLOSED: Record<string, string> = { host: 'table-closed-host', agreed: 'table-closed-agreed' };

/** Without a `picked` move it says what it said before one was picked. */
export function statusOf(session: Session, picked = session.picked): Status {
  const { table, plates, viewer, yourTurn, choices, say } = session;
  if (!table) return { title: '', text: '', yours: false };
  const called = (seats: number[]) => list(seats.map((seat) => plates[seat]!.name ?? ''), say);
  const others = table.turn.filter((seat) => seat !== viewer);
  if (table.phase === 'over') {
    const you = table.winners.length === 1 && table.winners[0] === viewer && table.yours.length < 2; // at one device it may be anybody
    const title = you ? say('table-you-win') : say('table-wins', { count: table.winners.length, names: called(table.winners) });
    return { title, text: say('table-over'), yours: false };
  }
  if (table.phase === 'closed') {
    const why = table.why_closed === 'host' && table.host ? 'table-closed-you' : CLOSED[table.why_closed];
    return { title: say('table-closed'), text: say(why ?? 'table-closed-idle'), yours: false };
  }
  const { ask } = factsOf(table.game);
  const toConfirm = picked && say(session.sent ? 'table-sending' : 'table-to-confirm');
  if (yourTurn) return { title: say('table-your-turn'), text: toConfirm ?? say(ask(choices.map(({ move }) => move))), yours: true };
  const title = say(others.length === 1 ? 'table-turn-of' : 'table-waiting-for', { names: called(others) });
  const text = viewer === null ? say('table-watch') : (toConfirm ?? (choices.length ? say('table-may-change') : ''));
  return { title, text, yours: false };
}

function list(names: string[], say: Say): string {
  const [others, last = ''] = [names.slice(0, -1), names.at(-1)];
  return others.length ? say('names', { others: others.join(', '), last }) : last;
}
