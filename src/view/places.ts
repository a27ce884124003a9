import type { CellId, ContainerId } from '../engine/core/ids.ts';
import { type Location, locate, type Piece } from '../engine/index.ts';
import { type BoardView, type MapView, mapViews } from './board/view.ts';
import type { Lens } from './lens.ts';
import { queries, type Sight, unchanged } from './queries.ts';

export interface PlaceView {
  readonly in: ContainerId;
  readonly map: string;
  readonly board?: string;
  readonly deck?: string;
  readonly cell?: CellId;
}

/** What players call a place: the cell, or else the deck, board or map. */
export const placeName = ({ cell, deck, board, map }: PlaceView): string => cell ?? deck ?? board ?? map;

const placeIn = (container: ContainerId, { map, board, deck }: Location): PlaceView => ({
  in: container,
  map: map.name,
  ...(board ? { board: board.name } : {}),
  ...(deck ? { deck: deck.name } : {}),
});

/** Maps, boards, and what places are called. */
class Places {
  readonly #lens: Lens;
  readonly #maps: () => readonly MapView[];
  readonly #known: () => Map<ContainerId, PlaceView | undefined>;

  constructor(sight: Sight) {
    this.#lens = sight.lens;
    this.#maps = unchanged(sight, () => mapViews(sight.lens));
    this.#known = unchanged(sight, () => new Map());
  }

  maps(): readonly MapView[] {
    return this.#maps();
  }

  board(id: ContainerId): BoardView | undefined {
    for (const { boards } of this.maps()) {
      const board = boards.find((one) => one.id === id);
      if (board) return board;
    }
    return undefined;
  }

  place(container: ContainerId, cell?: CellId): PlaceView | undefined {
    const found = this.#containerPlace(container);
    return found && cell !== undefined ? { ...found, cell } : found;
  }

  /** Where a piece is that this viewer sees; also one that was shown in a place into which he does not see. */
  whereIs({ place: { in: container, cell } }: Piece): PlaceView {
    const seen = this.place(container, cell);
    if (seen) return seen;
    const found = locate(this.#lens.ground, container);
    if (!found) throw new Error('a piece that stands nowhere');
    return placeIn(container, found);
  }

  /** The name of a container that the viewer sees into, or of which something is published. */
  containerName(container: ContainerId): string | undefined {
    if (!this.#lens.seesInto(container) && this.#lens.published(container) === 'nothing') return undefined;
    const found = locate(this.#lens.ground, container);
    return found && (found.deck?.name ?? found.board?.name ?? found.map.name);
  }

  #containerPlace(container: ContainerId): PlaceView | undefined {
    const places = this.#known();
    if (!places.has(container)) {
      const found = locate(this.#lens, container);
      places.set(container, found && placeIn(container, found));
    }
    return places.get(container);
  }
}

export const placeQueries = queries((sight) => new Places(sight));
