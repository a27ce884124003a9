import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { WireMessage } from '../support/discord/wire.ts';
import { answered, CHANNELS, type Contestant, playRounds, startContestant } from './contestant.ts';
import { alternating, median, medianRatio, type Row } from './row.ts';

const OURS = fileURLToPath(new URL('../../src/main.ts', import.meta.url));
const RIVAL = fileURLToPath(new URL('./rival.ts', import.meta.url));

/**
 * Rounds before anything is counted, so many that both are compiled by then, and in each run; a round is 4 moves in
 * each of 32 channels.
 */
const WARM = 100;
const ROUNDS = 10;
const RUNS = 9;

/**
 * The bot's processor time for a `/move` without picture, 32 channels at once, against a bot that only stores 1 KB and
 * answers.
 */
export const closedLoop = async (): Promise<Row> => {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  const ours = await startContestant(OURS, folder, { PICTURES: 'off', DATA_DIR: folder, LOG_LEVEL: 'warn' });
  const rival = await startContestant(RIVAL, folder, { STORE: join(folder, 'rival.sqlite') });
  try {
    await begin(ours);
    await alike(ours, rival);
    for (const one of [ours, rival]) await playRounds(one, WARM);
    const pairs = await alternating(
      RUNS,
      () => run(ours),
      () => run(rival),
    );
    const [mine, other] = [median(pairs.map((pair) => pair.ours)), median(pairs.map((pair) => pair.rival))];
    return {
      what: 'CPU of a /move, 32 channels at once',
      against: 'bare discord.js bot, 1 KB keyv.set',
      ratio: medianRatio(pairs),
      most: 1 / 0.6,
      note: `${Math.round(mine)} against ${Math.round(other)} µs`,
    };
  } finally {
    await Promise.allSettled([ours.stop(), rival.stop()]);
    await rm(folder, { recursive: true });
  }
};

/** In every channel one who plays both sides of tablut alone. */
const begin = async ({ discord }: Contestant): Promise<void> => {
  const alice = discord.user('alice');
  for (const channel of CHANNELS) {
    const seats = answered(await alice.slash(channel, 'game', { module: 'tablut' }, { subcommand: 'start' }));
    await alice.press(seats, 'Try alone');
    answered(await alice.press(seats, 'Begin'));
  }
};

/** A round in which both say something of the same form and, all but the name of who plays, the same length. */
const alike = async (ours: Contestant, rival: Contestant): Promise<void> => {
  for (const one of [ours, rival]) await playRounds(one, 1);
  const [first = ''] = CHANNELS;
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
const run = async (contestant: Contestant): Promise<number> => {
  const before = await contestant.cpu();
  await playRounds(contestant, ROUNDS);
  return ((await contestant.cpu()) - before) / (ROUNDS * 4 * CHANNELS.length);
};
