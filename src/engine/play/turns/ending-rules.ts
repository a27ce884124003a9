import { matches, readExpression } from '../../../table/expression/index.ts';
import { countGridDirections, nextCell, oppositeDirection } from '../../../table/grid/index.ts';
import {
  type CellId,
  derived,
  type PieceId,
  type RecordChange,
  type SideId,
  type StepContext,
  type Table,
  within,
} from '../../../table/index.ts';
import { effectiveValue } from '../../modifiers/effective-value.ts';
import { findRoyalAttack } from '../moves/attacks.ts';
import { canSideMoveAnyPiece } from '../moves/legal.ts';
import { isInGame, onTurn, sidesInTurnOrder } from '../queries.ts';
import type { Piece } from '../records.ts';
import { ownerOf } from '../rights.ts';
import type { AnyGameEnding } from './ending-form.ts';

const matchOf = derived(({ match = '' }: AnyGameEnding) => readExpression(match));

export const isEndingAboutPiece = (table: Table, ending: AnyGameEnding, piece: Piece): boolean => {
  const read = matchOf(ending);
  return (
    ending.match === undefined ||
    (read.ok && matches(read.expression, (name) => effectiveValue(table, { kind: 'piece', id: piece.id, name })))
  );
};

const piecesTouched = (table: Table, records: readonly RecordChange[]): readonly Piece[] =>
  records.flatMap(({ after }) => (after?.kind === 'piece' ? (table.get('piece', after.id) ?? []) : []));

/** Returns the sides of the pieces that a step touched, if they counted before the step. */
const sidesTouched = (
  ending: AnyGameEnding,
  { records, before: table }: Pick<StepContext, 'records' | 'before'>,
): ReadonlySet<SideId> =>
  new Set(
    records.flatMap(({ before, after }) =>
      before?.kind === 'piece' &&
      before.side !== undefined &&
      before !== after &&
      (ending.match === undefined || isEndingAboutPiece(table, ending, before))
        ? before.side
        : [],
    ),
  );

const ownedBy = function* (table: Table, side: SideId): Generator<Piece> {
  for (const piece of table.all('piece')) if (ownerOf(table, piece) === side) yield piece;
};

const hasMore = (table: Table, side: SideId, most: number, is: (piece: Piece) => boolean): boolean => {
  let count = 0;
  for (const piece of ownedBy(table, side)) {
    if (is(piece)) count += 1;
    if (count > most) return true;
  }
  return false;
};

/** Returns the longest straight line of a side's matching pieces, without gaps. */
const longestLine = (table: Table, ending: AnyGameEnding, { place, id }: Piece, side: SideId): number => {
  const grid = table.get('board', place.in)?.grid;
  if (!grid || place.cell === undefined) return 0;
  const isOurs = (cell: CellId): boolean =>
    table.at(place.in, cell).some((item) => {
      const piece = item.kind === 'piece' ? table.get('piece', item.id) : undefined;
      return (
        piece !== undefined &&
        ownerOf(table, piece) === side &&
        (piece.id === id || isEndingAboutPiece(table, ending, piece))
      );
    });
  const reach = (direction: number): number => {
    let length = 0;
    let cell = nextCell(grid, place.cell as CellId, direction);
    for (; cell !== undefined && isOurs(cell); cell = nextCell(grid, cell, direction)) length += 1;
    return length;
  };
  const ways = Array.from({ length: countGridDirections(grid) / 2 }, (_, direction) => direction);
  return Math.max(0, ...ways.map((way) => 1 + reach(way) + reach(oppositeDirection(grid, way))));
};

/** Caches if a side can move, by the match of its pieces, because several endings need it. */
export type MobilityCache = Map<string | undefined, boolean>;

type Done = Pick<StepContext, 'records' | 'environment' | 'before'>;

const canMoveIn = (
  table: Table,
  ending: AnyGameEnding,
  side: SideId,
  { environment }: Done,
  known: MobilityCache,
): boolean =>
  within(known, ending.match, () =>
    canSideMoveAnyPiece(table, side, environment.trial, (piece) => isEndingAboutPiece(table, ending, piece)),
  );

/** An ending that applies. `own` is `all` if it is caused by no single side. */
export interface ReachedEnding {
  readonly own: SideId | 'all';
  readonly piece?: PieceId;
}

export const findReachedEnding = (
  table: Table,
  ending: AnyGameEnding,
  done: Done,
  known: MobilityCache,
): ReachedEnding | undefined => {
  if (ending.when === 'reach' || ending.when === 'line') return endedByPiece(table, ending, done.records);
  const own = endedBySide(table, ending, done, known);
  return own === undefined ? undefined : { own };
};

const endedByPiece = (
  table: Table,
  ending: AnyGameEnding,
  records: readonly RecordChange[],
): ReachedEnding | undefined => {
  for (const piece of piecesTouched(table, records)) {
    const side = ownerOf(table, piece);
    if (side === undefined || !isInGame(table, side) || !isEndingAboutPiece(table, ending, piece)) continue;
    if (ending.when === 'reach' || longestLine(table, ending, piece, side) >= (ending.count ?? 1))
      return { own: side, piece: piece.id };
  }
  return undefined;
};

const endedBySide = (
  table: Table,
  ending: AnyGameEnding,
  done: Done,
  known: MobilityCache,
): SideId | 'all' | undefined => {
  const { records } = done;
  switch (ending.when) {
    case 'checkmate':
    case 'no-move': {
      const side = onTurn(table)?.id;
      // Attacks are checked last, because in nearly every position a piece can move.
      if (side === undefined || canMoveIn(table, ending, side, done, known)) return undefined;
      return ending.when === 'no-move' || findRoyalAttack(table, side) ? side : undefined;
    }
    case 'few-left':
    case 'all-taken': {
      const most = ending.when === 'few-left' ? (ending.count ?? 0) : 0;
      const touched = sidesTouched(ending, done);
      return sidesInTurnOrder(table).find(
        (side) =>
          touched.has(side) &&
          isInGame(table, side) &&
          !hasMore(table, side, most, (piece) => isEndingAboutPiece(table, ending, piece)),
      );
    }
    case 'repeat':
      return records.some(
        ({ after }) =>
          after?.kind === 'past-position' && after.id.startsWith(`${ending.map}/`) && after.times >= ending.count,
      )
        ? 'all'
        : undefined;
    case 'quiet': {
      const quiet = table.get('course', ending.map)?.quiet ?? 0;
      return quiet >= ending.count * sidesInTurnOrder(table).length ? 'all' : undefined;
    }
    case 'reach':
    case 'line':
      return undefined;
    case 'passes':
      return (table.get('turn', 'turn')?.passed ?? 0) >= (ending.count ?? 1) ? 'all' : undefined;
  }
};
