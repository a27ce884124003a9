import { type CellId, omitUndefinedMembers } from '../../table/index.ts';
import type { MapDefinition, Module } from './module.ts';
import { boardIdOfNames, deckIdOfName, mapIdOfName, sideId } from './queries.ts';
import type { Board, Deck, GameMap, Side } from './records.ts';

/** Returns the records that a module gives to a game. Each has its name as its id. */
export const createRecordsFromModule = ({
  sides,
  maps,
  decks = [],
}: Module): readonly (Side | GameMap | Board | Deck)[] => [
  ...sides.map(
    ({ name, colour }, index): Side =>
      omitUndefinedMembers<Side>({ kind: 'side', id: sideId(name), name, index, colour }),
  ),
  ...maps.flatMap((map) => [mapRecord(map), ...boardRecords(map)]),
  ...decks.map(deckRecord),
];

const mapRecord = ({ name, occupied, private: side, publishes }: MapDefinition): GameMap =>
  omitUndefinedMembers<GameMap>({
    kind: 'map',
    id: mapIdOfName(name),
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
  ...omitUndefinedMembers<Pick<Deck, 'kind' | 'id' | 'map' | 'board' | 'cell' | 'side' | 'discards'>>({
    kind: 'deck',
    id: deckIdOfName(rules.name),
    map: mapIdOfName(map),
    board: board === undefined ? undefined : boardIdOfNames(map, board),
    cell: cell === undefined ? undefined : (cell as CellId),
    side: side === undefined ? undefined : sideId(side),
    discards: discards === undefined ? undefined : deckIdOfName(discards),
  }),
});

const boardRecords = (map: MapDefinition): readonly Board[] =>
  map.boards.map(({ name, grid, terrain }) => ({
    kind: 'board',
    id: boardIdOfNames(map.name, name),
    name,
    map: mapIdOfName(map.name),
    grid,
    terrain: terrain as { readonly [name: string]: readonly CellId[] },
  }));
