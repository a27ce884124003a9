import type { Grid } from '../../engine/grid/grid.ts';
import type { Control, Select } from '../message.ts';
import { LIMITS } from '../message.ts';
import { partsOf } from './parts.ts';

/** So many buttons stand side by side, and so many rows of them, or lists, have room in a post. */
const [ACROSS, DOWN] = [5, 3];
/** So many lists have room below a board that somebody asked for. */
const MOST_PART_LISTS = 8;

/** The id of a control for the part of a number, or of a list of parts. */
type PartControlId = (...part: readonly string[]) => string;

interface PartOption {
  readonly label: string;
  readonly value: string;
}

/** Each part by its corners, and the number by which it is named. */
const optionsOf = (grid: Grid): readonly (readonly PartOption[])[] => {
  let number = 0;
  return partsOf(grid).map((row) =>
    row.map(({ first, last }) => ({ label: first === last ? first : `${first}–${last}`, value: String(number++) })),
  );
};

/**
 * Lists of the parts of a board that can't be read on a phone as a whole (U13): all of them, or none where they are too
 * many for so many lists. `placeholder`: what stands above.
 */
export const partLists = (
  placeholder: string,
  id: PartControlId,
  grid: Grid,
  most = DOWN,
): readonly (readonly [Select])[] => {
  const options = optionsOf(grid).flat();
  const lists = Math.ceil(options.length / LIMITS.options);
  if (lists > most) return [];
  return Array.from({ length: lists }, (_, i) => [
    {
      kind: 'select',
      id: id('list', String(i)),
      placeholder,
      options: options.slice(i * LIMITS.options, (i + 1) * LIMITS.options),
    },
  ]);
};

/** The same as buttons that lie as the parts do, where there is room for them. */
export const partButtons = (placeholder: string, id: PartControlId, grid: Grid): readonly (readonly Control[])[] => {
  const rows = optionsOf(grid);
  if (rows.length > DOWN || rows.some(({ length }) => length > ACROSS))
    return partLists(placeholder, id, grid, MOST_PART_LISTS);
  return rows.map((row) =>
    row.map(({ label, value }) => ({ kind: 'button', id: id(value), label, style: 'secondary' }) as const),
  );
};
