import type { Change, Operation, PersonId, PieceId, Table, World } from '../../../table/index.ts';

/** An operation that a notation has a text for. */
export type WritableOperation = Operation<'move'> | Operation<'pass'>;

export interface WrittenOperation<Of extends WritableOperation = WritableOperation> {
  /** The text by which a player can choose it among what can be done now. */
  readonly text: string;
  readonly operation: Of;
}

/** A step of the side on turn: the world before it and after it. */
interface DoneStep {
  readonly before: World;
  readonly after: Table;
  readonly change: Change;
}

/** A way in which players write the moves of a game. */
export interface Notation {
  /** The texts of operations that can be done in a world. */
  readonly texts: (world: World, operations: readonly WritableOperation[]) => readonly WrittenOperation[];
  /** The operations that a typed text can mean; undefined if it is no move in this notation. `legal`: all that can be done. */
  readonly meant: (
    world: World,
    actor: PersonId,
    typed: string,
    legal: () => readonly WrittenOperation[],
  ) => readonly WrittenOperation[] | undefined;
  /** The text that tells of a step; undefined if that did more than the notation says. */
  readonly told: (step: DoneStep, operation: WritableOperation) => string | undefined;
  /** True if each move has a number of its own; otherwise both moves of a round share one. */
  readonly countsMoves: boolean;
}

/** The pieces that a change touches. */
export const piecesTouched = ({ added, updated, removed }: Change): readonly PieceId[] =>
  [...added, ...updated, ...removed].flatMap(({ kind, id }) => (kind === 'piece' ? [id as PieceId] : []));
