import type { GuildId } from '../../facts/where.ts';
import { type Ports, stackOf } from '../base/ports.ts';
import type { Step } from '../base/step.ts';
import type { OpenGame } from '../channel/open-game.ts';
import type { Session } from '../game/session.ts';
import type { GameDirectory, GameLocation } from '../log/directory.ts';

export const undeliveredStepsOf = async ({ journal, head: { head } }: Session): Promise<readonly Step[]> => {
  const open = await Promise.all(head.open.map((number) => journal.step(number)));
  const left = open.flatMap((step) => step ?? []);
  for await (const step of journal.since(head.delivered)) left.push(step);
  return left;
};

/** Returns the running games of a server. If the list can't be read, logs that and returns none. */
const runningIn = async (
  { log }: Pick<Ports, 'log'>,
  directory: GameDirectory,
  guild: GuildId | undefined,
): Promise<readonly GameLocation[]> => {
  try {
    return await directory.running(guild);
  } catch (error) {
    log.error({ guild, error: stackOf(error) }, 'a list of running games could not be read');
    return [];
  }
};

export const countUndeliveredPosts = (
  games: readonly Pick<OpenGame, 'outbox'>[],
): { readonly undelivered: number; readonly oldest: number | undefined } => {
  const left = games.map(({ outbox }) => outbox.left);
  const times = left.flatMap(({ oldest }) => oldest ?? []);
  const undelivered = left.reduce((sum, { count }) => sum + count, 0);
  return { undelivered, oldest: times.length === 0 ? undefined : Math.min(...times) };
};

/** Continues the running games of these servers; a game that can't be read does not stop the others (T3). */
export const resumeRunningGames = async (
  ports: Pick<Ports, 'log'>,
  directory: GameDirectory,
  guilds: Iterable<GuildId | undefined>,
  resume: (guild: GuildId | undefined, at: GameLocation) => Promise<void>,
): Promise<void> => {
  for (const guild of guilds)
    for (const at of await runningIn(ports, directory, guild)) {
      const failed = (error: unknown): void =>
        ports.log.error({ channel: at.channel, error: stackOf(error) }, 'a game could not be read');
      await resume(guild, at).catch(failed);
    }
};
