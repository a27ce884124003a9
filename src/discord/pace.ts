// biome-ignore-all lint/plugin/words: for whoever runs the bot, in its log
import { type APIGatewayBotInfo, type APIGatewaySessionStartLimit, Routes } from 'discord.js';
import type { Clock } from '../session/base/ports.ts';
import type { Shards } from './client.ts';
import type { Log } from './log.ts';
import type { Rest } from './refusals.ts';

/** Whoever mended what made a bot begin again and again waits no longer than this for it, while many are left (ms). */
const LONGEST_TURN_WAIT = 5 * 60 * 1000;
/** Of so many parts of a day's connections the last one is kept by waiting for as long as it takes. */
const PARTS_OF_DAY = 10;

/**
 * For how long so many connections wait before they are begun, in ms. Discord counts those that a bot begins in a day,
 * and one that uses them up has its token taken away (Discord, "Identifying"): a bot that ends right after each start
 * would within two hours. So none waits while more than half are left, and from then on each so long that what is left
 * lasts until Discord counts anew.
 */
export const paceOf = (
  { total, remaining, reset_after: resets }: Omit<APIGatewaySessionStartLimit, 'max_concurrency'>,
  needed: number,
): number => {
  if (remaining <= needed) return resets;
  if (2 * remaining > total) return 0;
  const pause = Math.min(resets, Math.ceil((resets * needed) / remaining));
  const hasMany = (remaining - needed) * PARTS_OF_DAY > total;
  return hasMany ? Math.min(LONGEST_TURN_WAIT, pause) : pause;
};

export interface TurnOptions {
  readonly rest: Pick<Rest, 'get'>;
  /** Those that are to be connected; undefined: as many as Discord recommends. */
  readonly shards: Shards | undefined;
  readonly log: Log;
  readonly clock: Clock;
}

/** Waits for as long, and says so. Rejects where Discord can't be reached; a wrong token whoever connects hears of. */
export const waitTurn = async ({ rest, shards, log, clock }: TurnOptions): Promise<void> => {
  const info = await askLimit(rest);
  if (!info) return;
  const { session_start_limit: limit, shards: recommended } = info;
  const pause = paceOf(limit, shards?.ids.length ?? recommended);
  if (pause === 0) return;
  const { total, remaining } = limit;
  log.warn({ total, remaining, pause }, 'this bot began many connections today: it waits before the next');
  // No timer of the clock keeps the process alive, and nothing else does until it is connected.
  const held = setInterval(() => undefined, pause);
  await new Promise<void>((resolve) => clock.after(pause, resolve));
  clearInterval(held);
};

const askLimit = async (rest: Pick<Rest, 'get'>): Promise<APIGatewayBotInfo | undefined> => {
  try {
    return (await rest.get(Routes.gatewayBot())) as APIGatewayBotInfo;
  } catch (error) {
    if ((error as { status?: number }).status === 401) return undefined;
    throw error;
  }
};
