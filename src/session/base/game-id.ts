import { createHash } from 'node:crypto';
import type { GameId, InteractionId } from '../../table/index.ts';

/** Returns 12 characters of a hash of the interaction that starts a game. A repeated interaction gives the same id. */
export const deriveGameId = (interaction: InteractionId): GameId =>
  [...createHash('sha256').update(`game ${interaction}`).digest().subarray(0, 12)]
    .map((byte) => 'abcdefghijkmnpqrstuvwxyz23456789'[byte & 31])
    .join('') as GameId;
