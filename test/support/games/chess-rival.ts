import { Chess } from 'chessops/chess';
import { makeSquare, parseSquare } from 'chessops/util';
import { actsFor, gameOf, type Module, onTurn, playersOf } from '../../../src/engine/index.ts';
import type { Operation } from '../../../src/table/index.ts';
import { played } from '../table.ts';
import { gameFromFen, START } from './fen.ts';

/** Random games of chess, in which the legal moves of every position are held against those of a public library. */

const PIECES = ['queen', 'rook', 'bishop', 'knight'] as const;

/** As `e2e4`, `e7e8queen`; castling by where the king goes. */
const rivalMoves = (position: Chess): readonly string[] =>
  [...position.allDests()].flatMap(([from, dests]) =>
    [...dests].flatMap((to) => {
      const { role, color } = position.board.get(from) ?? {};
      const castles = role === 'king' && position.board.get(to)?.color === color;
      const square = castles ? makeSquare(to).replace(/^./, to > from ? 'g' : 'c') : makeSquare(to);
      const isLast = role === 'pawn' && /[18]$/.test(square);
      return isLast ? PIECES.map((piece) => makeSquare(from) + square + piece) : [makeSquare(from) + square];
    }),
  );

export interface Compared {
  readonly positions: number;
  /** Those of which the legal moves differ, as what was played until then. */
  readonly different: readonly string[];
}

/** So many positions of games by chance, each of 150 moves at most. */
export const comparedChess = (module: Module, positions: number, seed: number): Compared => {
  const different: string[] = [];
  let count = 0;
  let chance = seed;
  while (count < positions) {
    const rival = Chess.default();
    const game = gameFromFen(module, START);
    const way: string[] = [];
    for (let ply = 0; ply < 150 && count < positions && gameOf(game.table).phase === 'playing'; ply += 1) {
      const side = onTurn(game.table);
      const [actor] = side ? playersOf(game.table, side.id) : [];
      const acts = actor === undefined ? [] : [...actsFor(game.table, actor, { kind: 'move' })];
      const own = new Map<string, Operation>();
      for (const act of acts) {
        const [id] = act.kind === 'move' ? act.pieces : [];
        const from = id === undefined ? undefined : game.table.get('piece', id)?.place.cell;
        if (act.kind === 'move') own.set(`${from}${act.to.cell}`.toLowerCase() + (act.becomes ?? ''), act);
      }
      count += 1;
      const [mine, theirs] = [[...own.keys()].sort(), [...rivalMoves(rival)].sort()];
      if (mine.join() !== theirs.join()) different.push(way.join(' '));
      chance = (chance * 48271) % 2147483647;
      const key = mine[chance % mine.length];
      const act = key === undefined ? undefined : own.get(key);
      if (key === undefined || !act || !theirs.includes(key)) break;
      played(game, act);
      way.push(key);
      const [from, to] = [parseSquare(key.slice(0, 2)), parseSquare(key.slice(2, 4))];
      const promotion = PIECES.find((piece) => key.endsWith(piece));
      if (from !== undefined && to !== undefined) rival.play({ from, to, ...(promotion ? { promotion } : {}) });
    }
  }
  return { positions: count, different };
};
