import type { BoardId, CellId } from '../../engine/core/ids.ts';
import type { PlaceView } from '../places.ts';
import type { Marks } from '../seen/report.ts';

/** Notes where a change is seen, on the first board that is spoken of. */
export class Marking {
  readonly #arrows = new Map<string, Marks['arrows'][number]>();
  readonly #crosses = new Set<CellId>();
  readonly #cells = new Set<CellId>();
  #board: BoardId | undefined;

  moved(from: PlaceView, to: PlaceView): void {
    const [end, start] = [this.#on(to), this.#on(from)];
    if (end && start) this.#arrows.set(`${start} ${end}`, { from: start, to: end });
    else if (end) this.#cells.add(end);
  }

  appeared(at: PlaceView): void {
    const cell = this.#on(at);
    if (cell) this.#cells.add(cell);
  }

  vanished(from: PlaceView): void {
    const cell = this.#on(from);
    if (cell) this.#crosses.add(cell);
  }

  /** What another side owns now is marked but where it has just come. */
  owned(at: PlaceView): void {
    const cell = this.#on(at);
    if (cell && ![...this.#arrows.values()].some(({ to }) => to === cell)) this.#cells.add(cell);
  }

  /** Undefined: on no board. */
  get marks(): Marks | undefined {
    return this.#board === undefined
      ? undefined
      : {
          board: this.#board,
          arrows: [...this.#arrows.values()],
          crosses: [...this.#crosses],
          cells: [...this.#cells],
        };
  }

  #on(place: PlaceView): CellId | undefined {
    if (place.cell === undefined || (this.#board !== undefined && this.#board !== place.in)) return undefined;
    this.#board = place.in as BoardId;
    return place.cell;
  }
}
