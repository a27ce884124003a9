import { nameOfArmy } from '../../src/view/find/armies.ts';
import { placeNameOfPiece } from '../../src/view/find/find.ts';
import type { MovingPieces } from '../../src/view/find/targets.ts';
import { decodeChosenUnitsOrAll, MOST_CHOOSABLE_UNITS } from '../../src/view/panel/marks.ts';
import {
  canViewerMoveStackNow,
  type MovablePieceStack,
  movingPiecesOfStack,
  stackOf,
} from '../../src/view/panel/stacks.ts';
import { type PieceView, pieceQueries } from '../../src/view/pieces.ts';
import type { View } from '../../src/view/view.ts';
import type { Panel } from './panel.ts';

export interface StackSelection {
  readonly stack: MovablePieceStack;
  readonly marks: string;
  readonly chosen: readonly PieceView[];
  readonly taken: readonly PieceView[];
  readonly part?: { readonly from: number; readonly to: number };
}

/**
 * Parses the parts of a control's id: the handle of a stack, the chosen units, the captured pieces' handles separated
 * by periods, and a part.
 */
export const parseStackSelection = (view: View, args: readonly string[]): StackSelection | undefined => {
  const [handle = '', marks = '', takes = '', from = '', to = ''] = args;
  const stack = stackOf(view, handle);
  if (!stack || !canViewerMoveStackNow(view, stack)) return undefined;
  const read =
    stack.pieces.length > MOST_CHOOSABLE_UNITS
      ? stack.pieces.map(() => true)
      : decodeChosenUnitsOrAll(marks, stack.pieces.length);
  if (!read) return undefined;
  const taken = takes === '' ? [] : takes.split('.').map((one) => view.of(pieceQueries).byHandle(one));
  if (taken.some((one) => one === undefined)) return undefined;
  return {
    stack,
    marks,
    chosen: stack.pieces.filter((_, i) => read[i]),
    taken: taken.flatMap((one) => one ?? []),
    ...(/^\d{1,4}$/.test(from) && /^\d{1,4}$/.test(to) ? { part: { from: Number(from), to: Number(to) } } : {}),
  };
};

export const movingPiecesOf = ({ stack, chosen }: Pick<StackSelection, 'stack' | 'chosen'>): MovingPieces =>
  movingPiecesOfStack({ ...stack, pieces: chosen });

export const encodeStackSelection = (view: View, { stack, marks, taken }: StackSelection): readonly string[] => [
  stack.handle,
  marks,
  taken.map((piece) => view.of(pieceQueries).handle(piece)).join('.'),
];

/** Returns a description of pieces that move together: `3 × Pikemen and Duchess Rowena, E10`. */
export const describeMovingPieces = ({ said, view }: Panel, pieces: readonly PieceView[], army?: string): string => {
  const counts = new Map<string, number>();
  for (const { name } of pieces) counts.set(name, (counts.get(name) ?? 0) + 1);
  const [first] = pieces;
  return said.stack(
    [...counts].map(([name, count]) => ({ name, count })),
    first ? placeNameOfPiece(view, first) : '',
    army,
  );
};

export const stackNameForCommand = ({ view }: Panel, { army, pieces: [first] }: MovablePieceStack): string =>
  army ? nameOfArmy(view, army) : first ? placeNameOfPiece(view, first) : '';
