import type { ActiveModifier, ActiveModifierLookup } from '../../../engine/modifiers/active-modifiers.ts';
import type { ModifierScope } from '../../../engine/modifiers/scope.ts';
import { cellSubjectId, splitBoardSubjectId } from '../../../engine/modifiers/subject.ts';
import { findBoardDefinition, modifierLocationAt } from '../../../engine/play/pieces/zones.ts';
import { within } from '../../../table/grid/index.ts';
import type { CellId, ContainerId, SubjectLocation, Table } from '../../../table/index.ts';
import { pieceIdsAt } from './affected.ts';

/**
 * Finds the pieces and cells that may be in the scope of a modifier, from stored data alone. The result may have too
 * many, but never too few (P18).
 */

export interface ContainerPlace {
  readonly in: ContainerId;
  readonly cell?: CellId;
}

/** Ids of pieces, or ids of cells from `cellSubjectId`. */
type FoundPieces = Iterable<string> | 'all';

/**
 * The cells to which a step can lead. `by-grid`: the neighbors by the grid. With links between cells, any cell of the
 * board (`on-board`) or of the map (`on-map`).
 */
export type StepReach = 'by-grid' | 'on-board' | 'on-map';

export const stepReachOf = (...orders: readonly (ActiveModifierLookup | undefined)[]): StepReach => {
  if (orders.some((order) => order && order.joining.length > 0)) return 'on-map';
  return orders.some((order) => order?.bendsMap) ? 'on-board' : 'by-grid';
};

export const piecesInScopeAround = (
  table: Table,
  scope: ModifierScope,
  at: ContainerPlace,
  lead: StepReach,
): FoundPieces => {
  const spot = modifierLocationAt(table, at.in, at.cell);
  if (!spot) return [];
  switch (scope.reach) {
    case 'cell':
      return pieceIdsAt(table, at);
    case 'steps':
      if (lead !== 'by-grid') return lead === 'on-map' ? piecesOnMap(table, spot.map) : piecesIn(table, spot.in);
      return cellsWithin(table, spot, scope.most).flatMap((cell) => pieceIdsAt(table, { in: spot.in, cell }));
    case 'zone':
      return piecesOnCells(
        table,
        spot.zones.flatMap((zone) => cellsOf(table, zone)),
      );
    case 'board':
      return piecesIn(table, spot.in);
    case 'map':
      return piecesOnMap(table, spot.map);
    case 'self':
      return [];
    default:
      return 'all';
  }
};

export const cellsInScopeAround = (
  table: Table,
  scope: ModifierScope,
  at: ContainerPlace,
  lead: StepReach,
): FoundPieces => {
  const spot = modifierLocationAt(table, at.in, at.cell);
  if (!spot) return [];
  switch (scope.reach) {
    case 'cell':
      return spot.cell === undefined ? [] : [cellSubjectId(spot.in, spot.cell)];
    case 'steps':
      return lead === 'by-grid'
        ? cellsWithin(table, spot, scope.most).map((cell) => cellSubjectId(spot.in, cell))
        : 'all';
    case 'zone':
      return spot.zones.flatMap((zone) => cellsOf(table, zone));
    case 'self':
      return [];
    default:
      return 'all';
  }
};

/**
 * Returns all pieces that may be in the scope of a modifier. `placesOf` returns the places of its source if that is a
 * piece.
 */
export const piecesInModifierScope = (
  table: Table,
  { compiled: { scope }, source, grantor }: ActiveModifier,
  placesOf: (id: string) => readonly ContainerPlace[],
  lead: StepReach,
): FoundPieces => {
  if (grantor || !source) return 'all';
  if (source.kind === 'piece') {
    const found = new Set([source.id]);
    for (const at of placesOf(source.id)) {
      const some = piecesInScopeAround(table, scope, at, lead);
      if (some === 'all') return 'all';
      for (const id of some) found.add(id);
    }
    return found;
  }
  if (source.kind !== 'zone') return 'all';
  const [board] = splitBoardSubjectId(source.id);
  if (scope.reach === 'zone') return piecesOnCells(table, cellsOf(table, source.id));
  return scope.reach === 'board' ? piecesInScopeAround(table, scope, { in: board }, lead) : 'all';
};

/** Returns the pieces on some cells, and in decks there. */
export const piecesOnCells = (table: Table, cells: Iterable<string>): readonly string[] => {
  const wanted = new Set(cells);
  const found = [...wanted].flatMap((id) => {
    const [board, cell] = splitBoardSubjectId(id);
    return pieceIdsAt(table, { in: board, cell: cell as CellId });
  });
  for (const { id, board, cell } of table.all('deck'))
    if (board !== undefined && cell !== undefined && wanted.has(cellSubjectId(board, cell)))
      found.push(...piecesIn(table, id));
  return found;
};

const cellsWithin = (table: Table, { in: board, cell }: SubjectLocation, most: number): readonly CellId[] => {
  const grid = table.get('board', board)?.grid;
  return grid && cell !== undefined ? [...within(grid, cell, most)] : [];
};

const cellsOf = (table: Table, zone: string): readonly string[] => {
  const [board, name] = splitBoardSubjectId(zone);
  const found = findBoardDefinition(table, board)?.zones?.find((one) => one.name === name);
  return (found?.cells ?? []).map((cell) => cellSubjectId(board, cell as CellId));
};

const piecesOnMap = (table: Table, map: SubjectLocation['map']): readonly string[] => {
  const inside = [...table.all('board'), ...table.all('deck')].filter((one) => one.map === map);
  return [map, ...inside.map(({ id }) => id)].flatMap((container) => piecesIn(table, container));
};

const piecesIn = (table: Table, container: ContainerId): readonly string[] =>
  [...table.standing.in(container)].flatMap(({ kind, id }) => (kind === 'piece' ? [id] : []));
