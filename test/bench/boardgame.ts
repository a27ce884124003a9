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

const TOLD = `a move told to ${PLAYERS} players as JSON`;
const ALONE = 'a move by the engine alone';

/** Pieces in a list are a row of their own: a whole state is all that can be sent of them, and the reducer has less to do. */
const CONTESTS: readonly Contest[] = [
  { what: TOLD, play: 'tell', ways: ['whole', 'delta'] },
  { what: TOLD, play: 'tell', ways: ['list'] },
  { what: ALONE, play: 'move', ways: ['whole'] },
  { what: ALONE, play: 'move', ways: ['list'] },
];

const NAMES: { readonly [P in Play]: { readonly [W in Way]: string } } = {
  tell: { whole: 'boardgame.io, whole state', delta: 'boardgame.io, deltaState', list: 'boardgame.io, pieces in a list' },
  move: { whole: 'its reducer', delta: 'its reducer', list: 'its reducer, pieces in a list' },
};

/**
 * Moves of one of 1,000 pieces, on the board or from and to a hand, with a counter of what those on half of the board are worth: until each of five players has
 * as JSON what it changed in his view, and by the engine alone, decided, carried out and counted. Each contestant plays the same moves in a process of its own, and
 * all must count the same. No rows where the rival is not installed: it is said how to get it.
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
  try {
    for (const player of [ours, ...rivals.map((one) => one.player)]) await player.run(MOVES[play]);
    const { way, player: rival } = rivals.reduce((a, b) => (b.player.last.time < a.player.last.time ? b : a));
    const pairs = await alternating(
      RUNS,
      () => ours.run(MOVES[play]),
      () => rival.run(MOVES[play]),
    );
    if (ours.last.worth !== rival.last.worth) throw new Error(`counted ${ours.last.worth}, and the rival ${rival.last.worth}`);
    const [own, other] = [median(pairs.map((pair) => pair.ours)), median(pairs.map((pair) => pair.rival))];
    const bytes = play === 'tell' ? `, ${kilobytes(ours)} against ${kilobytes(rival)} KB` : '';
    return {
      what,
      against: NAMES[play][way],
      ratio: medianRatio(pairs),
      most: MOST,
      note: `${PIECES} pieces, ${own.toFixed(0)} against ${other.toFixed(0)} µs${bytes}`,
    };
  } finally {
    for (const player of [ours, ...rivals.map((one) => one.player)]) player.stop();
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
