import {
  type ActsAsked,
  type ActsJudge,
  forgetHalfDone,
  gateOf,
  handlerOf,
  isRefusal,
  LONG_WORK_LIMIT,
  type May,
  metered,
  meteredEach,
  type Operation,
  type Overrun,
  type PersonId,
  type Refusal,
  refusalOfWork,
  type Table,
  trialOn,
  WORK_LIMIT,
} from '../../table/index.ts';

/** What somebody can do on a table, found before it is tried. */

/** Answers what somebody asks of a table, for as much work as one request may cost; `cut`: the answer beyond that. */
export const answered = <T>(table: Table, actor: PersonId, run: () => T, cut: (overrun: Overrun) => T): T =>
  metered({ hides: hidesFrom(table, actor), most: WORK_LIMIT }, run, (overrun) => {
    if (overrun.hasBegun) forgetHalfDone(table);
    return cut(overrun);
  });

/** The same one by one: it ends where the work does, and says so by `cut`. */
export const answeredEach = <T>(
  table: Table,
  actor: PersonId,
  make: () => Iterator<T>,
  cut?: () => void,
  most = WORK_LIMIT,
): Generator<T> =>
  meteredEach({ hides: hidesFrom(table, actor), most }, make, (overrun) => {
    if (overrun.hasBegun) forgetHalfDone(table);
    cut?.();
  });

const hidesFrom = (table: Table, actor: PersonId): boolean => gateOf(table.systems)?.seen(table, actor) !== undefined;

/**
 * Why an operation would be refused as the table stands; undefined where nothing that its actor knows is against it.
 */
export type Foresight = (operation: Operation) => Refusal | undefined;

/**
 * What an actor can know of operations before they are tried: judged as `perform` judges them first, on the table as
 * the actor sees it, so that it tells nothing of what is hidden. It holds as long as the table stays as it is. Steps
 * that are taken back or done again are not judged by it.
 */
export const foresightOf = (table: Table, may: May, actor: PersonId): Foresight => {
  const seenNow = (): Table => gateOf(table.systems)?.seen(table, actor) ?? table;
  let judge = judgeOn(table, may, seenNow);
  return (operation) =>
    answered(
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

/** What the systems list for an actor, as they list it: see `System.acts`. */
export function* listedActs(seen: Table, actor: PersonId, asked: ActsAsked): Generator<Operation> {
  for (const { acts } of seen.systems) if (acts !== 'none') yield* acts(seen, actor, asked);
}

/**
 * What an actor can legally do by the rules of the module, as far as he knows, one by one (G5). It holds as long as the
 * table stays as it is. `cut` is called when the list ends before all were found, for the work of one request is used up.
 */
export const actsOf = (
  table: Table,
  may: May,
  actor: PersonId,
  asked: ActsAsked = {},
  cut?: () => void,
): Generator<Operation> => {
  const most = asked.piece === undefined && !asked.isBrief ? LONG_WORK_LIMIT : WORK_LIMIT;
  return answeredEach(table, actor, () => actsFound(table, may, actor, asked), cut, most);
};

function* actsFound(table: Table, may: May, actor: PersonId, asked: ActsAsked): Generator<Operation> {
  const seen = gateOf(table.systems)?.seen(table, actor) ?? table;
  const foresee = foresightOf(table, may, actor);
  const judge: ActsJudge = { may: (operation) => may(seen, operation), foresee };
  for (const { acts, legalActs } of seen.systems)
    if (legalActs) yield* legalActs(seen, actor, asked, judge);
    else if (acts !== 'none')
      for (const operation of acts(seen, actor, asked))
        if ((asked.kind ?? operation.kind) === operation.kind && !foresee(operation)) yield operation;
}
