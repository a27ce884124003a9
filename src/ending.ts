import type { Logger } from 'pino';

/** A stop that takes longer is cut off, in milliseconds: nothing that was answered is lost by it (T1). */
const LONGEST_STOP = 14_000;
/** Signals that follow each other within this many milliseconds are one: a terminal and npm both hand it on. */
const ONE_WISH = 2_000;

/**
 * How the process ends: asked by a signal, in order and with code 0; lost, with code 1 and one line in the log that
 * says why (T28).
 */
export interface Ending {
  /** What is done before the end from now on, in place of what was said before. */
  by(stop: () => Promise<void>): void;
  /**
   * Ends the process in order, with code 1: it can't do its work any more. `data` and `why` go to the log; no secrets
   * in them.
   */
  lost(why: string, data?: object): void;
}

/** What of a process is needed to end it. */
export interface Ended {
  on(event: 'SIGTERM' | 'SIGINT' | 'SIGHUP' | 'SIGBREAK', hear: (signal: string) => void): unknown;
  /** Whoever started the process, by a channel between them, has ended. */
  on(event: 'disconnect', hear: () => void): unknown;
  on(event: 'uncaughtException', hear: (error: unknown) => void): unknown;
  exit(code: number): void;
}

/** Hears the signals and the faults of the process from now on. */
export const openEnding = (log: Logger, of: Ended = process): Ending => {
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
  // The terminal is closed, or the window of the console.
  of.on('SIGHUP', onSignal);
  of.on('SIGBREAK', onSignal);
  of.on('disconnect', () => onSignal('disconnect'));
  // What a fault left behind is not trusted any more, not even to stop in order: all that was answered is stored.
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
