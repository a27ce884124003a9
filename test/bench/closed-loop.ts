import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { builtMain } from '../support/built.ts';
import type { WireMessage } from '../support/discord/wire.ts';
import { answered, CHANNELS, type Contestant, playRounds, startContestant } from './contestant.ts';
import { alternating, median, medianRatio, type Row } from './row.ts';

const RIVAL = fileURLToPath(new URL('./rival.ts', import.meta.url));
const BUILT_RIVAL = fileURLToPath(new URL('../../node_modules/.cache/rival.mjs', import.meta.url));

/**
 * Rounds before a bot is taken for warm, so many that all are compiled by then, and in each run; a round is 4 moves in
 * each channel.
 */
const WARM = 300;
const ROUNDS = 10;
const RUNS = 9;
/** Rounds in 32 channels that make about 500 commands. */
const FIRST = 4;

/** What is promised, as shares of the rival: when both are warm, and for the first 500 commands. */
const MOST_WARM = 1.4;
const MOST_FIRST = 2;

/**
 * The processor time of the built bot for a `/move` without picture, against a bot that only stores 1 KB and answers:
 * for the first 500 commands, and when both are warm, in 8 and in 32 channels at once (Q9). What a bot takes that only
 * answers stands beside it, as a floor.
 */
export const closedLoop = async (): Promise<readonly Row[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  const [main, bare] = [await builtMain(), await builtRival()];
  // One person gives all the commands.
  const env = { PICTURES: 'off', COMMANDS_A_MINUTE: '1000000', DATA_DIR: folder, LOG_LEVEL: 'warn' };
  const ours = await startContestant(main, folder, env);
  const rival = await startContestant(bare, folder, { STORE: join(folder, 'rival.sqlite') });
  const floor = await startContestant(bare, folder, {});
  try {
    await begin(ours);
    await alike(ours, rival);
    const rows = [
      await held('CPU of the first 500 /move', [ours, rival, floor], MOST_FIRST, 1, (one) => run(one, FIRST, CHANNELS)),
    ];
    for (const one of [ours, rival, floor]) await playRounds(one, WARM);
    for (const count of [8, 32]) {
      const channels = CHANNELS.slice(0, count);
      const what = `CPU of a /move, ${count} channels at once`;
      rows.push(await held(what, [ours, rival, floor], MOST_WARM, RUNS, (one) => run(one, ROUNDS, channels)));
    }
    return rows;
  } finally {
    await Promise.allSettled([ours.stop(), rival.stop(), floor.stop()]);
    await rm(folder, { recursive: true });
  }
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

const held = async (
  what: string,
  [ours, rival, floor]: readonly [Contestant, Contestant, Contestant],
  most: number,
  runs: number,
  costOf: (one: Contestant) => Promise<number>,
): Promise<Row> => {
  const pairs = await alternating(
    runs,
    () => costOf(ours),
    () => costOf(rival),
  );
  const least = await costOf(floor);
  const [mine, other] = [median(pairs.map((pair) => pair.ours)), median(pairs.map((pair) => pair.rival))];
  return {
    what,
    against: 'bare discord.js bot, 1 KB keyv.set',
    ratio: medianRatio(pairs),
    most,
    note: `${Math.round(mine)} against ${Math.round(other)} µs; ${Math.round(least)} by a bot that only answers`,
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
