import { type NeighborGraph, replaceNeighbors } from '../../table/grid/index.ts';
import { type CellId, isList, type World, whileSame } from '../../table/index.ts';
import { effectiveValue, isBent } from '../modifiers/effective-value.ts';
import { modifierEvaluationOf } from '../modifiers/evaluation.ts';
import { cellIdOfName, NEIGHBORS_PROPERTY } from '../modifiers/subject.ts';
import { boardInAreaAt, type CrossableArea, cellIdAt, cellNumberOfId } from './area.ts';
import { bentNeighbours } from './bent.ts';

export const neighborGraphOfArea = (world: World, area: CrossableArea): NeighborGraph => {
  const pass = isBent(world, 'cell', NEIGHBORS_PROPERTY) ? modifierEvaluationOf(world) : undefined;
  if (!pass) return area.net;
  // The evaluation keeps the graph until something that was read for it changes, such as a board.
  return pass.settled(() =>
    pass.once(`net ${area.key}`, () => {
      for (const { board } of area.parts) pass.world.get('board', board.id);
      const bent = bentNeighbours(world, area);
      const cells = bent === 'all' ? Array.from({ length: area.net.size }, (_, cell) => cell) : [...(bent ?? [])];
      return relinkedOnce(area.net, new Map(cells.map((cell) => [cell, neighboursOf(world, area, cell)])));
    }),
  );
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
