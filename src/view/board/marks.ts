import type { BoardId, CellId } from '../../table/index.ts';
import type { PlaceView } from '../places.ts';

export interface BoardMarks {
  readonly board: BoardId;
  readonly arrows: readonly { readonly from: CellId; readonly to: CellId }[];
  readonly crosses: readonly CellId[];
  readonly cells: readonly CellId[];
}

export class BoardMarksBuilder {
  #arrows: Map<string, BoardMarks['arrows'][number]> | undefined;
  #crosses: Set<CellId> | undefined;
  #cells: Set<CellId> | undefined;
  #board: BoardId | undefined;

  moved(from: PlaceView, to: PlaceView): void {
    const [end, start] = [this.#on(to), this.#on(from)];
    if (end && start) {
      this.#arrows ??= new Map();
      this.#arrows.set(`${start} ${end}`, { from: start, to: end });
    } else if (end ?? start) this.#mark((end ?? start) as CellId);
  }

  #mark(cell: CellId): void {
    this.#cells ??= new Set();
    this.#cells.add(cell);
  }

  appeared(at: PlaceView): void {
    const cell = this.#on(at);
    if (cell) this.#mark(cell);
  }

  left(from: PlaceView): void {
    const cell = this.#on(from);
    if (cell) this.#mark(cell);
  }

  taken(from: PlaceView): void {
    const cell = this.#on(from);
    this.#crosses ??= new Set();
    if (cell) this.#crosses.add(cell);
  }

  owned(at: PlaceView): void {
    const cell = this.#on(at);
    if (cell && ![...(this.#arrows?.values() ?? [])].some(({ to }) => to === cell)) this.#mark(cell);
  }

  get marks(): BoardMarks | undefined {
    return this.#board === undefined
      ? undefined
      : {
          board: this.#board,
          arrows: [...(this.#arrows?.values() ?? [])],
          crosses: [...(this.#crosses ?? [])],
          cells: [...(this.#cells ?? [])],
        };
  }

  #on(place: PlaceView): CellId | undefined {
    if (place.cell === undefined || (this.#board !== undefined && this.#board !== place.in)) return undefined;
    this.#board = place.in as BoardId;
    return place.cell;
  }
}
