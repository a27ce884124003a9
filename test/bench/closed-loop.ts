import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { builtMain } from '../support/built.ts';
import type { WireMessage } from '../support/discord/wire.ts';
import { answered, CHANNELS, type Contestant, playRounds, startContestant } from './contestant.ts';
import { median, medianRatio, type Row } from './row.ts';

const RIVAL = fileURLToPath(new URL('./rival.ts', import.meta.url));
const BUILT_RIVAL = fileURLToPath(new URL('../../node_modules/.cache/rival.mjs', import.meta.url));

/**
 * Rounds before a bot is taken for warm, so many that all are compiled by then, and in each run; a round is 4 moves in
 * each channel.
 */
const WARM = 300;
const ROUNDS = 10;
const RUNS = 9;
/** The promised bound, as a share of the rival. */
const MOST = 3;

/**
 * The processor time of the warm built bot for a `/move` without picture, in 8 and in 32 channels at once, against a bot
 * that only stores 1 KB and answers (Q9). The note gives that of a bot that only answers, as a floor.
 */
export const closedLoop = async (): Promise<readonly Row[]> => {
  const programs = { ours: await builtMain(), bare: await builtRival() };
  return withBots(programs, async (bots) => {
    await alike(bots.ours, bots.rival);
    // By turns, too: a process that stood idle for half a minute has dropped a part of its compiled code.
    for (let i = 0; i < WARM / ROUNDS; i += 1) await costsOf(bots, i, (one) => run(one, ROUNDS, CHANNELS));
    const rows: Row[] = [];
    for (const count of [8, 32]) {
      const costs: Costs[] = [];
      for (let i = 0; i < RUNS; i += 1)
        costs.push(await costsOf(bots, i, (one) => run(one, ROUNDS, CHANNELS.slice(0, count))));
      rows.push(rowOf(`CPU of a /move, ${count} channels at once`, costs));
    }
    return rows;
  });
};

/** Bots that were just started: ours, at tables that have begun, the rival, and one that only answers. */
interface Bots {
  readonly ours: Contestant;
  readonly rival: Contestant;
  readonly floor: Contestant;
}

/** What each of them took, in microseconds. */
type Costs = Readonly<Record<keyof Bots, number>>;

const withBots = async <T>(
  { ours: main, bare }: { readonly ours: string; readonly bare: string },
  act: (bots: Bots) => Promise<T>,
): Promise<T> => {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  // One person gives all the commands.
  const env = { PICTURES: 'off', COMMANDS_A_MINUTE: '1000000', DATA_DIR: folder, LOG_LEVEL: 'warn' };
  const ours = await startContestant(main, folder, env);
  const rival = await startContestant(bare, folder, { STORE: join(folder, 'rival.sqlite') });
  const floor = await startContestant(bare, folder, {});
  try {
    await begin(ours);
    return await act({ ours, rival, floor });
  } finally {
    await Promise.allSettled([ours.stop(), rival.stop(), floor.stop()]);
    await rm(folder, { recursive: true });
  }
};

const ORDER = ['ours', 'rival', 'floor'] as const;

/** Who begins alternates by turns, so that none always finds the machine as the others left it. */
const costsOf = async (bots: Bots, turn: number, costOf: (one: Contestant) => Promise<number>): Promise<Costs> => {
  const costs = { ours: 0, rival: 0, floor: 0 };
  for (const of of turn % 2 === 0 ? ORDER : [...ORDER].reverse()) costs[of] = await costOf(bots[of]);
  return costs;
};

/** The rival without its types; what it uses stays where it is installed. */
const builtRival = async (): Promise<string> => {
  const target = `node${process.versions.node}`;
  await build({
    entryPoints: [RIVAL],
    outfile: BUILT_RIVAL,
    bundle: true,
    packages: 'external',
    format: 'esm',
    target,
  });
  return BUILT_RIVAL;
};

const rowOf = (what: string, costs: readonly Costs[]): Row => {
  const [mine, other, least] = ORDER.map((of) => median(costs.map((one) => one[of])));
  const told = [mine, other, least].map((cost) => Math.round(cost ?? 0));
  return {
    what,
    against: 'bare discord.js bot, 1 KB keyv.set',
    ratio: medianRatio(costs),
    most: MOST,
    note: `${told[0]} against ${told[1]} µs; ${told[2]} by a bot that only answers`,
  };
};

/** In every channel one who plays both sides of tablut alone. */
export const begin = async ({ discord }: Contestant): Promise<void> => {
  const alice = discord.user('alice');
  for (const channel of CHANNELS) {
    const seats = answered(await alice.slash(channel, 'game', { module: 'tablut' }, { subcommand: 'start' }));
    await alice.press(seats, 'Try alone');
    answered(await alice.press(seats, 'Begin'));
    // Each move is answered for all, as the rival answers it.
    await alice.slash(channel, 'game', { posts: 'act' }, { subcommand: 'settings' });
  }
};

/** A round in which both say something of the same form and, all but the name of who plays, the same length. */
const alike = async (ours: Contestant, rival: Contestant): Promise<void> => {
  const [first = ''] = CHANNELS;
  for (const one of [ours, rival]) await playRounds(one, 1, [first]);
  const [said, constant] = [ours, rival].map(({ discord }) => discord.messages(first).filter(isMove).map(formOf)[0]);
  if (said === undefined || said !== constant)
    throw new Error(`the rival does not say the same: ${constant}, but ${said}`);
};

const isMove = ({ components }: WireMessage): boolean => JSON.stringify(components).includes('D1 → C1');

const formOf = ({ components, flags }: WireMessage): string =>
  JSON.stringify({ flags, components }, (key, value: unknown) => {
    if (key === 'custom_id') return String(value).length;
    if (key === 'id') return undefined;
    return key === 'content' ? String(value).replace(/<@\d+>/, '') : value;
  });

/** Processor time of one move, in microseconds. */
const run = async (contestant: Contestant, rounds: number, channels: readonly string[]): Promise<number> => {
  const before = await contestant.cpu();
  await playRounds(contestant, rounds, channels);
  return ((await contestant.cpu()) - before) / (rounds * 4 * channels.length);
};
