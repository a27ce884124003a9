import type { CellId } from '../engine/core/ids.ts';
import type { World } from '../engine/core/world.ts';
import { type Board, moduleOf } from '../engine/index.ts';
import type { BoardView, MapView } from './view.ts';

/** The maps and boards of a viewer's world, in the module's order. */
export const mapViews = (world: World): readonly MapView[] => {
  const boards = [...world.all('board')].map((board) => boardView(world, board));
  return [...world.all('map')].map((map) => ({
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
