/** Where a replay comes from: a table of this server, or a record in a file. Asked once for each pair of eyes. */
import { recordAddress, replayOf, replayOfRecord } from '../net/api.ts';
import type { Replay } from '../net/protocol.ts';

export interface Source {
  table: string; // empty: a file
  record: string; // the address of the record; empty: the visitor has it
  load: (eyes: number | null) => Promise<Replay>;
}

function remembering(load: Source['load']): Source['load'] {
  const known = new Map<number | null, Promise<Replay>>();
  return (eyes) => {
    if (!known.has(eyes)) known.set(eyes, load(eyes));
    known.get(eyes)!.catch(() => known.delete(eyes));
    return known.get(eyes)!;
  };
}

export const ofTable = (table: string): Source => ({ table, record: recordAddress(table), load: remembering((eyes) => replayOf(table, eyes)) });

export const ofFile = (text: string, language: string): Source => ({
  table: '',
  record: '',
  load: remembering((eyes) => replayOfRecord(text, eyes, language)),
});
