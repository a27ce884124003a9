import { cellSubjectId } from '../../engine/modifiers/subject.ts';
import type { ContainerId } from '../../table/index.ts';
import type { PlaceForPieces } from '../find/find.ts';
import { hashOfSubjectId } from './version.ts';

/** The encoding of a target in a control, whose id has at most 100 characters. */

const MARK = '$';
const LONGEST_CELL_PRINTED = 12;

/** Encodes a target: a cell of the same board as its name, any other place as a reference. */
export const encodeTargetPlace = (
  from: ContainerId,
  { in: container, cell }: Pick<PlaceForPieces, 'in' | 'cell'>,
): string => {
  if (cell === undefined) return MARK + hashOfSubjectId(container);
  return container === from && cell.length <= LONGEST_CELL_PRINTED && !cell.startsWith(MARK)
    ? cell
    : MARK + hashOfSubjectId(cellSubjectId(container, cell));
};

export const decodeTargetPlace = <T extends Pick<PlaceForPieces, 'in' | 'cell'>>(
  from: ContainerId,
  places: Iterable<T>,
  text: string,
): T | undefined => {
  for (const place of places) if (encodeTargetPlace(from, place) === text) return place;
  return undefined;
};
