import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildInto } from '../../build.ts';
import { PIECES, PLAYERS } from './boardgame/game.ts';
import type { Contestant, Play, Played } from './boardgame/player.ts';
import { HOW, isInstalled, type Way } from './boardgame/rival.ts';
import { alternating, median, medianRatio, type Pair, type Row } from './row.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PLAYER = 'test/bench/boardgame/player.ts';
/** Where they are built as the bot is, all alike. */
const BUILT = join(ROOT, 'node_modules/.cache/bench-boardgame');

/** Moves in each run. */
const MOVES: { readonly [P in Play]: number } = { tell: 100, move: 500 };
const RUNS = 11;
/**
 * So many runs before these don't count: who waited while others were warmed has given up room and what was compiled,
 * and finds both again first.
 */
const AGAIN = 60;

/** What is measured. Of several ways in which the rival can do it that one counts which is the fastest in this run. */
interface Contest {
  readonly what: string;
  readonly play: Play;
  readonly ways: readonly Way[];
  /** The most that it may cost, as shares of the rival and of the game written by hand. */
  readonly most: number;
  readonly mostByHand: number;
}

const CONTESTS: readonly Contest[] = [
  {
    what: `a move told to ${PLAYERS} players as JSON`,
    play: 'tell',
    ways: ['whole', 'delta', 'lists'],
    most: 0.05,
    mostByHand: 10,
  },
  { what: 'a move by the engine alone', play: 'move', ways: ['whole', 'lists'], most: 0.25, mostByHand: 30 },
];

const WAYS: { readonly [W in Way]: string } = {
  whole: 'whole state',
  delta: 'deltaState',
  lists: 'whole state, 32 lists of 32',
};
const NAMES: { readonly [P in Play]: string } = { tell: 'boardgame.io', move: "boardgame.io's reducer" };

/**
 * Moves of one of 1,000 pieces, on the board or from and to a hand, with a counter of what those on half of the board
 * are worth: until each of five players has as JSON what it changed in his view, and by the engine alone, decided,
 * carried out and counted. Each contestant plays the same moves in a process of its own, and all must count the same.
 * The rival has its pieces in the way that is the fastest in this run; what a game written by hand takes stands beside
 * it. No rows where it is not installed: it is said how to get it.
 */
export const boardgame = async (): Promise<readonly Row[]> => {
  if (!isInstalled()) {
    console.error(HOW);
    return [];
  }
  await buildInto(ROOT, BUILT, { scripts: [PLAYER] });
  const rows: Row[] = [];
  for (const contest of CONTESTS) rows.push(...(await held(contest)));
  return rows;
};

const held = async ({ what, play, ways, most, mostByHand }: Contest): Promise<readonly Row[]> => {
  const ours = await Player.start('ours', play);
  const byHand = await Player.start('by hand', play);
  const rivals = await Promise.all(ways.map(async (way) => ({ way, player: await Player.start(way, play) })));
  const players = [ours, byHand, ...rivals.map((one) => one.player)];
  try {
    for (const player of players) await player.run(MOVES[play]);
    const { way, player: rival } = rivals.reduce((a, b) => (b.player.last.time < a.player.last.time ? b : a));
    const against = async (other: Player): Promise<readonly Pair[]> => {
      const inTurns = (runs: number): Promise<readonly Pair[]> =>
        alternating(
          runs,
          () => ours.run(MOVES[play]),
          () => other.run(MOVES[play]),
        );
      await inTurns(AGAIN);
      const pairs = await inTurns(RUNS);
      while (other.moves < ours.moves) await other.run(Math.min(MOVES[play], ours.moves - other.moves));
      if (ours.last.worth !== other.last.worth)
        throw new Error(`counted ${ours.last.worth}, and the rival ${other.last.worth}`);
      return pairs;
    };
    const row = (pairs: readonly Pair[], name: string, bound: number, bytes: string): Row => {
      const [own, other] = [median(pairs.map((pair) => pair.ours)), median(pairs.map((pair) => pair.rival))];
      const note = `${PIECES} pieces, ${own.toFixed(1)} against ${other.toFixed(1)} µs${bytes}`;
      return { what, against: name, ratio: medianRatio(pairs), most: bound, note };
    };
    const theirs = await against(rival);
    const bytes = play === 'tell' ? `, ${kilobytes(ours)} against ${kilobytes(rival)} KB` : '';
    return [
      row(theirs, `${NAMES[play]}, ${WAYS[way]}`, most, bytes),
      row(await against(byHand), 'the game written by hand', mostByHand, ''),
    ];
  } finally {
    for (const player of players) player.stop();
  }
};

const kilobytes = ({ last }: Player): string => (last.bytes / 1000).toFixed(1);

/** A contestant in its process. */
class Player {
  readonly #process: ReturnType<typeof fork>;
  last: Played = { time: 0, worth: 0, bytes: 0 };
  /** How many moves it has made. */
  moves = 0;

  private constructor(who: Contestant, play: Play) {
    this.#process = fork(join(BUILT, 'test-bench-boardgame-player.js'), [who, play], {
      execArgv: [],
      env: { ...process.env, NODE_ENV: 'production' },
    });
  }

  static async start(who: Contestant, play: Play): Promise<Player> {
    const player = new Player(who, play);
    await player.run(1);
    return player;
  }

  /** Plays so many moves more; answers the processor time of one, in microseconds. */
  async run(count: number): Promise<number> {
    const over = new AbortController();
    const ended = once(this.#process, 'exit', { signal: over.signal }).then(() => {
      throw new Error('a contestant ended too early');
    });
    const answered = once(this.#process, 'message', { signal: over.signal });
    this.#process.send(count);
    this.moves += count;
    try {
      [this.last] = (await Promise.race([answered, ended])) as [Played];
    } finally {
      over.abort();
      await Promise.allSettled([ended, answered]);
    }
    return this.last.time;
  }

  stop(): void {
    this.#process.kill();
  }
}
