import { type ArmyId, isRefusal, type PieceId, type Refusal, refuse, type World } from '../../table/index.ts';
import type { Piece } from '../play/records.ts';
import { ownerOf } from '../play/rights.ts';
import type { UnitGroup } from './group.ts';
import { partsOf, type SelectedAndRemainingUnits } from './selection/selection.ts';
import { isUnit, unitsOfArmy } from './units.ts';

declare module '../../table/core/refusal.ts' {
  interface Refusals {
    'no-such-army': { readonly army: string };
    'not-a-unit': { readonly piece: string };
    'two-owners': { readonly units: readonly string[] };
    'two-cells': { readonly units: readonly string[] };
    /** Units without a cell or without an owner can't move together. */
    'no-army-there': { readonly piece: string };
  }
}

/** Returns the units with these ids, each once, in the given order (A27). */
export const unitsWithIds = (world: World, ids: readonly PieceId[]): readonly Piece[] | Refusal => {
  const units: Piece[] = [];
  for (const id of new Set(ids)) {
    const piece = world.get('piece', id);
    if (!piece) return refuse('no-such-piece', { piece: id });
    if (!isUnit(world, piece)) return refuse('not-a-unit', { piece: id });
    units.push(piece);
  }
  return units;
};

export const groupOf = (world: World, units: readonly Piece[]): UnitGroup | Refusal => {
  const [first] = units;
  if (!first) return refuse('no-units', {});
  const side = ownerOf(world, first);
  const board = first.place.cell === undefined ? undefined : world.get('board', first.place.in);
  if (side === undefined || !board) return refuse('no-army-there', { piece: first.id });
  const foreign = units.find((unit) => ownerOf(world, unit) !== side);
  if (foreign) return refuse('two-owners', { units: [first.id, foreign.id] });
  const far = units.find(({ place }) => place.in !== first.place.in || place.cell !== first.place.cell);
  return far ? refuse('two-cells', { units: [first.id, far.id] }) : { board, side, units };
};

/** Returns the units that move: the chosen members in the army's order, or loose units in the given order. */
export const splitMovingUnits = (
  world: World,
  army: ArmyId | undefined,
  ids: readonly PieceId[],
): SelectedAndRemainingUnits | Refusal => {
  if (army !== undefined) {
    const members = unitsOfArmy(world, army);
    return members.length === 0 ? refuse('no-such-army', { army }) : partsOf(members, ids);
  }
  const units = unitsWithIds(world, ids);
  if (isRefusal(units)) return units;
  const whole = units[0]?.army;
  if (whole !== undefined) return partsOf(unitsOfArmy(world, whole), ids);
  const member = units.find((unit) => unit.army !== undefined);
  return member ? refuse('in-army', { unit: member.id, army: member.army as ArmyId }) : { moving: units, staying: [] };
};
