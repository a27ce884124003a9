import { writeSync } from 'node:fs';
import { type Logger, pino } from 'pino';

/** Whoever reads the log may be slow: for so many milliseconds it is tried again, so many times, to write a line. */
const PAUSE_OF_LOG = 10;
const TRIES_TO_LOG = 100;

const paused = new Int32Array(new SharedArrayBuffer(4));

/** Writes to standard output. What can't be written is left out: the disk is full, or a terminal was closed. */
const write = (line: string): void => {
  const bytes = Buffer.from(line);
  for (let at = 0, tries = 0; at < bytes.length && tries < TRIES_TO_LOG; ) {
    try {
      at += writeSync(1, bytes, at);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') return;
      tries += 1;
      Atomics.wait(paused, 0, 0, PAUSE_OF_LOG);
    }
  }
};

/**
 * Structured logs on standard output, one JSON object a line; never with message texts, option values or hidden things
 * (T28). That nobody can read them any more ends nothing.
 */
export const openLog = (level: string): Logger =>
  pino({ level, base: null, redact: ['token', '*.token', 'error.request', 'error.requestBody'] }, { write });
