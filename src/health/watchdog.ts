import { Worker } from 'node:worker_threads';
import type { Command } from '../port/command.ts';

export interface WatchdogOptions {
  /** The number of consecutive checks with a stalled event loop after which the process is ended. */
  readonly looks?: number;
  /** The milliseconds between two checks. The event loop must run at least once in that time. */
  readonly every?: number;
}

export interface Watchdog {
  /**
   * Returns the same commands, but their running calls are counted. If the event loop stalls, the log can then name the
   * commands.
   */
  watched(commands: readonly Command[]): readonly Command[];
  stop(): Promise<void>;
}

/**
 * The bytes of the shared memory: a counter of the event loop's turns, and for each command the number of running
 * calls.
 */
const ROOM = 4096;

/**
 * The code of the watchdog's thread. If the event loop has stalled for long enough, it writes the log's last line and
 * ends the process. It counts its own checks instead of time, so that a machine that slept doesn't count as stalled.
 */
const LOOKING = `
const { parentPort, workerData: { shared, looks, every, level } } = require('node:worker_threads');
const { writeSync } = require('node:fs');
const counts = new Int32Array(shared);
let names = [];
parentPort.on('message', (known) => { names = known; });
let last = -1;
let still = 0;
setInterval(() => {
  const turns = Atomics.load(counts, 0);
  still = turns === last ? still + 1 : 0;
  last = turns;
  if (still < looks) return;
  const commands = names.filter((_, i) => Atomics.load(counts, i + 1) > 0);
  const line = { level, time: Date.now(), seconds: (looks * every) / 1000, commands, msg: 'the event loop stands still: the process ends' };
  try { writeSync(1, JSON.stringify(line) + '\\n'); } finally { process.kill(process.pid, 'SIGKILL'); }
}, every);
`;

/** The limit of the thread's heap in MB. It uses far less, but with a limit the heap starts smaller. */
const LIMITS = { maxOldGenerationSizeMb: 16 };

const FATAL = 60;

/**
 * Ends the process if its event loop stalls: with SIGKILL, after a line in the log. A supervisor can then restart it,
 * and no answered action is lost (T1). The watchdog doesn't keep the process alive.
 */
export const startWatchdog = ({ looks = 30, every = 1000 }: WatchdogOptions = {}): Watchdog => {
  const shared = new SharedArrayBuffer(ROOM);
  const counts = new Int32Array(shared);
  const names: string[] = [];
  const turning = setInterval(() => Atomics.add(counts, 0, 1), every / 2).unref();
  const workerData = { shared, looks, every, level: FATAL };
  const thread = new Worker(LOOKING, { eval: true, workerData, execArgv: [], resourceLimits: LIMITS });
  thread.unref();
  return {
    watched: (commands) => {
      const watched = commands.map((command) => {
        const number = names.push(command.data.name);
        return { ...command, ...actsOf(command, (act) => during(counts, number, act)) };
      });
      thread.postMessage(names);
      return watched;
    },
    stop: async () => {
      clearInterval(turning);
      await thread.terminate();
    },
  };
};

type During = <Answer>(act: () => Promise<Answer>) => Promise<Answer>;

const during = async <Answer>(counts: Int32Array, number: number, act: () => Promise<Answer>): Promise<Answer> => {
  Atomics.add(counts, number, 1);
  try {
    return await act();
  } finally {
    Atomics.sub(counts, number, 1);
  }
};

const actsOf = (command: Command, watch: During): Omit<Command, 'data'> => {
  const { complete, press, submit } = command;
  return {
    execute: (input) => watch(() => command.execute(input)),
    ...(complete ? { complete: (input) => watch(() => complete.call(command, input)) } : {}),
    ...(press ? { press: (input) => watch(() => press.call(command, input)) } : {}),
    ...(submit ? { submit: (input) => watch(() => submit.call(command, input)) } : {}),
  };
};
