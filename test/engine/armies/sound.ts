import { groupOf } from '../../../src/engine/armies/groups.ts';
import { armyNamesIndex } from '../../../src/engine/armies/names/name-index.ts';
import { moveRangeOf } from '../../../src/engine/armies/range.ts';
import { rosterIndex } from '../../../src/engine/armies/roster.ts';
import { unitsOfArmy } from '../../../src/engine/armies/units.ts';
import { zoneOfControlRuleOf } from '../../../src/engine/armies/zones-of-control.ts';
import type { Piece } from '../../../src/engine/play/records.ts';
import { allRecordsAsAdded } from '../../../src/table/core/table.ts';
import { type Change, equal, isRefusal, type LiveTable, type Operation } from '../../../src/table/index.ts';
import { countedAnew, sumsOf } from '../../features/counters/rules/scratch.ts';
import { recordsOf } from '../../support/state.ts';
import { type Play, play } from '../../support/table.ts';
import { type Attempt, operationOf } from './deeds.ts';

/** Tries something in a game, and tells what does not hold any more after it; undefined where all is sound. */
export const faultAfter = (game: Play, attempt: Attempt): string | undefined => {
  const { table } = game;
  const operation = operationOf(game, attempt);
  const [before, text, price] = [seen(table), JSON.stringify(recordsOf(table)), priceOf(table, operation)];
  const change = play(game, operation);
  if (isRefusal(change))
    return JSON.stringify(recordsOf(table)) === text ? undefined : `a refused ${operation.kind} changed something`;
  return (
    lost(table, operation, change, before) ??
    unsound(table) ??
    disordered(table, operation, before) ??
    unpaid(table, price) ??
    miscounted(table)
  );
};

interface Seen {
  readonly pieces: ReadonlySet<string>;
  /** The units of each army, in order. */
  readonly armies: ReadonlyMap<string, readonly string[]>;
}

const seen = (table: LiveTable): Seen => ({
  pieces: new Set([...table.all('piece')].map(({ id }) => id)),
  armies: new Map([...table.all('army')].map(({ id }) => [id, unitsOfArmy(table, id).map((unit) => unit.id)])),
});

const BY_THE_SAME: readonly string[] = [
  'move',
  'form-army',
  'join-army',
  'split-army',
  'disband-army',
  'engage',
  'return-army',
];

/**
 * A13: the pieces are those that were there, with what the change says that came and went; and with moves and armies
 * nothing comes, and nothing goes but what is taken.
 */
const lost = (table: LiveTable, operation: Operation, change: Change, { pieces }: Seen): string | undefined => {
  const idsIn = (records: Change['added']): readonly string[] =>
    records.flatMap((record) => (record.kind === 'piece' ? record.id : []));
  const [come, gone] = [idsIn(change.added), idsIn(change.removed)];
  const { kind } = operation;
  const taken: readonly string[] = kind === 'move' ? operation.captures : [];
  const isFault = BY_THE_SAME.includes(kind) && (come.length > 0 || gone.some((id) => !taken.includes(id)));
  if (isFault) return `${kind} lost or made ${[...come, ...gone].join()}`;
  const wanted = [...pieces, ...come].filter((id) => !gone.includes(id)).sort();
  return equal([...seen(table).pieces].sort(), wanted) ? undefined : `${kind} left other pieces than it says`;
};

/**
 * Armies are of two units at least, of one side, in one cell (A8); records, units and the index say the same of them.
 */
const unsound = (table: LiveTable): string | undefined => {
  const fresh = rosterIndex.create();
  rosterIndex.update(fresh, allRecordsAsAdded(table), table);
  const { members, spent } = table.index(rosterIndex);
  const listed = (map: typeof members): readonly string[] => [...map].map((one) => JSON.stringify(one)).sort();
  if (!equal(listed(members), listed(fresh.members)) || !equal([...spent].sort(), [...fresh.spent].sort()))
    return 'the index is wrong';
  const named = new Set([...table.all('piece')].flatMap(({ army }) => army ?? []));
  const armies = [...table.all('army')];
  if (named.size !== armies.length || armies.some(({ id }) => !named.has(id)))
    return 'an army without units, or units without their army';
  const wrong = armies.find(({ id, board, side }) => {
    const units = unitsOfArmy(table, id);
    const places = new Set(units.map(({ place }) => `${place.in} ${place.cell}`));
    return units.length < 2 || places.size > 1 || units.some((unit) => unit.place.in !== board || unit.side !== side);
  });
  return (wrong && `${wrong.id} is of one unit, or of several sides or cells`) ?? misnamed(table);
};

/** D25: no two armies bear one name, those in a battle among them; the index says who bears which. */
const misnamed = (table: LiveTable): string | undefined => {
  const fresh = armyNamesIndex.create();
  armyNamesIndex.update(fresh, allRecordsAsAdded(table), table);
  const { bearers, numbers } = table.index(armyNamesIndex);
  const sorted = (map: ReadonlyMap<string, unknown>): unknown => [...map].sort(([a], [b]) => (a < b ? -1 : 1));
  const counts = (map: typeof numbers): unknown =>
    sorted(new Map([...map].map(([stem, { borne, blocks }]) => [stem, [[...borne].sort(), [...blocks].sort()]])));
  if (!equal(sorted(bearers), sorted(fresh.bearers)) || !equal(counts(numbers), counts(fresh.numbers)))
    return 'the index of names is wrong';
  const twice = [...bearers].find(([, all]) => new Set(all.map(({ id }) => id)).size > 1);
  return twice && `two armies are called ${twice[0]}`;
};

/** A10, A28: the two parts of an army that was split, each in its order. */
const isSplit = ({ armies }: Seen, operation: Operation<'split-army'>, before: Seen): boolean => {
  const units = before.armies.get(operation.army) ?? [];
  const isMoving = (unit: string): boolean => (operation.units as readonly string[]).includes(unit);
  const [moving, staying] = [units.filter(isMoving), units.filter((unit) => !isMoving(unit))];
  const isThere = (part: readonly string[]): boolean =>
    part.length < 2 || [...armies.values()].some((one) => equal(one, part));
  return isThere(moving) && isThere(staying) && (staying.length < 2 || equal(armies.get(operation.army), staying));
};

/**
 * A28, A50: who stays together stays in order; who moves comes behind those who are there, in the order of the army.
 */
const disordered = (table: LiveTable, operation: Operation, before: Seen): string | undefined => {
  const now = seen(table);
  if (operation.kind === 'split-army' && !isSplit(now, operation, before))
    return `${operation.army} was not split as it was to be`;
  for (const [id, units] of now.armies) {
    const were = before.armies.get(id)?.filter((unit) => units.includes(unit));
    const are = units.filter((unit) => were?.includes(unit));
    if (were && !equal(were, are)) return `${id} has another order than before`;
    if (operation.kind !== 'move' || operation.army === undefined) continue;
    const moved =
      before.armies.get(operation.army)?.filter((unit) => (operation.pieces as readonly string[]).includes(unit)) ?? [];
    if (moved.some((unit) => units.includes(unit)) && !equal(units.slice(-moved.length), moved))
      return `${id} has not its new units last, in order`;
  }
  return undefined;
};

/** Who goes alone, and what is spent then; undefined where it is not so simple. */
interface Price {
  readonly unit: string;
  readonly spent: number;
}

const spentBy = (table: LiveTable, unit: string): number =>
  Number(table.get('piece', unit)?.values['MovePointsSpent'] ?? 0);

const priceOf = (table: LiveTable, operation: Operation): Price | undefined => {
  const [unit, another] = operation.kind === 'move' ? [...new Set(operation.pieces)] : [];
  if (operation.kind !== 'move' || !unit || another || zoneOfControlRuleOf(table)) return undefined;
  const group = groupOf(table, [table.get('piece', unit) as Piece]);
  const range = isRefusal(group) ? undefined : moveRangeOf(table, group);
  const there = range?.cells.find(({ cell, last }) => cell === operation.to.cell && !last);
  return there && { unit, spent: spentBy(table, unit) + there.cost };
};

/** A46: who goes alone spends what the range says. */
const unpaid = (table: LiveTable, price: Price | undefined): string | undefined =>
  price && spentBy(table, price.unit) !== price.spent
    ? `${price.unit} has spent ${spentBy(table, price.unit)}, not ${price.spent}`
    : undefined;

/** A59: counters are what counting from scratch finds. */
const miscounted = (table: LiveTable): string | undefined => {
  const [kept, anew] = [sumsOf(table), countedAnew(table)];
  return [...anew].flatMap(([id, sum]) => (kept.get(id) === sum ? [] : [`${id} is ${kept.get(id)}, not ${sum}`]))[0];
};
