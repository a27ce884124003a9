export type WorkKind = keyof typeof WORK_LIMITS;

export interface WorkLimits {
  /** Seconds of processor time before a process is killed, if the system reports them. */
  readonly processor?: number;
  /** Milliseconds before a process or thread is killed, even if it could not work. */
  readonly time: number;
  /** In MB, of a process or thread. */
  readonly memory: number;
  /** True for work that may take minutes; only one such task runs at a time. */
  readonly isLong?: true;
}

export const WORK_LIMITS = {
  picture: { processor: 5, time: 20_000, memory: 640 },
  archive: { processor: 5, time: 20_000, memory: 640 },
  module: { time: 10_000, memory: 512 },
  game: { time: 20_000, memory: 512 },
  tryout: { time: 10_000, memory: 512 },
  import: { processor: 120, time: 240_000, memory: 640, isLong: true },
} as const satisfies { readonly [kind: string]: WorkLimits };

/** The number of tasks at a time; one of them may be long. */
export const WORKERS_AT_ONCE = 2;
export const MOST_WAITING_OF_PERSON = 4;
export const MOST_WAITING_OF_SERVER = 16;
export const MOST_WAITING_OF_ALL = 100;
/** The largest number of waiting long tasks: Discord still accepts an answer to the last of them. */
export const MOST_LONG_WAITING = 3;

/**
 * The reason why a task isn't started. `waiting`: too many tasks of the same person wait. `busy`: too many of others.
 */
export type Crowded = 'waiting' | 'busy';

/** `too-costly`: the worker was killed at its limit of time or memory. */
export type Unworked = Crowded | 'too-costly';

/** Work on files of the bot's host may take this many times as long. */
export const HOST_TIMES = 5;
