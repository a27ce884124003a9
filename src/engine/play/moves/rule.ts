import type { Grid, SquareGrid } from '../../../table/grid/index.ts';
import {
  type CellId,
  decimalOf,
  derived,
  type FormulaText,
  floor,
  type SideId,
  toNumber,
  type World,
} from '../../../table/index.ts';
import type { InstructionNames } from '../lines/names.ts';
import { condition, parseFormula } from '../lines/text.ts';
import { evaluateExpression, isConditionMet } from '../lines/value.ts';
import type { Module, Traits } from '../module.ts';
import { traitsOf } from '../pieces/traits.ts';
import { moduleOf } from '../queries.ts';
import type { Piece } from '../records.ts';
import { ownerOf } from '../rights.ts';
import { parseMoveNotation } from './betza.ts';
import type { MoveDefinition } from './form.ts';
import type { MovePattern } from './notation.ts';
import type { ForwardDirection } from './passages.ts';

/**
 * True if any pieces of a module have rules for their moves. Without such rules nothing is checked, which costs no
 * time.
 */
export const hasMoveRules = derived(({ traits }: Module): boolean =>
  Object.values(traits ?? {}).some(({ moves, jumps }) => moves !== undefined || jumps !== undefined),
);

/** Reads the moves of a definition. Returns no moves if the text isn't valid notation. */
const readOnce = derived((definition: MoveDefinition): readonly MovePattern[] => {
  const read = parseMoveNotation(definition.go);
  return read.ok ? read.moves : [];
});

export const movePatternsOf = ({ moves = [] }: Traits): readonly MovePattern[] => moves.flatMap(readOnce);

export const firstMoveKindsOf = derived((traits: Traits) => {
  const first = movePatternsOf(traits).filter((one) => one.first);
  return {
    castles: first.some(({ kind }) => kind === 'castles'),
    others: first.some(({ kind }) => kind !== 'castles'),
  };
});

export interface PieceMoveRule {
  readonly moves: MovePattern;
  readonly isOpen: boolean;
}

/** Returns the rules by which a piece moves; undefined if its player moves it freely. */
export const moveRulesOf = (world: World, piece: Piece): readonly PieceMoveRule[] | undefined => {
  const { moves, jumps } = traitsOf(world, piece);
  return (moves ?? (jumps === undefined ? undefined : []))?.flatMap((definition) => {
    const range = definition.range === undefined ? undefined : rangeNow(world, piece, definition.range);
    const isOpen = range !== 0 && isSaid(world, piece, definition);
    return readOnce(definition).map((read): PieceMoveRule => {
      return { moves: range === undefined ? read : { ...read, range }, isOpen };
    });
  });
};

const namesOf = (world: World, piece: Piece): InstructionNames => ({
  side: ownerOf(world, piece),
  it: { kind: 'piece', id: piece.id },
  bound: {},
});

const isSaid = (world: World, piece: Piece, { when }: MoveDefinition): boolean =>
  when === undefined || isConditionMet(world, namesOf(world, piece), condition(when));

/** Returns the number of steps that a formula allows now. It is 0 unless the formula gives a number above 0. */
const rangeNow = (world: World, piece: Piece, text: FormulaText): number => {
  const value = decimalOf(evaluateExpression(world, namesOf(world, piece), parseFormula(text)));
  return value === undefined ? 0 : Math.max(0, toNumber(floor(value)));
};

/** Returns the forward direction of a side; north by default. */
export const forwardDirectionOfSide = ({ sides }: Module, side: SideId | undefined): ForwardDirection =>
  sides.find(({ name }) => name === side)?.forward ?? 'north';

export const forwardDirectionOfPiece = (world: World, piece: Piece): ForwardDirection =>
  forwardDirectionOfSide(moduleOf(world), ownerOf(world, piece));

export interface GridCell<G extends Grid = Grid> {
  readonly grid: G;
  readonly cell: CellId;
}

export const gridCellOf = (world: World, { place }: Piece): GridCell | undefined => {
  const grid = world.get('board', place.in)?.grid;
  return grid && place.cell !== undefined ? { grid, cell: place.cell } : undefined;
};

export const squareGridCellOf = (world: World, piece: Piece): GridCell<SquareGrid> | undefined => {
  const on = gridCellOf(world, piece);
  return on?.grid.kind === 'square' ? { grid: on.grid, cell: on.cell } : undefined;
};
