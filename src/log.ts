import { type Logger, pino } from 'pino';

/**
 * Structured logs on standard output, one JSON object a line; never with message texts, option values or hidden things
 * (T28).
 */
export const openLog = (level: string): Logger =>
  pino({ level, base: null, redact: ['token', '*.token', 'error.request', 'error.requestBody'] });
