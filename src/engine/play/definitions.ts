import type { CellId } from '../core/ids.ts';
import type { DeckDefinition, MapDefinition, Module } from './module.ts';
import { boardId, deckId, mapId, sideId } from './queries.ts';
import type { Board, Deck, GameMap, Side } from './records.ts';

/** The records that a module gives a game: its sides, maps, boards and decks, each known by its name. */
export const definitionsOf = ({ sides, maps, decks = [] }: Module): readonly (Side | GameMap | Board | Deck)[] => [
  ...sides.map(
    ({ name, colour }, index): Side => ({
      kind: 'side',
      id: sideId(name),
      name,
      index,
      ...(colour === undefined ? {} : { colour }),
    }),
  ),
  ...maps.flatMap((map) => [mapRecord(map), ...boardRecords(map)]),
  ...decks.map(deckRecord),
];

const mapRecord = ({ name, occupied, private: side, publishes }: MapDefinition): GameMap => ({
  kind: 'map',
  id: mapId(name),
  name,
  occupied,
  ...(side === undefined ? {} : { private: sideId(side) }),
  ...(publishes === undefined ? {} : { publishes }),
});

const deckRecord = ({
  name,
  map,
  board,
  cell,
  side,
  faceDown,
  publishes,
  pick,
  discards,
  reshuffle,
}: DeckDefinition): Deck => ({
  kind: 'deck',
  id: deckId(name),
  name,
  map: mapId(map),
  ...(board === undefined ? {} : { board: boardId(map, board) }),
  ...(cell === undefined ? {} : { cell: cell as CellId }),
  ...(side === undefined ? {} : { side: sideId(side) }),
  faceDown,
  publishes,
  pick,
  ...(discards === undefined ? {} : { discards: deckId(discards) }),
  reshuffle,
});

const boardRecords = (map: MapDefinition): readonly Board[] =>
  map.boards.map(({ name, grid, terrain }) => ({
    kind: 'board',
    id: boardId(map.name, name),
    name,
    map: mapId(map.name),
    grid,
    terrain: terrain as { readonly [name: string]: readonly CellId[] },
  }));
