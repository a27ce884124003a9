import type { Change, Operation, PersonId, PieceId, Table, World } from '../../../table/index.ts';

export type NotatableOperation = Operation<'move'> | Operation<'pass'>;

export interface NotatedOperation<Of extends NotatableOperation = NotatableOperation> {
  /** The text with which a player can choose the operation among the legal ones. */
  readonly text: string;
  readonly operation: Of;
}

interface DoneStep {
  readonly before: World;
  readonly after: Table;
  readonly change: Change;
}

export interface MoveNotation {
  readonly texts: (world: World, operations: readonly NotatableOperation[]) => readonly NotatedOperation[];
  /**
   * Returns the operations that a typed text can mean. Undefined if the text is no move in this notation. `legal`
   * returns all legal operations.
   */
  readonly meant: (
    world: World,
    actor: PersonId,
    typed: string,
    legal: () => readonly NotatedOperation[],
  ) => readonly NotatedOperation[] | undefined;
  /** Returns the text of a step that was done. Undefined if the step did more than the notation can express. */
  readonly told: (step: DoneStep, operation: NotatableOperation) => string | undefined;
  /** True if each move has its own number. False if both moves of a round share a number. */
  readonly countsMoves: boolean;
}

export const changedPieceIdsOf = ({ added, updated, removed }: Change): readonly PieceId[] =>
  [...added, ...updated, ...removed].flatMap(({ kind, id }) => (kind === 'piece' ? [id as PieceId] : []));
