import { type Cell, firstCell, type Move, PLAYERS, pieces, SIZE } from './game.ts';

/**
 * The same game written by hand for nothing else: pieces by number, sets of them by cell, one counter kept by delta, no
 * rules but whose piece it is, no undo, no log. What no engine for any game can reach, as a floor.
 */
export class HandWrittenGame {
  readonly #places = new Map<number, Cell | 'hand'>();
  readonly #cells = new Map<number, Set<number>>();
  worth = 0;

  constructor() {
    for (const number of pieces.keys()) this.#put(number, firstCell(number));
  }

  move({ piece, to }: Move): void {
    const from = this.#places.get(piece);
    if (from === undefined) throw new Error('no such piece');
    if (from !== 'hand') {
      this.#cells.get(keyOf(from))?.delete(piece);
      if (isLeft(from)) this.worth -= worthOf(piece);
    }
    this.#put(piece, to);
  }

  /** What each of the five sees of it, as JSON: into a hand its player alone. */
  tell(move: Move): readonly string[] {
    const { piece, to } = move;
    const from = this.#places.get(piece);
    this.move(move);
    const { name, player, worth } = pieces[piece] as (typeof pieces)[number];
    return Array.from({ length: PLAYERS }, (_, reader) => {
      const seen = (place: Move['to'] | undefined) => (place === 'hand' && reader !== player ? undefined : place);
      return JSON.stringify({ piece, name, worth, from: seen(from), to: seen(to), counter: this.worth });
    });
  }

  #put(piece: number, to: Move['to']): void {
    this.#places.set(piece, to);
    if (to === 'hand') return;
    const key = keyOf(to);
    const cell = this.#cells.get(key);
    if (cell) cell.add(piece);
    else this.#cells.set(key, new Set([piece]));
    if (isLeft(to)) this.worth += worthOf(piece);
  }
}

const keyOf = ({ column, row }: Cell): number => row * SIZE + column;
const isLeft = ({ column }: Cell): boolean => column < SIZE / 2;
const worthOf = (piece: number): number => pieces[piece]?.worth ?? 0;
