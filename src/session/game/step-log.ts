import { commutes, goBack, granted, hidesAnything, isHouse, playersOf, sidesOf } from '../../engine/index.ts';
import {
  type Change,
  handlerOf,
  type Operation,
  type PersonId,
  type Refusal,
  refuse,
  type Table,
} from '../../table/index.ts';
import type { Step } from '../base/step.ts';
import type { Journal } from '../log/journal.ts';
import type { Draft } from '../steps/draft.ts';
import type { Timeline } from '../steps/timeline.ts';
import { isToldOf, ownPost } from '../steps/told.ts';

/** What of a game's log somebody was told: undo and redo are counted in that (T6, T19). */

export interface StepLog {
  readonly journal: Journal;
  readonly table: Table;
  readonly timeline: Timeline;
  /** What waits to be told. */
  readonly draft: Draft;
  /** The newest step's number. */
  readonly number: number;
}

/**
 * Undo and redo count the steps that their actor was told of, and take these alone, where those that were made since
 * unseen can stay as they are (D7). Where they can't, and the actor knows of nothing else that stands against it, one
 * fixed sentence says so under every rule of undo; steps for which others must be asked anyhow go with those that can't
 * stay without them, told or not, and are asked for once. Behind the end of a turn all go that were made since.
 */
export const resolveUndoCount = async (log: StepLog, asked: Operation): Promise<Operation | Refusal> => {
  const { table, timeline } = log;
  const operation = asked.kind === 'undo' ? await withAnswers(log, asked) : asked;
  if (operation.kind === 'ask') return joined(log, operation);
  if ((operation.kind !== 'undo' && operation.kind !== 'redo') || !hidesAnything(table)) return operation;
  const { actor, kind, steps } = operation;
  const wish =
    kind === 'undo'
      ? granted(table, actor, (one) => one.what === 'undo' && one.steps.length === steps)?.wants
      : undefined;
  const agreed = wish?.what === 'undo' ? wish.steps : [];
  const first = agreed.length > 0 ? timeline.done.indexOf(agreed.at(-1) as number) : -1;
  const among = kind === 'undo' ? timeline.done : timeline.undone;
  const isMeant =
    first >= 0
      ? async ({ number }: Step) => agreed.includes(number)
      : async (step: Step) => isToldNow(log, step, actor);
  const { told, others } = await toldAmong(log, among, isMeant, steps);
  if (kind === 'redo' && (await hasPlayedOn(log, actor))) return refuse('nothing-to-redo', { asked: steps, there: 0 });
  if (told.length < steps)
    return refuse(kind === 'undo' ? 'nothing-to-undo' : 'nothing-to-redo', { asked: steps, there: told.length });
  const wanted = { ...operation, steps: told.length };
  if (operation.kind === 'undo')
    return others.length === 0 ? wanted : undoPast(log, operation, told, others, first >= 0);
  const since = await laterThan(log, told);
  if (since.length === 0 && others.length === 0) return wanted;
  return commutes(table, changesOf(told), changesOf(since).reverse())
    ? { ...wanted, of: numbersOf(told) }
    : refuse('unseen', {});
};

/** What an undo of these steps takes back where others stand between; `isAgreed`: others have agreed to it. */
const undoPast = (
  { table }: StepLog,
  undo: Operation<'undo'>,
  told: readonly Step[],
  others: readonly Step[],
  isAgreed: boolean,
): Operation | Refusal => {
  const all = { ...undo, steps: told.length + others.length };
  // That the next side has begun after the end of a turn is one of the things that undo tells (U6).
  const ended = Math.min(...told.filter(passesTurn).map(({ number }) => number));
  if (others.some((step) => step.number > ended && !isOnes(table, undo.actor, step))) return all;
  const back = goingBack(table, told, others);
  const asks = isAgreed || told.some((step) => !isOnes(table, undo.actor, step));
  if (back.length > told.length && !asks) return refuse('unseen', {});
  return back.length === all.steps ? all : { ...undo, steps: back.length, of: numbersOf(back) };
};

const numbersOf = (steps: readonly Step[]): readonly number[] => steps.map(({ number }) => number);

const changesOf = (steps: readonly Step[]): Change[] => steps.map(({ change }) => change);

/** Steps, and those of others between that can't stay without them; the newest first. */
const goingBack = (table: Table, told: readonly Step[], others: readonly Step[]): readonly Step[] => {
  const all = [...told, ...others].sort((a, b) => b.number - a.number);
  const goes = goBack(
    table,
    all.map((step) => ({ change: step.change, isMeant: told.includes(step) })),
  );
  return all.filter((_, i) => goes[i]);
};

/**
 * What the bot answered goes with what it answered, for it would only play again: the steps of people are counted. Where
 * it alone has done anything there is nothing to be taken back.
 */
const withAnswers = async (log: StepLog, undo: Operation<'undo'>): Promise<Operation<'undo'>> => {
  const { journal, table, timeline } = log;
  if (![...table.all('seat')].some(({ person }) => isHouse(person))) return undo;
  let [steps, own] = [0, 0];
  for (let i = timeline.done.length - 1; i >= 0 && own < undo.steps; i -= 1) {
    const step = await journal.step(timeline.done[i] as number);
    if (!step || !isToldOf(step, undo.actor)) continue;
    steps += 1;
    own += Number(!isHouse(step.operation.actor));
  }
  return { ...undo, steps: own < undo.steps ? timeline.done.length + undo.steps : steps };
};

/**
 * Who asks to take back what another asks to take back joins him (D42): wishes that differ in nothing but steps of
 * which the actor was not told are the same, so that none shows by what is said of it (D7).
 */
const joined = async (log: StepLog, operation: Operation<'ask'>): Promise<Operation> => {
  const { table, journal } = log;
  const { actor, wants } = operation;
  if (wants.what !== 'undo' || !hidesAnything(table)) return operation;
  const toldOf = async (numbers: readonly number[]): Promise<string> => {
    const steps = await Promise.all(numbers.map((number) => journal.step(number)));
    return steps.flatMap((step) => (step && isToldNow(log, step, actor) ? step.number : [])).join();
  };
  const mine = await toldOf(wants.steps);
  for (const { by, wants: theirs } of table.all('request')) {
    if (by !== actor && theirs.what === 'undo' && (await toldOf(theirs.steps)) === mine)
      return { ...operation, wants: theirs };
  }
  return operation;
};

/** Whether somebody knows by now what was done in a step: what waits to be told, who did it. */
export const isToldNow = ({ draft }: Pick<StepLog, 'draft'>, step: Step, person: PersonId): boolean => {
  const post = isToldOf(step, person) ? ownPost(step, person) : undefined;
  if (!post) return false;
  const waits = post.waits === true && step.operation.actor !== person;
  return !waits || !draft.waitingFor(post.reader).includes(step.number);
};

/** Whether a step made it another side's turn. */
const passesTurn = ({ change }: Pick<Step, 'change'>): boolean => change.updated.some(({ kind }) => kind === 'turn');

/** So many steps that came after the end of a turn are looked at. */
const MOST_SINCE = 50;

/**
 * How many steps somebody takes back, as that person counts them, down to this one: the newest, or the end of one's own
 * turn behind which the next side has begun (U6). Undefined where that is not so. Without a `tag`, down to the newest step
 * of the person's own.
 */
export const stepsBackTo = async (
  log: StepLog,
  person: PersonId,
  tag: string | undefined,
  tagOf: (step: Step) => string,
): Promise<number | undefined> => {
  if (tag === undefined) return stepsBackToOwn(log, person);
  const { table, timeline, journal } = log;
  let [told, all] = [0, 0];
  for (const number of timeline.done.slice(-MOST_SINCE).reverse()) {
    const step = await journal.step(number);
    if (!step) return undefined;
    all += 1;
    if (isToldNow(log, step, person)) told += 1;
    if (tagOf(step) === tag) {
      const isNewest = told === 1 && isToldNow(log, step, person);
      if (!isNewest && !(passesTurn(step) && isOnes(table, person, step))) return undefined;
      return hidesAnything(table) ? told : all;
    }
    if (passesTurn(step)) return undefined;
  }
  return undefined;
};

/**
 * How many steps a person takes back down to the newest of their own, counted as undo counts them: 1 for a person who
 * has none among the last ones.
 */
const stepsBackToOwn = async (log: StepLog, person: PersonId): Promise<number> => {
  const { table, timeline, journal } = log;
  const hasHouse = [...table.all('seat')].some((seat) => isHouse(seat.person));
  let steps = 0;
  for (const number of timeline.done.slice(-MOST_SINCE).reverse()) {
    const step = await journal.step(number);
    if (!step) return 1;
    const isUntold = (hidesAnything(table) || hasHouse) && !isToldNow(log, step, person);
    if (isHouse(step.operation.actor) || isUntold) continue;
    steps += 1;
    if (isOnes(table, person, step)) return steps;
  }
  return 1;
};

/** Whether anything was played since the newest undo or redo, of all that somebody was told of. */
const hasPlayedOn = async (log: StepLog, actor: PersonId): Promise<boolean> => {
  const kind = (await lastTold(log, actor))?.operation.kind;
  return kind !== 'undo' && kind !== 'redo';
};

/** Whether a step is somebody's own, or his side's. */
const isOnes = (table: Table, actor: PersonId, { operation }: Step): boolean =>
  operation.actor === actor ||
  isHouse(operation.actor) ||
  sidesOf(table, actor).some((side) => playersOf(table, side).includes(operation.actor));

/** The newest of some steps that are meant, as many as are wanted, and those that stand between; the newest first. */
const toldAmong = async (
  { journal }: StepLog,
  among: readonly number[],
  isMeant: (step: Step) => Promise<boolean>,
  wanted: number,
): Promise<{ readonly told: readonly Step[]; readonly others: readonly Step[] }> => {
  const [told, others]: [Step[], Step[]] = [[], []];
  for (let i = among.length - 1; i >= 0 && told.length < wanted; i -= 1) {
    const step = await journal.step(among[i] as number);
    if (step) ((await isMeant(step)) ? told : others).push(step);
  }
  return { told, others };
};

/** The steps that stand and were made after one of these; the newest first. */
const laterThan = async ({ journal, timeline }: StepLog, steps: readonly Step[]): Promise<readonly Step[]> => {
  const first = Math.min(...steps.map(({ number }) => number));
  const later = await Promise.all(
    timeline.done.filter((number) => number > first).map((number) => journal.step(number)),
  );
  return later.flatMap((step) => step ?? []).reverse();
};

/** The number of the newest step that Undo would take, of those that this person was told of. */
export const undoneFirst = async (log: StepLog, person: PersonId): Promise<number | undefined> => {
  const { done } = log.timeline;
  const [newest] = (await toldAmong(log, done, async (step) => isToldNow(log, step, person), 1)).told;
  if (!newest || !isHouse(newest.operation.actor)) return newest?.number;
  // Only with a person's own step before it does the bot's go back.
  const isPersons = async (step: Step) => !isHouse(step.operation.actor) && isToldNow(log, step, person);
  const { told } = await toldAmong(log, done, isPersons, 1);
  return told.length > 0 ? newest.number : undefined;
};

/** The newest step of play, undo or redo that somebody was told of. */
export const lastTold = async (log: StepLog, actor: PersonId): Promise<Step | undefined> => {
  const { journal, table, number: newest } = log;
  for (let number = newest; number > 0; number -= 1) {
    const step = await journal.step(number);
    if (!step || !isToldNow(log, step, actor)) continue;
    const { kind } = step.operation;
    if (kind === 'undo' || kind === 'redo' || handlerOf(table.systems, kind).play) return step;
  }
  return undefined;
};
