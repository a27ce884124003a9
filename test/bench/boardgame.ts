import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { PIECES, PLAYERS } from './boardgame-game.ts';
import type { Contestant, Play, Played } from './boardgame-player.ts';
import { HOW, isInstalled, type Way } from './boardgame-rival.ts';
import { alternating, median, medianRatio, type Row } from './row.ts';

const PLAYER = fileURLToPath(new URL('./boardgame-player.ts', import.meta.url));

/** Moves in each run. */
const MOVES: { readonly [P in Play]: number } = { tell: 100, move: 500 };
const RUNS = 11;
/** At least ten times as fast as the rival. */
const MOST = 1 / 10;

/** What is measured. Of several ways in which the rival can do it that one counts which is the fastest in this run. */
interface Contest {
  readonly what: string;
  readonly play: Play;
  readonly ways: readonly Way[];
}

const CONTESTS: readonly Contest[] = [
  { what: `a move told to ${PLAYERS} players as JSON`, play: 'tell', ways: ['whole', 'delta'] },
  { what: 'a move by the engine alone', play: 'move', ways: ['whole'] },
];

const WAYS: { readonly [W in Way]: string } = { whole: 'whole state', delta: 'deltaState', list: 'whole state' };
const NAMES: { readonly [P in Play]: string } = { tell: 'boardgame.io', move: "boardgame.io's reducer" };

/**
 * Moves of one of 1,000 pieces, on the board or from and to a hand, with a counter of what those on half of the board
 * are worth: until each of five players has as JSON what it changed in his view, and by the engine alone, decided,
 * carried out and counted. Each contestant plays the same moves in a process of its own, and all must count the same.
 * The rival has its pieces by number, as ours has them by id, so that they can come and go and both ways of sending
 * work; what it takes with them in a list, out of which nothing can go and of which only whole states can be sent, is
 * noted beside it. No rows where it is not installed: it is said how to get it.
 */
export const boardgame = async (): Promise<readonly Row[]> => {
  if (!isInstalled()) {
    console.error(HOW);
    return [];
  }
  const rows: Row[] = [];
  for (const contest of CONTESTS) rows.push(await held(contest));
  return rows;
};

const held = async ({ what, play, ways }: Contest): Promise<Row> => {
  const ours = await Player.start('ours', play);
  const rivals = await Promise.all(ways.map(async (way) => ({ way, player: await Player.start(way, play) })));
  const list = await Player.start('list', play);
  const players = [ours, list, ...rivals.map((one) => one.player)];
  try {
    for (const player of players) await player.run(MOVES[play]);
    const { way, player: rival } = rivals.reduce((a, b) => (b.player.last.time < a.player.last.time ? b : a));
    const pairs = await alternating(
      RUNS,
      () => ours.run(MOVES[play]),
      () => rival.run(MOVES[play]),
    );
    if (ours.last.worth !== rival.last.worth)
      throw new Error(`counted ${ours.last.worth}, and the rival ${rival.last.worth}`);
    const lists: number[] = [];
    for (let i = 0; i < RUNS; i += 1) lists.push(await list.run(MOVES[play]));
    const [own, other] = [median(pairs.map((pair) => pair.ours)), median(pairs.map((pair) => pair.rival))];
    const bytes = play === 'tell' ? `, ${kilobytes(ours)} against ${kilobytes(rival)} KB` : '';
    return {
      what,
      against: play === 'tell' ? `${NAMES[play]}, ${WAYS[way]}` : NAMES[play],
      ratio: medianRatio(pairs),
      most: MOST,
      note: `${PIECES} pieces, ${own.toFixed(0)} against ${other.toFixed(0)} µs${bytes}; its pieces in a list ${median(lists).toFixed(0)} µs`,
    };
  } finally {
    for (const player of players) player.stop();
  }
};

const kilobytes = ({ last }: Player): string => (last.bytes / 1000).toFixed(1);

/** A contestant in its process. */
class Player {
  readonly #process: ReturnType<typeof fork>;
  last: Played = { time: 0, worth: 0, bytes: 0 };

  private constructor(who: Contestant, play: Play) {
    this.#process = fork(PLAYER, [who, play], {
      execArgv: ['--import', import.meta.resolve('tsx')],
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
