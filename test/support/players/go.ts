import { createLegalityCheck } from '../../../src/engine/index.ts';
import { firstSideOfPerson, type MatchPlayer } from '../../../src/matches/match.ts';
import type { BoardId, CellId, LiveTable, PieceId, SideId } from '../../../src/table/index.ts';
import { type Stones, stonesOn } from './stones.ts';

/** Returns a stone of a side that is not on the board. */
const stoneOf = (table: LiveTable, side: SideId, board: BoardId): PieceId | undefined => {
  for (const piece of table.all('piece')) if (piece.side === side && piece.place.in !== board) return piece.id;
  return undefined;
};

const isEye = ({ beside, at }: Stones, cell: CellId, side: SideId): boolean =>
  beside(cell).every((other) => at(other) === side);

/**
 * Plays Go by chance. It captures as many stones as it can, fills no eye of its own of one point, and passes only if
 * nothing else is left.
 */
export const randomWithCaptures: MatchPlayer = (table, person, luck) => {
  const side = firstSideOfPerson(table, person);
  const [board] = table.all('board');
  const stone = side && board && stoneOf(table, side, board.id);
  if (!side || !board) return undefined;
  if (stone === undefined) return { kind: 'pass', actor: person };
  const stones = stonesOn(table, board);
  const free = stones.cells.filter((cell) => stones.at(cell) === undefined && !isEye(stones, cell, side));
  const rated = free.map((cell) => ({ cell, captures: stones.capturedBy(cell, side), luck: luck.below(1_000_000) }));
  rated.sort((a, b) => b.captures - a.captures || a.luck - b.luck);
  const refusal = createLegalityCheck(table, person);
  for (const { cell } of rated) {
    const move = { kind: 'move', actor: person, pieces: [stone], to: { in: board.id, cell }, captures: [] } as const;
    if (!refusal(move)) return move;
  }
  return { kind: 'pass', actor: person };
};
