/** Go as one would write it down without any engine: what the shipped module is held against. */

export type Stone = 'Black' | 'White';

/** What stands on a board of so many cells a side, by columns and rows from the lower left corner. */
export interface PlainGo {
  readonly size: number;
  readonly stones: ReadonlyMap<string, Stone>;
  /** All boards that there were. */
  readonly past: ReadonlySet<string>;
}

const label = (column: number, row: number): string => `${String.fromCharCode(65 + column)}${row + 1}`;

const cellsOf = (size: number): readonly string[] =>
  Array.from({ length: size * size }, (_, i) => label(i % size, Math.floor(i / size)));

const beside = (size: number, cell: string): readonly string[] => {
  const [column, row] = [cell.charCodeAt(0) - 65, Number(cell.slice(1)) - 1];
  return (
    [
      [column + 1, row],
      [column - 1, row],
      [column, row + 1],
      [column, row - 1],
    ] as const
  ).flatMap(([x, y]) => (x < 0 || y < 0 || x >= size || y >= size ? [] : [label(x, y)]));
};

const written = (stones: ReadonlyMap<string, Stone>): string =>
  [...stones]
    .map((one) => one.join(' '))
    .sort()
    .join(',');

export const emptyGo = (size: number): PlainGo => ({ size, stones: new Map(), past: new Set([written(new Map())]) });

/** All cells that hang together with one, by what stands there, and what stands beside them. */
const spread = (size: number, stones: ReadonlyMap<string, Stone>, from: string) => {
  const kind = stones.get(from);
  const cells = [from];
  const around = new Set<Stone | undefined>();
  for (let i = 0; i < cells.length; i += 1)
    for (const next of beside(size, cells[i] ?? '')) {
      if (stones.get(next) !== kind) around.add(stones.get(next));
      else if (!cells.includes(next)) cells.push(next);
    }
  return { cells, around };
};

/** The game behind a stone; undefined where none may be put there. */
export const putGo = ({ size, stones, past }: PlainGo, cell: string, side: Stone): PlainGo | undefined => {
  if (stones.has(cell)) return undefined;
  const after = new Map(stones).set(cell, side);
  for (const next of beside(size, cell)) {
    const owner = after.get(next);
    const group = spread(size, after, next);
    if (owner !== undefined && owner !== side && !group.around.has(undefined))
      for (const one of group.cells) after.delete(one);
  }
  const text = written(after);
  if (!spread(size, after, cell).around.has(undefined) || past.has(text)) return undefined;
  return { size, stones: after, past: new Set([...past, text]) };
};

/** Where a side may put a stone. */
export const openCells = (game: PlainGo, side: Stone): readonly string[] =>
  cellsOf(game.size).filter((cell) => putGo(game, cell, side) !== undefined);

/** What a side holds: its stones, and the free cells around which no other stands. */
export const areaOf = ({ size, stones }: PlainGo, side: Stone): number =>
  cellsOf(size).filter((cell) => {
    if (stones.has(cell)) return stones.get(cell) === side;
    const { around } = spread(size, stones, cell);
    return around.size === 1 && around.has(side);
  }).length;
