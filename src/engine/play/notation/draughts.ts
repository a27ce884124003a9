import { cellLabelAt, placeOf, type SquareGrid } from '../../../table/grid/index.ts';
import {
  type BoardId,
  type CellId,
  type ContainerId,
  derived,
  type Operation,
  type SideId,
  type World,
} from '../../../table/index.ts';
import { findJumpChains, jumpRuleOfPiece } from '../captures/jumps.ts';
import type { Module } from '../module.ts';
import { forwardDirectionOfSide } from '../moves/rule.ts';
import { boardIdOfNames } from '../queries.ts';
import { changedPieceIdsOf, type MoveNotation, type NotatedOperation } from './style.ts';

/**
 * Moves of draughts in Portable Draughts Notation. They are numbers of squares, as in `9-14`. A capture has every
 * landing, as in `22x15x6`.
 */

interface NumberedSquares {
  readonly container: BoardId;
  readonly numbers: ReadonlyMap<CellId, number>;
}

/**
 * The number of rows and columns in English draughts, in which square 1 is on the first side's part of the board. On
 * larger boards it is on the other side's.
 */
const ENGLISH = 8;

/**
 * Returns the numbers of the squares. Undefined if the module's moves are not those of draughts, or if its squares
 * can't be numbered.
 */
const numberedSquares = derived((module: Module): NumberedSquares | undefined => {
  if (module.notation !== 'draughts') return undefined;
  const [found, ...others] = module.maps.flatMap(({ name, boards }) => boards.map((board) => ({ name, board })));
  const [first, second, ...more] = module.turn?.order ?? [];
  if (!found || others.length > 0 || first === undefined || second === undefined || more.length > 0) return undefined;
  const { grid, name } = found.board;
  if (grid.kind !== 'square') return undefined;
  const forward = forwardDirectionOfSide(module, (grid.columns > ENGLISH ? second : first) as SideId);
  const shade = shadeOf(module, grid);
  if (shade === undefined || (forward !== 'north' && forward !== 'south')) return undefined;
  const numbers = new Map<CellId, number>();
  const places = Array.from({ length: grid.rows * grid.columns }, (_, at) => ({
    row: Math.floor(at / grid.columns),
    column: at % grid.columns,
  }));
  for (const place of forward === 'south' ? places : places.toReversed())
    if ((place.row + place.column) % 2 === shade) numbers.set(cellLabelAt(grid, place), numbers.size + 1);
  return { container: boardIdOfNames(found.name, name), numbers };
});

/** Returns the color of the squares on which pieces start; undefined if they start on both. */
const shadeOf = ({ setup }: Module, grid: SquareGrid): number | undefined => {
  const shades = new Set(
    setup.flatMap(({ cell }) => {
      const place = cell === undefined ? undefined : placeOf(grid, cell as CellId);
      return place ? [(place.row + place.column) % 2] : [];
    }),
  );
  const [shade] = shades;
  return shades.size === 1 ? shade : undefined;
};

export const squareNumbersByCell = (
  module: Module,
  container: ContainerId,
): ReadonlyMap<CellId, number> | undefined => {
  const squares = numberedSquares(module);
  return squares?.container === container ? squares.numbers : undefined;
};

interface SquareWay {
  readonly cells: readonly CellId[];
  readonly takes: readonly string[];
}

const waysOf = (
  world: World,
  { container }: NumberedSquares,
  { pieces, to, path }: Operation<'move'>,
): readonly SquareWay[] => {
  const [id, ...others] = pieces;
  const piece = id === undefined ? undefined : world.get('piece', id);
  const from = piece?.place.cell;
  if (!piece || from === undefined || others.length > 0 || to.in !== container || to.cell === undefined) return [];
  const rule = piece.place.in === container ? jumpRuleOfPiece(world, piece) : undefined;
  const chains = (rule ? findJumpChains(world, piece, rule) : []).filter((chain) => chain.path.at(-1) === to.cell);
  const chosen = chains.filter((chain) => path && String(chain.path) === String(path));
  const jumps = (chosen.length > 0 ? chosen : chains).map((chain) => ({
    cells: [from, ...chain.path],
    takes: chain.takes,
  }));
  return jumps.length > 0 ? jumps : [{ cells: [from, to.cell], takes: [] }];
};

const textOf = ({ numbers }: NumberedSquares, { cells, takes }: SquareWay): string | undefined => {
  const named = cells.flatMap((cell) => numbers.get(cell) ?? []);
  return named.length === cells.length ? named.join(takes.length > 0 ? 'x' : '-') : undefined;
};

/** A typed move. It may have other signs between the numbers, and leave out landings of a capture. */
const TYPED = /^\d{1,3}(?:\s*[-–x×:]\s*\d{1,3})+$/i;

/** True if the typed numbers occur in the move in this order, and include its first and last number. */
const isMeant = (typed: readonly string[], text: string): boolean => {
  const squares = text.split(/[-x]/);
  if (typed[0] !== squares[0] || typed.at(-1) !== squares.at(-1)) return false;
  let at = 0;
  for (const square of squares) if (square === typed[at]) at += 1;
  return at === typed.length;
};

export const draughtsNotationOf = derived((module: Module): MoveNotation | undefined => {
  const squares = numberedSquares(module);
  return (
    squares && {
      countsMoves: false,
      texts: (world, operations) =>
        operations.flatMap((operation): readonly NotatedOperation[] => {
          const [way] = operation.kind === 'move' ? waysOf(world, squares, operation) : [];
          const text = way && textOf(squares, way);
          return text === undefined ? [] : [{ text, operation }];
        }),
      meant: (_world, _actor, typed, legal) => {
        const text = typed.trim();
        if (!TYPED.test(text)) return undefined;
        const numbers = text.split(/[^\d]+/).map((number) => String(Number(number)));
        const meant = legal().filter((move) => isMeant(numbers, move.text));
        const whole = meant.filter((move) => move.text.split(/[-x]/).length === numbers.length);
        return whole.length === 1 ? whole : meant;
      },
      told: ({ before, change }, operation) => {
        if (operation.kind !== 'move') return undefined;
        const others = changedPieceIdsOf(change).filter((id) => id !== operation.pieces[0]);
        const isAllOf = ({ takes }: SquareWay): boolean =>
          takes.length === others.length && others.every((id) => takes.includes(id));
        const way = waysOf(before, squares, operation).find(isAllOf);
        return way && textOf(squares, way);
      },
    }
  );
});
