import { handMapOfSide, hasPieceMoveRules, isUnit, moduleOf, type Piece, sidesOf } from '../../engine/index.ts';
import type { Luck } from '../../engine/opponent/luck.ts';
import { cells } from '../../table/grid/index.ts';
import type { CellId, ContainerId, Operation, PersonId, Table } from '../../table/index.ts';

const MOST_LOOKED_AT = 20;

/**
 * Returns an act of a kind that no rule restricts: a piece moves anywhere, comes onto a board or captures, or a card is
 * drawn. The game may still refuse it.
 */
export const pickUnrestrictedAct = (table: Table, actor: PersonId, chance: Luck): Operation | undefined =>
  chance.chance(0.3) ? (drawn(table, actor, chance) ?? moved(table, actor, chance)) : moved(table, actor, chance);

const drawn = (table: Table, actor: PersonId, chance: Luck): Operation | undefined => {
  const decks = [...table.all('deck')].filter(({ id }) => table.at(id).length > 0);
  const [side] = sidesOf(table, actor);
  const hand = side && handMapOfSide(table, side);
  if (decks.length === 0 || !hand) return undefined;
  return { kind: 'draw', actor, deck: chance.oneOf(decks).id, count: 1, named: [], to: { in: hand.id } };
};

const moved = (table: Table, actor: PersonId, chance: Luck): Operation | undefined => {
  const piece = somePiece(table, actor, chance);
  const boards = [...table.all('board')];
  if (!piece || boards.length === 0) return undefined;
  const own = boards.find(({ id }) => id === piece.place.in);
  const board = own && chance.chance(0.8) ? own : chance.oneOf(boards);
  const all = [...cells(board.grid)];
  const cell = chance.oneOf(all);
  const to: { readonly in: ContainerId; readonly cell: CellId } = { in: board.id, cell };
  const there = table
    .at(board.id, cell)
    .flatMap(({ kind, id }) => (kind === 'piece' ? (table.get('piece', id) ?? []) : []));
  const enemies = there.filter(({ side }) => side !== undefined && side !== piece.side).map(({ id }) => id);
  return { kind: 'move', actor, pieces: [piece.id], to, captures: chance.chance(0.5) ? enemies : [] };
};

const somePiece = (table: Table, actor: PersonId, chance: Luck): Piece | undefined => {
  const sides: readonly (string | undefined)[] = sidesOf(table, actor);
  const all = [...table.all('piece')];
  for (let looked = 0; looked < MOST_LOOKED_AT && all.length > 0; looked += 1) {
    const piece = chance.oneOf(all);
    const isMine = piece.side === undefined || sides.includes(piece.side);
    if (isMine && !table.get('deck', piece.place.in) && isFree(table, piece)) return piece;
  }
  return undefined;
};

/** True if the player can put a piece anywhere: no rule says how it moves, and it pays nothing. */
export const isFree = (table: Table, piece: Piece): boolean =>
  !hasPieceMoveRules(table, piece) && !(moduleOf(table).rules.movePoints !== undefined && isUnit(table, piece));
