import { type Lazy, linkBetween, linksOf, type Net, sideBySide } from '../../table/grid/index.ts';
import { derivedOfBoth } from '../../table/index.ts';

/** The costs of a board's links. Those of a cell are filled in when they are first read. */
export interface CostTable extends Lazy {
  readonly net: Net;
  readonly costs: Int32Array;
}

/** Creates a table. `fill` writes the costs of a cell's links, starting at the number of its first link. */
export const costTable = (net: Net, fill: (costs: Int32Array, cell: number, first: number) => void): CostTable => {
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

export const costOf = ({ costs, filled, fill }: CostTable, cell: number, link: number): number => {
  if (filled[cell] === 0) fill(cell);
  return costs[link] as number;
};

export const combined = (from: readonly CostTable[], cost: (...costs: readonly number[]) => number): CostTable => {
  const [{ net } = { net: undefined }] = from;
  if (!net) throw new Error('a table of nothing');
  return costTable(net, (costs, cell, first) => {
    for (let link = first; link < first + net.degree; link++)
      costs[link] = cost(...from.map((table) => costOf(table, cell, link)));
  });
};

export const tablesSideBySide = derivedOfBoth((a: CostTable, b: CostTable): CostTable => {
  const net = sideBySide(a.net, b.net);
  return costTable(net, (costs, cell, first) => {
    const [table, own] = cell < a.net.size ? [a, cell] : [b, cell - a.net.size];
    for (const [k, to] of linksOf(table.net, own).entries())
      costs[first + k] = costOf(table, own, linkBetween(table.net, own, to) as number);
  });
});
