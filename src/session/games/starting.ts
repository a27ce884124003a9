import type { Module } from '../../engine/index.ts';
import type { ExceededHostLimit } from '../../facts/bound.ts';
import type { ChannelId, GuildId } from '../../facts/where.ts';
import type { InteractionId, PersonId } from '../../table/index.ts';
import type { Outcome } from '../base/outcome.ts';
import type { OpenGame } from '../channel/open-game.ts';
import type { SavedGame } from '../file/format.ts';
import type { HashedPicture } from '../pictures/picture.ts';

export interface GameStartRequest {
  readonly channel: ChannelId;
  readonly guild: GuildId | undefined;
  readonly module: Module;
  readonly host: PersonId;
  readonly interaction: InteractionId;
  /** The host's random contribution to the game's seed (T21). */
  readonly seed: string;
  /** The language of the channel as Discord's locale code; English if missing. */
  readonly language?: string;
  /** True if seats are open for everyone (U23). */
  readonly open?: true;
}

/** `runs`: another game is running in that channel, and must be ended first (T19). */
export type StartResult =
  | { readonly kind: 'started'; readonly game: OpenGame; readonly outcome: Outcome }
  | { readonly kind: 'runs'; readonly game: OpenGame };

export interface GameImportRequest {
  readonly channel: ChannelId;
  readonly guild: GuildId | undefined;
  readonly saved: SavedGame;
  /** The pictures after decoding. If undefined, they are decoded from the file. */
  readonly pictures?: readonly HashedPicture[];
  readonly host: PersonId;
  readonly interaction: InteractionId;
}

/**
 * `kept`: the running game was not ended. `full`: there is no room. `failed`: the store rejected it, and nothing was
 * changed.
 */
export type ImportResult =
  | { readonly kind: 'imported'; readonly game: OpenGame; readonly outcome: Extract<Outcome, { kind: 'done' }> }
  | { readonly kind: 'runs'; readonly game: OpenGame }
  | { readonly kind: 'full'; readonly bound: ExceededHostLimit }
  | { readonly kind: 'kept' | 'failed' };
