import { cells } from '../../../table/grid/index.ts';
import {
  type ActsAsked,
  type ActsJudge,
  type ContainerId,
  derived,
  type Operation,
  type PersonId,
  type Table,
  within,
} from '../../../table/index.ts';
import { isBent } from '../../modifiers/effective-value.ts';
import { placeOfCalled } from '../../modifiers/subject.ts';
import { jumpsIn, jumpsKept } from '../captures/jumps.ts';
import { withTaken } from '../captures/lines.ts';
import { moduleOf } from '../queries.ts';
import type { Piece } from '../records.ts';
import { refusalOfPlaying, refusalsOfMoving } from '../rights.ts';
import { isPlaceable, isRuledPiece, MOST_TRIED, ruledMoves } from './judge.ts';
import { judgedMovesOn } from './legal-moves.ts';
import { hasMoves } from './rule.ts';
import { verdictsOn } from './verdicts.ts';

const lookOf = derived(({ place, prototype, name, side, values }: Piece): string =>
  JSON.stringify([place.in, prototype, name, side, values]),
);

function* movable(seen: Table, actor: PersonId, { kind = 'move', piece: only }: ActsAsked): Generator<Piece> {
  if (kind !== 'move' || !hasMoves(moduleOf(seen)) || refusalOfPlaying(seen, actor)) return;
  const alike = new Set<string>();
  const refusalOf = refusalsOfMoving(seen, actor);
  for (const piece of only === undefined ? [...seen.all('piece')] : [seen.get('piece', only)]) {
    if (!piece || !isRuledPiece(seen, piece) || refusalOf(piece)) continue;
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
export function* actsByMoves(seen: Table, actor: PersonId, asked: ActsAsked): Generator<Operation<'move'>> {
  for (const piece of movable(seen, actor, asked)) yield* movesOf(seen, actor, piece);
}

export function* legalMoves(
  seen: Table,
  actor: PersonId,
  asked: ActsAsked,
  { may, foresee }: ActsJudge,
): Generator<Operation<'move'>> {
  const judged = judgedMovesOn(seen, MOST_TRIED);
  const jumps = jumpsKept(seen);
  const verdicts = verdictsOn(seen, jumps);
  // If modifiers depend on the piece, each piece must be checked. Otherwise one answer holds for all pieces in a
  // container.
  const isByPiece = isBent(seen, 'may', 'move');
  let letInto = new Map<ContainerId, boolean>();
  for (const piece of movable(seen, actor, asked)) {
    if (isByPiece) letInto = new Map();
    const moves = judged(piece);
    if (!moves) {
      const verdict = verdicts(piece);
      for (const move of movesOf(seen, actor, piece, jumps)) {
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
export function* movesOf(
  seen: Table,
  actor: PersonId,
  piece: Piece,
  jumps = jumpsIn(seen),
): Generator<Operation<'move'>> {
  if (piece.place.cell !== undefined) {
    for (const { to, ...how } of ruledMoves(seen, piece, MOST_TRIED, jumps))
      yield* withTaken(seen, { ...moving(actor, piece, placeOfCalled(piece.place.in, to)), ...how });
  } else if (isPlaceable(seen, piece)) yield* comingOn(seen, actor, piece);
}

function* comingOn(seen: Table, actor: PersonId, piece: Piece): Generator<Operation<'move'>> {
  let count = 0;
  for (const { id, grid } of seen.all('board'))
    for (const cell of cells(grid)) {
      if (count === MOST_TRIED) return;
      count += 1;
      if (seen.at(id, cell).length === 0) yield* withTaken(seen, moving(actor, piece, { in: id, cell }));
    }
}

const moving = (actor: PersonId, { id }: Piece, to: Operation<'move'>['to']): Operation<'move'> => ({
  kind: 'move',
  actor,
  pieces: [id],
  to,
  captures: [],
});
