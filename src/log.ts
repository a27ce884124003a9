import { writeSync } from 'node:fs';
import { type Logger, pino } from 'pino';

/** The reader of the log may be slow. A write is retried this many times, with this pause in milliseconds. */
const PAUSE_OF_LOG = 10;
const TRIES_TO_LOG = 100;

const paused = new Int32Array(new SharedArrayBuffer(4));

/** True if the last line was written. After a failed write, later lines are tried only once. */
let isRead = true;

/** Writes to standard output. Drops a line that can't be written: the disk is full, or the terminal was closed. */
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
 * Opens the structured log on standard output, one JSON object per line. It never contains message texts, option values
 * or hidden information (T28). A closed output doesn't end the process.
 */
export const openLog = (level: string): Logger =>
  pino({ level, base: null, redact: ['token', '*.token', 'error.request', 'error.requestBody'] }, { write });
