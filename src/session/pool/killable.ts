import {
  HOST_TIME_LIMIT_FACTOR,
  type LimitedTaskKind,
  TASK_LIMITS,
  type TaskFailureReason,
} from '../../facts/work-limits.ts';
import { type Clock, systemClock } from '../base/ports.ts';
import { ThreadEndedError, WorkerThread } from '../base/worker.ts';
import { type WorkOwner, type WorkPool, workPool } from './pool.ts';

/** Time in ms after which an idle thread ends. */
const IDLE_TIME = 60_000;

interface Ports {
  readonly pool: WorkPool;
  readonly clock: Pick<Clock, 'after'>;
}

/**
 * Returns a function that runs a file's `work` in a thread, when the work pool gives the owner a turn. Rejects if the
 * work throws, which is a bug. Keeps one thread for the next question.
 */
export const createKillableRunner = <Asked, Answer>(
  script: URL,
  kind: LimitedTaskKind,
  { pool, clock }: Ports = { pool: workPool, clock: systemClock },
): ((owner: WorkOwner, asked: Asked) => Promise<Answer | TaskFailureReason>) => {
  const { time, memory } = TASK_LIMITS[kind];
  let idle: { readonly thread: WorkerThread<Asked, Answer>; readonly stop: () => void } | undefined;
  const take = (): WorkerThread<Asked, Answer> => {
    const thread = idle?.thread ?? new WorkerThread<Asked, Answer>(script, kind, memory);
    idle?.stop();
    idle = undefined;
    return thread;
  };
  const keep = (thread: WorkerThread<Asked, Answer>): void => {
    if (idle) {
      thread.end();
      return;
    }
    const end = (): void => {
      idle = undefined;
      thread.end();
    };
    idle = { thread, stop: clock.after(IDLE_TIME, end) };
  };
  return (owner, asked) =>
    pool.run(owner, kind, async () => {
      const thread = take();
      const stop = clock.after(owner === 'host' ? HOST_TIME_LIMIT_FACTOR * time : time, () => thread.end());
      try {
        return await thread.ask(asked);
      } catch (error) {
        if (error instanceof ThreadEndedError) return 'too-costly';
        throw error;
      } finally {
        stop();
        keep(thread);
      }
    });
};
