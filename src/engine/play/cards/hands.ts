import type { ContainerId, PersonId, SideId } from '../../core/ids.ts';
import { type Refusal, refuse } from '../../core/refusal.ts';
import type { Table, World } from '../../core/table.ts';
import { limitOf } from '../modifiers/limits.ts';
import { handOf, sideId } from '../queries.ts';
import type { Deck } from '../records.ts';
import { sidesActing } from '../rights.ts';
import { stockOf } from './stock.ts';

declare module '../../core/refusal.ts' {
  interface Refusals {
    /** A hand holds no more than so many cards (P8). */
    'hand-full': { readonly side: string; readonly limit: number };
    /** So many cards are drawn at once at most. */
    'draw-limit': { readonly deck: string; readonly limit: number };
  }
}

/**
 * Why so many cards more don't go into a hand, as far as this world knows what it holds. What it holds already stays,
 * also above a limit that was lowered (P11).
 */
export const handFault = (world: World, container: ContainerId, more: number): Refusal | undefined => {
  if (world.get('map', container)?.private === undefined) return undefined;
  const room = roomInHand(world, container);
  return more <= room.count ? undefined : refuse('hand-full', { side: room.side, limit: room.limit });
};

/** How many cards more go into a hand; any number into what is none. */
export const roomInHand = (
  world: World,
  container: ContainerId,
): { readonly count: number; readonly side: SideId; readonly limit: number } => {
  const map = world.get('map', container);
  const side = map?.private ?? sideId('');
  const isHand = map !== undefined && handOf(world, side)?.id === map.id;
  const limit = isHand ? limitOf(world, 'hand', side, { kind: 'map', id: map.id }) : Number.POSITIVE_INFINITY;
  return { count: Number.isFinite(limit) ? Math.max(0, limit - stockOf(world, container).least) : limit, side, limit };
};

/** Why so many cards are not drawn at once by the side for which the actor acts. */
export const drawLimitFault = (table: Table, actor: PersonId, deck: Deck, count: number): Refusal | undefined => {
  const limit = drawLimit(table, actor, deck);
  return count > limit ? refuse('draw-limit', { deck: deck.id, limit }) : undefined;
};

/** How many cards the side for which the actor acts draws at once; infinite without a limit. */
export const drawLimit = (table: Table, actor: PersonId, { id }: Deck): number => {
  const [side] = sidesActing(table, actor);
  return side === undefined ? Number.POSITIVE_INFINITY : limitOf(table, 'draw', side, { kind: 'deck', id });
};
