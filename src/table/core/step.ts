import type { PersonId } from '../ids/index.ts';
import { apply, revertChange, trialOn } from './apply.ts';
import {
  attachChangeParts,
  type Change,
  ChangeJoiner,
  isEmptyChange,
  join,
  nothing,
  type RecordChange,
} from './change.ts';
import { cachePerSystems } from './derived.ts';
import { FormerTable } from './former.ts';
import {
  chargeToUnseenMeter,
  LONG_REQUEST_WORK_LIMIT,
  REQUEST_WORK_LIMIT,
  runMetered,
  type WorkLimitError,
} from './meter.ts';
import type { Operation, OperationKind } from './operation.ts';
import { isRefusal, type Refusal, refuse } from './refusal.ts';
import type {
  ActorViewTable,
  AnswerForm,
  CommonEnvironment,
  OperationHandler,
  StepCache,
  StepContext,
  StepEnvironment,
  System,
  Trial,
  VisibilityGate,
} from './system.ts';
import { LiveTable, type Table } from './table.ts';

/**
 * Checks if the actor may do an operation. It reads rights through effectiveValue; see
 * src/engine/modifiers/effective-value.ts.
 */
export type May = (table: Table, operation: Operation) => Refusal | undefined;

/** The most rounds of reactions in one step. A step that needs more is refused. */
const BOUND = 1_000;

/**
 * Runs one operation on the live table. It checks the rights, decides, and applies the decision and then all reactions,
 * until there are none. All changes are joined to one. A refusal or an error anywhere leaves the table as it was. The
 * caller stores the change, and applies its inverse if storing fails.
 * No refusal of a step of play depends on things that its actor can't see (D5). The step is first decided on the table
 * as the actor sees it, and a refusal by this is final. Otherwise it is decided on the table itself. If something
 * unseen prevents it on that table, it is carried out as far as possible, perhaps not at all. It is still a step like
 * any other: paid, stored and shown. If the actor's view was complete for all that was asked, the step is decided only
 * once.
 */
export const perform = (
  table: LiveTable,
  may: May,
  operation: Operation,
  given: CommonEnvironment,
  isListed = false,
): Change | Refusal => {
  const handler = handlerOf(table.systems, operation.kind);
  const gate = handler.play ? gateOf(table.systems) : undefined;
  const seen = gate?.seen(table, operation.actor);
  const progress = { isLet: false };
  return runMetered(
    { hides: seen !== undefined, most: handler.isLarge ? LONG_REQUEST_WORK_LIMIT : REQUEST_WORK_LIMIT },
    () => performed({ table, may, operation, given, gate, seen, progress, isListed: isListed && !seen }),
    (overrun) => {
      forgetHalfDone(table);
      if (!gate || !overrun.isUnseen || !progress.isLet) return refusalOfWork(overrun);
      const stopped = gate.stopped(table, operation);
      apply(table, stopped);
      return stopped;
    },
  );
};

/**
 * Performs an act that `actsFor` listed for its actor on this table, without judging it again. The table must not have
 * changed since. The result is the same as of `perform`. If anything is hidden from the actor, it is judged as in
 * `perform`.
 */
export const performListed = (
  table: LiveTable,
  may: May,
  operation: Operation,
  given: CommonEnvironment,
): Change | Refusal => perform(table, may, operation, given, true);

interface Performance {
  readonly table: LiveTable;
  readonly may: May;
  readonly operation: Operation;
  readonly given: CommonEnvironment;
  readonly gate: VisibilityGate | undefined;
  readonly seen: ActorViewTable | undefined;
  /** `isLet` is true once the actor may do the operation, as far as the actor knows. */
  readonly progress: { isLet: boolean };
  readonly isListed: boolean;
}

const performed = (performance: Performance): Change | Refusal => {
  const { table, may, operation, given, gate, seen, progress, isListed } = performance;
  const handler = handlerOf(table.systems, operation.kind);
  const { decide, foreseen, asFar, play, mayChangeNothing, followsAsSeen, changesNothing } = handler;
  const environment = surroundingsOf(table, given, seen && gate, operation.actor, seen);
  let judged: Change | Refusal | undefined;
  if (seen) {
    judged = may(seen, operation);
    progress.isLet = !judged;
    judged ??= (foreseen ?? decide)(seen, operation, environment);
    if (isRefusal(judged)) return judged;
  }
  return chargeToUnseenMeter(() => {
    const isDecided = seen?.isWhole && !foreseen;
    const forbidden = isDecided || isListed ? undefined : may(table, operation);
    const deciding = (isListed ? handler.decideListed : undefined) ?? decide;
    const decided = forbidden ?? ((isDecided && judged) || deciding(table, operation, environment));
    const done = carriedOut(table, operation, environment, decided);
    const isIdle = (): boolean => !seen || (changesNothing ? changesNothing(operation, environment) : isEmpty(judged));
    if (play && !mayChangeNothing && isEmpty(done) && isIdle()) return refuse('nothing-changes', {});
    if (!gate || !seen || !isRefusal(done) || (followsAsSeen && !isRefusal(decided))) return done;
    const stopped = gate.stopped(table, operation);
    const far = asFar?.(table, operation, environment, forbidden !== undefined) ?? nothing;
    const part = carriedOut(table, operation, environment, join(far, stopped));
    if (!isRefusal(part)) return part;
    apply(table, stopped);
    return stopped;
  });
};

/**
 * Makes caches outdated that hold while the revision is the same. Work that was cut off may have left them incomplete.
 */
export const forgetHalfDone = ({ ground }: Table): void => {
  if (ground instanceof LiveTable) ground.revision += 1;
};

export const refusalOfWork = ({ place }: WorkLimitError): Refusal =>
  refuse('takes-too-long', place ? { at: place } : {});

const isEmpty = (done: Change | Refusal | undefined): boolean =>
  done !== undefined && !isRefusal(done) && isEmptyChange(done);

const carriedOut = (
  table: LiveTable,
  operation: Operation,
  environment: StepEnvironment,
  decided: Change | Refusal,
): Change | Refusal => {
  if (isRefusal(decided)) return decided;
  const applied: Change[] = [];
  const carryOut = (change: Change): readonly RecordChange[] => {
    const records = apply(table, change);
    applied.push(change);
    return records;
  };
  const takeBack = (): void => {
    for (const change of applied.reverse()) revertChange(table, change);
  };
  try {
    const done = new StepUnderWay(table, operation, environment, decided, carryOut(decided));
    for (;;) {
      const next = following(table, done);
      if (!next) return attachChangeParts(done.change, applied);
      const fault = isRefusal(next)
        ? next
        : done.round === BOUND
          ? refuse('too-much-follows', { bound: BOUND })
          : undefined;
      if (fault) {
        takeBack();
        return fault;
      }
      done.goOn(next as Change, carryOut(next as Change));
    }
  } catch (fault) {
    takeBack();
    throw fault;
  }
};

const surroundingsOf = (
  table: Table,
  given: CommonEnvironment,
  gate: VisibilityGate | undefined,
  actor: PersonId,
  seen: Table = table,
): StepEnvironment => {
  let trial: Trial | undefined;
  return {
    ...given,
    seen,
    get trial() {
      trial ??= trialOn(table, () => gate?.seen(table, actor) ?? table);
      return trial;
    },
  };
};

class StepMemory implements StepCache {
  #map: Map<object, unknown> | undefined;

  get(key: object): unknown {
    return this.#map?.get(key);
  }

  has(key: object): boolean {
    return this.#map?.has(key) === true;
  }

  set(key: object, value: unknown): void {
    this.#map ??= new Map();
    this.#map.set(key, value);
  }
}

class StepUnderWay implements StepContext {
  readonly operation: Operation;
  readonly environment: StepEnvironment;
  readonly kept: StepCache = new StepMemory();
  latest: readonly RecordChange[];
  round = 0;
  readonly #done: ChangeJoiner;
  readonly #table: LiveTable;
  #former: FormerTable | undefined;

  constructor(
    table: LiveTable,
    operation: Operation,
    environment: StepEnvironment,
    change: Change,
    records: readonly RecordChange[],
  ) {
    this.#table = table;
    this.operation = operation;
    this.environment = environment;
    this.#done = new ChangeJoiner(change, records);
    this.latest = records;
  }

  get change(): Change {
    return this.#done.change;
  }

  get records(): readonly RecordChange[] {
    return this.#done.records;
  }

  get before(): FormerTable {
    this.#former ??= new FormerTable(this.#table);
    return this.#former.since(this.records);
  }

  goOn(next: Change, records: readonly RecordChange[]): void {
    this.#done.add(next, records);
    this.latest = records;
    this.round += 1;
  }
}

export const gateOf = cachePerSystems(
  (systems: readonly System[]): VisibilityGate | undefined => systems.find(({ gate }) => gate)?.gate,
);

const following = (table: LiveTable, done: StepContext): Change | Refusal | undefined => {
  for (const reactions of reactionsOf(table.systems)) {
    const next = reactions(table, done);
    if (next && (isRefusal(next) || !isEmptyChange(next))) return next;
  }
  return undefined;
};

const reactionsOf = cachePerSystems((systems: readonly System[]) =>
  systems.flatMap(({ reactions }) => reactions ?? []),
);

/** Returns the handler of a kind of operation. Throws if no system has it. */
export const handlerOf = <K extends OperationKind>(systems: readonly System[], kind: K): OperationHandler<K> => {
  const found = findHandler(systems, kind);
  if (!found) throw new Error(`no system knows the operation ${kind}`);
  return found as unknown as OperationHandler<K>;
};

export const findHandler = (systems: readonly System[], kind: string): OperationHandler<OperationKind> | undefined =>
  handlersOf(systems).get(kind) as OperationHandler<OperationKind> | undefined;

/**
 * Returns the form of the answer in a game that hides anything. It depends only on the operation, never on its result.
 */
export const answerFormOf = <K extends OperationKind>(
  systems: readonly System[],
  operation: Operation<K>,
): AnswerForm => {
  const { answer } = handlerOf<K>(systems, operation.kind);
  return typeof answer === 'string' ? answer : answer(operation);
};

const handlersOf = cachePerSystems(
  (systems: readonly System[]): ReadonlyMap<string, object> =>
    new Map(systems.flatMap(({ operations }) => Object.entries(operations))),
);
