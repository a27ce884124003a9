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
import type { ActNames } from '../lines/names.ts';
import { condition, formula } from '../lines/text.ts';
import { isMet, resultOf } from '../lines/value.ts';
import type { Module, Traits } from '../module.ts';
import { traitsOf } from '../pieces/traits.ts';
import { moduleOf } from '../queries.ts';
import type { Piece } from '../records.ts';
import { ownerOf } from '../rights.ts';
import { readMoves } from './betza.ts';
import type { MoveDefinition } from './form.ts';
import type { Moves } from './notation.ts';
import type { Forward } from './passages.ts';

/** The moves of a piece as its module has them, in somebody's world. */

/** Whether the pieces of a module move by rules at all; without them the table is free, at no cost. */
export const hasMoves = derived(({ traits }: Module): boolean =>
  Object.values(traits ?? {}).some(({ moves, jumps }) => moves !== undefined || jumps !== undefined),
);

/** What is in an entry of a list of moves; what no bot could have read leads nowhere. */
const readOnce = derived((definition: MoveDefinition): readonly Moves[] => {
  const read = readMoves(definition.go);
  return read.ok ? read.moves : [];
});

/** All that is in the moves of a prototype. */
export const readsOf = ({ moves = [] }: Traits): readonly Moves[] => moves.flatMap(readOnce);

/** Whether a piece that has never moved could castle, or do anything else that no other can, by what its prototype says. */
export const firstMovesOf = derived((traits: Traits) => {
  const first = readsOf(traits).filter((one) => one.first);
  return {
    castles: first.some(({ kind }) => kind === 'castles'),
    others: first.some(({ kind }) => kind !== 'castles'),
  };
});

/** Moves, and whether they apply now. */
export interface Rule {
  readonly moves: Moves;
  readonly isOpen: boolean;
}

/**
 * By what moves a piece goes, as far as it is known in this world what it is; undefined where it goes where its player
 * says.
 */
export const rulesOf = (world: World, piece: Piece): readonly Rule[] | undefined => {
  const { moves, jumps } = traitsOf(world, piece);
  return (moves ?? (jumps === undefined ? undefined : []))?.flatMap((definition) => {
    const range = definition.range === undefined ? undefined : rangeNow(world, piece, definition.range);
    const isOpen = range !== 0 && isSaid(world, piece, definition);
    return readOnce(definition).map((read): Rule => {
      return { moves: range === undefined ? read : { ...read, range }, isOpen };
    });
  });
};

/** What names mean in what is said of a piece's moves. */
const namesOf = (world: World, piece: Piece): ActNames => ({
  side: ownerOf(world, piece),
  it: { kind: 'piece', id: piece.id },
  bound: {},
});

const isSaid = (world: World, piece: Piece, { when }: MoveDefinition): boolean =>
  when === undefined || isMet(world, namesOf(world, piece), condition(when));

/** How many steps a formula lets a piece go now; none, where it says no number above 0. */
const rangeNow = (world: World, piece: Piece, text: FormulaText): number => {
  const value = decimalOf(resultOf(world, namesOf(world, piece), formula(text)));
  return value === undefined ? 0 : Math.max(0, toNumber(floor(value)));
};

/** Which way is forward for a side: north, where nobody says. */
export const forwardOfSide = ({ sides }: Module, side: SideId | undefined): Forward =>
  sides.find(({ name }) => name === side)?.forward ?? 'north';

/** The same for whoever owns a piece. */
export const forwardOf = (world: World, piece: Piece): Forward => forwardOfSide(moduleOf(world), ownerOf(world, piece));

/** A board and a cell of it. */
export interface StandsOn<G extends Grid = Grid> {
  readonly grid: G;
  readonly cell: CellId;
}

/** The board on which a piece stands, and its cell. */
export const standsOn = (world: World, { place }: Piece): StandsOn | undefined => {
  const grid = world.get('board', place.in)?.grid;
  return grid && place.cell !== undefined ? { grid, cell: place.cell } : undefined;
};

/** The same, where it is a board of squares. */
export const standsOnSquares = (world: World, piece: Piece): StandsOn<SquareGrid> | undefined => {
  const on = standsOn(world, piece);
  return on?.grid.kind === 'square' ? { grid: on.grid, cell: on.cell } : undefined;
};
