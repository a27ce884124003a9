import { writeSync } from 'node:fs';
import { type Logger, pino } from 'pino';

/** Whoever reads the log may be slow: for so many milliseconds it is tried again, so many times, to write a line. */
const PAUSE_OF_LOG = 10;
const TRIES_TO_LOG = 100;

const paused = new Int32Array(new SharedArrayBuffer(4));

/** Whether the last line could be written: where it could not, the next ones wait for nobody. */
let isRead = true;

/** Writes to standard output. What can't be written is left out: the disk is full, or a terminal was closed. */
const write = (line: string): void => {
  const bytes = Buffer.from(line);
  let tries = isRead ? TRIES_TO_LOG : 1;
  for (let at = 0; at < bytes.length; ) {
    try {
      at += writeSync(1, bytes, at);
    } catch (error) {
      tries -= 1;
      isRead = (error as NodeJS.ErrnoException).code === 'EAGAIN' && tries > 0;
      if (!isRead) return;
      Atomics.wait(paused, 0, 0, PAUSE_OF_LOG);
    }
  }
  isRead = true;
};

/**
 * Structured logs on standard output, one JSON object a line; never with message texts, option values or hidden things
 * (T28). That nobody can read them any more ends nothing.
 */
export const openLog = (level: string): Logger =>
  pino({ level, base: null, redact: ['token', '*.token', 'error.request', 'error.requestBody'] }, { write });
