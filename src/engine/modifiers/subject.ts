import type { BoardId, CellId, ContainerId } from '../../table/index.ts';

export interface PropertyQuestion {
  /** The kind of a record, or of another subject whose properties a system reads. */
  readonly kind: string;
  readonly id: string;
  readonly name: string;
}

export interface Subject {
  readonly kind: string;
  readonly id: string;
}

const SEPARATOR = '\n';

/** The cells one step away, by the names that the cell's board gives them (P10). Only `link` and `unlink` change it. */
export const NEIGHBORS_PROPERTY = 'Neighbours';

export const cellSubjectId = (board: ContainerId, cell: CellId): string => `${board}${SEPARATOR}${cell}`;

export const zoneSubjectId = (board: ContainerId, zone: string): string => `${board}${SEPARATOR}${zone}`;

/** Returns the id of a question with arguments, such as the step of a mover from one cell to another. */
export const joinSubjectParts = (...parts: readonly string[]): string => parts.join(`${SEPARATOR}${SEPARATOR}`);

export const partsOf = (id: string): readonly string[] => id.split(`${SEPARATOR}${SEPARATOR}`);

export const splitBoardSubjectId = (id: string): readonly [ContainerId, string] => {
  const at = id.indexOf(SEPARATOR);
  return [id.slice(0, Math.max(at, 0)) as ContainerId, id.slice(at + 1)];
};

/** Returns the name that a board gives to a cell: a label for its own cells, and the id for cells of other boards. */
export const cellNameOnBoard = (board: ContainerId, id: string): CellId => {
  const [own, cell] = splitBoardSubjectId(id);
  return (own === board ? cell : id) as CellId;
};

export const cellIdOfName = (board: ContainerId, called: CellId): string =>
  called.includes(SEPARATOR) ? called : cellSubjectId(board, called);

export const placeOfCellName = (
  board: ContainerId,
  called: CellId,
): { readonly in: BoardId; readonly cell: CellId } => {
  if (!called.includes(SEPARATOR)) return { in: board as BoardId, cell: called };
  const [other, cell] = splitBoardSubjectId(called);
  return { in: other as BoardId, cell: cell as CellId };
};

/** Returns the name that `board` gives to a cell of another board. `called` is the name that `other` gives it. */
export const translateCellName = (board: ContainerId, other: ContainerId, called: CellId): CellId =>
  board === other ? called : cellNameOnBoard(board, cellIdOfName(other, called));
