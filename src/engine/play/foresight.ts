import {
  type ActRefusalChecks,
  type ActsAsked,
  forgetHalfDone,
  gateOf,
  handlerOf,
  isRefusal,
  iterateMetered,
  LONG_REQUEST_WORK_LIMIT,
  type May,
  type Operation,
  type PersonId,
  REQUEST_WORK_LIMIT,
  type Refusal,
  refusalOfWork,
  runMetered,
  type Table,
  trialOn,
  type WorkLimitError,
} from '../../table/index.ts';

/** Runs a request within the work limit of one request. If it exceeds the limit, `cut` gives the result. */
export const runWithinWorkLimit = <T>(
  table: Table,
  actor: PersonId,
  run: () => T,
  cut: (overrun: WorkLimitError) => T,
): T =>
  runMetered({ hides: hidesFrom(table, actor), most: REQUEST_WORK_LIMIT }, run, (overrun) => {
    if (overrun.hasBegun) forgetHalfDone(table);
    return cut(overrun);
  });

export const iterateWithinWorkLimit = <T>(
  table: Table,
  actor: PersonId,
  make: () => Iterator<T>,
  cut?: () => void,
  most = REQUEST_WORK_LIMIT,
): Generator<T> =>
  iterateMetered({ hides: hidesFrom(table, actor), most }, make, (overrun) => {
    if (overrun.hasBegun) forgetHalfDone(table);
    cut?.();
  });

const hidesFrom = (table: Table, actor: PersonId): boolean => gateOf(table.systems)?.seen(table, actor) !== undefined;

/** Returns the reason why an operation would be refused, as far as its actor knows. */
export type Foresight = (operation: Operation) => Refusal | undefined;

/**
 * Returns a function that judges operations on the actor's view, so that it reveals nothing hidden. It is valid until
 * the table changes. It can't judge undo and redo.
 */
export const foresightOf = (table: Table, may: May, actor: PersonId): Foresight => {
  const seenNow = (): Table => gateOf(table.systems)?.seen(table, actor) ?? table;
  let judge = judgeOn(table, may, seenNow);
  return (operation) =>
    runWithinWorkLimit(
      table,
      actor,
      () => judge(operation),
      (overrun) => {
        if (overrun.hasBegun) judge = judgeOn(table, may, seenNow);
        return refusalOfWork(overrun);
      },
    );
};

const judgeOn = (table: Table, may: May, seenNow: () => Table): Foresight => {
  const seen = seenNow();
  const inPlay = { now: 0, past: { done: [], undone: [] }, seen, trial: trialOn(table, seenNow) };
  const beside = { ...inPlay, seen: table };
  return (operation) => {
    const { decide, foreseen, play } = handlerOf(table.systems, operation.kind);
    const environment = play ? inPlay : beside;
    const world = environment.seen;
    const refusal = may(world, operation) ?? (world === table ? undefined : foreseen?.(world, operation));
    if (refusal || (foreseen && world !== table)) return refusal;
    const decided = decide(world, operation, environment);
    return isRefusal(decided) ? decided : undefined;
  };
};

/** Lists the acts of all systems: see `System.acts`. */
export function* listSystemActs(seen: Table, actor: PersonId, asked: ActsAsked): Generator<Operation> {
  for (const { acts } of seen.systems) if (acts !== 'none') yield* acts(seen, actor, asked);
}

/** Lists an actor's legal acts, as far as the actor knows (G5). Calls `cut` if the work limit ends the list early. */
export const listLegalActs = (
  table: Table,
  may: May,
  actor: PersonId,
  asked: ActsAsked = {},
  cut?: () => void,
): Generator<Operation> => {
  const most = asked.piece === undefined && !asked.isBrief ? LONG_REQUEST_WORK_LIMIT : REQUEST_WORK_LIMIT;
  return iterateWithinWorkLimit(table, actor, () => actsFound(table, may, actor, asked), cut, most);
};

function* actsFound(table: Table, may: May, actor: PersonId, asked: ActsAsked): Generator<Operation> {
  const seen = gateOf(table.systems)?.seen(table, actor) ?? table;
  const foresee = foresightOf(table, may, actor);
  const judge: ActRefusalChecks = { may: (operation) => may(seen, operation), foresee };
  for (const { acts, legalActs } of seen.systems)
    if (legalActs) yield* legalActs(seen, actor, asked, judge);
    else if (acts !== 'none')
      for (const operation of acts(seen, actor, asked))
        if ((asked.kind ?? operation.kind) === operation.kind && !foresee(operation)) yield operation;
}
