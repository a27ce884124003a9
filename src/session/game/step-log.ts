import {
  canGameHideAnything,
  canSkipLaterSteps,
  findGrantedRequest,
  isHouse,
  playersOf,
  selectStepsToUndo,
  sidesOf,
} from '../../engine/index.ts';
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
import type { UnpostedSteps } from '../steps/draft.ts';
import type { UndoTimeline } from '../steps/timeline.ts';
import { isStepReportedTo, ownPost } from '../steps/told.ts';

/** A game's log for undo and redo, which consider only the steps that their actor knows (T6, T19). */

export interface StepLog {
  readonly journal: Journal;
  readonly table: Table;
  readonly timeline: UndoTimeline;
  readonly draft: UnpostedSteps;
  readonly number: number;
}

/**
 * Chooses the steps for undo and redo. The actor's number counts only steps that the actor knows. Later steps that the
 * actor doesn't know stay in place if possible (D7). If not, the refusal is one fixed sentence, whatever the rule of
 * undo, unless the actor knows of another obstacle. If others must agree anyway, all steps that depend on the undone
 * ones are included in the request. After the end of a turn, all later steps are included.
 */
export const resolveUndoCount = async (log: StepLog, asked: Operation): Promise<Operation | Refusal> => {
  const { table, timeline } = log;
  const operation = asked.kind === 'undo' ? await withAnswers(log, asked) : asked;
  if (operation.kind === 'ask') return joined(log, operation);
  if ((operation.kind !== 'undo' && operation.kind !== 'redo') || !canGameHideAnything(table)) return operation;
  const { actor, kind, steps } = operation;
  const wish =
    kind === 'undo'
      ? findGrantedRequest(table, actor, (one) => one.what === 'undo' && one.steps.length === steps)?.wants
      : undefined;
  const agreed = wish?.what === 'undo' ? wish.steps : [];
  const first = agreed.length > 0 ? timeline.done.indexOf(agreed.at(-1) as number) : -1;
  const among = kind === 'undo' ? timeline.done : timeline.undone;
  const isMeant =
    first >= 0
      ? async ({ number }: Step) => agreed.includes(number)
      : async (step: Step) => doesPersonKnowStep(log, step, actor);
  const { told, others } = await toldAmong(log, among, isMeant, steps);
  if (kind === 'redo' && (await hasPlayedOn(log, actor))) return refuse('nothing-to-redo', { asked: steps, there: 0 });
  if (told.length < steps)
    return refuse(kind === 'undo' ? 'nothing-to-undo' : 'nothing-to-redo', { asked: steps, there: told.length });
  const wanted = { ...operation, steps: told.length };
  if (operation.kind === 'undo')
    return others.length === 0 ? wanted : undoPast(log, operation, told, others, first >= 0);
  const since = await laterThan(log, told);
  if (since.length === 0 && others.length === 0) return wanted;
  return canSkipLaterSteps(table, changesOf(told), changesOf(since).reverse())
    ? { ...wanted, of: numbersOf(told) }
    : refuse('unseen', {});
};

/**
 * Returns an undo of just these steps, if there are steps between them that the actor doesn't know. `isAgreed`: the
 * others have agreed.
 */
const undoPast = (
  { table }: StepLog,
  undo: Operation<'undo'>,
  told: readonly Step[],
  others: readonly Step[],
  isAgreed: boolean,
): Operation | Refusal => {
  const all = { ...undo, steps: told.length + others.length };
  // Undo may reveal that the next side's turn has started (U6).
  const ended = Math.min(...told.filter(passesTurn).map(({ number }) => number));
  if (others.some((step) => step.number > ended && !isOnes(table, undo.actor, step))) return all;
  const back = goingBack(table, told, others);
  const asks = isAgreed || told.some((step) => !isOnes(table, undo.actor, step));
  if (back.length > told.length && !asks) return refuse('unseen', {});
  return back.length === all.steps ? all : { ...undo, steps: back.length, of: numbersOf(back) };
};

const numbersOf = (steps: readonly Step[]): readonly number[] => steps.map(({ number }) => number);

const changesOf = (steps: readonly Step[]): Change[] => steps.map(({ change }) => change);

/** Returns the steps to undo, and all steps in between that depend on them, the newest first. */
const goingBack = (table: Table, told: readonly Step[], others: readonly Step[]): readonly Step[] => {
  const all = [...told, ...others].sort((a, b) => b.number - a.number);
  const goes = selectStepsToUndo(
    table,
    all.map((step) => ({ change: step.change, isMeant: told.includes(step) })),
  );
  return all.filter((_, i) => goes[i]);
};

/**
 * Adds the bot's answers to the undo of the steps that it answered, because otherwise it would just play again. Only
 * people's steps count in the number.
 */
const withAnswers = async (log: StepLog, undo: Operation<'undo'>): Promise<Operation<'undo'>> => {
  const { journal, table, timeline } = log;
  if (![...table.all('seat')].some(({ person }) => isHouse(person))) return undo;
  let [steps, own] = [0, 0];
  for (let i = timeline.done.length - 1; i >= 0 && own < undo.steps; i -= 1) {
    const step = await journal.step(timeline.done[i] as number);
    if (!step || !isStepReportedTo(step, undo.actor)) continue;
    steps += 1;
    own += Number(!isHouse(step.operation.actor));
  }
  return { ...undo, steps: own < undo.steps ? timeline.done.length + undo.steps : steps };
};

/**
 * Joins a request to undo with another player's request for the same steps (D42). Requests that differ only in steps
 * unknown to the actor count as the same, so that messages reveal nothing (D7).
 */
const joined = async (log: StepLog, operation: Operation<'ask'>): Promise<Operation> => {
  const { table, journal } = log;
  const { actor, wants } = operation;
  if (wants.what !== 'undo' || !canGameHideAnything(table)) return operation;
  const toldOf = async (numbers: readonly number[]): Promise<string> => {
    const steps = await Promise.all(numbers.map((number) => journal.step(number)));
    return steps.flatMap((step) => (step && doesPersonKnowStep(log, step, actor) ? step.number : [])).join();
  };
  const mine = await toldOf(wants.steps);
  for (const { by, wants: theirs } of table.all('request')) {
    if (by !== actor && theirs.what === 'undo' && (await toldOf(theirs.steps)) === mine)
      return { ...operation, wants: theirs };
  }
  return operation;
};

/** True if a person knows a step by now. Before it is posted, only its actor does. */
export const doesPersonKnowStep = ({ draft }: Pick<StepLog, 'draft'>, step: Step, person: PersonId): boolean => {
  const post = isStepReportedTo(step, person) ? ownPost(step, person) : undefined;
  if (!post) return false;
  const waits = post.waits === true && step.operation.actor !== person;
  return !waits || !draft.waitingFor(post.reader).includes(step.number);
};

const passesTurn = ({ change }: Pick<Step, 'change'>): boolean => change.updated.some(({ kind }) => kind === 'turn');

const MOST_SINCE = 50;

/**
 * Returns the number of steps that a person must undo to reach the step with this tag, counting only known ones. That
 * step must be the newest. It may also be the end of the person's own turn, if it started the next side's turn (U6).
 * Otherwise undefined. Without a `tag`, counts to the person's own newest step.
 */
export const countStepsToUndo = async (
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
    if (doesPersonKnowStep(log, step, person)) told += 1;
    if (tagOf(step) === tag) {
      const isNewest = told === 1 && doesPersonKnowStep(log, step, person);
      if (!isNewest && !(passesTurn(step) && isOnes(table, person, step))) return undefined;
      return canGameHideAnything(table) ? told : all;
    }
    if (passesTurn(step)) return undefined;
  }
  return undefined;
};

/** Returns the number of steps to undo, up to a person's own newest step; 1 if no recent step is theirs. */
const stepsBackToOwn = async (log: StepLog, person: PersonId): Promise<number> => {
  const { table, timeline, journal } = log;
  const hasHouse = [...table.all('seat')].some((seat) => isHouse(seat.person));
  let steps = 0;
  for (const number of timeline.done.slice(-MOST_SINCE).reverse()) {
    const step = await journal.step(number);
    if (!step) return 1;
    const isUntold = (canGameHideAnything(table) || hasHouse) && !doesPersonKnowStep(log, step, person);
    if (isHouse(step.operation.actor) || isUntold) continue;
    steps += 1;
    if (isOnes(table, person, step)) return steps;
  }
  return 1;
};

/** True if a person knows of a step of play since the newest undo or redo. */
const hasPlayedOn = async (log: StepLog, actor: PersonId): Promise<boolean> => {
  const kind = (await findLastKnownStep(log, actor))?.operation.kind;
  return kind !== 'undo' && kind !== 'redo';
};

/** True if a step was done by the person, by another player of their sides, or by the bot. */
const isOnes = (table: Table, actor: PersonId, { operation }: Step): boolean =>
  operation.actor === actor ||
  isHouse(operation.actor) ||
  sidesOf(table, actor).some((side) => playersOf(table, side).includes(operation.actor));

/**
 * Returns the newest matching steps, at most `wanted`, and the other steps between them. Both lists have the newest
 * first.
 */
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

const laterThan = async ({ journal, timeline }: StepLog, steps: readonly Step[]): Promise<readonly Step[]> => {
  const first = Math.min(...steps.map(({ number }) => number));
  const later = await Promise.all(
    timeline.done.filter((number) => number > first).map((number) => journal.step(number)),
  );
  return later.flatMap((step) => step ?? []).reverse();
};

export const findNextUndoStep = async (log: StepLog, person: PersonId): Promise<number | undefined> => {
  const { done } = log.timeline;
  const [newest] = (await toldAmong(log, done, async (step) => doesPersonKnowStep(log, step, person), 1)).told;
  if (!newest || !isHouse(newest.operation.actor)) return newest?.number;
  // The bot's step can only be undone together with an earlier step of the person.
  const isPersons = async (step: Step) => !isHouse(step.operation.actor) && doesPersonKnowStep(log, step, person);
  const { told } = await toldAmong(log, done, isPersons, 1);
  return told.length > 0 ? newest.number : undefined;
};

export const findLastKnownStep = async (log: StepLog, actor: PersonId): Promise<Step | undefined> => {
  const { journal, table, number: newest } = log;
  for (let number = newest; number > 0; number -= 1) {
    const step = await journal.step(number);
    if (!step || !doesPersonKnowStep(log, step, actor)) continue;
    const { kind } = step.operation;
    if (kind === 'undo' || kind === 'redo' || handlerOf(table.systems, kind).play) return step;
  }
  return undefined;
};
