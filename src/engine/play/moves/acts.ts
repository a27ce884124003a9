import { cells } from '../../../table/grid/index.ts';
import {
  type ActRefusalChecks,
  type ActsAsked,
  type ContainerId,
  derived,
  type Operation,
  type PersonId,
  type Table,
  within,
} from '../../../table/index.ts';
import { isBent } from '../../modifiers/effective-value.ts';
import { placeOfCellName } from '../../modifiers/subject.ts';
import { createCachedJumpFinder, jumpsIn } from '../captures/jumps.ts';
import { expandLineCaptures } from '../captures/lines.ts';
import { moduleOf } from '../queries.ts';
import type { Piece } from '../records.ts';
import { moveRefusalCheckFor, refusalOfPlayingNow } from '../rights.ts';
import { canPlacePieceOnBoard, generateRuledMoves, hasPieceMoveRules, MOST_TRIED_MOVES } from './judge.ts';
import { createJudgedMoveLookup } from './legal-moves.ts';
import { hasMoveRules } from './rule.ts';
import { createLegalityTestLookup } from './verdicts.ts';

const lookOf = derived(({ place, prototype, name, side, values }: Piece): string =>
  JSON.stringify([place.in, prototype, name, side, values]),
);

function* movable(seen: Table, actor: PersonId, { kind = 'move', piece: only }: ActsAsked): Generator<Piece> {
  if (kind !== 'move' || !hasMoveRules(moduleOf(seen)) || refusalOfPlayingNow(seen, actor)) return;
  const alike = new Set<string>();
  const refusalOf = moveRefusalCheckFor(seen, actor);
  for (const piece of only === undefined ? [...seen.all('piece')] : [seen.get('piece', only)]) {
    if (!piece || !hasPieceMoveRules(seen, piece) || refusalOf(piece)) continue;
    if (piece.place.cell === undefined) {
      const key = lookOf(piece);
      if (alike.has(key)) continue;
      alike.add(key);
    }
    yield piece;
  }
}

/**
 * Yields every move by rules that an actor may try now. Of identical pieces that are not on a board, only one is moved.
 */
export function* generateRuledMoveActs(seen: Table, actor: PersonId, asked: ActsAsked): Generator<Operation<'move'>> {
  for (const piece of movable(seen, actor, asked)) yield* generatePieceMoves(seen, actor, piece);
}

export function* generateLegalMoves(
  seen: Table,
  actor: PersonId,
  asked: ActsAsked,
  { may, foresee }: ActRefusalChecks,
): Generator<Operation<'move'>> {
  const judged = createJudgedMoveLookup(seen, MOST_TRIED_MOVES);
  const jumps = createCachedJumpFinder(seen);
  const verdicts = createLegalityTestLookup(seen, jumps);
  // If modifiers depend on the piece, each piece must be checked. Otherwise one answer holds for all pieces in a
  // container.
  const isByPiece = isBent(seen, 'may', 'move');
  let letInto = new Map<ContainerId, boolean>();
  for (const piece of movable(seen, actor, asked)) {
    if (isByPiece) letInto = new Map();
    const moves = judged(piece);
    if (!moves) {
      const verdict = verdicts(piece);
      for (const move of generatePieceMoves(seen, actor, piece, jumps)) {
        const isLegal = verdict?.(move) ?? foresee(move) === undefined;
        if (!isLegal) continue;
        const isLet = (): boolean => may(move) === undefined;
        if (move.captures.length > 0 ? isLet() : within(letInto, move.to.in, isLet)) yield move;
      }
      continue;
    }
    for (const { to, becomes, isSure } of moves) {
      const plain = moving(actor, piece, { in: piece.place.in, cell: to });
      const move = becomes === undefined ? plain : { ...plain, becomes };
      const isLet = within(letInto, move.to.in, () => may(move) === undefined);
      if (isLet && (isSure || !foresee(move))) yield move;
    }
  }
}

/** Yields the moves of one piece by its rules, regardless of the turn. */
export function* generatePieceMoves(
  seen: Table,
  actor: PersonId,
  piece: Piece,
  jumps = jumpsIn(seen),
): Generator<Operation<'move'>> {
  if (piece.place.cell !== undefined) {
    for (const { to, ...how } of generateRuledMoves(seen, piece, MOST_TRIED_MOVES, jumps))
      yield* expandLineCaptures(seen, { ...moving(actor, piece, placeOfCellName(piece.place.in, to)), ...how });
  } else if (canPlacePieceOnBoard(seen, piece)) yield* comingOn(seen, actor, piece);
}

function* comingOn(seen: Table, actor: PersonId, piece: Piece): Generator<Operation<'move'>> {
  let count = 0;
  for (const { id, grid } of seen.all('board'))
    for (const cell of cells(grid)) {
      if (count === MOST_TRIED_MOVES) return;
      count += 1;
      if (seen.at(id, cell).length === 0) yield* expandLineCaptures(seen, moving(actor, piece, { in: id, cell }));
    }
}

const moving = (actor: PersonId, { id }: Piece, to: Operation<'move'>['to']): Operation<'move'> => ({
  kind: 'move',
  actor,
  pieces: [id],
  to,
  captures: [],
});
