import type { SideId, World } from '../../table/index.ts';
import { limitOf } from '../play/modifiers/limits.ts';
import { isRefusing } from '../play/pieces/moves.ts';
import { locate } from '../play/queries.ts';
import type { Piece } from '../play/records.ts';

/**
 * How many units may stand together where this one stands, which is asked at each use (A5); without a limit any number,
 * and one where its map keeps each cell for one piece (A41).
 */
export const armyLimit = (world: World, side: SideId, { id, place }: Piece): number => {
  const map = locate(world, place.in)?.map;
  return map && isRefusing(world, map.id) ? 1 : limitOf(world, 'army', side, { kind: 'piece', id });
};
