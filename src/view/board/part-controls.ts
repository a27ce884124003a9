import type { Grid } from '../../table/grid/index.ts';
import type { Control, SelectMenu } from '../text/message.ts';
import { DISCORD_LIMITS } from '../text/message.ts';
import {
  type BoardPart,
  type BoardPartBlock,
  blockOfAllParts,
  boardPartsIn,
  encodeBoardPartBlock,
  partsOf,
  splitBoardPartBlock,
} from './parts.ts';

const [ACROSS, DOWN] = [5, 3];
const MOST_PART_LISTS = 8;

type PartControlId = (...part: readonly string[]) => string;

const namedBy = (first: string, last: string): string => (first === last ? first : `${first}–${last}`);

const labelOf = ({ first, last }: BoardPart): string => namedBy(first, last);

const blockLabel = (parts: readonly BoardPart[]): string => namedBy(parts[0]?.first ?? '', parts.at(-1)?.last ?? '');

/**
 * Returns lists of the parts of a board, or of one block, that is too large to read on a phone (U13). If there are more
 * parts than `most` lists hold, it returns one list of blocks, each with lists of its own.
 */
export const createBoardPartSelects = (
  placeholder: string,
  id: PartControlId,
  grid: Grid,
  block: BoardPartBlock = blockOfAllParts(grid),
  most = DOWN,
): readonly (readonly [SelectMenu])[] => {
  const parts = boardPartsIn(grid, block);
  const list = (name: string, options: SelectMenu['options']): readonly [SelectMenu] => [
    { kind: 'select', id: id('list', name), placeholder, options },
  ];
  if (parts.length > most * DISCORD_LIMITS.options) {
    const options = splitBoardPartBlock(grid, block, DISCORD_LIMITS.options).map((one) => ({
      value: encodeBoardPartBlock(one),
      label: blockLabel(boardPartsIn(grid, one)).slice(0, DISCORD_LIMITS.optionText),
    }));
    return [list('blocks', options)];
  }
  return Array.from({ length: Math.ceil(parts.length / DISCORD_LIMITS.options) }, (_, i) =>
    list(
      String(i),
      parts
        .slice(i * DISCORD_LIMITS.options, (i + 1) * DISCORD_LIMITS.options)
        .map((part) => ({ value: String(part.number), label: labelOf(part).slice(0, DISCORD_LIMITS.optionText) })),
    ),
  );
};

export const createBoardPartControls = (
  placeholder: string,
  id: PartControlId,
  grid: Grid,
  block?: BoardPartBlock,
): readonly (readonly Control[])[] => {
  const rows = partsOf(grid);
  if (block || rows.length > DOWN || rows.some(({ length }) => length > ACROSS))
    return createBoardPartSelects(placeholder, id, grid, block, MOST_PART_LISTS);
  return rows.map((row) =>
    row.map(
      (part) =>
        ({
          kind: 'button',
          id: id(String(part.number)),
          label: labelOf(part).slice(0, DISCORD_LIMITS.label),
          style: 'secondary',
        }) as const,
    ),
  );
};
