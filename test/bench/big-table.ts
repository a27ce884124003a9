import { createBotCommands } from '../../commands/index.ts';
import type { Module } from '../../src/engine/index.ts';
import type { ChannelId } from '../../src/facts/where.ts';
import type { Command, CommandInput, CompletionInput, OptionReader } from '../../src/port/command.ts';
import type { Messenger } from '../../src/session/base/messenger.ts';
import { systemClock } from '../../src/session/base/ports.ts';
import { Games } from '../../src/session/games/games.ts';
import type { InteractionId, PersonId } from '../../src/table/index.ts';
import { languages } from '../../src/words/index.ts';
import { MemoryStore } from '../support/store/memory-store.ts';
import { alternating, medianRatio, type Row } from './row.ts';

const ANN = '100000000000000001' as PersonId;
const CHANNEL = '200000000000000001' as ChannelId;

/** Nothing in memory waits for the event loop: after so many moves it has its turn. */
const BREATH = 5;
/** Moves before anything is counted, and in each run. */
const WARM = 1500;
const MOVES = 300;
const RUNS = 15;

/**
 * A move of one piece to and fro, from the options of `/move` to the answer's message, with the step appended in
 * memory, and the completion of `to:` for the piece where it then stands, with nothing typed and with a whole label; no
 * picture and no Discord. On a table of 100,000 pieces against one of 100.
 */
export const bigTable = async (): Promise<Row> => {
  const big = await tableWith(640, 625);
  const small = await tableWith(20, 20);
  for (const one of [big, small]) await one.play(WARM);
  const pairs = await alternating(
    RUNS,
    () => run(big),
    () => run(small),
  );
  return {
    what: `a move among ${big.pieces} pieces`,
    against: `the same among ${small.pieces}`,
    ratio: medianRatio(pairs),
    most: 2,
    note: `they began in ${big.begun} and ${small.begun} ms`,
  };
};

export interface Played {
  readonly pieces: number;
  /** How long the set-up took, in milliseconds. */
  readonly begun: number;
  play(moves: number): Promise<void>;
  /** The same without completions. */
  move(moves: number): Promise<void>;
  /** Waits until all is written. */
  flush(): Promise<void>;
}

/** One piece on every fourth cell, in the same pattern wherever one stands. */
const moduleOf = (columns: number, rows: number): Module => {
  const cells = Array.from({ length: columns * rows }, (_, i) => ({
    column: i % columns,
    row: Math.floor(i / columns),
  }));
  return {
    module: 'plain',
    title: 'Plain',
    sides: [{ name: 'Red' }, { name: 'Blue' }],
    rules: { pieces: 'owner', turns: 'free', captures: 'manual' },
    terrain: {},
    prototypes: { pawn: { symbol: 'P' } },
    maps: [
      {
        name: 'Field',
        occupied: 'refuse',
        boards: [
          {
            name: 'Field',
            grid: { kind: 'square', columns, rows, numbering: { pattern: '1.1', origin: 'top', first: 0 } },
            terrain: {},
          },
        ],
      },
    ],
    setup: cells
      .filter(({ column, row }) => (column + 2 * row) % 4 === 0)
      .map(({ column, row }) => ({
        map: 'Field',
        board: 'Field',
        cell: `${column}.${row}`,
        side: row % 2 === 0 ? 'Red' : 'Blue',
        pieces: [{ prototype: 'pawn', name: 'Pawn', count: 1 }],
      })),
  };
};

export const tableWith = async (
  columns: number,
  rows: number,
  snapshotEvery = Number.POSITIVE_INFINITY,
): Promise<Played> => {
  const module = moduleOf(columns, rows);
  const games = new Games({
    store: new MemoryStore(),
    clock: systemClock,
    random: (bytes) => Buffer.alloc(bytes, 7),
    messenger: nobody,
    log: { info: quiet, warn: loud, error: loud },
    spoken: languages,
    settings: { snapshotEvery, memoryForGames: 1 },
  });
  const started = performance.now();
  const { game } = await games.start({
    channel: CHANNEL,
    guild: undefined,
    module,
    host: ANN,
    interaction: 'start' as InteractionId,
    seed: '',
  });
  await game.session.run({ kind: 'alone', actor: ANN }, 'alone' as InteractionId);
  await game.session.run({ kind: 'begin', actor: ANN }, 'begin' as InteractionId);
  const begun = Math.round(performance.now() - started);
  const move = createBotCommands({ games, modules: new Map() }).find(({ data }) => data.name === 'move') as Command;
  const [column, row] = [4 * Math.floor(columns / 8), 4 * Math.floor(rows / 8)];
  let [from, to] = [`${column}.${row}`, `${column + 1}.${row}`];
  let moves = 0;
  const turns = async (count: number, isCompleted: boolean): Promise<void> => {
    for (let i = 0; i < count; i += 1) {
      moves += 1;
      if (moves % BREATH === 0) await new Promise((resolve) => setImmediate(resolve));
      const reply = await move.execute(input(`move ${moves}`, { piece: from, to }));
      if (reply.answer?.to !== 'channel' || !reply.answer.rows)
        throw new Error(`the move failed: ${reply.answer?.text}`);
      reply.settled?.(true);
      [from, to] = [to, from];
      for (const typed of isCompleted ? ['', to] : []) {
        const choices = await move.complete?.(typing(`typing ${moves}${typed}`, { piece: from }, typed));
        if (!choices || choices.length === 0) throw new Error('the completion failed');
      }
    }
  };
  return {
    pieces: module.setup.length,
    begun,
    play: (count) => turns(count, true),
    move: (count) => turns(count, false),
    flush: () => games.close(),
  };
};

const input = (interaction: string, values: Readonly<Record<string, string>>): CommandInput<string> => ({
  interaction: interaction as InteractionId,
  share: { value: 'f'.repeat(64) },
  words: languages.en,
  person: { id: ANN, name: 'Ann' },
  channel: CHANNEL,
  guild: undefined,
  subcommand: undefined,
  options: optionsOf(values),
});

const typing = (
  interaction: string,
  values: Readonly<Record<string, string>>,
  typed: string,
): CompletionInput<string> => ({
  ...input(interaction, values),
  focused: { name: 'to', typed },
});

const optionsOf = (values: Readonly<Record<string, string>>): OptionReader<string> => ({
  text: (name) => values[name],
  integer: () => undefined,
  flag: () => undefined,
  file: () => undefined,
});

const quiet = (): void => undefined;
const loud = (data: object, message: string): void => console.error(message, data);

/** Nothing is posted: every step's post is its answer. */
const nobody: Messenger = {
  post: async () => ({ kind: 'sent' }),
  direct: async () => ({ kind: 'sent' }),
  find: async () => true,
  edit: async () => ({ kind: 'sent' }),
  thread: async () => undefined,
  admission: async () => 'here',
};

/** Processor time of one move, in microseconds. */
const run = async (table: Played): Promise<number> => {
  const before = process.cpuUsage();
  await table.play(MOVES);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / MOVES;
};
