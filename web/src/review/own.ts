/** Which seats of a finished table this browser holds, as the table itself says. */
import { openSession } from '../net/api.ts';
import type { AnyMessage } from '../net/protocol.ts';

/** Asked once. None where there is nothing to be learned: a look back can be had without. */
export async function ownSeats(table: string): Promise<number[]> {
  await openSession();
  return new Promise((found) => {
    const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/socket/${table}`);
    socket.onopen = () => socket.send(JSON.stringify({ type: 'hello', id: 'own', seat: null }));
    socket.onmessage = ({ data }) => {
      const told = (JSON.parse(data as string) as AnyMessage[]).find((message) => message.type === 'table');
      if (told) found(told.yours);
      socket.close();
    };
    socket.onclose = () => found([]);
  });
}
