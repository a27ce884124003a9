import { type NeighborGraph, replaceNeighbors } from '../../table/grid/index.ts';
import { type CellId, isList, type World, whileSame } from '../../table/index.ts';
import { effectiveValue, isBent } from '../modifiers/effective-value.ts';
import { cellIdOfName, NEIGHBORS_PROPERTY } from '../modifiers/subject.ts';
import { boardInAreaAt, type CrossableArea, cellIdAt, cellNumberOfId } from './area.ts';
import { bentNeighbours } from './bent.ts';
import { kept } from './kept.ts';

export const neighborGraphOfArea = (world: World, area: CrossableArea): NeighborGraph => {
  if (!isBent(world, 'cell', NEIGHBORS_PROPERTY)) return area.net;
  return kept(world, `net ${area.key}`, () => {
    const bent = bentNeighbours(world, area);
    const cells = bent === 'all' ? Array.from({ length: area.net.size }, (_, cell) => cell) : [...(bent ?? [])];
    return relinkedOnce(area.net, new Map(cells.map((cell) => [cell, neighboursOf(world, area, cell)])));
  });
};

/** The last net of neighbors with links. Most changes of a table leave all links as they are. */
const relinkedLast = whileSame<NeighborGraph, NeighborGraph>();

const relinkedOnce = (base: NeighborGraph, neighbours: ReadonlyMap<number, readonly number[]>): NeighborGraph =>
  relinkedLast(base, [JSON.stringify([...neighbours])], () => replaceNeighbors(base, neighbours));

const neighboursOf = (world: World, area: CrossableArea, cell: number): readonly number[] => {
  const found = effectiveValue(world, { kind: 'cell', id: cellIdAt(area, cell), name: NEIGHBORS_PROPERTY });
  if (!isList(found)) return [];
  const { id } = boardInAreaAt(area, cell).board;
  return found.flatMap((called) => cellNumberOfId(area, cellIdOfName(id, called as CellId)) ?? []);
};
