import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { pieceQueries } from '../../src/view/pieces.ts';
import { placeQueries } from '../../src/view/places.ts';
import type { QueryDefinition } from '../../src/view/queries.ts';
import { seatQueries } from '../../src/view/seats.ts';
import type { View } from '../../src/view/view.ts';
import { HAUNTS } from './worlds/war.ts';

/** Every query that the view has, asked by all that its viewer can name: a new one is asked without being named here. */

export type AnyQueries = QueryDefinition<Readonly<Record<string, unknown>>>;

const SOURCES = fileURLToPath(new URL('../../src/', import.meta.url));

const isQueries = (value: unknown): value is AnyQueries =>
  typeof value === 'object' &&
  value !== null &&
  Object.getOwnPropertySymbols(value).some(({ description }) => description === 'made');

/** By their names, as the files of the view export them. */
export const allQueries = async (): Promise<ReadonlyMap<string, AnyQueries>> => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /^(view|features\/\w+\/view)\/.*\.ts$/.test(name),
  );
  const modules = await Promise.all(files.map((name): Promise<object> => import(`${SOURCES}${name}`)));
  const exported: readonly (readonly [string, unknown])[] = modules.flatMap((module) => Object.entries(module));
  return new Map(exported.flatMap(([name, value]) => (isQueries(value) ? [[name, value] as const] : [])));
};

/** Where something is done unseen, what may be there, and other texts and numbers that queries take. */
const WORDS: readonly unknown[] = [...HAUNTS.slice(0, 2), 'Ghost 1', 'Strength', 5];
/** Of the pieces that a viewer sees so many are asked for. */
const PIECES = 2;

/** What viewers can name: pieces, places and sides that they see, alone and as lists, the game, a count, and words. */
const nameable = (view: View): readonly unknown[] => {
  const pieces = [...view.of(pieceQueries).all()].slice(0, PIECES);
  const maps = view.of(placeQueries).maps();
  const sides = view.of(seatQueries).sides();
  return [
    ...[...pieces, ...sides].flatMap((one) => [one, [one]]),
    ...sides.map(({ id }) => id),
    ...maps.flatMap((map) => [map, map.id, ...map.boards.flatMap((board) => [board, board.id])]),
    { what: 'game' },
    { match: 'Zebra = 1', sum: 'Strength' },
    ...WORDS,
  ];
};

const SECOND: readonly unknown[] = [...WORDS, HAUNTS.slice(0, 1)];

/** How an answer begins that is none, as the question was of no use. */
const NO_USE = 'no use: ';

const textOf = (answer: unknown): string => {
  const all = answer !== null && typeof answer === 'object' && Symbol.iterator in answer ? [...(answer as [])] : answer;
  return JSON.stringify(all, (_, part) => (part instanceof Map || part instanceof Set ? [...part] : part)) ?? '';
};

const answerTo = (ask: () => unknown): string => {
  try {
    return textOf(ask());
  } catch (fault) {
    return `${NO_USE}${fault}`;
  }
};

/** By query and question: what a viewer is answered, as text. */
export type Answers = ReadonlyMap<string, ReadonlyMap<string, string>>;

export const askedAll = (view: View, all: ReadonlyMap<string, AnyQueries>): Answers => {
  const things = nameable(view);
  const answers = new Map<string, ReadonlyMap<string, string>>();
  for (const [name, asked] of all) {
    const queries = view.of(asked);
    const inherited = Object.getOwnPropertyNames(Object.getPrototypeOf(queries));
    for (const key of [...Object.keys(queries), ...inherited].filter((one) => !(one in Object.prototype)))
      answers.set(`${name}.${key}`, answersTo(queries, key, things));
  }
  return answers;
};

const answersTo = (
  queries: Readonly<Record<string, unknown>>,
  key: string,
  things: readonly unknown[],
): ReadonlyMap<string, string> => {
  const query = queries[key];
  if (typeof query !== 'function') return new Map([['', textOf(query)]]);
  const ask = (...some: readonly unknown[]): string => answerTo(() => Reflect.apply(query, queries, some));
  if (query.length === 0) return new Map([['', ask()]]);
  const seconds = query.length === 1 ? [undefined] : SECOND;
  return new Map(things.flatMap((one, i) => seconds.map((two, j) => [`${i} ${j}`, ask(one, two)] as const)));
};

/** The queries that were of no use to anybody who asked. */
export const unanswered = (all: readonly Answers[]): readonly string[] =>
  [...new Set(all.flatMap((answers) => [...answers.keys()]))].filter((query) =>
    all.every((answers) => [...(answers.get(query)?.values() ?? [])].every((text) => text.startsWith(NO_USE))),
  );

/** The queries that were answered otherwise. */
export const differing = (before: Answers, after: Answers): readonly string[] =>
  [...after].flatMap(([query, answers]) =>
    [...answers].some(([question, text]) => before.get(query)?.get(question) !== text) ? [query] : [],
  );

/** Returns the names of all queries in the sources, wherever they are. */
export const queriesInSources = (): readonly string[] =>
  readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .flatMap((name) => [...readFileSync(`${SOURCES}${name}`, 'utf8').matchAll(/^export const (\w+) = queries\(/gm)])
    .map(([, name = '']) => name);
