import type { SideId } from '../core/ids.ts';
import type { World } from '../core/table.ts';
import { limitOf } from '../play/modifiers/limits.ts';
import type { Piece } from '../play/records.ts';

/**
 * How many units may stand together where this one stands, which is asked at each use (A5); without a limit any number.
 */
export const armyLimit = (world: World, side: SideId, { id }: Piece): number =>
  limitOf(world, 'army', side, { kind: 'piece', id });
