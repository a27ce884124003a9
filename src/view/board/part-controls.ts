import type { Grid } from '../../table/grid/index.ts';
import type { Control, Select } from '../text/message.ts';
import { LIMITS } from '../text/message.ts';
import { allParts, type BoardPart, blocksIn, type PartBlock, partsIn, partsOf, printBlock } from './parts.ts';

/** So many buttons stand side by side, and so many rows of them, or lists, have room in a post. */
const [ACROSS, DOWN] = [5, 3];
/** So many lists have room below a board that somebody asked for. */
const MOST_PART_LISTS = 8;

/** The id of a control for the part or the block that it names, or for a list of them. */
type PartControlId = (...part: readonly string[]) => string;

const namedBy = (first: string, last: string): string => (first === last ? first : `${first}–${last}`);

/** A part by its corners. */
const labelOf = ({ first, last }: BoardPart): string => namedBy(first, last);

/** A block by what its first and its last part begin and end with. */
const blockLabel = (parts: readonly BoardPart[]): string => namedBy(parts[0]?.first ?? '', parts.at(-1)?.last ?? '');

/**
 * Lists of the parts of a board, or of a block of them, that can't be read on a phone as a whole (U13). Where there are
 * more than so many lists hold, one list of blocks: each shows lists of its own. `placeholder`: what stands above.
 */
export const partLists = (
  placeholder: string,
  id: PartControlId,
  grid: Grid,
  block: PartBlock = allParts(grid),
  most = DOWN,
): readonly (readonly [Select])[] => {
  const parts = partsIn(grid, block);
  const list = (name: string, options: Select['options']): readonly [Select] => [
    { kind: 'select', id: id('list', name), placeholder, options },
  ];
  if (parts.length > most * LIMITS.options) {
    const options = blocksIn(grid, block, LIMITS.options).map((one) => ({
      value: printBlock(one),
      label: blockLabel(partsIn(grid, one)).slice(0, LIMITS.optionText),
    }));
    return [list('blocks', options)];
  }
  return Array.from({ length: Math.ceil(parts.length / LIMITS.options) }, (_, i) =>
    list(
      String(i),
      parts
        .slice(i * LIMITS.options, (i + 1) * LIMITS.options)
        .map((part) => ({ value: String(part.number), label: labelOf(part).slice(0, LIMITS.optionText) })),
    ),
  );
};

/** The same as buttons that lie as the parts do, where there is room for them. */
export const partButtons = (
  placeholder: string,
  id: PartControlId,
  grid: Grid,
  block?: PartBlock,
): readonly (readonly Control[])[] => {
  const rows = partsOf(grid);
  if (block || rows.length > DOWN || rows.some(({ length }) => length > ACROSS))
    return partLists(placeholder, id, grid, block, MOST_PART_LISTS);
  return rows.map((row) =>
    row.map(
      (part) =>
        ({
          kind: 'button',
          id: id(String(part.number)),
          label: labelOf(part).slice(0, LIMITS.label),
          style: 'secondary',
        }) as const,
    ),
  );
};
