import { Worker } from 'node:worker_threads';
import type { Command } from '../port/command.ts';

export interface WatchdogOptions {
  /** So many looks in a row at a loop that has not turned end the process. */
  readonly looks?: number;
  /** Milliseconds between looks, and between the turns of the loop that are looked for. */
  readonly every?: number;
}

export interface Watchdog {
  /** Commands that are named where the loop stands still while they are under way. */
  watched(commands: readonly Command[]): readonly Command[];
  stop(): Promise<void>;
}

/** Bytes for numbers: of the loop's turns and, behind it, for each command how often it is under way. */
const ROOM = 4096;

/**
 * What the thread does: it looks whether the loop has turned since, and where it has not for long enough, writes the
 * log's last line and ends the process. It counts its own looks and no time: a machine that slept has not stood still.
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

/** Megabytes that its heap may take, far more than it does: with a limit a heap begins smaller. */
const LIMITS = { maxOldGenerationSizeMb: 16 };

/** Of pino's levels the highest. */
const FATAL = 60;

/**
 * Ends the process, by SIGKILL and with a line in the log, when its event loop stands still: whoever watches over it
 * starts it anew, and nothing that was answered is lost (T1). Does not keep the process alive.
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

/** What a command does, each act of it known while it is under way. */
const actsOf = (command: Command, watch: During): Omit<Command, 'data'> => {
  const { complete, press, submit } = command;
  return {
    execute: (input) => watch(() => command.execute(input)),
    ...(complete ? { complete: (input) => watch(() => complete.call(command, input)) } : {}),
    ...(press ? { press: (input) => watch(() => press.call(command, input)) } : {}),
    ...(submit ? { submit: (input) => watch(() => submit.call(command, input)) } : {}),
  };
};
