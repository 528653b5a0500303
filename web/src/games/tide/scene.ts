// What the board shows at one moment: a view at rest, or a step of the reveal on the way to it.
import type { Told } from '../../table/contract.ts';
import { CHOOSES, HIGHEST, setOf, tidesOf, type TideView } from './view.ts';

/** A weather card in front of an island. */
export interface Laid {
  turn: number;
  number: number; // 0 where it is not to be known
  up: boolean;
}

export interface Isle {
  seat: number;
  level: number;
  belts: number;
  of: number; // belts at the start of the round
  playing: boolean;
  cards: Laid[]; // the one shown last turn, and the one of this turn
  points: number | null; // what the round that just ended brought
}

/** A tide card on its way from its place in the middle to an island. */
export interface Flow {
  seat: number;
  level: number;
  from: number;
}

export interface Scene {
  round: number;
  turn: number;
  tides: number[]; // as they lie in the middle, the lower one first
  isles: Isle[];
  flows: Flow[];
  loses: number[]; // seats whose belt goes at this moment
  ended: number | null; // the round whose points are shown
}

/** A scene that lasts so many milliseconds before the next. */
export type Step = Scene & { lasts: number };

/** The view at rest. */
export function still(view: TideView): Scene {
  const shown = view.open || view.stage === CHOOSES;
  const begins = view.turn === 1 && view.round > 1 && !view.picked.includes(view.viewer); // until you pick
  const ended = view.over ? view.round : begins ? view.round - 1 : null;
  const cards = (seat: number): Laid[] => {
    const picked = view.picked.includes(seat);
    const number = view.pick[seat]!;
    const now = { turn: view.turn, number, up: shown || (number > 0 && seat !== view.viewer) };
    const last = { turn: view.turn - 1, number: view.laid[seat]!, up: true };
    if (view.over || !view.playing.includes(seat)) return [];
    return [...(last.number && !(picked && shown) ? [last] : []), ...(picked ? [now] : [])];
  };
  const isles = Array.from({ length: view.seats }, (_, seat) => ({
    seat,
    level: view.level[seat]!,
    belts: view.belts[seat]!,
    of: view.set_belts[setOf(view, seat)]!,
    playing: view.playing.includes(seat),
    cards: cards(seat),
    points: ended && view.points[ended - 1]![seat]!,
  }));
  return { round: view.round, turn: view.turn, tides: view.over ? [] : tidesOf(view), isles, flows: [], loses: [], ended };
}

/** Without the points of a round that are known by now. */
export const untold = (scene: Scene): Scene => ({
  ...scene,
  ended: null,
  isles: scene.isles.map((isle) => ({ ...isle, points: null })),
});

const until = (isle: Isle, turn: number): Laid[] => isle.cards.filter((card) => card.turn < turn);

/** How an island stands, in words. */
export const standing = ({ seat, level, belts, playing }: Isle): Told =>
  !playing
    ? ['tide-page-stands-out', { seat }]
    : [belts ? 'tide-page-stands' : 'tide-page-stands-last', { seat, level, highest: HIGHEST, belts }];

/** Whether one view can have come straight after the other, or there was a leap. */
export const follows = (view: TideView, before: TideView): boolean =>
  view.round === before.round ? view.turn - before.turn === 0 || view.turn - before.turn === 1 : view.round === before.round + 1 && view.turn === 1;

/** A card that is sent but not yet acknowledged lies there at once. */
export function withSent(scene: Scene, view: TideView, seat: number, move: string): Scene {
  const card = { turn: view.turn, number: Number(move), up: view.open };
  const cards = (isle: Isle) => (isle.seat === seat ? [...until(isle, view.turn), card] : isle.cards);
  const bare = untold(scene);
  return { ...bare, isles: bare.isles.map((isle) => ({ ...isle, cards: cards(isle) })) };
}

/** The steps from a scene to what the news made of it; none where nothing was revealed. Together at most 2.1 seconds. */
export function reveal(rest: Scene, news: Told[]): Step[] {
  const told = (...ids: string[]) => news.filter(([id]) => ids.includes(id)).map(([, args]) => args);
  const laid = told('tide-laid');
  const takes = told('tide-takes');
  const points = told('tide-points');
  if (laid.length < 2 && !takes.length) return [];

  const steps: Step[] = [];
  let scene = untold(rest);
  const step = (lasts: number, facts: Partial<Scene>, change: (isle: Isle) => Partial<Isle>) => {
    const isles = scene.isles.map((isle) => ({ ...isle, ...change(isle) }));
    scene = { ...scene, flows: [], loses: [], ...facts, isles };
    steps.push({ ...scene, lasts });
  };
  const of = (args: Record<string, any>[], isle: Isle) => args.find((one) => one.seat === isle.seat);

  const card = (isle: Isle, up: boolean) => ({ turn: rest.turn, number: of(laid, isle)?.card ?? 0, up });
  const lies = (isle: Isle) => of(laid, isle) !== undefined;
  if (laid.length > 1) step(120, {}, (isle) => (lies(isle) ? { cards: [...until(isle, rest.turn), card(isle, false)] } : {}));
  if (laid.length) step(600, {}, (isle) => (lies(isle) ? { cards: [card(isle, true)] } : {}));
  if (takes.length) {
    const swapped = takes[0]!.level !== rest.tides[0];
    const flows = takes.map(({ seat, level }, i) => ({ seat, level, from: swapped ? 1 - i : i }));
    step(520, { tides: [], flows }, (isle) => ({ level: of(takes, isle)?.level ?? isle.level }));
    const pays = told('tide-loses-belt');
    const out = told('tide-out');
    step(420, { loses: [...pays, ...out].map(({ seat }) => seat) }, (isle) => ({
      belts: of(pays, isle)?.belts ?? isle.belts,
      playing: isle.playing && !of(out, isle),
    }));
  }
  if (points.length) step(440, { ended: rest.round }, (isle) => ({ points: of(points, isle)?.points ?? null, cards: [] }));
  return steps;
}
