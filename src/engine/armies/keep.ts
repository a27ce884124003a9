import {
  type ArmyId,
  appendOrCreate,
  type Change,
  join,
  nothing,
  type RecordChange,
  removed,
  type SideId,
  type StepContext,
  type Table,
  updated,
} from '../../table/index.ts';
import { handedOver } from '../play/ownership.ts';
import { moduleOf, onTurn } from '../play/queries.ts';
import type { Piece } from '../play/records.ts';
import { ownerOf } from '../play/rights.ts';
import { areMovePointsRenewed } from '../play/rules.ts';
import { isNewTurnUpdate } from '../play/turns/reports.ts';
import { assignUnitToArmy } from './arrivals.ts';
import { armyNameKey } from './names/name-index.ts';
import { moveArmyToBoard } from './names/names.ts';
import { isPieceCapturedByEntering } from './occupancy.ts';
import { clearSpentPoints } from './points.ts';
import { rosterIndex } from './roster.ts';
import { isUnit, piecesInBoardCell, unitsOfArmy } from './units.ts';

const placeIn = ({ place: { in: container, cell } }: Piece): string => `${container}\n${cell}`;

const movedIn = (records: readonly RecordChange[]): readonly Piece[] =>
  records.flatMap(({ before, after }) =>
    before?.kind === 'piece' && after?.kind === 'piece' && placeIn(before) !== placeIn(after) ? after : [],
  );

const touchedIn = (records: readonly RecordChange[]): readonly ArmyId[] => {
  let armies: ArmyId[] | undefined;
  for (const { before, after } of records) armies = withArmyOf(after, withArmyOf(before, armies));
  return armies ?? NO_ARMIES;
};

const withArmyOf = (record: RecordChange['after'], known: ArmyId[] | undefined): ArmyId[] | undefined =>
  record?.kind !== 'piece' || record.army === undefined || known?.includes(record.army)
    ? known
    : appendOrCreate(known, record.army);

const NO_ARMIES: readonly ArmyId[] = [];

/**
 * Repairs an army after a change. It needs at least two units of its side in one cell (A8). If all its units went to
 * different cells, it stays with the first unit. `given` has the names that the same change gives to other armies.
 */
const mended = (table: Table, id: ArmyId, moved: ReadonlySet<string>, given: Set<string>): Change => {
  const army = table.get('army', id);
  const members = unitsOfArmy(table, id);
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
    const now = moveArmyToBoard(table, army, board.id, given);
    given.add(armyNameKey(now.name));
    return join(updated(army, now), ...loose.map((unit) => updated(unit, assignUnitToArmy(unit, undefined))));
  }
  return join(
    army ? removed(army) : join(),
    ...members.map((unit) => updated(unit, assignUnitToArmy(unit, undefined))),
  );
};

export const keepArmies = (table: Table, { records }: StepContext): Change => {
  const armies = touchedIn(records);
  if (armies.length === 0) return nothing;
  const moved = new Set<string>(movedIn(records).map(({ id }) => id));
  const given = new Set<string>();
  return join(...armies.map((id) => mended(table, id, moved, given)));
};

/** Captures the pieces that units enter, if the map captures by entering (A69). */
export const takeByEntering = (table: Table, { operation, records }: StepContext): Change => {
  if (operation.kind !== 'move' && operation.kind !== 'return-army') return nothing;
  if (!moduleOf(table).maps.some(({ captures }) => captures?.by === 'enter')) return nothing;
  const taken = new Map<string, Change>();
  for (const unit of movedIn(records)) {
    const board = unit.place.cell === undefined ? undefined : table.get('board', unit.place.in);
    const side = board && isUnit(table, unit) ? ownerOf(table, unit) : undefined;
    if (!board || side === undefined) continue;
    for (const piece of piecesInBoardCell(table, board.id, unit.place.cell as string)) {
      if (piece.side !== side && isPieceCapturedByEntering(table, piece)) taken.set(piece.id, handedOver(piece, side));
    }
  }
  return join(...taken.values());
};

/** Gives units their points back at the start of their side's turn, if the module says so. */
export const restoreMovePoints = (table: Table, { operation, change }: StepContext): Change => {
  if (!areMovePointsRenewed(moduleOf(table).rules) || operation.kind === 'undo' || operation.kind === 'redo')
    return nothing;
  const side = change.updated.some((update) => update.kind === 'turn' && isNewTurnUpdate(update))
    ? onTurn(table)?.id
    : undefined;
  return side === undefined ? nothing : restoreOf(table, side);
};

const restoreOf = (table: Table, side: SideId): Change =>
  join(
    ...[...table.index(rosterIndex).spent].flatMap((id) => {
      const unit = table.get('piece', id);
      return unit && ownerOf(table, unit) === side ? [updated(unit, clearSpentPoints(unit))] : [];
    }),
  );
