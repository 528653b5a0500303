/**
 * The words of the page, one module for each language and game, and for each part of the page that has words of its own: files are
 * joined, and what only a terminal says is left out.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { tied } from '../src/rules/tied.ts';

const WEB = join(import.meta.dirname, '..');
const PROGRAM = join(WEB, '../src/parawan');
const MODULE = 'virtual:words';
export const LANGUAGES = ['de', 'en', 'pl'];
export const GAMES = readdirSync(join(WEB, 'src/games')).sort();
export const PARTS = readdirSync(join(WEB, 'src')).filter((part) => existsSync(join(WEB, 'src', part, 'words'))).sort();

/** What no page can bring about: of the errors, only those of a move or a seat come to a player. */
const NEVER_SHOWN = /^(cli-|error-(?!over|not-your-turn|no-such|ambiguous)|\w+-(help$|edition-))/;
const TERMINAL = /^\w+-draw-/; // some of these are said by the page, too
const saidIn = (id: string): string | undefined => PARTS.find((part) => id.startsWith(`${part}-`) || id.startsWith(`server-${part}-`));
const LESSON = /^\w+-lesson-/; // newcomers alone need these

/** The messages of a Fluent file, each under its id, without comments. */
export function messages(source: string): Map<string, string> {
  const found = source.split(/^(?=[a-z][\w-]* =)/m).filter((part) => /^[a-z]/.test(part));
  return new Map(found.map((part) => [part.split(' ')[0]!, part.replace(/^#.*\n?/gm, '').trimEnd()]));
}

const read = (...path: string[]) => messages(readFileSync(join(...path), 'utf8'));

function files(folder: string, ending: RegExp): string[] {
  const names = readdirSync(folder, { recursive: true }) as string[];
  return names.filter((name) => ending.test(name)).map((name) => join(folder, name));
}

function saidBy(game: string): (id: string) => boolean {
  const code = files(join(WEB, 'src/games', game), /\.(ts|svelte)$/).map((path) => readFileSync(path, 'utf8')).join('\n');
  return (id) => !NEVER_SHOWN.test(id) && (!TERMINAL.test(id) || code.includes(`'${id}'`));
}

/** All that is said around the games, with the games' names. */
export function wordsOfPage(language: string): string {
  const shared = [...read(PROGRAM, `messages/${language}.ftl`)].filter(([id]) => !NEVER_SHOWN.test(id) && !saidIn(id));
  const names = GAMES.map((game) => read(PROGRAM, `games/${game}/messages/${language}.ftl`).get(`${game}-name`)!);
  return [...names, ...shared.map(([, text]) => text), ...read(WEB, `src/words/${language}.ftl`).values()].join('\n');
}

/** What is said at the tables of a game. */
export function wordsOfGame(game: string, language: string): string {
  const said = saidBy(game);
  const messages = [...read(PROGRAM, `games/${game}/messages/${language}.ftl`)];
  const told = messages.filter(([id]) => said(id) && !LESSON.test(id) && id !== `${game}-name`);
  return [...told.map(([, text]) => text), ...read(WEB, `src/games/${game}/words/${language}.ftl`).values()].join('\n');
}

/** What is said by a part of the page that few people open, and what the program tells it alone. */
export function wordsOfPart(part: string, language: string): string {
  const told = [...read(PROGRAM, `messages/${language}.ftl`)].filter(([id]) => saidIn(id) === part);
  return [...told.map(([, text]) => text), ...read(WEB, `src/${part}/words/${language}.ftl`).values()].join('\n');
}

/** What only the first game of a game says. */
export function wordsOfLesson(game: string, language: string): string {
  const steps = [...read(PROGRAM, `games/${game}/messages/${language}.ftl`)].filter(([id]) => LESSON.test(id));
  return steps.map(([, text]) => text).join('\n');
}

function wordsOf(part: string, language: string): string {
  if (part === 'page') return wordsOfPage(language);
  if (PARTS.includes(part)) return wordsOfPart(part, language);
  const [game, lesson] = part.split('-') as [string, string?];
  return lesson ? wordsOfLesson(game, language) : wordsOfGame(game, language);
}

/** `virtual:words` gives, for the page, its parts, each game and each lesson, a way to each language's words. */
function index(): string {
  const ways = (part: string) => LANGUAGES.map((language) => `${language}: () => import('${MODULE}/${part}/${language}')`).join(', ');
  const parts = ['page', ...PARTS, ...GAMES, ...GAMES.map((game) => `${game}-lesson`)];
  return `export default { ${parts.map((part) => `'${part}': { ${ways(part)} }`).join(', ')} };`;
}

export function words(): Plugin {
  return {
    name: 'words',
    resolveId: (id) => (id.startsWith(MODULE) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${MODULE}`)) return;
      const [, part, language] = id.split('/');
      if (!part || !language) return index();
      for (const folder of [join(PROGRAM, 'messages'), join(PROGRAM, 'games'), join(WEB, 'src')])
        for (const path of files(folder, new RegExp(`${language}\\.ftl$`))) this.addWatchFile(path);
      return `export default ${JSON.stringify(tied(wordsOf(part, language), language))};`;
    },
  };
}
