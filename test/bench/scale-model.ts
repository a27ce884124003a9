/** How much a bot for so many servers takes (H6): what docs/scale.md says, from what is measured and what is assumed. */

/** What `npm run bench -- scale` measures. */
export const MEASURED = {
  /** Milliseconds of processor time that a `/move` takes, from the gateway to the answer, warm and without a picture. */
  command: 2.4,
  /** Megabytes of a process that is ready and serves one server. */
  process: 120,
  /** Kilobytes of a server with 20 channels and 20 roles. */
  server: 34,
  /** Kilobytes of an open game of 100 pieces. */
  game: 36,
  /** Bytes of a stored step of one move, with what the database takes beside it. */
  step: 870,
} as const;

/** What nobody can measure beforehand: put your own figures here. */
const ASSUMED = {
  /** Of all servers so many play on a day. */
  playing: 0.1,
  /** Games of such a server that are under way that day, and commands in each. */
  games: 2,
  commands: 40,
  /** Of a day's commands so many are given in its busiest hour. */
  busiest: 1 / 8,
  /** Of the commands so many show a board, for which so many ms of processor time are taken in threads. */
  pictures: 1 / 3,
  picture: 10,
  /** Of the commands so many make a step. */
  steps: 0.6,
  /** Servers of a shard, shards of a process, and processes of a machine of 2 cores and 4 GB, of which 3 are for them. */
  shard: 1000,
  shards: 16,
  processes: 2,
  memory: 3000,
  /** Dollars an hour for such a machine, and for a database on one. */
  machine: 0.05,
  database: 0.1,
} as const;

const SIZES = [1000, 10_000, 100_000] as const;

export interface Scale {
  readonly servers: number;
  readonly commandsADay: number;
  /** A second, in the busiest hour. */
  readonly commands: number;
  /** Cores that are at work then. */
  readonly cores: number;
  readonly shards: number;
  readonly processes: number;
  /** Megabytes of all processes, the games of a day open. */
  readonly memory: number;
  readonly machines: number;
  /** Rows and gigabytes that a year adds. */
  readonly rows: number;
  readonly gigabytes: number;
  /** Minutes from the first process to the last that is connected. */
  readonly start: number;
  /** Dollars an hour. */
  readonly cost: number;
}

/** Seconds between two connections to the gateway. */
const BETWEEN_SHARDS = 5.5;
const DAYS = 365;

export const scaleOf = (servers: number): Scale => {
  const { command, process, server, game, step } = MEASURED;
  const games = servers * ASSUMED.playing * ASSUMED.games;
  const commandsADay = games * ASSUMED.commands;
  const commands = (commandsADay * ASSUMED.busiest) / 3600;
  const cores = (commands * (command + ASSUMED.pictures * ASSUMED.picture)) / 1000;
  const shards = Math.ceil(servers / ASSUMED.shard);
  const processes = Math.max(Math.ceil(shards / ASSUMED.shards), Math.ceil(2 * cores));
  const memory = processes * process + (servers * server + games * game) / 1000;
  const machines = Math.max(Math.ceil(processes / ASSUMED.processes), Math.ceil(memory / ASSUMED.memory));
  const rows = commandsADay * ASSUMED.steps * DAYS;
  const database = machines > 1 ? ASSUMED.database : 0;
  return {
    servers,
    commandsADay,
    commands,
    cores,
    shards,
    processes,
    memory,
    machines,
    rows,
    gigabytes: (rows * step) / 1e9,
    start: (shards * BETWEEN_SHARDS) / 60,
    cost: machines * ASSUMED.machine + database,
  };
};

const LINES: readonly (readonly [what: string, of: (scale: Scale) => number])[] = [
  ['Commands a day', ({ commandsADay }) => commandsADay],
  ['Commands a second, in the busiest hour', ({ commands }) => commands],
  ['Cores at work then', ({ cores }) => cores],
  ['Shards', ({ shards }) => shards],
  ['Processes', ({ processes }) => processes],
  ['Memory of all processes, MB', ({ memory }) => memory],
  ['Machines of 2 cores and 4 GB', ({ machines }) => machines],
  ['Steps that a year adds, millions', ({ rows }) => rows / 1e6],
  ['Table after a year, GB', ({ gigabytes }) => gigabytes],
  ['Minutes until all are connected', ({ start }) => start],
  ['Dollars an hour', ({ cost }) => cost],
];

const figure = (value: number): string => Number(value.toPrecision(2)).toLocaleString('en-US');

/** The table of docs/scale.md. */
export const scaleTable = (): string => {
  const scales = SIZES.map(scaleOf);
  const lines = LINES.map(([what, of]) => `| ${what} | ${scales.map((scale) => figure(of(scale))).join(' | ')} |`);
  const head = `| Servers | ${SIZES.map((size) => size.toLocaleString('en-US')).join(' | ')} |`;
  return [head, '| --- | --- | --- | --- |', ...lines].join('\n');
};
