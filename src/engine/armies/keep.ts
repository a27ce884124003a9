import { type Change, join, removed, updated } from '../core/change.ts';
import type { ArmyId, SideId } from '../core/ids.ts';
import { isFields } from '../core/plain.ts';
import type { StepContext } from '../core/system.ts';
import type { Table } from '../core/table.ts';
import { handedOver } from '../play/hand-over.ts';
import { moduleOf, onTurn } from '../play/queries.ts';
import type { Piece } from '../play/records.ts';
import { ownerOf } from '../play/rights.ts';
import { inArmy } from './arrivals.ts';
import { onBoard } from './names.ts';
import { isTakenByEntering } from './occupancy.ts';
import { restored } from './points.ts';
import { rosterIndex } from './roster.ts';
import { isUnit, piecesAt, unitsOf } from './units.ts';

/** What follows for armies and units from whatever was done. */

const placeIn = ({ place: { in: container, cell } }: Piece): string => `${container}\n${cell}`;

/** The pieces that a change took from one place to another. */
const movedBy = (table: Table, { updated: updates }: Change): readonly Piece[] =>
  updates.flatMap(({ kind, id, from, to }) => {
    const place = kind === 'piece' && isFields(to['place']) ? to['place'] : undefined;
    if (
      !place ||
      !isFields(from['place']) ||
      !('in' in place || 'cell' in place || 'in' in from['place'] || 'cell' in from['place'])
    )
      return [];
    return table.get('piece', id) ?? [];
  });

/** The armies of which a change touched a unit. */
const touchedBy = (table: Table, { added, updated: updates, removed: gone }: Change): ReadonlySet<ArmyId> => {
  const armies = new Set<ArmyId>();
  for (const records of [added, gone])
    for (const record of records) if (record.kind === 'piece' && record.army !== undefined) armies.add(record.army);
  for (const { kind, id } of updates) {
    const army = kind === 'piece' ? table.get('piece', id)?.army : undefined;
    if (army !== undefined) armies.add(army);
  }
  for (const { kind, from } of updates)
    if (kind === 'piece' && from['army'] !== undefined) armies.add(from['army'] as ArmyId);
  return armies;
};

/**
 * An army is of units of its side in one cell, two at least (A8). Those who went elsewhere, or are no such units any
 * more, have left it; where all went to different cells it goes with the first.
 */
const mended = (table: Table, id: ArmyId, moved: ReadonlySet<string>): Change => {
  const army = table.get('army', id);
  const members = unitsOf(table, id);
  const home = members.find((unit) => !moved.has(unit.id)) ?? members[0];
  const stays = (unit: Piece): boolean =>
    home !== undefined &&
    placeIn(unit) === placeIn(home) &&
    unit.place.cell !== undefined &&
    ownerOf(table, unit) === army?.side &&
    isUnit(table, unit);
  const staying = members.filter(stays);
  const board = home && table.get('board', home.place.in);
  if (army && board && staying.length >= 2) {
    const loose = members.filter((unit) => !stays(unit));
    return join(
      updated(army, onBoard(table, army, board.id)),
      ...loose.map((unit) => updated(unit, inArmy(unit, undefined))),
    );
  }
  return join(army ? removed(army) : join(), ...members.map((unit) => updated(unit, inArmy(unit, undefined))));
};

export const keepArmies = (table: Table, { change }: StepContext): Change => {
  const armies = touchedBy(table, change);
  if (armies.size === 0) return join();
  const moved = new Set<string>(movedBy(table, change).map(({ id }) => id));
  return join(...[...armies].map((id) => mended(table, id, moved)));
};

/** What units take for their side by ending their move where it stands (A69). */
export const takeByEntering = (table: Table, { operation, change }: StepContext): Change => {
  if (operation.kind !== 'move' && operation.kind !== 'return-army') return join();
  if (!moduleOf(table).maps.some(({ captures }) => captures)) return join();
  const taken = new Map<string, Change>();
  for (const unit of movedBy(table, change)) {
    const board = unit.place.cell === undefined ? undefined : table.get('board', unit.place.in);
    const side = board && isUnit(table, unit) ? ownerOf(table, unit) : undefined;
    if (!board || side === undefined) continue;
    for (const piece of piecesAt(table, board.id, unit.place.cell as string)) {
      if (piece.side !== side && isTakenByEntering(table, piece)) taken.set(piece.id, handedOver(piece, side));
    }
  }
  return join(...taken.values());
};

/** At the start of a side's turn its units have all their points back, where the module says so. */
export const restorePoints = (table: Table, { operation, change }: StepContext): Change => {
  if (moduleOf(table).rules.movePoints !== 'each-turn' || operation.kind === 'undo' || operation.kind === 'redo')
    return join();
  const side = change.updated.some(({ kind }) => kind === 'turn') ? onTurn(table)?.id : undefined;
  return side === undefined ? join() : restoreOf(table, side);
};

const restoreOf = (table: Table, side: SideId): Change =>
  join(
    ...[...table.index(rosterIndex).spent].flatMap((id) => {
      const unit = table.get('piece', id);
      return unit && ownerOf(table, unit) === side ? [updated(unit, restored(unit))] : [];
    }),
  );
