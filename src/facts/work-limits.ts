/** The kinds of work that is done on what people send. */
export type WorkKind = keyof typeof WORK_LIMITS;

export interface WorkLimits {
  /** After so many seconds of the processor's time a process is killed, where the system tells that time. */
  readonly processor?: number;
  /** After so many milliseconds a process or thread is killed in any case: also if it was kept from working. */
  readonly time: number;
  /** The memory of a process or thread, in MB. */
  readonly memory: number;
  /** True for work that may take minutes: one such piece of work is done at a time. */
  readonly isLong?: true;
}

/** What one question of each kind may take: a picture, a file in an archive, a module, a game's file, an import. */
export const WORK_LIMITS = {
  picture: { processor: 5, time: 20_000, memory: 640 },
  archive: { processor: 5, time: 20_000, memory: 640 },
  module: { time: 10_000, memory: 512 },
  game: { time: 20_000, memory: 512 },
  tryout: { time: 10_000, memory: 512 },
  import: { processor: 120, time: 240_000, memory: 640, isLong: true },
} as const satisfies { readonly [kind: string]: WorkLimits };

/** So many pieces of work are done at a time, of which one may be long. */
export const WORKERS_AT_ONCE = 2;
/** So many pieces of work wait at most: of one person, of one server, of all. */
export const MOST_WAITING_OF_PERSON = 4;
export const MOST_WAITING_OF_SERVER = 16;
export const MOST_WAITING_OF_ALL = 100;
/** So many long ones wait at most: Discord still takes an answer to the last of them. */
export const MOST_LONG_WAITING = 3;

/** Why work is not begun. `waiting`: too much of the same person waits; `busy`: too much of others. */
export type Crowded = 'waiting' | 'busy';

/** Why there is no answer. `too-costly`: the worker was killed at its limit of time or memory. */
export type Unworked = Crowded | 'too-costly';

/** Work on files that the host of the bot put on the disk may take so many times as long. */
export const HOST_TIMES = 5;
