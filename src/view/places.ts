import type { CellId, ContainerId } from '../engine/core/ids.ts';
import { type Location, locate, type Piece } from '../engine/index.ts';
import { type BoardView, type MapView, mapViews } from './board/view.ts';
import { queries, unchanged } from './queries.ts';

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
export const placeQueries = queries((sight) => {
  const { lens } = sight;
  const maps = unchanged(sight, () => mapViews(lens));
  const known = unchanged(sight, () => new Map<ContainerId, PlaceView | undefined>());
  const containerPlace = (container: ContainerId): PlaceView | undefined => {
    const places = known();
    if (!places.has(container)) {
      const found = locate(lens, container);
      places.set(container, found && placeIn(container, found));
    }
    return places.get(container);
  };
  const place = (container: ContainerId, cell?: CellId): PlaceView | undefined => {
    const found = containerPlace(container);
    return found && cell !== undefined ? { ...found, cell } : found;
  };
  return {
    maps: (): readonly MapView[] => maps(),

    board: (id: ContainerId): BoardView | undefined => {
      for (const { boards } of maps()) {
        const board = boards.find((one) => one.id === id);
        if (board) return board;
      }
      return undefined;
    },

    place,

    /** Where a piece is that this viewer sees; also one that was shown in a place into which he does not see. */
    whereIs: ({ place: { in: container, cell } }: Piece): PlaceView => {
      const seen = place(container, cell);
      if (seen) return seen;
      const found = locate(lens.ground, container);
      if (!found) throw new Error('a piece that stands nowhere');
      return placeIn(container, found);
    },

    /** The name of a container that the viewer sees into, or of which something is published. */
    containerName: (container: ContainerId): string | undefined => {
      if (!lens.seesInto(container) && lens.published(container) === 'nothing') return undefined;
      const found = locate(lens.ground, container);
      return found && (found.deck?.name ?? found.board?.name ?? found.map.name);
    },
  };
});
