import type { CellId } from '../core/ids.ts';
import type { MapDefinition, Module } from './module.ts';
import { boardId, mapId, sideId } from './queries.ts';
import type { Board, GameMap, Side } from './records.ts';

/** The records that a module gives a game: its sides, maps and boards, each known by its name. */
export const definitionsOf = ({ sides, maps }: Module): readonly (Side | GameMap | Board)[] => [
  ...sides.map(
    ({ name, colour }, index): Side => ({ kind: 'side', id: sideId(name), name, index, ...(colour === undefined ? {} : { colour }) }),
  ),
  ...maps.flatMap((map) => [mapRecord(map), ...boardRecords(map)]),
];

const mapRecord = ({ name, occupied, private: side }: MapDefinition): GameMap => ({
  kind: 'map',
  id: mapId(name),
  name,
  occupied,
  ...(side === undefined ? {} : { private: sideId(side) }),
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
