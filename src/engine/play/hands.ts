import type { ContainerId, PersonId } from '../core/ids.ts';
import { type Refusal, refuse } from '../core/refusal.ts';
import type { Table } from '../core/table.ts';
import { limitOf } from './limits.ts';
import { handOf, sidesOf } from './queries.ts';
import type { Deck } from './records.ts';
import { sidesActing } from './rights.ts';

declare module '../core/refusal.ts' {
  interface Refusals {
    /** A hand holds no more than so many cards (P8). */
    'hand-full': { readonly side: string; readonly limit: number };
    /** So many cards are drawn at once at most. */
    'draw-limit': { readonly deck: string; readonly limit: number };
  }
}

/** Why so many cards more don't go into a hand. What it holds already stays, also above a limit that was lowered (P11). */
export const handFault = (table: Table, actor: PersonId, container: ContainerId, more: number): Refusal | undefined => {
  const map = table.get('map', container);
  const side = map?.private;
  if (!map || side === undefined || handOf(table, side)?.id !== map.id) return undefined;
  const limit = limitOf(table, 'hand', side, { kind: 'map', id: map.id });
  if (table.at(map.id).length + more <= limit) return undefined;
  // How much another one holds may be nobody else's business.
  const isKnown = sidesOf(table, actor).includes(side) || map.publishes === 'count' || map.publishes === 'contents';
  return isKnown ? refuse('hand-full', { side, limit }) : refuse('unseen', {});
};

/** Why so many cards are not drawn at once by the side for which the actor acts. */
export const drawFault = (table: Table, actor: PersonId, { id }: Deck, count: number): Refusal | undefined => {
  const [side] = sidesActing(table, actor);
  const limit = side === undefined ? Number.POSITIVE_INFINITY : limitOf(table, 'draw', side, { kind: 'deck', id });
  return count > limit ? refuse('draw-limit', { deck: id, limit }) : undefined;
};
