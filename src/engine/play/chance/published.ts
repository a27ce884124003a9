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
    published: PublishedChance;
  }
}

declare module '../../../table/core/refusal.ts' {
  interface Refusals {
    'not-over': Record<never, never>;
    'already-published': Record<never, never>;
    /** The game is closed. Its secret is public, so everything hidden or random could be predicted. */
    closed: Record<never, never>;
  }
}

export const publishedChanceSchema = keyed({
  kind: z.literal('published'),
  id: z.literal('published'),
  by: person,
  /** The published `chance` of the game's `Secret`. */
  chance: bytes32,
  seed: shortText.exactOptional(),
  since: count.exactOptional(),
});
export type PublishedChance = Stored<typeof publishedChanceSchema>;

/** Refuses to resume a closed game (T21). */
export const closed = (world: World): Refusal | undefined =>
  world.get('published', 'published') ? refuse('closed', {}) : undefined;

/** Returns why an actor may not ask to publish the secret. Only players, the host and the game master may. */
export const refusalOfPublishingSecret = (world: World, actor: PersonId): Refusal | undefined => {
  if (closed(world)) return refuse('already-published', {});
  const { phase, host } = gameOf(world);
  if (phase !== 'over') return refuse('not-over', {});
  return host === actor || isMaster(world, actor) || sidesOf(world, actor).length > 0
    ? undefined
    : refuse('not-a-player', {});
};
