import type { PersonId } from '../ids/index.ts';
import { apply, revert, trialOn } from './apply.ts';
import { type Change, inSequence, isNothing, JoinedChanges, join, nothing, type RecordChange } from './change.ts';
import { derivedOfSystems } from './derived.ts';
import { FormerTable } from './former.ts';
import { asUnseen, LONG_WORK_LIMIT, metered, type Overrun, WORK_LIMIT } from './meter.ts';
import type { Operation, OperationKind } from './operation.ts';
import { isRefusal, type Refusal, refuse } from './refusal.ts';
import type {
  AnswerForm,
  CommonEnvironment,
  Gate,
  KeptInStep,
  OperationHandler,
  SightedTable,
  StepContext,
  StepEnvironment,
  System,
  Trial,
} from './system.ts';
import { LiveTable, type Table } from './table.ts';

/** Who may do what, asked through effectiveValue; see modifiers/effective-value.ts. */
export type May = (table: Table, operation: Operation) => Refusal | undefined;

/** How often it is asked what follows before a step is given up. */
const BOUND = 1_000;

/**
 * Runs one operation on the live table: may, decide, apply, then what follows until nothing does, all joined to one
 * change. A refusal or a fault anywhere leaves the table as it was. The caller stores the change, and applies its
 * inverse if that fails.
 *
 * No refusal of a step of play depends on what its actor does not see (D5). It is judged first on the table as the
 * actor sees it, and what stands against it there is told, whatever is hidden. What that lets through is done on the
 * table itself; where something unseen stands against it there, it is carried out as far as it goes, which may be not
 * at all, and is a step like any other: paid, stored and told. What was decided by nothing but what is there as the
 * actor sees it is not decided twice.
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
  return metered(
    { hides: seen !== undefined, most: handler.isLarge ? LONG_WORK_LIMIT : WORK_LIMIT },
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
 * Performs an act that `actsFor` listed for its actor on this table, which must be as it was then, without judging it
 * again. It leaves the same records as `perform`. If anything is hidden from the actor, it judges as `perform` does.
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
  readonly gate: Gate | undefined;
  readonly seen: SightedTable | undefined;
  /** Whether nothing that the actor knows stands against the actor's doing it at all. */
  readonly progress: { isLet: boolean };
  /** True if it was just listed as legal, and its actor sees everything. */
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
  return asUnseen(() => {
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

/** Work that was cut off may have left half of something in what is kept as long as the table is the same. */
export const forgetHalfDone = ({ ground }: Table): void => {
  if (ground instanceof LiveTable) ground.revision += 1;
};

export const refusalOfWork = ({ place }: Overrun): Refusal => refuse('takes-too-long', place ? { at: place } : {});

/** Whether something is done by which nothing is other than it was. */
const isEmpty = (done: Change | Refusal | undefined): boolean =>
  done !== undefined && !isRefusal(done) && isNothing(done);

/** What was decided and all that follows from it, applied. */
const carriedOut = (
  table: LiveTable,
  operation: Operation,
  environment: StepEnvironment,
  decided: Change | Refusal,
): Change | Refusal => {
  if (isRefusal(decided)) return decided;
  /** What was applied, in its order: what is cut off on the way to the next is taken back, too. */
  const applied: Change[] = [];
  const carryOut = (change: Change): readonly RecordChange[] => {
    const records = apply(table, change);
    applied.push(change);
    return records;
  };
  const takeBack = (): void => {
    for (const change of applied.reverse()) revert(table, change);
  };
  try {
    const done = new StepUnderWay(table, operation, environment, decided, carryOut(decided));
    for (;;) {
      const next = following(table, done);
      if (!next) return inSequence(done.change, applied);
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

/** What a decision may know beside the table; its door for trials is made when somebody first tries something. */
const surroundingsOf = (
  table: Table,
  given: CommonEnvironment,
  gate: Gate | undefined,
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

/** In most steps nothing is kept. */
class StepMemory implements KeptInStep {
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

/** What those who answer what follows are told of a step; the same one from its first round to its last. */
class StepUnderWay implements StepContext {
  readonly operation: Operation;
  readonly environment: StepEnvironment;
  readonly kept: KeptInStep = new StepMemory();
  latest: readonly RecordChange[];
  round = 0;
  readonly #done: JoinedChanges;
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
    this.#done = new JoinedChanges(change, records);
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

  /** One round more: what followed, which has been applied. */
  goOn(next: Change, records: readonly RecordChange[]): void {
    this.#done.add(next, records);
    this.latest = records;
    this.round += 1;
  }
}

/** What stands between actors and what they don't see, where any system knows of that. */
export const gateOf = derivedOfSystems(
  (systems: readonly System[]): Gate | undefined => systems.find(({ gate }) => gate)?.gate,
);

const following = (table: LiveTable, done: StepContext): Change | Refusal | undefined => {
  for (const reactions of reactionsOf(table.systems)) {
    const next = reactions(table, done);
    if (next && (isRefusal(next) || !isNothing(next))) return next;
  }
  return undefined;
};

const reactionsOf = derivedOfSystems((systems: readonly System[]) =>
  systems.flatMap(({ reactions }) => reactions ?? []),
);

/** How that kind of operation is done; every kind belongs to one system. */
export const handlerOf = <K extends OperationKind>(systems: readonly System[], kind: K): OperationHandler<K> => {
  const found = findHandler(systems, kind);
  if (!found) throw new Error(`no system knows the operation ${kind}`);
  return found as unknown as OperationHandler<K>;
};

/** How an operation of that kind is done, where any system knows it. */
export const findHandler = (systems: readonly System[], kind: string): OperationHandler<OperationKind> | undefined =>
  handlersOf(systems).get(kind) as OperationHandler<OperationKind> | undefined;

/** The form of the answer to an operation in a game that hides anything: by what it is, never by what came of it. */
export const answerFormOf = <K extends OperationKind>(
  systems: readonly System[],
  operation: Operation<K>,
): AnswerForm => {
  const { answer } = handlerOf<K>(systems, operation.kind);
  return typeof answer === 'string' ? answer : answer(operation);
};

const handlersOf = derivedOfSystems(
  (systems: readonly System[]): ReadonlyMap<string, object> =>
    new Map(systems.flatMap(({ operations }) => Object.entries(operations))),
);
