import { derived, isOn, type SideId, type World } from '../../../table/index.ts';
import { isBoardLinkedToOthers } from '../../modifiers/joined.ts';
import { cellNameOnBoard, cellSubjectId, placeOfCellName } from '../../modifiers/subject.ts';
import { captureRuleOfPiece } from '../captures/capture-rule.ts';
import { capturedPiecesOf } from '../captures/captured.ts';
import { findJumpChains, jumpRuleOfPiece } from '../captures/jumps.ts';
import { takenByLine } from '../captures/lines.ts';
import { canMoveOntoEnemies } from '../captures/ways.ts';
import type { Module } from '../module.ts';
import { traitsOf } from '../pieces/traits.ts';
import { moduleOf } from '../queries.ts';
import type { Piece } from '../records.ts';
import { ownerOf } from '../rights.ts';
import { generateRuledMoves } from './judge.ts';
import { moveBoardStateOf, refusalOfRoute, tried } from './reaches.ts';
import { moveRulesOf } from './rule.ts';

/** Attacks on royal pieces, which must not be left where an enemy could capture them. */

export const hasRoyalPieces = derived(({ traits }: Module): boolean =>
  Object.values(traits ?? {}).some(({ royal }) => isOn(royal)),
);

const royalsOf = (world: World, side: SideId): readonly Piece[] => {
  const found: Piece[] = [];
  for (const piece of world.all('piece'))
    if (piece.place.cell !== undefined && isOn(traitsOf(world, piece).royal) && ownerOf(world, piece) === side)
      found.push(piece);
  return found;
};

/** True if a piece could capture another in the present position, regardless of the turn. */
export const canCapturePiece = (world: World, piece: Piece, other: Piece): boolean => {
  const { in: container, cell } = other.place;
  if (cell === undefined) return false;
  const jumping = jumpRuleOfPiece(world, piece);
  if (jumping) return findJumpChains(world, piece, jumping).some(({ takes }) => takes.includes(other.id));
  const rules = moveRulesOf(world, piece);
  if (!rules) return false;
  if (canMoveOntoEnemies(captureRuleOfPiece(world, piece, container))) {
    const ground = moveBoardStateOf(world, piece, piece.place.in);
    const taking = rules.filter(({ moves }) => moves.takes);
    const called =
      container === piece.place.in ? cell : cellNameOnBoard(piece.place.in, cellSubjectId(container, cell));
    for (const { rule, to, passage } of tried(world, ground, taking, called))
      if (!refusalOfRoute(ground, rule, to, passage?.hindrance)) return true;
    return false;
  }
  for (const { to } of generateRuledMoves(world, piece)) {
    const move = { pieces: [piece.id], to: placeOfCellName(piece.place.in, to) };
    if (capturedPiecesOf(world, move, []).includes(other.id)) return true;
    if (takenByLine(world, move).some(({ id }) => id === other.id)) return true;
  }
  return false;
};

export type AttackTest = (piece: Piece, royal: Piece) => boolean;

const attacksIn =
  (world: World): AttackTest =>
  (piece, royal) =>
    canCapturePiece(world, piece, royal);

/** Returns an enemy that could capture a royal piece in the present position. */
export const attackerOf = (world: World, royal: Piece, asks: AttackTest = attacksIn(world)): Piece | undefined => {
  const side = ownerOf(world, royal);
  const isOver = isBoardLinkedToOthers(world, royal.place.in);
  for (const piece of world.all('piece')) {
    if (piece.place.cell === undefined || (piece.place.in !== royal.place.in && !isOver)) continue;
    const owner = ownerOf(world, piece);
    if (owner !== undefined && owner !== side && asks(piece, royal)) return piece;
  }
  return undefined;
};

export interface RoyalAttack {
  readonly royal: Piece;
  readonly by: Piece;
}

/**
 * Returns an attacked royal piece of a side, with its attacker. Pieces that can't be seen in this world attack nothing.
 */
export const findRoyalAttack = (world: World, side: SideId, asks?: AttackTest): RoyalAttack | undefined => {
  if (!hasRoyalPieces(moduleOf(world))) return undefined;
  for (const royal of royalsOf(world, side)) {
    const by = attackerOf(world, royal, asks);
    if (by) return { royal, by };
  }
  return undefined;
};
