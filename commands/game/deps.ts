import type { Module } from '../../src/engine/index.ts';
import type { Games } from '../../src/session/game/games.ts';

/** What the commands about a channel's game need. */
export interface GameDeps {
  readonly games: Games;
  /** The games that can be started, by name. */
  readonly modules: ReadonlyMap<string, Module>;
}
