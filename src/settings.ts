import type { Config } from './config.ts';
import { MINUTE } from './engine/index.ts';
import type { Settings } from './session/game/ports.ts';

const MINUTES_A_DAY = 1440;
/** In bytes. */
const MEGABYTE = 1024 * 1024;

/** The numbers that games go by. */
export const numbersOf = (config: Config): Settings => ({
  snapshotEvery: config.SNAPSHOT_EVERY,
  memoryForGames: config.GAMES_MEMORY * MEGABYTE,
  gameSteps: config.GAME_STEPS,
  tablePieces: config.TABLE_PIECES,
  serverGames: config.SERVER_GAMES,
  endedGamesKept: config.ENDED_GAMES_DAYS === undefined ? undefined : config.ENDED_GAMES_DAYS * MINUTES_A_DAY * MINUTE,
  moduleSize: config.MODULE_SIZE === undefined ? undefined : config.MODULE_SIZE * 1024,
  posts: 'turn',
  // The playground is its owner's.
  uploads: config.DISCORD_TOKEN === undefined ? 'everyone' : 'managers',
  pictureShare: config.SERVER_PICTURES * MEGABYTE,
});
