import { cells, has, neighbours } from '../../../table/grid/index.ts';
import {
  type BoardId,
  type CellId,
  COST,
  type ContainerId,
  charge,
  type Refusal,
  refuse,
  type World,
} from '../../../table/index.ts';
import { isBent } from '../../modifiers/effective-value.ts';
import { isBoardLinkedToOthers } from '../../modifiers/joined.ts';
import { NEIGHBORS_PROPERTY, placeOfCellName } from '../../modifiers/subject.ts';
import { captureRuleOfPiece } from '../captures/capture-rule.ts';
import { piecesStandingOn } from '../captures/position.ts';
import { canMoveOntoEnemies, WAYS } from '../captures/ways.ts';
import { neighborsOfBoardCell } from '../lines/near.ts';
import type { Piece } from '../records.ts';
import { ownerOf } from '../rights.ts';
import { type CastlingMove, generateCastlings } from './castling.ts';
import { type CellEntryRights, cellRightsFor } from './ground-rules.ts';
import { type MoveObstacle, type MoveRoute, type MoveRouteContext, passages } from './passages.ts';
import { enPassantPieceOn } from './passing.ts';
import { forwardDirectionOfPiece, type GridCell, gridCellOf, type PieceMoveRule } from './rule.ts';
import { generateGridMoveRoutes } from './travels.ts';

/** The pieces on each cell in this world, and the rights to enter cells. Cells are named by the piece's board. */
export interface MoveBoardState {
  readonly piece: Piece;
  readonly standing: (cell: CellId) => readonly Piece[];
  readonly canTake: (other: Piece) => boolean;
  readonly rightsOn: (cell: CellId) => CellEntryRights;
  readonly passer: (cell: CellId) => Piece | undefined;
}

export const moveBoardStateOf = (world: World, piece: Piece, container: ContainerId): MoveBoardState => {
  const owner = ownerOf(world, piece);
  const takes = captureRuleOfPiece(world, piece, container);
  const isOver = isBoardLinkedToOthers(world, container);
  return {
    piece,
    standing(called) {
      if (!isOver) return othersOn(world, piece, container, called);
      const { in: board, cell } = placeOfCellName(container, called);
      return othersOn(world, piece, board, cell);
    },
    rightsOn(called) {
      if (!isOver) return cellRightsFor(world, piece, container, called);
      const { in: board, cell } = placeOfCellName(container, called);
      return cellRightsFor(world, piece, board, cell);
    },
    passer(cell) {
      return canMoveOntoEnemies(takes) ? enPassantPieceOn(world, container, cell, owner) : undefined;
    },
    canTake(other) {
      if (!canMoveOntoEnemies(takes)) return false;
      const { in: board, cell } = other.place;
      const side = ownerOf(world, other);
      const isAlone =
        WAYS[takes.by].endsOn !== 'alone' || cell === undefined || othersOn(world, piece, board, cell).length === 1;
      return side !== undefined && side !== owner && isAlone;
    },
  };
};

const othersOn = (world: World, piece: Piece, container: ContainerId, cell: CellId): readonly Piece[] => {
  const there = piecesStandingOn(world, container, cell);
  return there.length === 0 ? there : there.filter(({ id }) => id !== piece.id);
};

/** Returns why a piece can't go to the end of a way by a rule; undefined if it can. */
export const refusalOfRoute = (
  { piece, standing, canTake, rightsOn: rights, passer }: MoveBoardState,
  { moves: { goes, takes, first, takesPassing }, isOpen }: PieceMoveRule,
  to: CellId,
  hindrance: MoveObstacle | undefined,
): Refusal | undefined => {
  if (!isOpen) return refuse('moves-not-now', { piece: piece.id, to });
  if (first && piece.old !== undefined) return refuse('moved-already', { piece: piece.id, to });
  if (hindrance?.is === 'nothing-to-jump') return refuse('nothing-to-jump', { piece: piece.id, to });
  if (hindrance?.is === 'closed') return refuse('may-not-pass', { piece: piece.id, at: hindrance.at });
  if (hindrance?.is === 'stops') return refuse('has-to-stop', { piece: piece.id, at: hindrance.at });
  if (hindrance) {
    const [by] = standing(hindrance.at);
    if (by) return refuse('way-blocked', { piece: piece.id, by: by.id, at: hindrance.at });
  }
  if (!rights(to).enters) return refuse('may-not-enter', { piece: piece.id, to });
  const there = standing(to);
  const [one] = there;
  if (!one) return goes || (takesPassing && passer(to)) ? undefined : refuse('only-takes', { piece: piece.id, to });
  const safe = there.find((other) => !canTake(other));
  if (safe) return refuse('occupied', { place: to, by: safe.id });
  return takes ? undefined : refuse('takes-not-there', { piece: piece.id, by: one.id, at: to });
};

/** The order in which reasons are preferred for a refusal, the most helpful first. */
export const REFUSAL_CODE_PRIORITY: readonly Refusal['code'][] = [
  'occupied',
  'way-blocked',
  'may-not-enter',
  'may-not-pass',
  'has-to-stop',
  'nothing-to-jump',
  'takes-not-there',
  'only-takes',
  'moved-already',
  'moves-not-now',
];

/** A way to a cell by one rule. Cells are named by the piece's board. Without `passage`, nothing can be in the way. */
export interface CandidateRoute {
  readonly rule: PieceMoveRule;
  readonly to: CellId;
  readonly passage?: MoveRoute & { readonly castling?: CastlingMove };
}

/** Yields every way of a piece by its rules, free or not, on its board and over links. */
export function* tried(
  world: World,
  ground: MoveBoardState,
  rules: readonly PieceMoveRule[],
  only?: CellId,
): Generator<CandidateRoute> {
  const { piece } = ground;
  const on = gridCellOf(world, piece);
  if (!on) return;
  const forward = forwardDirectionOfPiece(world, piece);
  const way: Pick<MoveRouteContext, 'isTaken' | 'bars'> = {
    isTaken(cell) {
      return ground.standing(cell).length > 0;
    },
    bars(cell) {
      const { passes, stops } = ground.rightsOn(cell);
      return passes ? (stops ? 'stops' : undefined) : 'closed';
    },
  };
  for (const rule of rules) {
    const { moves } = rule;
    if (moves.kind === 'anywhere') {
      for (const to of only === undefined ? cells(on.grid) : [only]) {
        charge(COST.thing);
        if (to !== on.cell && has(on.grid, to)) yield { rule, to };
      }
      continue;
    }
    for (const passage of waysBy(world, piece, on, { moves, forward, ...way }, only))
      if (only === undefined || passage.to === only) yield { rule, to: passage.to, passage };
  }
}

const waysBy = (
  world: World,
  piece: Piece,
  { grid, cell }: GridCell,
  travel: MoveRouteContext,
  only: CellId | undefined,
): Iterable<NonNullable<CandidateRoute['passage']>> => {
  const { kind } = travel.moves;
  if (kind === 'steps') return grid.kind === 'square' ? passages({ grid, cell }, travel, only) : [];
  if (kind === 'castles') return generateCastlings(world, piece, travel.moves);
  const board = piece.place.in as BoardId;
  const isPlain = !isBent(world, 'cell', NEIGHBORS_PROPERTY);
  const around = (at: CellId) => (isPlain ? neighbours(grid, at) : neighborsOfBoardCell(world, { board, cell: at }));
  return generateGridMoveRoutes({ grid, cell, around }, travel, only);
};
