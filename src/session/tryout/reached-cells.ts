import { isUnit, look, moduleOf, type Piece } from '../../engine/index.ts';
import { cellSubjectId, joinSubjectParts, placeOfCellName, translateCellName } from '../../engine/modifiers/subject.ts';
import { cells, neighbours } from '../../table/grid/index.ts';
import { type BoardId, type CellId, isTrue, type Table } from '../../table/index.ts';
import { isFree } from './free-acts.ts';
import { type RandomGameStep, targetCellOfAct } from './random-game.ts';

const MOST_UNIT_STEPS = 20_000;

export class CellCoverage {
  readonly #table: Table;
  readonly #reached = new Map<BoardId, Set<string>>();
  readonly #kinds = new Set<string>();
  #left = MOST_UNIT_STEPS;

  constructor(table: Table) {
    this.#table = table;
    for (const piece of table.all('piece')) this.#stands(piece);
  }

  see({ acts, change }: RandomGameStep): void {
    for (const act of acts) {
      const to = targetCellOfAct(act);
      if (to) this.#add(to.in as BoardId, to.cell);
    }
    for (const { kind, id } of [...change.added, ...change.updated]) {
      const piece = kind === 'piece' ? this.#table.get('piece', id) : undefined;
      if (piece) this.#stands(piece);
    }
  }

  missing(board: BoardId): readonly CellId[] {
    const reached = this.#reached.get(board);
    const grid = this.#table.get('board', board)?.grid;
    return grid ? [...cells(grid)].filter((cell) => !reached?.has(cell)) : [];
  }

  #add(board: BoardId, cell: CellId): void {
    const reached = this.#reached.get(board) ?? new Set();
    this.#reached.set(board, reached.add(cell));
  }

  #stands(piece: Piece): void {
    const { in: container, cell } = piece.place;
    const board = this.#table.get('board', container);
    if (board && cell !== undefined) this.#add(board.id, cell);
    const kind = `${container} ${piece.prototype} ${piece.side}`;
    if (this.#kinds.has(kind)) return;
    this.#kinds.add(kind);
    if (isFree(this.#table, piece)) for (const one of this.#openTo(piece)) this.#addAll(one);
    else if (board && cell !== undefined && moduleOf(this.#table).rules.movePoints && isUnit(this.#table, piece))
      this.#flood(board.id, piece, cell);
  }

  /** Returns the boards that a freely movable piece can enter: its own, or from a hand any public one. */
  #openTo({ place }: Piece): readonly BoardId[] {
    const boards = [...this.#table.all('board')];
    const own = boards.filter(({ id }) => id === place.in);
    return (own.length > 0 ? own : boards).map(({ id }) => id);
  }

  #addAll(board: BoardId): void {
    const grid = this.#table.get('board', board)?.grid;
    for (const cell of grid ? cells(grid) : []) this.#add(board, cell);
  }

  /** Adds all cells that a unit alone could reach with unlimited points. */
  #flood(board: BoardId, { id }: Piece, start: CellId): void {
    const grid = this.#table.get('board', board)?.grid;
    const seen = new Set<CellId>([start]);
    for (const from of seen) {
      const place = placeOfCellName(board, from);
      const own = look(this.#table, { kind: 'cell', id: cellSubjectId(place.in, place.cell), name: 'Neighbours' });
      const beside = Array.isArray(own) ? (own as readonly CellId[]) : grid ? neighbours(grid, from) : [];
      for (const to of beside.map((called) => translateCellName(board, place.in, called))) {
        if (seen.has(to)) continue;
        this.#left -= 1;
        if (this.#left < 0) {
          this.#addAll(board);
          return;
        }
        const there = placeOfCellName(board, to);
        const step = joinSubjectParts(id, cellSubjectId(place.in, place.cell), cellSubjectId(there.in, there.cell));
        if (isTrue(look(this.#table, { kind: 'step', id: step, name: 'closed' }))) continue;
        seen.add(to);
        this.#add(there.in, there.cell);
      }
    }
  }
}
