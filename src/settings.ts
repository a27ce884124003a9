import { type Config, environment, type Variables } from './config.ts';
import { MINUTE_MS } from './engine/index.ts';
import type { OperatorSettings } from './session/base/ports.ts';
import { findNamesMeantBy } from './session/check/misspelt.ts';

const MINUTES_A_DAY = 1440;
const MEGABYTE = 1024 * 1024;

export const gameSettingsOf = (config: Config): OperatorSettings => ({
  snapshotEvery: config.SNAPSHOT_EVERY,
  memoryForGames: config.GAMES_MEMORY * MEGABYTE,
  gameSteps: config.GAME_STEPS,
  tablePieces: config.TABLE_PIECES,
  serverGames: config.SERVER_GAMES,
  endedGamesKept:
    config.ENDED_GAMES_DAYS === undefined ? undefined : config.ENDED_GAMES_DAYS * MINUTES_A_DAY * MINUTE_MS,
  moduleSize: config.MODULE_SIZE === undefined ? undefined : config.MODULE_SIZE * 1024,
  posts: 'turn',
  // The only user of the playground is its owner, so everyone may upload files there.
  uploads: config.DISCORD_TOKEN === undefined ? 'everyone' : 'managers',
  pictureShare: config.SERVER_PICTURES * MEGABYTE,
});

/** Names that other bots use for the setting with their token. */
const TOKEN_ELSEWHERE = /^(?:DISCORD_\w*TOKEN\w*|(?:\w+_)?BOT_TOKEN|TOKEN)$/;
const TOKEN = 'DISCORD_TOKEN';

/** The least number of words in common with a setting's name for a guess. */
const COMMON_PARTS = 2;

const hasOneMorePart = (long: string, short: string): boolean => {
  const parts = long.split('_');
  const isLonger = parts.length === short.split('_').length + 1 && parts.length > COMMON_PARTS;
  return isLonger && parts.some((_, i) => parts.toSpliced(i, 1).join('_') === short);
};

/** Returns the setting that a name in the environment is probably meant for. */
const settingMeant = (name: string, variables: Exclude<Variables, string>): string | undefined => {
  const names = Object.keys(environment.shape);
  const capitals = name.toUpperCase();
  const isUnset = (setting: string): boolean => variables[setting] === undefined;
  if (names.includes(capitals)) return isUnset(capitals) ? capitals : undefined;
  if (TOKEN_ELSEWHERE.test(capitals) && isUnset(TOKEN)) return TOKEN;
  const near = names.filter((one) => hasOneMorePart(one, capitals) || hasOneMorePart(capitals, one));
  return findNamesMeantBy(name, names)[0] ?? near.find(isUnset);
};

/**
 * Returns a line for each name in the environment that is probably a misspelled setting. The line never contains its
 * value.
 */
export const listMisspelledSettings = (variables: Variables): readonly string[] => {
  if (typeof variables === 'string') return [];
  return Object.keys(variables).flatMap((name) => {
    if (name in environment.shape) return [];
    const meant = settingMeant(name, variables);
    return meant === undefined ? [] : `${name} is no setting and says nothing: is ${meant} meant?`;
  });
};

/**
 * Returns the reason why a process in production can't run without a token; undefined if it can run. Without this
 * check, a service would run the playground instead of the bot, and would seem to work.
 */
export const missingTokenFault = ({ DISCORD_TOKEN: token }: Config, variables: Variables): string | undefined => {
  if (token !== undefined || typeof variables === 'string') return undefined;
  const { NODE_ENV: environmentName } = variables;
  if (environmentName !== 'production') return undefined;
  const lines = ['DISCORD_TOKEN is missing. Set it, or leave out NODE_ENV=production to open the playground.'];
  return [...lines, ...listMisspelledSettings(variables)].join('\n');
};
