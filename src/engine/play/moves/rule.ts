import { derived } from '../../core/derived.ts';
import type { CellId } from '../../core/ids.ts';
import type { World } from '../../core/table.ts';
import { matches } from '../../expression/evaluate.ts';
import { readExpression } from '../../expression/read.ts';
import type { SquareGrid } from '../../grid/square.ts';
import { effectiveValue } from '../../modifiers/effective-value.ts';
import type { Module } from '../module.ts';
import { traitsOf } from '../pieces/traits.ts';
import { moduleOf } from '../queries.ts';
import type { Piece } from '../records.ts';
import { ownerOf } from '../rights.ts';
import type { MoveDefinition } from '../rule-definitions.ts';
import { type Moves, readMoves } from './betza.ts';
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

const conditionOf = derived(({ when = '' }: MoveDefinition) => readExpression(when));

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
    const isOpen = isMet(world, piece, definition);
    return readOnce(definition).map((read): Rule => ({ moves: read, isOpen }));
  });
};

const isMet = (world: World, { id }: Piece, definition: MoveDefinition): boolean => {
  if (definition.when === undefined) return true;
  const read = conditionOf(definition);
  return read.ok && matches(read.expression, (name) => effectiveValue(world, { kind: 'piece', id, name }));
};

/** Which way is forward for whoever owns a piece: north, where nobody says. */
export const forwardOf = (world: World, piece: Piece): Forward => {
  const owner = ownerOf(world, piece);
  return moduleOf(world).sides.find(({ name }) => name === owner)?.forward ?? 'north';
};

/** The board of squares on which a piece stands, and its cell. */
export const standsOn = (
  world: World,
  { place }: Piece,
): { readonly grid: SquareGrid; readonly cell: CellId } | undefined => {
  const grid = world.get('board', place.in)?.grid;
  return grid?.kind === 'square' && place.cell !== undefined ? { grid, cell: place.cell } : undefined;
};
