/** The kinds of work on files that users send. */
export type WorkKind = keyof typeof WORK_LIMITS;

export interface WorkLimits {
  /** Seconds of processor time after which a process is killed, if the system reports that time. */
  readonly processor?: number;
  /** Milliseconds after which a process or thread is killed in any case, even if it could not work. */
  readonly time: number;
  /** The memory of a process or thread, in MB. */
  readonly memory: number;
  /** True for work that may take minutes. Only one such task runs at a time. */
  readonly isLong?: true;
}

/**
 * The limits of one task of each kind: a picture, a file in an archive, a module, a game's file, a tryout, an import.
 */
export const WORK_LIMITS = {
  picture: { processor: 5, time: 20_000, memory: 640 },
  archive: { processor: 5, time: 20_000, memory: 640 },
  module: { time: 10_000, memory: 512 },
  game: { time: 20_000, memory: 512 },
  tryout: { time: 10_000, memory: 512 },
  import: { processor: 120, time: 240_000, memory: 640, isLong: true },
} as const satisfies { readonly [kind: string]: WorkLimits };

/** The number of tasks at a time, of which one may be long. */
export const WORKERS_AT_ONCE = 2;
/** The largest numbers of waiting tasks: of one person, of one server, of all. */
export const MOST_WAITING_OF_PERSON = 4;
export const MOST_WAITING_OF_SERVER = 16;
export const MOST_WAITING_OF_ALL = 100;
/** The largest number of waiting long tasks. Discord still accepts an answer to the last of them. */
export const MOST_LONG_WAITING = 3;

/**
 * The reason why a task isn't started. `waiting`: too many tasks of this person wait. `busy`: too many of others wait.
 */
export type Crowded = 'waiting' | 'busy';

/** The reason for a missing answer. `too-costly`: the worker was killed at its limit of time or memory. */
export type Unworked = Crowded | 'too-costly';

/** The factor of time for files that the bot's host put on the disk. */
export const HOST_TIMES = 5;
