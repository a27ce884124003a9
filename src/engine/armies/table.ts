import {
  combineNeighborGraphs,
  type LazySearchData,
  linkBetweenCells,
  linksFromCell,
  type NeighborGraph,
} from '../../table/grid/index.ts';
import { cachePerObjectPair } from '../../table/index.ts';

/** The costs of a board's links. Those of a cell are filled in when they are first read. */
export interface CostTable extends LazySearchData {
  readonly net: NeighborGraph;
  readonly costs: Int32Array;
}

/** Creates a table. `fill` writes the costs of a cell's links, starting at the number of its first link. */
export const createCostTable = (
  net: NeighborGraph,
  fill: (costs: Int32Array, cell: number, first: number) => void,
): CostTable => {
  const [costs, filled] = [new Int32Array(net.size * net.degree), new Uint8Array(net.size)];
  return {
    net,
    costs,
    filled,
    fill: (cell) => {
      filled[cell] = 1;
      fill(costs, cell, cell * net.degree);
    },
  };
};

export const linkCostOf = ({ costs, filled, fill }: CostTable, cell: number, link: number): number => {
  if (filled[cell] === 0) fill(cell);
  return costs[link] as number;
};

export const combineCostTables = (
  from: readonly CostTable[],
  cost: (...costs: readonly number[]) => number,
): CostTable => {
  const [{ net } = { net: undefined }] = from;
  if (!net) throw new Error('a table of nothing');
  return createCostTable(net, (costs, cell, first) => {
    for (let link = first; link < first + net.degree; link++)
      costs[link] = cost(...from.map((table) => linkCostOf(table, cell, link)));
  });
};

export const combineLinkCostTables = cachePerObjectPair((a: CostTable, b: CostTable): CostTable => {
  const net = combineNeighborGraphs(a.net, b.net);
  return createCostTable(net, (costs, cell, first) => {
    const [table, own] = cell < a.net.size ? [a, cell] : [b, cell - a.net.size];
    for (const [k, to] of linksFromCell(table.net, own).entries())
      costs[first + k] = linkCostOf(table, own, linkBetweenCells(table.net, own, to) as number);
  });
});
