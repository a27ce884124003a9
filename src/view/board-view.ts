import type { BoardId, CellId, MapId } from '../engine/core/ids.ts';
import type { World } from '../engine/core/world.ts';
import type { Grid } from '../engine/grid/grid.ts';
import { type Board, moduleOf } from '../engine/index.ts';
import type { BackgroundPicture } from './svg/picture.ts';

export interface MapView {
  readonly id: MapId;
  readonly name: string;
  readonly private: boolean;
  readonly boards: readonly BoardView[];
}

export interface BoardView {
  readonly id: BoardId;
  readonly name: string;
  readonly map: string;
  readonly grid: Grid;
  readonly terrain: readonly { readonly name: string; readonly colour?: string; readonly cells: readonly CellId[] }[];
  readonly edges: readonly EdgeView[];
  readonly zones: readonly { readonly name: string; readonly cells: readonly CellId[] }[];
  /** A picture that lies under the board. */
  readonly background?: BackgroundPicture;
}

/** The roads, rivers or other lines of one kind: chains of cells, along which they lead or between which they run. */
export interface EdgeView {
  readonly name: string;
  readonly runs: 'along' | 'between';
  readonly colour?: string;
  readonly chains: readonly (readonly CellId[])[];
}

/** The maps and boards of a viewer's world, in the module's order. */
export const mapViews = (world: World): readonly MapView[] => {
  const places = new Map(
    moduleOf(world).maps.flatMap(
      (map, at) => [[map.name, at], ...map.boards.map((one, on) => [`${map.name}/${one.name}`, on] as const)] as const,
    ),
  );
  const inOrder = (a: { readonly id: string }, b: { readonly id: string }): number => (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0);
  const boards = [...world.all('board')].sort(inOrder).map((board) => boardView(world, board));
  return [...world.all('map')].sort(inOrder).map((map) => ({
    id: map.id,
    name: map.name,
    private: map.private !== undefined,
    boards: boards.filter(({ map: name }) => name === map.name),
  }));
};

/** A board as it is known in a viewer's world. What lies on it for the whole game, its zones and edges, is the module's. */
const boardView = (world: World, { id, name, map: mapId, grid, terrain }: Board): BoardView => {
  const module = moduleOf(world);
  const map = world.get('map', mapId)?.name ?? '';
  const definition = module.maps.find((one) => one.name === map)?.boards.find((one) => one.name === name);
  return {
    id,
    name,
    map,
    grid,
    terrain: Object.entries(terrain).map(([kind, cells]) => ({ name: kind, cells, ...coloured(module.terrain[kind]) })),
    edges: Object.entries(definition?.edges ?? {}).map(([kind, chains]) => ({
      name: kind,
      runs: module.edges?.[kind]?.runs ?? 'along',
      ...coloured(module.edges?.[kind]),
      chains: chains as readonly (readonly CellId[])[],
    })),
    zones: (definition?.zones ?? []).map((zone) => ({ name: zone.name, cells: zone.cells as readonly CellId[] })),
  };
};

const coloured = (kind: { readonly colour?: string } | undefined): { readonly colour?: string } =>
  kind?.colour === undefined ? {} : { colour: kind.colour };
