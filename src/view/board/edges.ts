import type { EdgePicture, Point } from '../../draw/index.ts';
import { centre, type Grid } from '../../table/grid/index.ts';
import type { CellId } from '../../table/index.ts';
import type { BoardView, EdgeView } from '../map-view.ts';

export const edgePictures = ({ grid, edges }: BoardView, shown: ReadonlySet<CellId>): readonly EdgePicture[] =>
  edges.flatMap((edge) => edge.chains.flatMap((chain) => chainPictures(grid, edge, chain, shown)));

const chainPictures = (
  grid: Grid,
  { name: kind, text, runs, colour }: EdgeView,
  chain: readonly CellId[],
  shown: ReadonlySet<CellId>,
): readonly EdgePicture[] => {
  const look = { kind, ...(text === undefined ? {} : { text }), ...(colour === undefined ? {} : { colour }) };
  if (runs === 'along') return ways(grid, chain, shown).map((along) => ({ ...look, along }));
  return stretches(chain, shown).map((between) => ({ ...look, between }));
};

const ways = (grid: Grid, chain: readonly CellId[], shown: ReadonlySet<CellId>): readonly (readonly Point[])[] => {
  const lines: Point[][] = [];
  let line: Point[] = [];
  for (const [i, to] of chain.entries()) {
    const from = chain[i - 1];
    const [start, end] = [from && centre(grid, from), centre(grid, to)];
    if (from === undefined || !start || !end) continue;
    const half = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 };
    if (shown.has(from) && line.length === 0) line.push(start);
    if (!shown.has(from) && shown.has(to)) line = [half];
    if (line.length > 0) line.push(shown.has(to) ? end : half);
    if (line.length > 1 && (!shown.has(to) || i === chain.length - 1)) lines.push(line);
    if (!shown.has(to)) line = [];
  }
  return lines;
};

const stretches = (chain: readonly CellId[], shown: ReadonlySet<CellId>): readonly (readonly CellId[])[] => {
  const parts: CellId[][] = [[]];
  for (const cell of chain) {
    if (shown.has(cell)) parts.at(-1)?.push(cell);
    else parts.push([]);
  }
  return parts.filter(({ length }) => length > 1);
};
