import type { Module } from '../../../src/engine/index.ts';
import { apply, updated } from '../../../src/table/index.ts';
import { ANN, BEN, join, newPlay, type Play, played, type RED, startOf } from '../table.ts';

/** Positions of chess in the usual notation (FEN), as games of the shipped module. */

export const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -';
export const KIWIPETE = 'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq -';

const KINDS: { readonly [letter: string]: string } = {
  k: 'king',
  q: 'queen',
  r: 'rook',
  b: 'bishop',
  n: 'knight',
  p: 'pawn',
};

/** A piece that stands where it began, and may never have moved, by the rights of castling. */
const isUnmoved = (letter: string, cell: string, castling: string): boolean => {
  const row = cell.slice(1);
  if (letter === 'P' || letter === 'p') return row === (letter === 'P' ? '2' : '7');
  if (letter === 'K') return cell === 'E1' && /[KQ]/.test(castling);
  if (letter === 'k') return cell === 'E8' && /[kq]/.test(castling);
  const right = { H1: 'K', A1: 'Q', H8: 'k', A8: 'q' }[cell];
  return right !== undefined && castling.includes(right) && letter === (row === '1' ? 'R' : 'r');
};

/** The module with these pieces on its board, and the side on turn first in its order. */
const positioned = (module: Module, board: string, turn: string): Module => {
  const setup = board.split('/').flatMap((line, i) => {
    let column = 0;
    return [...line].flatMap((letter) => {
      if (/\d/.test(letter)) {
        column += Number(letter);
        return [];
      }
      const cell = `${String.fromCharCode(65 + column)}${8 - i}`;
      column += 1;
      const prototype = KINDS[letter.toLowerCase()] ?? '';
      const side = letter === letter.toUpperCase() ? 'White' : 'Black';
      return [{ map: 'Board', board: 'Board', cell, side, pieces: [{ prototype, name: prototype, count: 1 }] }];
    });
  });
  const order = turn === 'w' ? ['White', 'Black'] : ['Black', 'White'];
  return { ...module, setup, turn: { ...module.turn, order, ends: 'after-move' } };
};

/** A game that has come to a position; Ann is on turn. */
export const gameFromFen = (module: Module, fen: string): Play => {
  const [board = '', turn = 'w', castling = '-', passed = '-'] = fen.split(' ');
  const game = newPlay();
  const placed = positioned(module, board, turn);
  const [first, second] = (placed.turn?.order ?? []) as readonly (typeof RED)[];
  if (!first || !second) throw new Error('two sides play');
  played(game, startOf(placed), join(ANN, first), join(BEN, second), { kind: 'begin', actor: ANN });
  const { table } = game;
  for (const piece of [...table.all('piece')]) {
    const { cell, in: container } = piece.place;
    const kind = Object.entries(KINDS).find(([, prototype]) => prototype === piece.prototype)?.[0] ?? '';
    const letter = piece.side === 'White' ? kind.toUpperCase() : kind;
    if (cell === undefined || isUnmoved(letter, cell, castling)) continue;
    apply(table, updated(piece, { ...piece, old: { in: container, cell } }));
  }
  if (passed !== '-') passedOn(game, passed.toUpperCase());
  return game;
};

/** As if a pawn had gone two squares just now. */
const passedOn = ({ table }: Play, cell: string): void => {
  const to = `${cell.charAt(0)}${cell.endsWith('3') ? 4 : 5}`;
  const pawn = [...table.all('piece')].find(({ place }) => place.cell === to);
  if (!pawn?.side) throw new Error(`nobody went over ${cell}`);
  const passing = { kind: 'passing', id: 'passing', piece: pawn.id, side: pawn.side, in: pawn.place.in, cells: [cell] };
  apply(table, { added: [passing as never], updated: [], removed: [] });
};
