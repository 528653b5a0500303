/** A review as the server works it out: lines of JSON that come one after another (src/parawan/bots/review/report.py). */
import { NotGiven } from '../net/api.ts';
import type { Told } from '../table/contract.ts';

export type Mark = 'fine' | 'inexact' | 'costly';
export interface Judged {
  type: 'choice';
  n: number; // moves played before it
  view: Record<string, any>;
  move: string;
  best: string;
  mark: Mark;
  cost: number;
  error: number;
  win: number;
  weighed: { move: string; points: number; win: number; does?: Told[] }[];
  because?: Told;
}
export interface Part {
  value: number;
  error: number;
}
export interface Sum {
  start: Part;
  luck: Part;
  own: Part;
  others: Part;
  result: number;
}
export type Line =
  | { type: 'head'; seat: number; choices: number }
  | Judged
  | { type: 'progress'; done: number }
  | { type: 'end'; points: Sum; costliest: number[] };

/** Tells every line as it comes; returns when there are no more, or `stop` says so. */
export async function follow(table: string, seat: number, online: (line: Line) => void, stop: AbortSignal): Promise<void> {
  const answer = await fetch(`/api/tables/${table}/review/${seat}`, { signal: stop });
  if (!answer.ok) {
    const said = (await answer.json().catch(() => null)) as { why?: Told } | null;
    throw new NotGiven(said?.why ?? ['net-trouble', {}]);
  }
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
  let unread = '';
  for (let { value, done } = await reader.read(); !done; { value, done } = await reader.read()) {
    const lines = (unread + value).split('\n');
    unread = lines.pop()!;
    for (const line of lines) online(JSON.parse(line) as Line);
  }
}
