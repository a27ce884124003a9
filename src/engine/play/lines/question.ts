import { z } from 'zod';
import {
  count,
  createWorldQuery,
  idOf,
  keyed,
  list,
  type PersonId,
  person,
  type SideId,
  type Stored,
  shortText,
  type Table,
  type VisibilityRule,
  values,
  type World,
} from '../../../table/index.ts';
import { canModuleHideAnything, moduleOf, playersOf } from '../queries.ts';
import { seenTable } from '../secrecy/seen-table.ts';
import { findMatchingSubjects } from './candidates.ts';
import type { ChoiceDefinition, Instruction } from './form.ts';
import type { Item, LineItem } from './item.ts';
import { GAME, type InstructionNameMeaning, type InstructionNames } from './names.ts';
import { instructionsFromSource } from './source.ts';

/**
 * The open question of a game (G23): a side must choose in the middle of a step. The instructions that wait for the
 * answer are stored with the question. The answer is a step of its own.
 */

const MOST_THINGS_BOUND = 1000;
const MOST_LINES_WAITING = 1000;

const subject = keyed({ kind: z.enum(['piece', 'cell', 'side', 'game']), id: shortText });

const bound = keyed({
  things: z.record(shortText, list(subject, MOST_THINGS_BOUND)),
  /** The names that stand for cells of a choice that allowed several cells. */
  several: list(shortText, MOST_THINGS_BOUND).exactOptional(),
  values,
});
type StoredBound = Stored<typeof bound>;

const line = keyed({
  part: z.enum(['action', 'effect', 'phase']),
  name: shortText,
  of: z.enum(['pay', 'does', 'instead', 'begin', 'end']),
  index: count,
  isEach: z.literal(true).exactOptional(),
  actor: person,
  side: idOf<SideId>().exactOptional(),
  it: subject,
  /** The index of the instruction's names in `bounds`. */
  bound: count,
  sees: z.enum(['actor', 'all']),
  effects: list(shortText, 64).exactOptional(),
});
type StoredLine = Stored<typeof line>;

export const questionSchema = keyed({
  kind: z.literal('question'),
  id: z.literal('question'),
  side: idOf<SideId>(),
  line,
  /** The subject and the names of the question, as far as the asked side may know them. */
  known: keyed({ it: subject, bound }),
  /** The deadline in milliseconds since 1970; absent if there is none. */
  until: count.exactOptional(),
  /** The kind of the operation that led to the question. */
  by: shortText,
  rest: list(line, MOST_LINES_WAITING),
  bounds: list(bound, MOST_LINES_WAITING),
});
export type Question = Stored<typeof questionSchema>;

declare module '../../../table/core/record.ts' {
  interface Records {
    question: Question;
  }
}

const NOTHING_BOUND: StoredBound = { things: {}, values: {} };

/**
 * All players see which side is asked, and by which action or effect. Only the asked side sees the subject and the
 * names. Only the game master sees the waiting instructions.
 */
export const questionVisibility: VisibilityRule<'question'> = (table, question, audience) => {
  if (audience.master || !canModuleHideAnything(moduleOf(table))) return question;
  const { line: asking, known, ...open } = question;
  return {
    ...open,
    line: { ...asking, it: GAME, bound: 0 },
    known: audience.plays(question.side) ? known : { it: GAME, bound: NOTHING_BOUND },
    rest: [],
    bounds: [],
  };
};

export const questionRecordIn = (world: World): Question | undefined => world.get('question', 'question');

export interface OpenQuestion {
  readonly record: Question;
  /** The name of the action, effect or phase that asks the question. */
  readonly by: string;
  readonly line: Instruction;
  readonly name: string;
  readonly choose: ChoiceDefinition;
  readonly names: InstructionNames;
}

/**
 * Returns the open question. Undefined if there is none, or if the module no longer has the instruction that asks it.
 */
export const findOpenQuestion = createWorldQuery((world): OpenQuestion | undefined => {
  const record = questionRecordIn(world);
  const asking = record && instructionsFromSource(moduleOf(world), record.line)[record.line.index];
  if (!record || asking?.ask === undefined || !asking.choose) return undefined;
  const { side, known } = record;
  const names = { side, it: known.it, bound: boundFrom(known.bound) };
  return { record, by: record.line.name, line: asking, name: asking.ask, choose: asking.choose, names };
});

/** Returns the view of the asked side's first player; undefined if the side has no player. */
export const viewOfAskedSide = (table: Table, side: SideId): Table | undefined => {
  const [player] = playersOf(table, side);
  return player === undefined ? undefined : (seenTable(table, player) ?? table);
};

/** Lowers the required number of things to the number that the asked player sees. */
export const limitChoiceToVisible = (
  world: Table,
  { choose, names }: Pick<OpenQuestion, 'choose' | 'names'>,
): ChoiceDefinition =>
  choose.kind === 'number' || choose.least === 0
    ? choose
    : { ...choose, least: Math.min(choose.least, findMatchingSubjects(world, names, choose).length) };

const boundFrom = ({
  things,
  several,
  values: given,
}: StoredBound): { readonly [name: string]: InstructionNameMeaning } => ({
  ...Object.fromEntries(
    Object.entries(things).map(([name, subjects]) => [
      name,
      { subjects, ...(several?.includes(name) ? { several: true as const } : {}) },
    ]),
  ),
  ...Object.fromEntries(Object.entries(given).map(([name, value]) => [name, { value }])),
});

const storedBound = (names: InstructionNames['bound'], isSeen: (kind: string, id: string) => boolean): StoredBound => {
  const all = Object.entries(names);
  const several = all.flatMap(([name, one]) => ('subjects' in one && one.several ? [name] : []));
  return {
    ...(several.length > 0 ? { several } : {}),
    things: Object.fromEntries(
      all.flatMap(([name, one]) =>
        'subjects' in one ? [[name, one.subjects.filter(({ kind, id }) => isSeen(kind, id))] as const] : [],
      ),
    ),
    values: Object.fromEntries(all.flatMap(([name, one]) => ('value' in one ? [[name, one.value] as const] : []))),
  };
};

/** Adds waiting instructions to a question. Names that several instructions share are stored once. */
export const addWaitingInstructions = <Q extends Pick<Question, 'rest' | 'bounds'>>(
  question: Q,
  items: readonly Item[],
): Q => {
  const shared = new Map<object, number>();
  const bounds = [...question.bounds];
  const rest = items.flatMap((item) => (isLine(item) ? storedLine(item, placeOf(item, shared, bounds)) : []));
  return { ...question, rest: [...question.rest, ...rest], bounds };
};

type WaitingLine = Item & { readonly what: LineItem };

const isLine = (item: Item): item is WaitingLine => 'line' in item.what;

const placeOf = ({ names }: Item, shared: Map<object, number>, bounds: StoredBound[]): number => {
  const known = shared.get(names.bound);
  if (known !== undefined) return known;
  shared.set(names.bound, bounds.length);
  return bounds.push(storedBound(names.bound, () => true)) - 1;
};

const storedLine = ({ run, names, what }: WaitingLine, place: number): StoredLine => ({
  ...run.from,
  index: what.index,
  ...(what.isEach ? { isEach: true } : {}),
  actor: run.actor,
  ...(names.side === undefined ? {} : { side: names.side }),
  it: names.it,
  bound: place,
  sees: run.sees,
  ...(run.effects ? { effects: run.effects } : {}),
});

export const asked = (
  table: Table,
  asking: WaitingLine,
  behind: readonly Item[],
  more: Pick<Question, 'side' | 'by' | 'until'>,
): Question => {
  const world = viewOfAskedSide(table, more.side);
  const isSeen = (kind: string, id: string): boolean => kind !== 'piece' || world?.get('piece', id) !== undefined;
  const { it, bound: names } = asking.names;
  const { rest, bounds } = addWaitingInstructions<Pick<Question, 'rest' | 'bounds'>>({ rest: [], bounds: [] }, [
    asking,
    ...behind,
  ]);
  const [first = storedLine(asking, 0), ...others] = rest;
  return {
    kind: 'question',
    id: 'question',
    ...more,
    line: first,
    known: { it: isSeen(it.kind, it.id) ? it : GAME, bound: storedBound(names, isSeen) },
    rest: others,
    bounds,
  };
};

/** Returns the waiting instructions. The answer is added to their names. */
export const instructionsAfterAnswer = (
  world: World,
  { record, name }: OpenQuestion,
  chosen: InstructionNameMeaning,
): readonly Item[] => {
  const bounds = record.bounds.map(boundFrom);
  const own = bounds[record.line.bound];
  if (own) bounds[record.line.bound] = { ...own, [name]: chosen };
  return record.rest.flatMap((stored): readonly Item[] => {
    const { index, isEach, actor, side, it, bound: place, sees, effects, part, name: of, of: key } = stored;
    const from = { part, name: of, of: key };
    const whole = instructionsFromSource(moduleOf(world), from)[index];
    if (!whole) return [];
    const { when: _, each: __, ...each } = whole;
    return [
      {
        run: { from, actor: actor as PersonId, sees, isBehind: true, ...(effects ? { effects } : {}) },
        names: { side, it, bound: bounds[place] ?? {} },
        what: { line: isEach ? each : whole, index, ...(isEach ? { isEach } : {}) },
      },
    ];
  });
};
