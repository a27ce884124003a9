import { fileURLToPath } from 'node:url';
import { type Bot, startBot } from '../support/discord/bot.ts';
import { type Loopback, startLoopback } from '../support/discord/loopback.ts';
import type { Outcome } from '../support/discord/user.ts';
import { until } from '../support/discord/waiting.ts';

/** A bot in a process of its own, at a Discord of its own. */
export interface Contestant {
  readonly discord: Loopback;
  /** Processor time that it has used so far, in microseconds. */
  cpu(): Promise<number>;
  stop(): Promise<void>;
}

export const CHANNELS = Array.from({ length: 32 }, (_, number) => `table-${number}`);
/** Loaded into a bot before it, so that `usedBy` can be asked. */
export const METER = fileURLToPath(new URL('./meter.js', import.meta.url));

/** @param program as Node.js runs it by itself: hooks of a loader would cost one more than the other */
export const startContestant = async (
  program: string,
  folder: string,
  env: Readonly<Record<string, string>>,
): Promise<Contestant> => {
  const discord = await startLoopback({ users: ['alice'], channels: CHANNELS, record: false, settle: false });
  const args = ['--import', METER, program];
  const bot = await startBot(discord, { args, cwd: folder, env });
  return {
    discord,
    cpu: async () => (await usedBy(bot)).cpu,
    stop: async () => {
      await bot.stop();
      await discord.stop();
    },
  };
};

/** What a process has used so far: processor time of all its threads in microseconds, and memory in bytes. */
export interface Used {
  readonly cpu: number;
  readonly memory: number;
}

export const usedBy = async (bot: Bot): Promise<Used> => {
  const told = (): readonly Used[] =>
    [...bot.stderr.matchAll(/^cpu (\d+) memory (\d+)$/gm)].map(([, cpu, memory]) => ({
      cpu: Number(cpu),
      memory: Number(memory),
    }));
  const before = told().length;
  bot.process.kill('SIGUSR2');
  return until(() => told()[before]);
};

/** The moves of tablut by which one who plays both sides comes back to where they began. */
const ROUND = [
  { piece: 'D1', to: 'C1' },
  { piece: 'E3', to: 'D3' },
  { piece: 'C1', to: 'D1' },
  { piece: 'D3', to: 'E3' },
];

/**
 * Each channel's player makes a move as soon as the one before is answered; `rounds` of 4 moves in each of these. An
 * answer that comes late, and is acknowledged in private before, counts like any other.
 */
export const playRounds = async (
  { discord }: Contestant,
  rounds: number,
  channels: readonly string[] = CHANNELS,
): Promise<void> => {
  const alice = discord.user('alice');
  const channel = async (name: string): Promise<void> => {
    for (let round = 0; round < rounds; round += 1) {
      for (const move of ROUND) {
        const outcome = await alice.slash(name, 'move', move);
        if (!outcome.answer || outcome.failed) answered(outcome);
      }
    }
  };
  await Promise.all(channels.map(channel));
};

/** The answer, which everyone in the channel sees; anything else is a fault of the measurement. */
export const answered = ({ answer, ephemeral, failed }: Outcome): NonNullable<Outcome['answer']> => {
  if (!answer || ephemeral || failed) throw new Error(`not answered as it should be: ${JSON.stringify(answer)}`);
  return answer;
};
