import { type Config, environment, type Variables } from './config.ts';
import { MINUTE } from './engine/index.ts';
import { misspelt } from './session/check/misspelt.ts';
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

/** Names in the environment that are likely misspelt ones of settings, in a line each; never with what they are set to. */
export const misspeltSettings = (variables: Variables): readonly string[] => {
  const names = Object.keys(environment.shape);
  if (typeof variables === 'string') return [];
  return Object.keys(variables)
    .filter((name) => !names.includes(name))
    .flatMap((name) => {
      const capitals = name.toUpperCase();
      const isLowered = names.includes(capitals) && variables[capitals] === undefined;
      const [meant] = isLowered ? [capitals] : misspelt(name, names);
      return meant === undefined ? [] : `${name} is no setting and says nothing: is ${meant} meant?`;
    });
};
