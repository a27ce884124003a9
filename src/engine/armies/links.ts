import { type Net, relinked } from '../../table/grid/index.ts';
import { type CellId, isList, type World, whileSame } from '../../table/index.ts';
import { effectiveValue, isBent } from '../modifiers/effective-value.ts';
import { idOfCalled, NEIGHBOURS } from '../modifiers/subject.ts';
import { type Area, idIn, numberOfId, partAt } from './area.ts';
import { bentNeighbours } from './bent.ts';
import { kept } from './kept.ts';

export const netFor = (world: World, area: Area): Net => {
  if (!isBent(world, 'cell', NEIGHBOURS)) return area.net;
  return kept(world, `net ${area.key}`, () => {
    const bent = bentNeighbours(world, area);
    const cells = bent === 'all' ? Array.from({ length: area.net.size }, (_, cell) => cell) : [...(bent ?? [])];
    return relinkedOnce(area.net, new Map(cells.map((cell) => [cell, neighboursOf(world, area, cell)])));
  });
};

/** The last net of neighbors with links. Most changes of a table leave all links as they are. */
const relinkedLast = whileSame<Net, Net>();

const relinkedOnce = (base: Net, neighbours: ReadonlyMap<number, readonly number[]>): Net =>
  relinkedLast(base, [JSON.stringify([...neighbours])], () => relinked(base, neighbours));

const neighboursOf = (world: World, area: Area, cell: number): readonly number[] => {
  const found = effectiveValue(world, { kind: 'cell', id: idIn(area, cell), name: NEIGHBOURS });
  if (!isList(found)) return [];
  const { id } = partAt(area, cell).board;
  return found.flatMap((called) => numberOfId(area, idOfCalled(id, called as CellId)) ?? []);
};
