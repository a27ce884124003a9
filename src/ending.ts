import type { Logger } from 'pino';

/** The longest time in ms for a stop. After it, the process is ended; no answered action is lost (T1). */
const LONGEST_STOP = 14_000;
/** The time in ms in which several signals count as one: a terminal and npm both pass on the same Ctrl+C. */
const ONE_WISH = 2_000;

/**
 * The ways in which the process ends. After a signal, it ends in order, with code 0. After a fault, it ends with code 1
 * and a line in the log with the reason (T28).
 */
export interface ShutdownControl {
  /** Sets the work to do before the process ends; replaces the previous work. */
  by(stop: () => Promise<void>): void;
  /**
   * Ends the process in order, with code 1, because it can't work any more. `why` and `data` are logged, so they must
   * not contain secrets.
   */
  lost(why: string, data?: object): void;
}

export interface ShutdownProcess {
  on(event: 'SIGTERM' | 'SIGINT' | 'SIGHUP' | 'SIGBREAK', hear: (signal: string) => void): unknown;
  /** Emitted when the parent process, which is connected by an IPC channel, has ended. */
  on(event: 'disconnect', hear: () => void): unknown;
  on(event: 'uncaughtException', hear: (error: unknown) => void): unknown;
  exit(code: number): void;
}

export const createShutdownControl = (log: Logger, of: ShutdownProcess = process): ShutdownControl => {
  let stop = (): Promise<void> => Promise.resolve();
  let asked: number | undefined;
  let code = 0;
  const end = async (): Promise<void> => {
    const late = setTimeout(() => {
      log.warn({ limit: LONGEST_STOP }, 'the stop took too long and was cut off');
      of.exit(code);
    }, LONGEST_STOP);
    await stop().catch((error: unknown) => log.error({ error: String(error) }, 'the stop was not clean'));
    clearTimeout(late);
    of.exit(code);
  };
  const begin = (): void => {
    if (asked !== undefined) return;
    asked = performance.now();
    void end();
  };
  const onSignal = (signal: string): void => {
    if (asked !== undefined && performance.now() - asked > ONE_WISH) {
      of.exit(1);
      return;
    }
    log.info({ signal }, 'stopping');
    begin();
  };
  of.on('SIGTERM', onSignal);
  of.on('SIGINT', onSignal);
  // SIGHUP is sent when the terminal or console window is closed.
  of.on('SIGHUP', onSignal);
  of.on('SIGBREAK', onSignal);
  of.on('disconnect', () => onSignal('disconnect'));
  // After an uncaught fault the state can't be trusted, so there is no stop in order. Every answered action is
  // already stored.
  of.on('uncaughtException', (error) => {
    log.fatal(
      { error: error instanceof Error ? error.stack : String(error) },
      'a fault that nothing caught: the process ends',
    );
    if (asked === undefined) of.exit(1);
  });
  return {
    by: (next) => {
      stop = next;
    },
    lost: (why, data = {}) => {
      code = 1;
      log.fatal(data, why);
      begin();
    },
  };
};
