import { cells, neighbours } from '../../../table/grid/index.ts';
import type { BoardId, CellId, SideId, Table } from '../../../table/index.ts';
import { piecesStandingOn } from '../captures/position.ts';
import { ownerOf } from '../rights.ts';
import type { AnyGameEnding } from './ending-form.ts';
import { isEndingAboutPiece } from './ending-rules.ts';

const COUNTS_AREA: { readonly [R in AnyGameEnding['result']]: boolean } = {
  win: false,
  lose: false,
  draw: false,
  most: false,
  area: true,
};

/**
 * Counts the matching pieces of each side, and adds its `plus`. With `area`, adds the free cells that only this side
 * surrounds.
 */
export const countForEnding = (
  table: Table,
  ending: AnyGameEnding,
  sides: readonly SideId[],
): ReadonlyMap<SideId, number> => {
  const { plus = {} } = 'plus' in ending ? ending : {};
  const amounts = new Map(sides.map((side) => [side, Object.hasOwn(plus, side) ? (plus[side] ?? 0) : 0]));
  const add = (side: SideId | undefined, by: number): void => {
    if (side !== undefined && amounts.has(side)) amounts.set(side, (amounts.get(side) ?? 0) + by);
  };
  for (const piece of table.all('piece'))
    if (piece.place.cell !== undefined && isEndingAboutPiece(table, ending, piece)) add(ownerOf(table, piece), 1);
  if (COUNTS_AREA[ending.result])
    for (const { id } of table.all('board')) for (const { side, size } of areasOn(table, id)) add(side, size);
  return amounts;
};

const areasOn = (
  table: Table,
  board: BoardId,
): readonly { readonly side: SideId | undefined; readonly size: number }[] => {
  const grid = table.get('board', board)?.grid;
  if (!grid) return [];
  const seen = new Set<CellId>();
  const areas: { side: SideId | undefined; size: number }[] = [];
  for (const start of cells(grid)) {
    if (seen.has(start) || piecesStandingOn(table, board, start).length > 0) continue;
    const area = new Set<CellId>([start]);
    const around = new Set<SideId>();
    for (const cell of area)
      for (const next of neighbours(grid, cell)) {
        const there = piecesStandingOn(table, board, next);
        if (there.length === 0) area.add(next);
        for (const piece of there) for (const side of [ownerOf(table, piece)]) if (side !== undefined) around.add(side);
      }
    for (const cell of area) seen.add(cell);
    const [side] = around.size === 1 ? around : [];
    areas.push({ side, size: area.size });
  }
  return areas;
};
