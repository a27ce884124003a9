import type { Module } from '../../engine/index.ts';
import type { Bound } from '../../facts/bound.ts';
import type { ChannelId, GuildId } from '../../facts/where.ts';
import type { InteractionId, PersonId } from '../../table/index.ts';
import type { Outcome } from '../base/outcome.ts';
import type { OpenGame } from '../channel/open-game.ts';
import type { SavedGame } from '../file/format.ts';
import type { MapPicture } from '../pictures/picture.ts';

/** How a game comes into a channel: newly begun, or with a file. */

export interface Start {
  readonly channel: ChannelId;
  readonly guild: GuildId | undefined;
  readonly module: Module;
  readonly host: PersonId;
  readonly interaction: InteractionId;
  /** What the players mix into the game's chance (T21). */
  readonly seed: string;
  /** In which it is told in its channel, by Discord's name of the locale; English, where it lacks. */
  readonly language?: string;
  /** Its seats are open to whoever comes (U23). */
  readonly open?: true;
}

/** `runs`: a game is being played in that channel, which must be stopped first (T19). */
export type Started =
  | { readonly kind: 'started'; readonly game: OpenGame; readonly outcome: Outcome }
  | { readonly kind: 'runs'; readonly game: OpenGame };

export interface Import {
  readonly channel: ChannelId;
  readonly guild: GuildId | undefined;
  readonly saved: SavedGame;
  /** The pictures in it, decoded; undecoded where they are not given. */
  readonly pictures?: readonly MapPicture[];
  /** Who brings it. */
  readonly host: PersonId;
  readonly interaction: InteractionId;
}

/** `kept`: the game that runs was not ended. `full`: there is no room for it. `failed`: the store did not take it, and nothing was changed. */
export type Imported =
  | { readonly kind: 'imported'; readonly game: OpenGame; readonly outcome: Extract<Outcome, { kind: 'done' }> }
  | { readonly kind: 'runs'; readonly game: OpenGame }
  | { readonly kind: 'full'; readonly bound: Bound }
  | { readonly kind: 'kept' | 'failed' };
