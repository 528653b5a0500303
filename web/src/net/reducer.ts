/** The one way a table changes on this page, in live play and in replays: a message makes a new state out of the old one. */
import type { Told } from '../table/contract.ts';
import type { AnyMessage, Choice, Table, Update } from './protocol.ts';

/** A table as the server last showed it, with everything it left out filled in. */
export type Snapshot = Required<Omit<Table, 'type'>>;

export interface LogEntry {
  n: number; // of the update that told it
  told: Told[];
}

export interface TableState {
  table: Snapshot;
  choices: Choice[]; // the viewer's legal moves
  news: Told[]; // what the last update told
  log: LogEntry[];
  here: number[];
  watching: number;
  behind: boolean; // an update is missing: the table has to be asked for again
}

const LEFT_OUT = {
  listed: false,
  deal: '',
  lesson: null,
  hints: false,
  branch_of: '',
  clock: null,
  left: [],
  view: null,
  turn: [],
  scores: [],
  winners: [],
  hands: {},
  rematch: '',
  why_closed: '',
  proof: null,
};

export function reduce(state: TableState | null, message: AnyMessage): TableState | null {
  if (message.type === 'table') {
    const { log = [], here = [], watching = 0 } = state ?? {};
    return { ...fresh(message), log, here, watching };
  }
  if (!state) return state;
  switch (message.type) {
    case 'update':
      return updated(state, message);
    case 'choices':
      return message.seat === state.table.viewer ? { ...state, choices: message.choices } : state;
    case 'here':
      return { ...state, here: message.seats, watching: message.watching };
    case 'yours':
      return { ...state, table: { ...state.table, yours: message.seats, host: message.host } };
    case 'past': {
      const past = message.story.map(([n, told]) => ({ n, told }));
      const known = past.at(-1)?.n ?? 0;
      return { ...state, log: [...past, ...state.log.filter(({ n }) => n > known)] };
    }
    default:
      return state;
  }
}

function fresh({ type: _, ...table }: Table): TableState {
  return { table: { ...LEFT_OUT, ...table }, choices: [], news: [], log: [], here: [], watching: 0, behind: false };
}

function updated(state: TableState, { type: _, set, story = [], ...facts }: Update): TableState {
  if (facts.n <= state.table.n) return state;
  if (facts.n > state.table.n + 1) return { ...state, behind: true };
  const table = { ...state.table, ...facts };
  if (set && table.view) table.view = changed(table.view, set);
  const stale = story.length > 0 || table.phase !== 'running'; // new choices follow where there are any
  return {
    ...state,
    table,
    choices: stale ? [] : state.choices,
    news: story,
    log: story.length ? [...state.log, { n: facts.n, told: story }] : state.log,
  };
}

/** A view with new values at some places; whatever did not change stays the same object. */
export function changed<V>(view: V, set: Record<string, unknown>): V {
  return Object.entries(set).reduce<V>((before, [path, value]) => put(before, path.split('.'), value) as V, view);
}

function put(place: any, [step, ...rest]: string[], value: unknown): unknown {
  if (Array.isArray(place) && step === 'length') return place.slice(0, value as number);
  const inner = rest.length ? put(place[step!], rest, value) : value;
  if (!Array.isArray(place)) return { ...place, [step!]: inner };
  const list = [...place];
  list[Number(step)] = inner; // at its end, it grows by one
  return list;
}

/** Where a replay starts: the finished table before anything happened at it. */
export function beforeTheGame(end: Table): TableState {
  const open = { phase: 'open' as const, view: null, turn: [], scores: [], winners: [], hands: {}, left: [], rematch: '', n: 1 };
  return fresh({ ...end, ...open });
}
