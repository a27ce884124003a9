import type { CellId } from '../engine/core/ids.ts';
import type { Operation } from '../engine/core/operation.ts';
import type { Refusal } from '../engine/core/refusal.ts';
import { byText } from '../engine/core/sorted.ts';
import {
  actsFor,
  algebraic,
  type ChessNotation,
  chessNotationOf,
  hidesAnything,
  moduleOf,
  type WrittenMove,
} from '../engine/index.ts';
import { foresightQueries } from './foresight.ts';
import { queries, unchanged } from './queries.ts';

/** A legal move as chess players write it, without a sign of check. */
export interface WrittenMoveView extends WrittenMove {
  readonly san: string;
  readonly operation: Operation<'move'>;
}

/** Moves as chess players write them, in games that do so and hide nothing. */
export const notationQueries = queries((sight) => {
  const { ground, viewer } = sight.lens;
  const notationNow = () => (hidesAnything(ground) ? undefined : chessNotationOf(moduleOf(ground)));
  const legal = unchanged(sight, () => {
    const notation = notationNow();
    if (!notation || viewer.who !== 'person') return [];
    const moves = [...actsFor(ground, viewer.person, { kind: 'move' })].flatMap((operation) => {
      const piece = operation.kind === 'move' ? ground.get('piece', operation.pieces[0] ?? '') : undefined;
      if (operation.kind !== 'move' || !piece || operation.to.in !== notation.container) return [];
      const { becomes } = operation;
      const to = operation.to.cell as CellId;
      return [{ operation, piece, to, ...(becomes === undefined ? {} : { becomes }) }];
    });
    const written = moves.flatMap((move) => {
      const san = algebraic.sanAmong(ground, notation, move, moves);
      return san === undefined ? [] : [{ ...move, san }];
    });
    return written.sort((one, other) => byText(one.san, other.san));
  });
  return {
    /** True if moves can be typed so. */
    isWritten: (): boolean => notationNow() !== undefined,

    /** The viewer's legal moves; none if it is another side's turn. */
    moves: (): readonly WrittenMoveView[] => legal(),

    /** The legal moves that a text can mean; undefined if it is no move in this notation. */
    meant: (typed: string): readonly WrittenMoveView[] | undefined => {
      const notation = notationNow();
      return notation && algebraic.movesMeant(ground, notation, withUsualCase(notation, typed), legal());
    },

    /** Why the viewer can't move anything now. */
    refusal: (): Refusal | undefined => {
      const [piece] = ground.all('piece');
      const make = (actor: Operation['actor']): Operation<'move'> => ({
        kind: 'move',
        actor,
        pieces: piece ? [piece.id] : [],
        to: piece?.place ?? { in: '' as never },
        captures: [],
      });
      return sight.of(foresightQueries).refusalOf(make);
    },
  };
});

/** Undoes what a phone's keyboard does to the first letter, and reads `nf3` and `o-o`. */
const withUsualCase = ({ grid, prototypes }: ChessNotation, typed: string): string => {
  const text = typed.trim();
  const [first = ''] = text;
  if (/^o-o/i.test(text)) return text.toUpperCase();
  if (prototypes.has(first)) return text;
  const isColumn = first.toLowerCase() <= columnLetter(grid.columns - 1);
  const isSymbol = !isColumn && prototypes.has(first.toUpperCase());
  return (isSymbol ? first.toUpperCase() : first.toLowerCase()) + text.slice(1);
};

const columnLetter = (column: number): string => String.fromCharCode('a'.charCodeAt(0) + column);
