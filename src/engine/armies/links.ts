import type { CellId } from '../core/ids.ts';
import type { World } from '../core/table.ts';
import { isList } from '../core/value.ts';
import { cellOf, type Net, netOf, numberOf, relinked } from '../grid/net.ts';
import { effectiveValue, isBent } from '../modifiers/effective-value.ts';
import { cellSubject, NEIGHBOURS } from '../modifiers/subject.ts';
import type { Board } from '../play/records.ts';
import { bentNeighbours } from './bent.ts';
import { kept } from './kept.ts';

/** Which cells of a board are next to which, as modified. */
export const netFor = (world: World, board: Board): Net => {
  const net = netOf(board.grid);
  if (!isBent(world, 'cell', NEIGHBOURS)) return net;
  return kept(world, `net ${board.id}`, () => {
    const area = bentNeighbours(world, board);
    const cells = area === 'all' ? Array.from({ length: net.size }, (_, cell) => cell) : [...(area ?? [])];
    return relinked(net, new Map(cells.map((cell) => [cell, neighboursOf(world, board, cell)])));
  });
};

const neighboursOf = (world: World, { id, grid }: Board, cell: number): readonly number[] => {
  const found = effectiveValue(world, { kind: 'cell', id: cellSubject(id, cellOf(grid, cell)), name: NEIGHBOURS });
  return isList(found) ? found.flatMap((label) => numberOf(grid, label as CellId) ?? []) : [];
};
