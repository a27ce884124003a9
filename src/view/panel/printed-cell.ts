import { cellSubject } from '../../engine/modifiers/subject.ts';
import type { ContainerId } from '../../table/index.ts';
import type { PlaceToPut } from '../find/find.ts';
import { subjectRef } from './version.ts';

/** How a place to go to stands in a control, whose id takes 100 characters at most. */

/** Stands before what is not called by its name. */
const MARK = '$';
/** The most characters of a cell that is called by its name. */
const LONGEST_CELL_PRINTED = 12;

/** A place, as one knows it who goes there from another: a cell of the same board by its name, all else by a mark. */
export const printCell = (from: ContainerId, { in: container, cell }: Pick<PlaceToPut, 'in' | 'cell'>): string => {
  if (cell === undefined) return MARK + subjectRef(container);
  return container === from && cell.length <= LONGEST_CELL_PRINTED && !cell.startsWith(MARK)
    ? cell
    : MARK + subjectRef(cellSubject(container, cell));
};

/** The place of some that was printed so; undefined where it is none of them any more. */
export const readCell = <T extends Pick<PlaceToPut, 'in' | 'cell'>>(
  from: ContainerId,
  places: Iterable<T>,
  text: string,
): T | undefined => {
  for (const place of places) if (printCell(from, place) === text) return place;
  return undefined;
};
