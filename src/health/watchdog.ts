import { Worker } from 'node:worker_threads';
import type { Command } from '../command.ts';

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

/** Bytes for the names of what is under way, the first of which are the count of the loop's turns. */
const ROOM = 4096;
const HEAD = 8;

/**
 * What the thread does: it looks whether the loop has turned since, and where it has not for long enough, writes the
 * log's last line and ends the process. It counts its own looks and no time: a machine that slept has not stood still.
 */
const LOOKING = `
const { workerData: { shared, looks, every, level } } = require('node:worker_threads');
const { writeSync } = require('node:fs');
const head = new Int32Array(shared, 0, 2);
let last = -1;
let still = 0;
setInterval(() => {
  const turns = Atomics.load(head, 0);
  still = turns === last ? still + 1 : 0;
  last = turns;
  if (still < looks) return;
  const commands = Buffer.from(new Uint8Array(shared, ${HEAD}, Atomics.load(head, 1))).toString().split(' ').filter(Boolean);
  const line = { level, time: Date.now(), seconds: (looks * every) / 1000, commands, msg: 'the event loop stands still: the process ends' };
  try { writeSync(1, JSON.stringify(line) + '\\n'); } finally { process.kill(process.pid, 'SIGKILL'); }
}, every);
`;

/** Of pino's levels the highest. */
const FATAL = 60;

/**
 * Ends the process, by SIGKILL and with a line in the log, when its event loop stands still: whoever watches over it
 * starts it anew, and nothing that was answered is lost (T1). Does not keep the process alive.
 */
export const startWatchdog = ({ looks = 30, every = 1000 }: WatchdogOptions = {}): Watchdog => {
  const shared = new SharedArrayBuffer(ROOM);
  const head = new Int32Array(shared, 0, 2);
  const names = new Uint8Array(shared, HEAD);
  const underway = new Map<number, string>();
  let begun = 0;
  const note = (): void => {
    const text = Buffer.from([...underway.values()].join(' ')).subarray(0, names.length);
    names.set(text);
    Atomics.store(head, 1, text.length);
  };
  const during = async <Answer>(name: string, act: () => Promise<Answer>): Promise<Answer> => {
    begun += 1;
    const own = begun;
    underway.set(own, name);
    note();
    try {
      return await act();
    } finally {
      underway.delete(own);
      note();
    }
  };
  const turning = setInterval(() => Atomics.add(head, 0, 1), every / 2).unref();
  const thread = new Worker(LOOKING, { eval: true, workerData: { shared, looks, every, level: FATAL }, execArgv: [] });
  thread.unref();
  return {
    watched: (commands) => commands.map((command) => ({ ...command, ...actsOf(command, during) })),
    stop: async () => {
      clearInterval(turning);
      await thread.terminate();
    },
  };
};

type During = <Answer>(name: string, act: () => Promise<Answer>) => Promise<Answer>;

/** What a command does, each act of it known while it is under way. */
const actsOf = (command: Command, during: During): Omit<Command, 'data'> => {
  const { name } = command.data;
  const { complete, press, submit } = command;
  return {
    execute: (input) => during(name, () => command.execute(input)),
    ...(complete ? { complete: (input) => during(name, () => complete.call(command, input)) } : {}),
    ...(press ? { press: (input) => during(name, () => press.call(command, input)) } : {}),
    ...(submit ? { submit: (input) => during(name, () => submit.call(command, input)) } : {}),
  };
};
