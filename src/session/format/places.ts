import type { Module } from '../../engine/index.ts';
import { find, type Grid, has } from '../../table/grid/index.ts';
import type { CellId } from '../../table/index.ts';
import type { ParsingWork } from '../text/work.ts';
import { parseCells } from './cells.ts';

/** The place of a piece in a set-up: the map itself, or a cell of a board. */
export interface NamedPlace {
  readonly map: string;
  readonly board?: string;
  readonly cell?: CellId;
}

export const doesPlaceExist = (
  maps: Module['maps'],
  { map, board, cell }: { readonly map: string; readonly board?: string; readonly cell?: string },
): boolean => {
  const found = maps.find(({ name }) => name === map);
  if (board === undefined || cell === undefined) return found !== undefined && board === cell;
  const there = found?.boards.find(({ name }) => name === board);
  return there !== undefined && has(there.grid, cell as CellId);
};

interface NamedBoard {
  readonly map: string;
  readonly board: string;
  readonly grid: Grid;
}

/** All places of a module by the text that can precede a cell: the name of a map, of a board, of both, or nothing. */
export interface Places {
  readonly maps: ReadonlySet<string>;
  readonly boards: ReadonlyMap<string, readonly NamedBoard[]>;
}

export const modulePlacesOf = (
  maps: readonly {
    readonly name: string;
    readonly boards: readonly { readonly name: string; readonly grid: Grid }[];
  }[],
): Places => {
  const boards = new Map<string, NamedBoard[]>();
  for (const map of maps) {
    for (const { name, grid } of map.boards) {
      const board = { map: map.name, board: name, grid };
      for (const words of new Set(['', map.name, name, `${map.name} ${name}`])) {
        const known = boards.get(words);
        if (known) known.push(board);
        else boards.set(words, [board]);
      }
    }
  }
  return { maps: new Set(maps.map(({ name }) => name)), boards };
};

const MOST_BOARDS_SEARCHED = 20;

/**
 * Returns the possible meanings of a range of cells such as `Field A2:H2`, each as a list of places on one board. A
 * valid range has exactly one.
 */
export const possibleRangesOf = (
  { boards }: Places,
  text: string,
  work?: ParsingWork,
): readonly (readonly NamedPlace[])[] => {
  const found = new Map<string, readonly NamedPlace[]>();
  for (let at = 0; at >= 0 && text.includes(':'); at = text.indexOf(' ', at + 1)) {
    const [words, rest] = [text.slice(0, at), at === 0 ? text : text.slice(at + 1)];
    for (const { map, board, grid } of (boards.get(words) ?? []).slice(0, MOST_BOARDS_SEARCHED)) {
      const cells = parseCells(grid, rest, work);
      if (cells)
        found.set(
          `${map}/${board}`,
          cells.map((cell) => ({ map, board, cell })),
        );
    }
  }
  return [...found.values()];
};

/** Returns every place that a text may mean. A valid text means exactly one. */
export const possiblePlacesOf = ({ maps, boards }: Places, text: string): readonly NamedPlace[] => {
  const found = new Map<string, NamedPlace>();
  if (maps.has(text)) found.set(text, { map: text });
  for (let at = 0; at >= 0; at = text.indexOf(' ', at + 1)) {
    const [words, rest] = [text.slice(0, at), at === 0 ? text : text.slice(at + 1)];
    for (const { map, board, grid } of (boards.get(words) ?? []).slice(0, MOST_BOARDS_SEARCHED)) {
      const cell = find(grid, rest);
      if (cell !== undefined) found.set(`${map}/${board}/${cell}`, { map, board, cell });
    }
  }
  return [...found.values()];
};
