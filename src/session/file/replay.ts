import {
  canGameHideAnything,
  type Module,
  type ModuleRecord,
  RULES_EDITION,
  refusalOf,
  systems,
} from '../../engine/index.ts';
import type { ReplayFault } from '../../facts/file-fault.ts';
import {
  type AnyRecord,
  apply,
  type Change,
  equal,
  handlerOf,
  isRecordKindOfModule,
  isRecordValid,
  isRefusal,
  type Kind,
  LiveTable,
  nothing,
  type PersonId,
  perform,
} from '../../table/index.ts';
import { createWorkCounter, LEAST_WORK_OF_STEP } from '../base/pace.ts';
import { isBigChange, partsOf, yieldToEventLoop } from '../base/parts.ts';
import { advanceTimeline, createUndoTimeline, stepsReferredTo, type UndoTimeline } from '../steps/timeline.ts';
import { GameDigest } from './digest.ts';
import type { SavedGame, SavedStep } from './format.ts';
import { areSeedChangesAllowed } from './verify-shares.ts';

/** The keys of a game, 32 bytes each in hex. */
export interface Keys {
  readonly chance: string;
  readonly handles: string;
  /** The text that is mixed into `chance`, and the number of first steps without it: see `Secret`. */
  readonly seed?: string;
  readonly since?: number;
  readonly proved?: true;
}

/** The fields of the module's record. Older files don't have the last field. */
const MODULE_FIELDS: ReadonlySet<string> = new Set(['kind', 'id', 'hash', 'module', 'edition']);
/** Kinds of records that a step must never remove, because a game always has them. */
const LASTING: ReadonlySet<Kind> = new Set<Kind>(['game', 'sequence', 'stream', 'share', 'beacon', 'published']);
const RECORDS = 200;

/**
 * Replays a file's log on a separate table, and compares the result; undefined if all is well. Every record must be
 * valid after each step, so that no file can break code that reads the game.
 */
export const findReplayFault = async ({ module, steps, end }: SavedGame): Promise<ReplayFault | undefined> => {
  const table = new LiveTable(systems);
  const timeline = createUndoTimeline();
  const digest = new GameDigest();
  const isDue = createWorkCounter();
  for (const [index, step] of steps.entries()) {
    const fault: ReplayFault = { code: 'step', step: index + 1 };
    if (step.number !== index + 1 || !advances(timeline, step)) return fault;
    if (!(await isPlayed(table, step, module))) return fault;
    await digest.step(step);
    if (isDue(LEAST_WORK_OF_STEP)) await yieldToEventLoop();
  }
  if (canGameHideAnything(table)) return { code: 'hides' };
  const isSame = end.steps === steps.length && end.hash === (await digest.end(table));
  return isSame ? undefined : { code: 'end' };
};

/** Returns the change of the first step, which is derived from the module and new keys. */
export const deriveStartChange = (
  { operation: { actor } }: SavedStep,
  { hash, definition }: SavedGame['module'],
  keys: Keys,
): Change => {
  const start = { kind: 'start', actor: actor as PersonId, module: definition as Module, hash, ...keys } as const;
  const change = perform(new LiveTable(systems), refusalOf, start, { now: 0, past: { done: [], undone: [] } });
  if (isRefusal(change)) throw new Error('a game that may not be started');
  return change;
};

/** Keys for a table on which nothing random happens. */
export const EMPTY_GAME_KEYS: Keys = { chance: '', handles: '' };

const isPlayed = async (table: LiveTable, step: SavedStep, module: SavedGame['module']): Promise<boolean> => {
  const isFirst = step.number === 1;
  const { kind } = step.operation;
  if (isFirst !== (kind === 'start') || isFirst !== (step.change === undefined)) return false;
  if (isFirst) {
    apply(table, deriveStartChange(step, module, EMPTY_GAME_KEYS));
    return true;
  }
  const change = step.change ?? nothing;
  const touched = [...change.added, ...change.updated, ...change.removed];
  if (touched.some((one) => one.kind === 'secret' || (isRecordKindOfModule(systems, one.kind) && kind !== 'reload')))
    return false;
  if (change.removed.some((one) => LASTING.has(one.kind)) || !areSeedChangesAllowed(table, change)) return false;
  for await (const part of partsIn(change)) if (!isTaken(table, part)) return false;
  return kind === 'reload'
    ? isReloaded(table, step)
    : (await areSound(table, change.added)) && areSound(table, change.updated);
};

async function* partsIn(change: Change): AsyncGenerator<Change> {
  if (isBigChange(change)) yield* partsOf(change);
  else yield change;
}

const isTaken = (table: LiveTable, change: Change): boolean => {
  try {
    apply(table, change);
    return true;
  } catch {
    return false;
  }
};

const areSound = async (table: LiveTable, records: Iterable<Pick<AnyRecord, 'kind' | 'id'>>): Promise<boolean> => {
  const isDue = createWorkCounter(RECORDS);
  for (const { kind, id } of records) {
    const record: AnyRecord | undefined = table.get(kind, id);
    if (!record || !isRecordValid(table, record)) return false;
    if (isDue(1)) await yieldToEventLoop();
  }
  return true;
};

/**
 * True if a step's new module is valid and has exactly the game's sides, maps and boards, and everything in the game
 * fits it.
 */
const isReloaded = async (table: LiveTable, step: SavedStep): Promise<boolean> => {
  const record = table.get('module', 'module');
  if (!record || !hasModuleFields(record)) return false;
  const module = { hash: record.hash, definition: record.module };
  // Loaded on demand, because the code that reads modules is large.
  const { findModuleFault: moduleFault } = await import('../archive/check-module.ts');
  if (await moduleFault(module)) return false;
  const defined = deriveStartChange(step, module, EMPTY_GAME_KEYS).added.filter(
    ({ kind }) => isRecordKindOfModule(systems, kind) && kind !== 'secret' && kind !== 'module',
  );
  const counts = new Map<Kind, number>([['module', 1]]);
  for (const { kind } of defined) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const isSame = defined.every((one) => equal(table.get(one.kind, one.id), one));
  if (!isSame || [...counts].some(([kind, count]) => table.size(kind) !== count)) return false;
  const others = [...table.records].flatMap(([kind, records]) =>
    isRecordKindOfModule(systems, kind) ? [] : [...records.values()],
  );
  return areSound(table, others);
};

const hasModuleFields = (record: ModuleRecord): boolean =>
  Object.keys(record).every((field) => MODULE_FIELDS.has(field)) && [undefined, RULES_EDITION].includes(record.edition);

/** Adds the step to the index. False if it undoes or redoes a step for which that is impossible. */
const advances = (timeline: UndoTimeline, { number, operation, posts }: SavedStep): boolean => {
  if (operation.kind === 'undo' || operation.kind === 'redo') {
    const among = operation.kind === 'undo' ? timeline.done : timeline.undone;
    const spoken = stepsReferredTo(timeline, operation);
    if (spoken.length !== operation.steps || !spoken.every((one) => among.includes(one))) return false;
  }
  advanceTimeline(timeline, number, operation, handlerOf(systems, operation.kind).play, posts.length > 0);
  return true;
};
