export type LimitedTaskKind = keyof typeof TASK_LIMITS;

export interface TaskLimits {
  /** The seconds of processor time after which a process is killed, if the system reports that time. */
  readonly processor?: number;
  /** The milliseconds after which a process or thread is killed, even if it got no processor time. */
  readonly time: number;
  /** The memory limit of a process or thread, in MB. */
  readonly memory: number;
  /** Set for work that may take minutes. Only one such task runs at a time. */
  readonly isLong?: true;
}

export const TASK_LIMITS = {
  picture: { processor: 5, time: 20_000, memory: 640 },
  archive: { processor: 5, time: 20_000, memory: 640 },
  module: { time: 10_000, memory: 512 },
  game: { time: 20_000, memory: 512 },
  tryout: { time: 10_000, memory: 512 },
  import: { processor: 120, time: 240_000, memory: 640, isLong: true },
} as const satisfies { readonly [kind: string]: TaskLimits };

/** The most tasks at a time. At most one of them may be long. */
export const MAX_CONCURRENT_TASKS = 2;
export const MOST_QUEUED_TASKS_PER_PERSON = 4;
export const MOST_QUEUED_TASKS_PER_SERVER = 16;
export const MOST_QUEUED_TASKS = 100;
/** The most long tasks that wait. With this number, Discord still accepts an answer to the last of them. */
export const MOST_QUEUED_LONG_TASKS = 3;

/**
 * The reason why a task isn't started. `waiting`: too many tasks of the same person are waiting. `busy`: too many tasks
 * of other people are waiting.
 */
export type QueueFullReason = 'waiting' | 'busy';

/** `too-costly`: the worker was killed at its limit of time or memory. */
export type TaskFailureReason = QueueFullReason | 'too-costly';

/** The factor by which time limits are longer for files of the bot's host. */
export const HOST_TIME_LIMIT_FACTOR = 5;
