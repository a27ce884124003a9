import type { GuildId } from '../where.ts';
import type { Directory, Sitting } from './directory.ts';
import { type Ports, stackOf } from './ports.ts';
import type { Session } from './session.ts';
import type { Step } from './step.ts';

/** The steps whose posts may not have gone out. */
export const stepsLeft = async ({ journal, head: { head } }: Session): Promise<readonly Step[]> => {
  const open = await Promise.all(head.open.map((number) => journal.step(number)));
  const left = open.flatMap((step) => step ?? []);
  for await (const step of journal.since(head.delivered)) left.push(step);
  return left;
};

/** The games that run in a server, or outside of all; none where the list can't be read, which the log says. */
export const runningIn = async (
  { log }: Pick<Ports, 'log'>,
  directory: Directory,
  guild: GuildId | undefined,
): Promise<readonly Sitting[]> => {
  try {
    return await directory.running(guild);
  } catch (error) {
    log.error({ guild, error: stackOf(error) }, 'a list of running games could not be read');
    return [];
  }
};
