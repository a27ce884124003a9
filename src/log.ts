import { writeSync } from 'node:fs';
import { type Logger, pino } from 'pino';

/** The program that reads the log may be slow. So a write is repeated this many times, with this pause in ms. */
const PAUSE_OF_LOG = 10;
const TRIES_TO_LOG = 100;

const paused = new Int32Array(new SharedArrayBuffer(4));

/** False after a line could not be written: later lines are then tried only once. */
let isRead = true;

/**
 * Writes a line to standard output. If that is impossible, the line is lost: the disk is full, or the terminal was
 * closed.
 */
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
 * Opens the structured log on standard output, with a JSON object on each line. It never contains texts of messages,
 * values of options or hidden information (T28). If the output is closed, the process doesn't end.
 */
export const openLog = (level: string): Logger =>
  pino({ level, base: null, redact: ['token', '*.token', 'error.request', 'error.requestBody'] }, { write });
