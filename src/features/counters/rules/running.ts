import type { ActiveModifier } from '../../../engine/modifiers/active-modifiers.ts';
import { MAX_COLLECTED_CHANGES } from '../../../engine/modifiers/active-modifiers.ts';
import type { EvaluationValues } from '../../../engine/modifiers/pass-values.ts';
import type { Piece } from '../../../engine/play/records.ts';
import {
  type Ask,
  DECIMAL_SUM_ZERO,
  type DecimalSum,
  equal,
  type Index,
  printDecimalSum,
  type RecordChange,
  recordKindsAffecting,
  type Table,
} from '../../../table/index.ts';
import type { DirtyPiece } from './affected.ts';
import { affectedContributionsBetween, canAffectValuesGameWide } from './changed-pieces.ts';
import { type CompiledCounter, contributionByLookUp } from './count.ts';
import { countingStateOf, type GameStateReadByCounters } from './counting-state.ts';
import { piecesInCounterScope } from './scoped-pieces.ts';

/**
 * The values of counters as modifiers read them. There is a running sum for each counter and modifier, only in memory:
 * the value just before the modifier is applied. A sum is updated when it is read. It then includes all changes since
 * the last read, even those that were taken back.
 */
interface Running {
  readonly sums: Map<string, RunningSum>;
  /** The changes since the oldest update of any sum. */
  log: RecordChange[];
  /** The number of changes that were dropped from the start of `log`. */
  past: number;
}

interface RunningSum {
  readonly sum: DecimalSum;
  readonly parts: Parts;
  readonly moment: GameStateReadByCounters;
  readonly revision: number;
  /** The number of changes that this sum includes, counted from the first one ever logged. */
  readonly seen: number;
}

/**
 * The contribution of each piece to a sum. A `Parts` is never written to, because former states of the table still read
 * it. Changes are kept in a second map, which is merged into the first once it is large.
 */
class Parts {
  readonly #under: ReadonlyMap<string, DecimalSum>;
  readonly #over: ReadonlyMap<string, DecimalSum>;

  constructor(under: ReadonlyMap<string, DecimalSum>, over: ReadonlyMap<string, DecimalSum> = new Map()) {
    this.#under = under;
    this.#over = over;
  }

  of(id: string): DecimalSum {
    return this.#over.get(id) ?? this.#under.get(id) ?? DECIMAL_SUM_ZERO;
  }

  with(changed: ReadonlyMap<string, DecimalSum>): Parts {
    if (changed.size === 0) return this;
    const over = new Map([...this.#over, ...changed]);
    if (over.size ** 2 <= this.#under.size) return new Parts(this.#under, over);
    const all = new Map([...this.#under, ...over]);
    for (const [id, part] of over) if (part === DECIMAL_SUM_ZERO) all.delete(id);
    return new Parts(all);
  }
}

const NOTHING_SUMMED = { sum: DECIMAL_SUM_ZERO, parts: new Parts(new Map()) };

export const runningSumsIndex: Index<Running> = {
  name: 'running',
  create: () => ({ sums: new Map(), log: [], past: 0 }),
  update: (running, entries, table) => {
    if (running.sums.size === 0) return;
    for (const entry of entries) running.log.push(entry);
    if (running.log.length > MAX_COLLECTED_CHANGES || changesAll(table, entries)) forget(running);
  },
  former: ({ sums, log, past }, entries, table) => {
    if (sums.size === 0 || changesAll(table, entries)) return { sums: new Map(), log: [], past };
    const back = entries.map(({ before, after }) => ({ before: after, after: before }));
    return { sums: new Map(sums), log: [...log, ...back], past };
  },
};

/** True if one of these changes affects the counters themselves, or everything that counters and pieces depend on. */
const changesAll = ({ systems }: Table, entries: readonly RecordChange[]): boolean => {
  const ground = recordKindsAffecting(systems, 'counts');
  const kinds = entries.flatMap(({ before, after }) => (after ?? before)?.kind ?? []);
  return kinds.some((kind) => kind === 'counter' || ground.has(kind));
};

const forget = (running: Running): void => {
  running.sums.clear();
  running.past += running.log.length;
  running.log = [];
};

/** Drops the entries that every sum already includes. */
const trim = (running: Running): void => {
  const seen = Math.min(...[...running.sums.values()].map((kept) => kept.seen));
  if (seen <= running.past) return;
  running.log = running.log.slice(seen - running.past);
  running.past = seen;
};

/**
 * Returns the printed value of a counter before a modifier is applied. Undefined if an earlier modifier must be
 * evaluated first.
 */
export const counterSumBefore = (
  pass: EvaluationValues,
  one: CompiledCounter,
  turn: ActiveModifier,
  ask: Ask,
): string | undefined => {
  const table = pass.world.ground;
  const running = table.index(runningSumsIndex) as Running;
  const key = `${turn.id}\n${turn.sub}\n${one.counter.id}`;
  const known = running.sums.get(key);
  if (known?.revision === table.revision) return printDecimalSum(known.sum);
  const moment = countingStateOf(table, true, turn, one.reads);
  if (pass.isSuspended) return undefined;
  const parts = known
    ? mended(running, known, pass, one, ask, moment)
    : partsOf(pass, one, ask, piecesInCounterScope(table, one.counter));
  if (!parts) return undefined;
  const mends = known && parts.isMended ? known : NOTHING_SUMMED;
  let { sum } = mends;
  for (const [id, part] of parts.of) sum += part - mends.parts.of(id);
  const all = mends.parts.with(parts.of);
  running.sums.set(key, { sum, parts: all, moment, revision: table.revision, seen: running.past + running.log.length });
  trim(running);
  return printDecimalSum(sum);
};

/** The contributions of pieces. If `isMended` is true, they replace only some contributions of a known sum. */
interface Contributions {
  readonly isMended: boolean;
  readonly of: ReadonlyMap<string, DecimalSum>;
}

const partsOf = (
  pass: EvaluationValues,
  one: CompiledCounter,
  ask: Ask,
  pieces: Iterable<Piece>,
): Contributions | undefined => {
  const { world } = pass;
  const found = new Map<string, DecimalSum>();
  for (const piece of pieces) {
    found.set(
      piece.id,
      contributionByLookUp(world, one, piece, (name) => ask(world, 'piece', piece.id, name)),
    );
    if (pass.isSuspended) return undefined;
  }
  return { isMended: false, of: found };
};

const mended = (
  running: Running,
  { moment: was, parts, seen }: RunningSum,
  pass: EvaluationValues,
  one: CompiledCounter,
  ask: Ask,
  is: GameStateReadByCounters,
): Contributions | undefined => {
  const table = pass.world.ground;
  const log = running.log.slice(seen - running.past);
  const touched = touchedIn(table, log);
  const then = canAffectValuesGameWide(table, log) ? was : { ...was, game: is.game };
  const { stir } = affectedContributionsBetween(table, log, touched, then, is);
  const ids = new Set(touched.map(({ id }) => id));
  for (const name of one.reads) {
    const some = stir.get(name);
    if (some === 'all') return partsOf(pass, one, ask, piecesInCounterScope(table, one.counter));
    for (const id of some ?? []) ids.add(id);
  }
  const gone = [...ids].filter((id) => !table.get('piece', id) && parts.of(id) !== DECIMAL_SUM_ZERO);
  const there = partsOf(
    pass,
    one,
    ask,
    [...ids].flatMap((id) => table.get('piece', id) ?? []),
  );
  return there && { isMended: true, of: new Map([...there.of, ...gone.map((id) => [id, DECIMAL_SUM_ZERO] as const)]) };
};

const touchedIn = (table: Table, log: readonly RecordChange[]): readonly DirtyPiece[] => {
  const first = new Map<string, Piece | undefined>();
  for (const { before, after } of log) {
    const piece = after ?? before;
    if (piece?.kind === 'piece' && !first.has(piece.id))
      first.set(piece.id, before?.kind === 'piece' ? before : undefined);
  }
  return [...first].flatMap(([id, before]) => {
    const after = table.get('piece', id);
    return equal(before, after) ? [] : [{ id, before, after }];
  });
};
