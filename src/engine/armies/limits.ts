import type { SideId, World } from '../../table/index.ts';
import { limitOfSide } from '../play/modifiers/limits.ts';
import { isMapWithoutStacking } from '../play/pieces/moves.ts';
import { locateContainer } from '../play/queries.ts';
import type { Piece } from '../play/records.ts';

/**
 * Returns how many units may share this unit's cell (A5). The value is computed at each use. It is infinite without a
 * limit, and 1 on a map that allows one piece in a cell (A41).
 */
export const unitLimitInCell = (world: World, side: SideId, { id, place }: Piece): number => {
  const map = locateContainer(world, place.in)?.map;
  return map && isMapWithoutStacking(world, map.id) ? 1 : limitOfSide(world, 'army', side, { kind: 'piece', id });
};
