import { activeModifiersOf } from '../../../engine/modifiers/active-modifiers.ts';
import {
  type AffectedTablePart,
  type AnyRecord,
  equal,
  isFields,
  type Kind,
  type PlainObject,
  type RecordChange,
  recordKindsAffecting,
  type StepContext,
  sameValue,
  type Table,
} from '../../../table/index.ts';
import { type DirtyPiece, pieceIdsAt } from './affected.ts';
import { stepReachOf } from './around.ts';
import { IN_STACK_NAME } from './count.ts';
import { countingStateOf, type GameStateReadByCounters, toggledModifiersBetween } from './counting-state.ts';
import { type CounterEvaluationOrder, STACK_DEPENDENT_PROPERTIES } from './levels.ts';
import { counterListingIndex, type Listing } from './listing.ts';
import { type ChangedPiecesByProperty, reached } from './reach.ts';

/**
 * The pieces whose contributions may have changed in a step that did not touch them. `stir` has them by property;
 * `bent` are the properties that modifiers can change.
 */
export interface AffectedContributions {
  readonly stir: ChangedPiecesByProperty;
  readonly bent: ReadonlySet<string>;
}

/** True if one of these records can affect values anywhere in the game. */
export const canAffectValuesGameWide = (table: Table, records: readonly RecordChange[]): boolean =>
  affects(table, records, 'values');

const affects = ({ systems }: Table, records: readonly RecordChange[], effect: AffectedTablePart): boolean => {
  const kinds = recordKindsAffecting(systems, effect);
  for (const { before, after } of records) if (kinds.has(((after ?? before) as AnyRecord).kind)) return true;
  return false;
};

/**
 * True if a counter can have another value after these changes. They then touch a counter, a modifier or something that
 * a counter reads.
 */
export const mayTouchCounters = (table: Table, records: readonly RecordChange[]): boolean => {
  const { byRead } = table.index(counterListingIndex);
  return records.some((change) => mayTouch(table, change, byRead));
};

const APART: ReadonlySet<Kind> = new Set(['counter', 'tally', 'army']);

const mayTouch = (table: Table, { before, after }: RecordChange, byRead: Listing['byRead']): boolean => {
  const kind = ((after ?? before) as AnyRecord).kind;
  const isOwn = kind === 'piece' || kind === 'own-values';
  if (isOwn && activeModifiersOf(table)) return true;
  if (kind === 'piece')
    return !before || !after || differsBeside(before, after) || readsOne(byRead, valuesOf(before), valuesOf(after));
  // Pieces have the game's values as their own properties, but not the values of their side.
  if (kind === 'own-values')
    return isOfGame((after ?? before) as AnyRecord) && readsOne(byRead, valuesOf(before), valuesOf(after));
  const { systems } = table;
  return APART.has(kind) || EFFECTS.some((effect) => recordKindsAffecting(systems, effect).has(kind));
};

const EFFECTS: readonly AffectedTablePart[] = ['values', 'modifiers', 'counts'];

const isOfGame = (record: AnyRecord): boolean => record.kind === 'own-values' && record.side === undefined;

const valuesOf = (record: AnyRecord | undefined): PlainObject =>
  record && 'values' in record && isFields(record.values) ? record.values : NO_VALUES;

const NO_VALUES: PlainObject = {};

const differsBeside = (before: AnyRecord, after: AnyRecord): boolean => {
  const [was, is] = [before as unknown as PlainObject, after as unknown as PlainObject];
  for (const name of Object.keys(was)) if (name !== 'values' && was[name] !== is[name]) return true;
  for (const name of Object.keys(is)) if (name !== 'values' && was[name] !== is[name]) return true;
  return false;
};

const changedNames = (before: AnyRecord | undefined, after: AnyRecord | undefined): readonly string[] => {
  const [was, is] = [valuesOf(before), valuesOf(after)];
  return [...new Set([...Object.keys(was), ...Object.keys(is)])].filter(
    (name) => !equal(own(was, name), own(is, name)),
  );
};

const readsOne = (byRead: Listing['byRead'], was: PlainObject, is: PlainObject): boolean => {
  if (was === is) return false;
  for (const name of byRead.keys()) if (!equal(own(was, name), own(is, name))) return true;
  return false;
};

const own = (values: PlainObject, name: string): unknown => (Object.hasOwn(values, name) ? values[name] : undefined);

const NOTHING_STIRRED: AffectedContributions = { stir: new Map(), bent: new Set() };

export const affectedContributionsIn = (
  table: Table,
  done: StepContext,
  touched: readonly DirtyPiece[],
  { readsOthers }: CounterEvaluationOrder,
): AffectedContributions => {
  const { records } = done;
  const withGame = canAffectValuesGameWide(table, records);
  const isReordered = affects(table, records, 'modifiers');
  if (!withGame && !isReordered && !readsOthers && !activeModifiersOf(table)) return NOTHING_STIRRED;
  const is = countingStateOf(table, withGame);
  const isSame = !withGame && is.asked.size === 0 && !isReordered;
  const was = isSame ? is : momentBefore(done, withGame);
  return affectedContributionsBetween(table, records, touched, was, is);
};

const BEFORE = {};
const BEFORE_WITH_GAME = {};

const momentBefore = ({ before, kept }: StepContext, withGame: boolean): GameStateReadByCounters => {
  const key = withGame ? BEFORE_WITH_GAME : BEFORE;
  const known = kept.get(key) as GameStateReadByCounters | undefined;
  if (known) return known;
  const moment = countingStateOf(before, withGame);
  kept.set(key, moment);
  return moment;
};

/** Returns the pieces that may contribute differently in two states. `records` are those touched between the states. */
export const affectedContributionsBetween = (
  table: Table,
  records: readonly RecordChange[],
  touched: readonly DirtyPiece[],
  was: GameStateReadByCounters,
  is: GameStateReadByCounters,
): AffectedContributions => {
  const told = toldBy(table, records, touched, was, is);
  const bent = was.bent === is.bent ? is.bent : new Set([...was.bent, ...is.bent]);
  return { stir: bent.size === 0 ? told : bentBy(table, touched, told, was, is, bent), bent };
};

/**
 * Returns the changes that don't come from modifiers. They concern pieces in the same place as moved ones, and pieces
 * that have a changed value of the game.
 */
const toldBy = (
  table: Table,
  records: readonly RecordChange[],
  touched: readonly DirtyPiece[],
  was: GameStateReadByCounters,
  is: GameStateReadByCounters,
): ChangedPiecesByProperty => {
  let told: Map<string, ReadonlySet<string> | 'all'> | undefined;
  const { byRead } = table.index(counterListingIndex);
  const readers = [byRead, is.benders.reads, was.benders.reads];
  for (const name of STACK_DEPENDENT_PROPERTIES)
    if (isIn(readers, name)) told = (told ?? new Map()).set(name, beside(table, touched, name === IN_STACK_NAME));
  for (const { before, after } of records) {
    const { kind, id } = (after ?? before) as AnyRecord;
    if (kind === 'tally' && isIn(readers, id)) told = (told ?? new Map()).set(id, 'all');
    if (kind === 'army' && isIn(readers, 'Army')) told = (told ?? new Map()).set('Army', 'all');
    // Pieces don't have the values of their side as properties, but modifiers can read these.
    if (kind === 'own-values')
      for (const name of changedNames(before, after))
        if (isIn(readers, name)) told = (told ?? new Map()).set(name, 'all');
  }
  if (was !== is)
    for (const [name, value] of is.game)
      if (!sameValue(value, was.game.get(name))) told = (told ?? new Map()).set(name, 'all');
  return told ?? NOTHING_TOLD;
};

const NOTHING_TOLD: ChangedPiecesByProperty = new Map();

const isIn = (readers: readonly { has(name: string): boolean }[], name: string): boolean => {
  for (const some of readers) if (some.has(name)) return true;
  return false;
};

/** Returns the pieces that share a place with a piece that came, went, or changed its place or its army. */
const beside = (table: Table, touched: readonly DirtyPiece[], onCells: boolean): ReadonlySet<string> => {
  const found = new Set<string>();
  for (const { before, after } of touched) {
    if (before && after && before.place === after.place && before.army === after.army) continue;
    for (const piece of [before, after])
      if (piece && !(onCells && piece.place.cell === undefined))
        for (const id of pieceIdsAt(table, piece.place)) found.add(id);
  }
  return found;
};

const bentBy = (
  table: Table,
  touched: readonly DirtyPiece[],
  told: ChangedPiecesByProperty,
  was: GameStateReadByCounters,
  is: GameStateReadByCounters,
  bent: ReadonlySet<string>,
): ChangedPiecesByProperty => {
  const turned = toggledModifiersBetween(was, is);
  const orders = [was.order, is.order];
  if (turned === 'all' || orders.some((order) => order?.bendsModifiers))
    return new Map([...told, ...[...bent].map((name) => [name, 'all'] as const)]);
  const benders = was.benders === is.benders ? is.benders.all : [...is.benders.all, ...was.benders.all];
  return reached(table, { touched, told, turned, benders, lead: stepReachOf(...orders) });
};
