// biome-ignore-all lint/plugin/words: for whoever runs the bot, in its log
import { type APIGatewayBotInfo, type APIGatewaySessionStartLimit, Routes } from 'discord.js';
import type { Clock } from '../session/base/ports.ts';
import type { ShardAssignment } from './client.ts';
import type { Log } from './log.ts';
import type { RestClient } from './refusals.ts';

/** The longest wait in ms while many connections are left for the day, so that a repaired bot starts soon. */
const LONGEST_TURN_WAIT = 5 * 60 * 1000;
/** In the last fraction (1 divided by this number) of a day's connections, the wait has no limit. */
const PARTS_OF_DAY = 10;

/**
 * Returns the milliseconds to wait before these connections start. Discord revokes the token of a bot that uses up its
 * connections for a day (Discord, "Identifying"). If less than half of them are left, they are spread over the time
 * until the limit resets.
 */
export const connectionDelayOf = (
  { total, remaining, reset_after: resets }: Omit<APIGatewaySessionStartLimit, 'max_concurrency'>,
  needed: number,
): number => {
  if (remaining <= needed) return resets;
  if (2 * remaining > total) return 0;
  const pause = Math.min(resets, Math.ceil((resets * needed) / remaining));
  const hasMany = (remaining - needed) * PARTS_OF_DAY > total;
  return hasMany ? Math.min(LONGEST_TURN_WAIT, pause) : pause;
};

export interface ConnectionDelayOptions {
  readonly rest: Pick<RestClient, 'get'>;
  readonly shards: ShardAssignment | undefined;
  readonly log: Log;
  readonly clock: Clock;
}

/**
 * Waits for the time that `connectionDelayOf` returns, and logs it. Rejects if Discord can't be reached, but not for a
 * wrong token.
 */
export const waitForConnectionDelay = async ({ rest, shards, log, clock }: ConnectionDelayOptions): Promise<void> => {
  const info = await askLimit(rest);
  if (!info) return;
  const { session_start_limit: limit, shards: recommended } = info;
  const pause = connectionDelayOf(limit, shards?.ids.length ?? recommended);
  if (pause === 0) return;
  const { total, remaining } = limit;
  log.warn({ total, remaining, pause }, 'this bot began many connections today: it waits before the next');
  // Keeps the process alive, which the clock's timers don't.
  const held = setInterval(() => undefined, pause);
  await new Promise<void>((resolve) => clock.after(pause, resolve));
  clearInterval(held);
};

const askLimit = async (rest: Pick<RestClient, 'get'>): Promise<APIGatewayBotInfo | undefined> => {
  try {
    return (await rest.get(Routes.gatewayBot())) as APIGatewayBotInfo;
  } catch (error) {
    if ((error as { status?: number }).status === 401) return undefined;
    throw error;
  }
};
