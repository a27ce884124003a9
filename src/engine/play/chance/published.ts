import { z } from 'zod';
import {
  bytes32,
  count,
  keyed,
  type PersonId,
  person,
  type Refusal,
  refuse,
  type Stored,
  shortText,
  type World,
} from '../../../table/index.ts';
import { gameOf, isMaster, sidesOf } from '../queries.ts';

declare module '../../../table/core/record.ts' {
  interface Records {
    published: Published;
  }
}

declare module '../../../table/core/refusal.ts' {
  interface Refusals {
    'not-over': Record<never, never>;
    'already-published': Record<never, never>;
    /** The secret is known: what would still be hidden or fall could be told in advance. */
    closed: Record<never, never>;
  }
}

/** The secret of a game that is closed: everybody may know it. */
export const publishedSchema = keyed({
  kind: z.literal('published'),
  id: z.literal('published'),
  by: person,
  /** What the game's chance came from, and what the players mixed in; see Secret. */
  chance: bytes32,
  seed: shortText.exactOptional(),
  since: count.exactOptional(),
});
export type Published = Stored<typeof publishedSchema>;

/** Why a game is not taken up again: its secret is out (T21). */
export const closed = (world: World): Refusal | undefined =>
  world.get('published', 'published') ? refuse('closed', {}) : undefined;

/** Who may ask for it that the secret is posted: players, the host and the master, once the game is over. */
export const refusalOfPublishing = (world: World, actor: PersonId): Refusal | undefined => {
  if (closed(world)) return refuse('already-published', {});
  const { phase, host } = gameOf(world);
  if (phase !== 'over') return refuse('not-over', {});
  return host === actor || isMaster(world, actor) || sidesOf(world, actor).length > 0
    ? undefined
    : refuse('not-a-player', {});
};
