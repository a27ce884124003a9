import { limitOfSide } from '../../../engine/play/modifiers/limits.ts';
import { handMapOfSide } from '../../../engine/play/queries.ts';
import type { Deck } from '../../../engine/play/records.ts';
import { controllableSidesOf } from '../../../engine/play/rights.ts';
import { pieceCountBoundsOf } from '../../../engine/play/secrecy/stock.ts';
import {
  type ContainerId,
  type PersonId,
  type Refusal,
  type RemainingRoom,
  refuse,
  type Table,
  type World,
} from '../../../table/index.ts';

declare module '../../../table/core/refusal.ts' {
  interface Refusals {
    /** A hand can't have more cards than its limit (P8). */
    'hand-full': { readonly side: string; readonly limit: number };
    'draw-limit': { readonly deck: string; readonly limit: number };
  }
}

/** Returns the room in a hand with a limit, as far as the viewer of this world can know. */
export const remainingRoomInHand = (world: World, container: ContainerId): RemainingRoom | undefined => {
  const side = world.get('map', container)?.private;
  if (side === undefined || handMapOfSide(world, side)?.id !== container) return undefined;
  const limit = limitOfSide(world, 'hand', side, { kind: 'map', id: container });
  if (!Number.isFinite(limit)) return undefined;
  const count = Math.max(0, limit - pieceCountBoundsOf(world, container).least);
  return { count, refusal: refuse('hand-full', { side, limit }) };
};

export const drawLimitFault = (table: Table, actor: PersonId, deck: Deck, count: number): Refusal | undefined => {
  const limit = cardDrawLimitOfActor(table, actor, deck);
  return count > limit ? refuse('draw-limit', { deck: deck.id, limit }) : undefined;
};

/** Returns how many cards the actor's side can draw at once; infinite without a limit. */
export const cardDrawLimitOfActor = (table: Table, actor: PersonId, { id }: Deck): number => {
  const [side] = controllableSidesOf(table, actor);
  return side === undefined ? Number.POSITIVE_INFINITY : limitOfSide(table, 'draw', side, { kind: 'deck', id });
};
