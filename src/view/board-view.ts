import type { World } from '../engine/core/world.ts';
import { type Board, moduleOf } from '../engine/index.ts';
import type { BoardView } from './view.ts';

/** A board as it is known in a viewer's world. */
export const boardView = (world: World, { id, name, map, grid, terrain }: Board): BoardView => {
  const { terrain: definitions } = moduleOf(world);
  return {
    id,
    name,
    map: world.get('map', map)?.name ?? '',
    grid,
    terrain: Object.entries(terrain).map(([kind, cells]) => {
      const colour = definitions[kind]?.colour;
      return { name: kind, cells, ...(colour === undefined ? {} : { colour }) };
    }),
  };
};
