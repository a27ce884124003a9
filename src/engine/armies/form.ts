import {
  type ArmyId,
  added,
  type Change,
  createIds,
  isRefusal,
  join,
  type Operation,
  type PersonId,
  type PieceId,
  type Refusal,
  refuse,
  removed,
  type StepEnvironment,
  type Table,
  updated,
  type World,
} from '../../table/index.ts';
import type { Piece } from '../play/records.ts';
import { refusalOfMovingPiece, refusalOfPlayingNow } from '../play/rights.ts';
import { assignUnitToArmy } from './arrivals.ts';
import type { UnitGroup } from './group.ts';
import { groupOf, unitsWithIds } from './groups.ts';
import { unitLimitInCell } from './limits.ts';
import { chooseFreeArmyName, resolveArmyName } from './names/names.ts';
import type { Army } from './record/army.ts';
import { partsOf } from './selection/selection.ts';
import { unitsOfArmy } from './units.ts';

declare module '../../table/core/operation.ts' {
  interface Operations {
    /** Forms an army of units, in the given order. Without a name, it gets a free name. */
    'form-army': {
      readonly units: readonly PieceId[];
      readonly name: string | undefined;
      /** True if it is done although the rules refuse it (G26). */
      readonly overruled?: true;
    };
    'join-army': { readonly army: ArmyId; readonly units: readonly PieceId[]; readonly overruled?: true };
    'split-army': { readonly army: ArmyId; readonly units: readonly PieceId[]; readonly name: string | undefined };
    'disband-army': { readonly army: ArmyId };
    'rename-army': { readonly army: ArmyId; readonly name: string };
  }
}

declare module '../../table/core/refusal.ts' {
  interface Refusals {
    'too-few-units': { readonly units: number };
    'unit-twice': { readonly unit: string };
    'in-army': { readonly unit: string; readonly army: string };
    'army-too-large': { readonly size: number; readonly limit: number };
    'whole-army': { readonly army: string };
  }
}

/** Returns why the actor may not change the armies of these units. The rules are the same as for moving them. */
export const refusalOfCommanding = (table: Table, actor: PersonId, units: readonly PieceId[]): Refusal | undefined => {
  const refusal = refusalOfPlayingNow(table, actor);
  if (refusal) return refusal;
  for (const id of units) {
    const piece = table.get('piece', id);
    const not = piece ? refusalOfMovingPiece(table, actor, piece) : refuse('no-such-piece', { piece: id });
    if (not) return not;
  }
  return undefined;
};

export const refusalOfCommandingArmy = (table: Table, actor: PersonId, army: ArmyId): Refusal | undefined => {
  if (!table.get('army', army)) return refusalOfPlayingNow(table, actor) ?? refuse('no-such-army', { army });
  return refusalOfCommanding(
    table,
    actor,
    unitsOfArmy(table, army).map(({ id }) => id),
  );
};

const looseGroup = (table: Table, ids: readonly PieceId[]): UnitGroup | Refusal => {
  const twice = ids.find((id, i) => ids.indexOf(id) !== i);
  if (twice !== undefined) return refuse('unit-twice', { unit: twice });
  const units = unitsWithIds(table, ids);
  if (isRefusal(units)) return units;
  const member = units.find(({ army }) => army !== undefined);
  return member ? refuse('in-army', { unit: member.id, army: member.army as ArmyId }) : groupOf(table, units);
};

const tooLarge = (table: Table, { side, units: [host] }: UnitGroup, size: number): Refusal | undefined => {
  const limit = host ? unitLimitInCell(table, side, host) : Number.POSITIVE_INFINITY;
  return size > limit ? refuse('army-too-large', { size, limit }) : undefined;
};

/**
 * Adds units to an army, after its members. The units and members only exchange the ranks that they already have. So a
 * viewer who doesn't know of the army notices nothing.
 */
const enlist = (army: ArmyId, members: readonly Piece[], units: readonly Piece[]): Change => {
  const all = [...members, ...units];
  const ranks = distinct(all.map(({ place }) => place.rank).sort((a, b) => a - b));
  return join(
    ...all.map((unit, i) =>
      updated(unit, { ...assignUnitToArmy(unit, army), place: { ...unit.place, rank: ranks[i] as number } }),
    ),
  );
};

/**
 * Returns the ranks with fractions added to equal ones. Pieces that returned to a cell can have the same ranks as
 * others.
 */
const distinct = (ranks: readonly number[]): readonly number[] => {
  let first = 0;
  return ranks.map((rank, i) => {
    if (rank !== ranks[first]) first = i;
    return rank + (i - first) / ranks.length;
  });
};

const raise = (
  table: Table,
  seen: World,
  { side, board: { id: board }, units }: UnitGroup,
  wanted: string | undefined,
): Change | Refusal => {
  const bearing = { side, board };
  const name =
    wanted === undefined ? chooseFreeArmyName(table, bearing) : resolveArmyName(table, seen, bearing, wanted);
  if (typeof name !== 'string') return name;
  const { ids, change } = createIds(table, 'army', 1);
  const id = ids[0] as ArmyId;
  const army: Army = { kind: 'army', id, name, side, board };
  return join(change, added(army), enlist(id, [], units));
};

/** Forms an army of units in one cell (A2, A3). */
export const decideFormArmy = (
  table: Table,
  { units: ids, name, overruled }: Operation<'form-army'>,
  { seen }: Pick<StepEnvironment, 'seen'>,
): Change | Refusal => {
  if (ids.length < 2) return refuse('too-few-units', { units: ids.length });
  const group = looseGroup(table, ids);
  if (isRefusal(group)) return group;
  const crowd = overruled ? undefined : tooLarge(table, group, group.units.length);
  return crowd ?? raise(table, seen, group, name);
};

/** Adds units at the end of an army (A4). */
export const decideJoin = (table: Table, { army, units: ids, overruled }: Operation<'join-army'>): Change | Refusal => {
  const group = looseGroup(table, ids);
  if (isRefusal(group)) return group;
  const members = unitsOfArmy(table, army);
  const together = groupOf(table, [...members, ...group.units]);
  if (isRefusal(together)) return together;
  const crowd = overruled ? undefined : tooLarge(table, together, together.units.length);
  return crowd ?? enlist(army, members, group.units);
};

const withinLimit = (table: Table, members: readonly Piece[], ids: readonly PieceId[]): readonly PieceId[] => {
  const units = unitsWithIds(table, ids);
  const group = isRefusal(units) ? units : groupOf(table, [...members, ...units]);
  const [host] = isRefusal(group) ? [] : group.units;
  const limit = host && !isRefusal(group) ? unitLimitInCell(table, group.side, host) : 0;
  return ids.slice(0, Math.max(0, limit - members.length));
};

const asMany = (decided: Change | Refusal): Change => (isRefusal(decided) ? join() : decided);

export const formArmyUpToLimit = (
  table: Table,
  operation: Operation<'form-army'>,
  environment: StepEnvironment,
): Change =>
  asMany(decideFormArmy(table, { ...operation, units: withinLimit(table, [], operation.units) }, environment));

export const joinArmyUpToLimit = (table: Table, operation: Operation<'join-army'>): Change =>
  asMany(
    decideJoin(table, { ...operation, units: withinLimit(table, unitsOfArmy(table, operation.army), operation.units) }),
  );

/** Splits an army (A10). The remaining units keep its id and name, and a single unit becomes loose (A8). */
export const decideSplit = (
  table: Table,
  { army, units: ids, name }: Operation<'split-army'>,
  { seen }: Pick<StepEnvironment, 'seen'>,
): Change | Refusal => {
  const parts = partsOf(unitsOfArmy(table, army), ids);
  if (isRefusal(parts)) return parts;
  if (parts.staying.length === 0) return refuse('whole-army', { army });
  const [only] = parts.moving;
  if (only && parts.moving.length === 1) return updated(only, assignUnitToArmy(only, undefined));
  const group = groupOf(table, parts.moving);
  return isRefusal(group) ? group : raise(table, seen, group, name);
};

/** Disbands an army (A9). Its units keep their ranks, and so their order. */
export const decideDisband = (table: Table, { army: id }: Operation<'disband-army'>): Change | Refusal => {
  const army = table.get('army', id);
  if (!army) return refuse('no-such-army', { army: id });
  return join(removed(army), ...unitsOfArmy(table, id).map((unit) => updated(unit, assignUnitToArmy(unit, undefined))));
};

export const decideRenameArmy = (
  table: Table,
  { army: id, name: typed }: Operation<'rename-army'>,
  { seen }: Pick<StepEnvironment, 'seen'>,
): Change | Refusal => {
  const army = table.get('army', id);
  if (!army) return refuse('no-such-army', { army: id });
  if (army.name === typed) return refuse('army-called-so', { name: typed });
  const name = resolveArmyName(table, seen, army, typed, id);
  if (typeof name !== 'string') return name;
  return army.name === name ? refuse('army-called-so', { name }) : updated(army, { ...army, name });
};
