import type { BoardId, CellId, ContainerId } from '../../table/index.ts';

/** What is looked at: a property of a subject. */
export interface PropertyQuestion {
  /** The kind of a record, or of another subject that a system answers for. */
  readonly kind: string;
  readonly id: string;
  readonly name: string;
}

export interface Subject {
  readonly kind: string;
  readonly id: string;
}

/** Stands between what an id is made of: no name has it. */
const SEPARATOR = '\n';

/**
 * The neighbours of a cell: a list of the cells that are one step away, as its board calls them (P10). Only `link` and
 * `unlink` change it.
 */
export const NEIGHBOURS = 'Neighbours';

/** The id of a cell as a subject. */
export const cellSubject = (board: ContainerId, cell: CellId): string => `${board}${SEPARATOR}${cell}`;

/** The id of a zone as a subject: its name behind its board's id. */
export const zoneSubject = (board: ContainerId, zone: string): string => `${board}${SEPARATOR}${zone}`;

/** The id of a question with arguments, such as a step of a mover from a cell to another. */
export const joinedSubject = (...parts: readonly string[]): string => parts.join(`${SEPARATOR}${SEPARATOR}`);

export const partsOf = (id: string): readonly string[] => id.split(`${SEPARATOR}${SEPARATOR}`);

/** The container and the name of a cell's or a zone's id. */
export const splitSubject = (id: string): readonly [ContainerId, string] => {
  const at = id.indexOf(SEPARATOR);
  return [id.slice(0, Math.max(at, 0)) as ContainerId, id.slice(at + 1)];
};

/** What a board calls a cell: its own cells by their labels, those of other boards by their ids. */
export const calledOn = (board: ContainerId, id: string): CellId => {
  const [own, cell] = splitSubject(id);
  return (own === board ? cell : id) as CellId;
};

/** The id of a cell that a board calls so. */
export const idOfCalled = (board: ContainerId, called: CellId): string =>
  called.includes(SEPARATOR) ? called : cellSubject(board, called);

/** Where a cell is that a board calls so. */
export const placeOfCalled = (board: ContainerId, called: CellId): { readonly in: BoardId; readonly cell: CellId } => {
  if (!called.includes(SEPARATOR)) return { in: board as BoardId, cell: called };
  const [other, cell] = splitSubject(called);
  return { in: other as BoardId, cell: cell as CellId };
};

/** What a board calls a cell that another one, or the same, calls so. */
export const calledAlso = (board: ContainerId, other: ContainerId, called: CellId): CellId =>
  board === other ? called : calledOn(board, idOfCalled(other, called));
