import {
  added,
  type Change,
  COST,
  charge,
  chargeToKnownMeter,
  derived,
  handlerOf,
  isEmptyChange,
  isRefusal,
  type Kind,
  markMadeByModule,
  noteWorkPlace,
  nothing,
  type Operation,
  type OperationKind,
  type PieceId,
  type Refusal,
  type RefusalCode,
  type RunningModulePart,
  refuse,
  type StepContext,
  type StepEnvironment,
  type Table,
  updated,
} from '../../../table/index.ts';
import { isSimultaneousPhase, moduleOf } from '../queries.ts';
import type { Piece } from '../records.ts';
import { stopped } from '../secrecy/attempts.ts';
import { isPieceSeenByAll } from '../secrecy/hiding.ts';
import { findTableByName, prepared, readLookupTable, recordTableReading } from '../tables/reading.ts';
import { createInstructionQuestion } from './asking.ts';
import { findMatchingSubjects } from './candidates.ts';
import type { Instruction } from './form.ts';
import { type InstructionRun, type Item, type LineItem, worldForInstructions } from './item.ts';
import { type InstructionNameMeaning, type InstructionNames, IT_NAME, meaningOfName, type Subject } from './names.ts';
import { operationsOfInstruction } from './operations.ts';
import { addWaitingInstructions, instructionsAfterAnswer, type OpenQuestion, questionRecordIn } from './question.ts';
import { changeOfInstructionResult } from './results.ts';
import { findRetreatPlace, retreatingPiecesOf } from './retreat.ts';
import { addSpokenLines, createSpokenLine, type SpokenLine } from './sayings.ts';
import { hasSentence } from './source.ts';
import { condition, parseFormula } from './text.ts';
import { evaluateExpression, isConditionMet } from './value.ts';

export type { InstructionRun } from './item.ts';

/**
 * The queue of instructions in a step. Each is decided on the table after the instructions before it. `enqueue` adds
 * instructions. The system of actions asks `nextInstructionChange` for the next change until none is left.
 * If an instruction of an action can't be done, the step is refused. This requires that its actor sees the reason and
 * has learned nothing new. Otherwise the instruction is skipped, because a refusal would reveal hidden things (D5).
 * Instructions of phases are also skipped, because the turn must go on. If something unseen prevents an instruction
 * that its actor could expect to work, this is noted.
 */

interface Queue {
  readonly items: Item[];
  done: number;
  /** The run of the last instruction that changed anything, until `takeCausingEffects` reads it. */
  last: Item['run'] | undefined;
  /** The sentences of this step that are not stored yet. */
  said: SpokenLine[];
  /** True if the actor may have learned something new, such as a card, the result of a roll, or an unseen obstacle. */
  isRevealed: boolean;
}

/** The most instructions and operations in one step. */
const MOST_DONE = 1_000;

const QUEUE = {};

const queueOf = ({ kept }: Pick<StepContext, 'kept'>): Queue => {
  const known = kept.get(QUEUE) as Queue | undefined;
  if (known) return known;
  const queue: Queue = { items: [], done: 0, last: undefined, said: [], isRevealed: false };
  kept.set(QUEUE, queue);
  return queue;
};

/**
 * Adds instructions to the queue. Returns their names, which will also include the values that the instructions give.
 */
export const enqueueInstructions = (done: Pick<StepContext, 'kept'>, run: InstructionRun): InstructionNames => {
  const names: InstructionNames = { ...run.names, bound: { ...run.names.bound } };
  queueOf(done).items.push(...run.lines.map((line, index): Item => ({ run, names, what: { line, index } })));
  return names;
};

export type LinesContext = Pick<StepContext, 'kept' | 'environment' | 'operation' | 'records'>;

/**
 * From now on, an instruction that can't be done is skipped and not refused, because a refusal would reveal choices of
 * others.
 */
export const skipImpossibleInstructions = (done: Pick<StepContext, 'kept'>): void => {
  queueOf(done).isRevealed = true;
};

/**
 * Goes on with the instructions that waited for an answer. They are never refused, because other players have already
 * seen parts of the step.
 */
export const resumeWaitingInstructions = (
  table: Table,
  done: Pick<StepContext, 'kept'>,
  question: OpenQuestion,
  chosen: InstructionNameMeaning,
): void => {
  const queue = queueOf(done);
  queue.isRevealed = true;
  queue.items.unshift(...instructionsAfterAnswer(table, question, chosen));
};

/** True while the step still has instructions to do. */
export const isRunning = ({ kept }: Pick<StepContext, 'kept'>): boolean =>
  ((kept.get(QUEUE) as Queue | undefined)?.items.length ?? 0) > 0;

/**
 * Returns the next change; undefined when all instructions are done. Only the `reactions` of a single system may call
 * it.
 */
export const nextInstructionChange = (table: Table, done: LinesContext): Change | Refusal | undefined => {
  if (!isRunning(done)) return saying(table, done);
  const queue = queueOf(done);
  const open = questionRecordIn(table);
  if (open) return updated(open, addWaitingInstructions(open, queue.items.splice(0)));
  for (let item = queue.items.shift(); item; item = queue.items.shift()) {
    queue.done += 1;
    if (queue.done > MOST_DONE) return refuseTooManyEffects(MOST_DONE, item.run.effects);
    queue.last = item.run;
    const { what } = item;
    charge(COST.done);
    if ('line' in what) noteWorkPlace(placeOf(item.run, what));
    // If a refusal is still possible, the operation is judged in the actor's view, and its work is charged there.
    const isRefused = item.run.sees === 'actor' && !queue.isRevealed;
    const judge = isRefused ? chargeToKnownMeter : now;
    if ('operation' in what) {
      const operation = goingOn(what.operation, done);
      const seen = worldForInstructions(table, done.environment, done.operation, { ...item.run, sees: 'actor' });
      const foreseen =
        isRefused && seen !== table ? chargeToKnownMeter(() => decided(seen, done.environment, operation)) : undefined;
      if (foreseen && isRefusal(foreseen)) return foreseen;
      const change = decided(table, done.environment, operation);
      if (what.called !== undefined && !isRefusal(change))
        bind(item.names, what.called, { subjects: drawnBy(change, operation) });
      if (!isRefusal(change)) {
        queue.isRevealed ||= reveals(operation);
        if (!isEmptyChange(change)) return toldBy(table, done, item, change);
      } else if (seen !== table && !isRefusal(foreseen ?? decided(seen, done.environment, operation))) {
        queue.isRevealed = true;
        if (isStopTold(table, done, operation)) return stopped(table, operation);
      } else if (isRefused) return change;
    } else if ('result' in what) {
      const change = changeOfInstructionResult(table, what.result);
      if (isRefusal(change) ? isRefused : !isEmptyChange(change)) return toldBy(table, done, item, change);
    } else if ('rolled' in what)
      bind(item.names, what.rolled, { value: table.get('roll', 'roll')?.outcome?.total ?? 0 });
    else if ('read' in what) {
      const reading = readLookupTable(what.read, table.get('roll', 'roll')?.outcome?.total);
      bind(item.names, what.called, { value: reading.result });
      return toldBy(table, done, item, recordTableReading(table, reading, isTouched(done, 'reading')));
    } else if ('says' in what) {
      const world = worldForInstructions(table, done.environment, done.operation, item.run);
      queue.said.push(judge(() => createSpokenLine(table, world, { ...item.run.from, names: item.names }, what.says)));
    } else if ('asks' in what) {
      const question = createInstructionQuestion(table, done, item, what, queue.items);
      if (question === undefined) continue;
      if (!('kind' in question)) bind(item.names, what.line.ask ?? '', question);
      else {
        queue.items.length = 0;
        return added(question);
      }
    } else queue.items.unshift(...judge(() => partsOf(table, done, item, what)));
  }
  return saying(table, done);
};

const saying = (table: Table, done: LinesContext): Change | undefined => {
  const queue = done.kept.get(QUEUE) as Queue | undefined;
  if (!queue || queue.said.length === 0 || done.records.length === 0) return undefined;
  const change = addSpokenLines(table, queue.said, isTouched(done, 'spoken'));
  queue.said = [];
  return change;
};

/** Marks a change with its origin (G41), and with whether the module has a sentence about it (G32). */
const toldBy = (table: Table, done: LinesContext, { run }: Item, change: Change | Refusal): Change | Refusal => {
  if (isRefusal(change)) return change;
  const isByRules = run.from.part !== 'action';
  const isOwn = !isByRules && run.actor === done.operation.actor && !isSimultaneousPhase(table);
  return markMadeByModule(change, { isTold: hasSentence(moduleOf(table), run.from), isByRules, isOwn });
};

const now = <T>(run: () => T): T => run();

const placeOf = ({ from: { part, name, of } }: Item['run'], { index }: LineItem): RunningModulePart =>
  of === 'pay' ? { part, name } : { part, name, line: index + 1 };

const MOST_EFFECTS_NAMED = 8;

export const refuseTooManyEffects = (bound: number, effects: readonly string[] = []): Refusal =>
  refuse('too-much-follows', { bound, ...(effects.length > 0 ? { effects: effects.slice(-MOST_EFFECTS_NAMED) } : {}) });

/** Returns the effects that led to the last change, and forgets them. */
export const takeCausingEffects = ({ kept }: Pick<StepContext, 'kept'>): readonly string[] => {
  const queue = kept.get(QUEUE) as Queue | undefined;
  const effects = queue?.last?.effects ?? [];
  if (queue) queue.last = undefined;
  return effects;
};

const isTouched = ({ records }: LinesContext, kind: Kind): boolean =>
  records.some(({ before, after }) => (after ?? before)?.kind === kind);

/** Keeps the earlier rolls of a step in the record, so that players can see each roll. */
const goingOn = (operation: Operation, done: LinesContext): Operation =>
  operation.kind === 'roll' && isTouched(done, 'roll') ? { ...operation, goesOn: true } : operation;

/** Returns the drawn cards, without cards that a reshuffle put into the deck. */
const drawnBy = ({ updated: all }: Change, operation: Operation): readonly Subject[] =>
  all.flatMap(({ kind, id, to }) => {
    const place = kind === 'piece' ? (to['place'] as Piece['place'] | undefined) : undefined;
    return place && operation.kind === 'draw' && place.in !== operation.deck ? [{ kind: 'piece' as const, id }] : [];
  });

const bind = ({ bound }: InstructionNames, name: string, to: InstructionNameMeaning): void => {
  (bound as { [name: string]: InstructionNameMeaning })[name] = to;
};

/** Splits an instruction into one for each of its things, or into its operations. */
const partsOf = (
  table: Table,
  { environment, operation }: LinesContext,
  { run, names }: Item,
  what: LineItem,
): readonly Item[] => {
  const world = worldForInstructions(table, environment, operation, run);
  const { line, index } = what;
  const { when, each } = line;
  if (when !== undefined && !isConditionMet(world, names, condition(when))) return [];
  if (each)
    return findMatchingSubjects(world, names, each).map((it) => ({
      run,
      names: { ...names, it },
      what: { line: lineOfEach(line), index, isEach: true },
    }));
  if (line.says !== undefined) return [{ run, names, what: { says: line.says } }];
  if (line.ask !== undefined) return [{ run, names, what: { ...what, asks: true } }];
  if (line.let !== undefined) {
    const value = evaluateExpression(world, names, parseFormula(line.be ?? ''));
    bind(names, line.let, { value: value ?? '' });
    return [];
  }
  if (line.retreat !== undefined) return retreatsOf(world, { run, names }, what);
  if (line.table !== undefined) return readingOf(world, { run, names }, line, line.table);
  const work = operationsOfInstruction(
    { world, names, actor: run.actor, ...(run.isBehind ? { there: table } : {}) },
    line,
  );
  const called = line.draw === undefined ? undefined : line.name;
  if (called !== undefined) bind(names, called, { subjects: [] });
  const naming = called === undefined ? {} : { called };
  const all = work.map(
    (one): Item => ({ run, names, what: 'does' in one ? { result: one } : { operation: one, ...naming } }),
  );
  return line.roll !== undefined && line.name !== undefined
    ? [...all, { run, names, what: { rolled: line.name } }]
    : all;
};

const lineOfEach = derived(({ when: _, each: __, ...rest }: Instruction): Instruction => rest);

const retreatOfIt = (line: Instruction): Instruction => ({ ...line, retreat: IT_NAME });

/**
 * Splits a retreat into one for each piece, so that each piece uses the room that is left. Pieces that can't retreat
 * get the name that the instruction gives.
 */
const retreatsOf = (world: Table, { run, names }: Omit<Item, 'what'>, { line, index }: LineItem): readonly Item[] => {
  const { name, retreat } = line;
  const all = retreatingPiecesOf(world, names, line);
  const [first] = all;
  if (retreat !== IT_NAME) {
    if (name !== undefined) bind(names, name, { subjects: [] });
    return all.map((it) => ({ run, names: { ...names, it }, what: { line: retreatOfIt(line), index } }));
  }
  const piece = first?.id as PieceId | undefined;
  const to = piece && findRetreatPlace(world, names, piece, line);
  if (piece && to) return [{ run, names, what: { operation: { kind: 'send', actor: run.actor, piece, to } } }];
  const known = name === undefined ? undefined : meaningOfName(names, name);
  const stuck = known && 'subjects' in known ? known.subjects : [];
  if (name !== undefined && first) bind(names, name, { subjects: [...stuck, first] });
  return [];
};

const readingOf = (
  world: Table,
  { run, names }: Omit<Item, 'what'>,
  line: Instruction,
  name: string,
): readonly Item[] => {
  const table = findTableByName(world, name);
  if (!table) return [];
  const { actor } = run;
  const { roll } = table;
  const rolls: readonly Item[] =
    roll === undefined
      ? []
      : [{ run, names, what: { operation: { kind: 'roll', actor, dice: roll, private: false, label: name } } }];
  return [...rolls, { run, names, what: { read: prepared(world, names, table, line), called: line.name ?? '' } }];
};

/** Refusals that mean that the wanted state already exists, so that nothing would change. */
const IS_SO: ReadonlySet<RefusalCode> = new Set([
  'already-there',
  'has-value',
  'shows-layer',
  'faces-so',
  'hidden-already',
  'nothing-hidden',
]);

/** True for operations that use chance or show something new. A refusal after them would reveal their results. */
const reveals = (operation: Operation): boolean =>
  operation.kind === 'return' ? operation.where === 'random' : REVEALING.has(operation.kind);

const REVEALING: ReadonlySet<OperationKind> = new Set(['draw', 'deal', 'shuffle', 'roll', 'reveal']);

/**
 * True if the step may report that something unseen was in the way. It does so only once. Other players must see the
 * piece, or know that the step was about it.
 */
const isStopTold = (table: Table, done: LinesContext, operation: Operation): boolean => {
  const step = done.operation;
  if (isTouched(done, 'attempt') || operation.actor !== step.actor) return false;
  if (handlerOf(table.systems, step.kind).followsAsSeen) return true;
  const piece = 'piece' in operation ? table.get('piece', operation.piece ?? '') : undefined;
  if (!piece) return false;
  return ('pieces' in step && step.pieces.includes(piece.id)) || isPieceSeenByAll(table, piece);
};

/** Decides an operation without checking rights. If it can't be done fully, it is done as far as possible. */
const decided = (table: Table, environment: StepEnvironment, operation: Operation): Change | Refusal => {
  const { decide, asFar } = handlerOf(table.systems, operation.kind);
  const change = decide(table, operation, environment);
  if (!isRefusal(change)) return change;
  if (IS_SO.has(change.code)) return nothing;
  return asFar ? asFar(table, operation, environment, false) : change;
};
