import type { Owner } from '../../facts/where.ts';
import {
  type LimitedTaskKind,
  MAX_CONCURRENT_TASKS,
  MOST_QUEUED_LONG_TASKS,
  MOST_QUEUED_TASKS,
  MOST_QUEUED_TASKS_PER_PERSON,
  MOST_QUEUED_TASKS_PER_SERVER,
  type QueueFullReason,
  TASK_LIMITS,
  type TaskLimits,
} from '../../facts/work-limits.ts';
import { type Clock, systemClock } from '../base/ports.ts';

/** The length of a turn in the work pool in ms, if others wait. */
const TURN_TIME = 1_000;

/** The owner of work. `host`: the work is about files on the bot's own disk. */
export type WorkOwner = Owner | 'host';

/** Returned by work that isn't finished, and that continues in its owner's next turn. */
export const UNFINISHED_WORK = Symbol('more');

export interface WorkTurn {
  /** True if others wait and this turn has lasted long enough. */
  readonly isOver: boolean;
}

/** Does a part of the work. It must end for every input: the workers that it starts are killed at their limits. */
export type PoolWork<T> = (turn: WorkTurn) => Promise<T | typeof UNFINISHED_WORK>;

interface Job {
  readonly person: string;
  readonly server: string;
  readonly limits: TaskLimits;
  /** Does the work for one turn. Never rejects. Returns true if there is more to do. */
  readonly work: (turn: WorkTurn) => Promise<boolean>;
  /** The last turn that a new person and server count as having had: about that of the oldest running job. */
  since: number;
}

/**
 * Gives fair turns to work on people's uploads. The person and the server whose last turns were longest ago are next. A
 * person's pieces of work run one after the other. A person therefore waits for at most one turn of each other person
 * on a server.
 */
export class WorkPool {
  readonly #clock: Pick<Clock, 'after'>;
  readonly #waiting: Job[] = [];
  readonly #running = new Set<Job>();
  readonly #lastTurns = new Map<string, number>();
  #turns = 0;

  constructor(clock: Pick<Clock, 'after'> = systemClock) {
    this.#clock = clock;
  }

  /** Runs work in turns. Rejects if the work does. Work must not wait for other work of the pool. */
  run<T>(owner: WorkOwner, kind: LimitedTaskKind, work: PoolWork<T>): Promise<T | QueueFullReason> {
    const person = owner === 'host' ? 'host' : `person ${owner.person.id}`;
    const server = owner === 'host' ? 'host' : owner.guild === undefined ? person : `server ${owner.guild}`;
    const limits: TaskLimits = TASK_LIMITS[kind];
    const crowded = owner === 'host' ? undefined : this.#crowded({ person, server, limits });
    if (crowded) return Promise.resolve(crowded);
    return new Promise((resolve, reject) => {
      const some = async (turn: WorkTurn): Promise<boolean> => {
        try {
          const answer = await work(turn);
          if (answer === UNFINISHED_WORK) return true;
          resolve(answer);
        } catch (error) {
          reject(error);
        }
        return false;
      };
      this.#wait({ person, server, limits, work: some, since: 0 });
    });
  }

  #crowded({ person, server, limits }: Pick<Job, 'person' | 'server' | 'limits'>): QueueFullReason | undefined {
    const count = (isCounted: (job: Job) => boolean): number => this.#waiting.filter(isCounted).length;
    const ownLong = [...this.#running, ...this.#waiting].some((job) => job.limits.isLong && job.person === person);
    if (limits.isLong && ownLong) return 'waiting';
    const own = count((job) => job.person === person);
    if (own >= MOST_QUEUED_TASKS_PER_PERSON) return 'waiting';
    if (limits.isLong && count((job) => job.limits.isLong === true) >= MOST_QUEUED_LONG_TASKS) return 'busy';
    // A person who has no waiting work is accepted even if others fill the server's places.
    const isFull = own > 0 && count((job) => job.server === server) >= MOST_QUEUED_TASKS_PER_SERVER;
    return isFull || this.#waiting.length >= MOST_QUEUED_TASKS ? 'busy' : undefined;
  }

  #wait(job: Job): void {
    job.since = this.#turns - MAX_CONCURRENT_TASKS;
    this.#waiting.push(job);
    this.#begin();
  }

  #begin(): void {
    while (this.#running.size < MAX_CONCURRENT_TASKS) {
      const [first, ...others] = this.#waiting.filter((job) => !this.#isHeld(job));
      if (!first) return;
      const next = others.reduce((best, job) => (this.#isBefore(job, best) ? job : best), first);
      this.#waiting.splice(this.#waiting.indexOf(next), 1);
      void this.#give(next);
    }
  }

  /** True if a job must wait: work of the same person is running, or the job is long and other long work is running. */
  #isHeld({ person, limits }: Job): boolean {
    return [...this.#running].some((job) => job.person === person || (limits.isLong && job.limits.isLong));
  }

  /**
   * True if job `a` comes first. It compares the later of the last turns of each job's person and server; if equal,
   * that of the person alone. A new person comes after those who already wait.
   */
  #isBefore(a: Job, b: Job): boolean {
    const [ofA, ofB] = [a, b].map(({ person, server, since }) => {
      const own = this.#lastTurns.get(person) ?? 0;
      return { own, last: Math.max(since, own, this.#lastTurns.get(server) ?? 0) };
    }) as [{ own: number; last: number }, { own: number; last: number }];
    return ofA.last < ofB.last || (ofA.last === ofB.last && ofA.own < ofB.own);
  }

  async #give(job: Job): Promise<void> {
    this.#turns += 1;
    this.#running.add(job);
    for (const key of [job.person, job.server]) this.#lastTurns.set(key, this.#turns);
    let isLate = false;
    const stop = this.#clock.after(TURN_TIME, () => {
      isLate = true;
    });
    const hasOthers = (): boolean => this.#waiting.some(({ person }) => person !== job.person);
    const hasMore = await job.work({
      get isOver() {
        return isLate && hasOthers();
      },
    });
    stop();
    this.#running.delete(job);
    if (hasMore) return this.#wait(job);
    const left = new Set([...this.#running, ...this.#waiting].flatMap(({ person, server }) => [person, server]));
    for (const key of [job.person, job.server]) if (!left.has(key)) this.#lastTurns.delete(key);
    this.#begin();
  }
}

export const workPool = new WorkPool();
