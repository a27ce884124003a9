import { type CellId, makeWhole } from '../../table/index.ts';
import type { MapDefinition, Module } from './module.ts';
import { boardId, deckId, mapId, sideId } from './queries.ts';
import type { Board, Deck, GameMap, Side } from './records.ts';

/** Returns the records that a module gives to a game. Each has its name as its id. */
export const definitionsOf = ({ sides, maps, decks = [] }: Module): readonly (Side | GameMap | Board | Deck)[] => [
  ...sides.map(
    ({ name, colour }, index): Side => makeWhole<Side>({ kind: 'side', id: sideId(name), name, index, colour }),
  ),
  ...maps.flatMap((map) => [mapRecord(map), ...boardRecords(map)]),
  ...decks.map(deckRecord),
];

const mapRecord = ({ name, occupied, private: side, publishes }: MapDefinition): GameMap =>
  makeWhole<GameMap>({
    kind: 'map',
    id: mapId(name),
    name,
    occupied,
    private: side === undefined ? undefined : sideId(side),
    publishes,
  });

const deckRecord = ({
  map,
  board,
  cell,
  side,
  discards,
  shuffled: _,
  back: __,
  values: ___,
  pieces: ____,
  ...rules
}: NonNullable<Module['decks']>[number]): Deck => ({
  ...rules,
  ...makeWhole<Pick<Deck, 'kind' | 'id' | 'map' | 'board' | 'cell' | 'side' | 'discards'>>({
    kind: 'deck',
    id: deckId(rules.name),
    map: mapId(map),
    board: board === undefined ? undefined : boardId(map, board),
    cell: cell === undefined ? undefined : (cell as CellId),
    side: side === undefined ? undefined : sideId(side),
    discards: discards === undefined ? undefined : deckId(discards),
  }),
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
