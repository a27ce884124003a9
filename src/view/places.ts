import {
  type ContainerLocation,
  formatCellLabel,
  locateContainer,
  otherBoardsOfMap,
  type Piece,
} from '../engine/index.ts';
import { splitBoardSubjectId } from '../engine/modifiers/subject.ts';
import { has } from '../table/grid/index.ts';
import type { CellId, ContainerId } from '../table/index.ts';
import type { Lens } from './lens.ts';
import { type BoardView, type MapView, mapViews } from './map-view.ts';
import { cacheUntilTableChanges, queries, type Sight } from './queries.ts';
import { isCalled } from './text/typed.ts';

export interface PlaceView {
  readonly in: ContainerId;
  readonly map: string;
  readonly board?: string;
  readonly deck?: string;
  readonly cell?: CellId;
}

export const mostSpecificNameOf = ({ cell, deck, board, map }: PlaceView): string => cell ?? deck ?? board ?? map;

const placeIn = (container: ContainerId, { map, board, deck }: ContainerLocation): PlaceView => ({
  in: container,
  map: map.name,
  ...(board ? { board: board.name } : {}),
  ...(deck ? { deck: deck.name } : {}),
});

const OF_CELLS: ReadonlySet<string> = new Set(['cell', 'from', 'to', 'at', 'place', 'via']);

class Places {
  readonly #lens: Lens;
  readonly #maps: () => readonly MapView[];
  readonly #boards: () => readonly BoardView[];
  readonly #known: () => Map<ContainerId, PlaceView | undefined>;
  readonly #beside: () => Map<ContainerId, ReturnType<typeof otherBoardsOfMap>>;

  constructor(sight: Sight) {
    this.#lens = sight.lens;
    this.#maps = cacheUntilTableChanges(sight, () => mapViews(sight.lens));
    this.#boards = cacheUntilTableChanges(sight, () => this.maps().flatMap(({ boards }) => boards));
    this.#known = cacheUntilTableChanges(sight, () => new Map());
    this.#beside = cacheUntilTableChanges(sight, () => new Map());
  }

  maps(): readonly MapView[] {
    return this.#maps();
  }

  boards(): readonly BoardView[] {
    return this.#boards();
  }

  board(id: ContainerId): BoardView | undefined {
    return this.boards().find((one) => one.id === id);
  }

  /** Returns a cell's label, with the board's name if there are several, and the map's if that name is ambiguous. */
  cellLabel(board: BoardView, cell: CellId): string {
    const boards = this.boards();
    if (boards.length < 2) return cell;
    const twins = boards.some(({ id, name }) => id !== board.id && isCalled(name, board.name));
    return `${twins ? `${board.map} ` : ''}${board.name} ${cell}`;
  }

  cellName(container: ContainerId, cell: CellId, among: 'all' | 'map' = 'all'): string {
    const board = this.board(container);
    const boards = this.maps().flatMap((map) => (among === 'all' || map.name === board?.map ? map.boards : []));
    const isShared = boards.some(({ id, grid }) => id !== container && has(grid, cell));
    return board && isShared ? this.cellLabel(board, cell) : cell;
  }

  /**
   * Returns a cell's label with its board's name, as players type it. A cell of the board `from` has no board's name.
   */
  cellFrom(
    from: ContainerId | undefined,
    { in: container, cell }: { readonly in: ContainerId; readonly cell: CellId },
  ): string {
    const board = container === from ? undefined : this.board(container);
    return board ? this.cellLabel(board, cell) : cell;
  }

  called(cell: string): string {
    const [container, label] = splitBoardSubjectId(cell);
    const board = container === '' ? undefined : this.board(container as ContainerId);
    return board ? this.cellLabel(board, label as CellId) : cell;
  }

  withCellsCalled<R extends object>(refusal: R): R {
    const named = Object.entries(refusal).map(([key, value]): readonly [string, unknown] => {
      if (!OF_CELLS.has(key)) return [key, value];
      if (typeof value === 'string') return [key, this.called(value)];
      return [
        key,
        Array.isArray(value) ? value.map((one) => (typeof one === 'string' ? this.called(one) : one)) : value,
      ];
    });
    return Object.fromEntries(named) as R;
  }

  /**
   * Returns the name of a place for use in messages. A cell includes its board's name if several boards of its map have
   * a cell of that name.
   */
  told(at: PlaceView): string {
    if (at.cell === undefined) return mostSpecificNameOf(at);
    const known = this.#beside();
    const beside = known.get(at.in) ?? otherBoardsOfMap(this.#lens, at.in);
    known.set(at.in, beside);
    return formatCellLabel(this.#lens, at.in, at.cell, beside);
  }

  place(container: ContainerId, cell?: CellId): PlaceView | undefined {
    const found = this.#containerPlace(container);
    return found && cell !== undefined ? { ...found, cell } : found;
  }

  whereIs({ place: { in: container, cell } }: Piece): PlaceView {
    const seen = this.place(container, cell);
    if (seen) return seen;
    const found = locateContainer(this.#lens.ground, container);
    if (!found) throw new Error('a piece that stands nowhere');
    return placeIn(container, found);
  }

  containerName(container: ContainerId): string | undefined {
    if (!this.#lens.seesInto(container) && this.#lens.published(container) === 'nothing') return undefined;
    const found = locateContainer(this.#lens.ground, container);
    return found && (found.deck?.name ?? found.board?.name ?? found.map.name);
  }

  #containerPlace(container: ContainerId): PlaceView | undefined {
    const places = this.#known();
    if (!places.has(container)) {
      const found = locateContainer(this.#lens, container);
      places.set(container, found && placeIn(container, found));
    }
    return places.get(container);
  }
}

export const placeQueries = queries((sight) => new Places(sight));
