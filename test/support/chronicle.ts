import { inspect } from 'node:util';
import { actsFor, systems } from '../../src/engine/index.ts';
import {
  type Change,
  isRecordKindOfModule,
  isRecordValid,
  isRefusal,
  type Operation,
  type PersonId,
  reportRules,
  type SeenReport,
} from '../../src/table/index.ts';
import { narrateChangeForViewer } from '../../src/view/seen/seen.ts';
import { tell } from '../../src/view/seen/tell.ts';
import { ToldChange } from '../../src/view/seen/told-change.ts';
import { channelViewer, personViewer, type Viewer } from '../../src/view/viewer.ts';
import { ANN, BEN, CLO, DAN, type Play, play } from './table.ts';

/** What a game comes to, operation by operation, as a text to be read and kept: changes, refusals and reports whole. */

const PEOPLE: readonly (readonly [PersonId, string])[] = [
  [ANN, 'Ann'],
  [BEN, 'Ben'],
  [CLO, 'Clo'],
  [DAN, 'Dan'],
];

export const inLine = (value: unknown): string => {
  const text = inspect(value, { depth: null, breakLength: Number.POSITIVE_INFINITY, compact: true, sorted: true });
  return PEOPLE.reduce((said, [id, name]) => said.replaceAll(`'${id}'`, name), text);
};

const nameOf = (person: PersonId): string => PEOPLE.find(([id]) => id === person)?.[1] ?? person;

/** An operation in one line; a module that it brings is left out. */
const asked = (operation: Operation): string => {
  const { kind, actor, ...rest } = { ...operation, module: undefined };
  const said = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
  return [nameOf(actor), kind, ...(Object.keys(said).length > 0 ? [inLine(said)] : [])].join(' ');
};

/** How one record became another: what of it is not as it was. */
const became = (from: { readonly [key: string]: unknown }, to: typeof from): string =>
  [...new Set([...Object.keys(from), ...Object.keys(to)])]
    .map((key) => `${key} ${inLine(from[key])} -> ${inLine(to[key])}`)
    .join(', ');

/** Records that no file of the game could hold: there are none. */
const unsound = ({ table }: Play, { added, updated }: Change): readonly string[] =>
  [...added, ...updated].flatMap(({ kind, id }) => {
    const record = table.get(kind, id);
    return !record || isRecordKindOfModule(systems, kind) || isRecordValid(table, record)
      ? []
      : [`  ! unsound: ${kind} ${id}`];
  });

/** A report in one line; one that no post could hold is marked: there is none. */
const reported = (seen: SeenReport): string =>
  `${inLine(seen)}${reportRules(systems).get(seen.what)?.schema.safeParse(seen).success ? '' : ' ! unsound'}`;

const listed = (title: string, lines: readonly string[]): readonly string[] =>
  lines.length > 0 ? [`  ${title}`, ...lines.map((one) => `    ${one}`)] : [];

/** What is told of a change: to the channel, as it is posted there, then to each person who is told something else. */
const told = ({ table }: Play, operation: Operation, change: Change): string[] => {
  const seenBy = (viewer: Viewer): readonly SeenReport[] =>
    narrateChangeForViewer(new ToldChange(table, change, operation), viewer).seen;
  const seen = seenBy(channelViewer);
  const open = seen.map(reported);
  const posted = (tell(operation, seen).seen ?? []).map(reported);
  const own = PEOPLE.flatMap(([id, name]) => {
    const own = seenBy(personViewer(id)).map(reported);
    return listed(`${name} is told`, own.join() === open.join() ? [] : own);
  });
  return [...listed('all are told', open), ...listed('by a post', posted.join() === open.join() ? [] : posted), ...own];
};

/** What is done, made when its turn comes, or how many minutes go by before what comes next. */
type Entry = Operation | ((game: Play) => Operation) | number;

const MINUTE = 60_000;

/** The lines of one operation after the other; each is done, or refused. */
export const chronicleOf = (game: Play, entries: readonly Entry[]): string => {
  let now = game.times.at(-1) ?? 0;
  const lines = entries.flatMap((one) => {
    if (typeof one === 'number') {
      now += one * MINUTE;
      return [`(after ${one} minutes)`];
    }
    const operation = typeof one === 'function' ? one(game) : one;
    const change = play(game, operation, now);
    if (isRefusal(change)) return [asked(operation), `  is refused: ${inLine(change)}`];
    return [
      asked(operation),
      ...change.removed.map((record) => `  - ${inLine(record)}`),
      ...change.updated.map(({ kind, id, from, to }) => `  ~ ${kind} ${id}: ${became(from, to)}`),
      ...change.added.map((record) => `  + ${inLine(record)}`),
      ...unsound(game, change),
      ...told(game, operation, change),
    ];
  });
  return `${lines.join('\n')}\n`;
};

/** All that somebody can do, a line each. */
export const actsListed = ({ table }: Play, actor: PersonId, wanted?: Parameters<typeof actsFor>[2]): string =>
  [...actsFor(table, actor, wanted)].map(asked).join('\n');
