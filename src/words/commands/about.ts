import { plain } from '../../view/text/text.ts';
import type { Format } from '../base/messages.ts';

/** The description of `/about` for Discord. */
export const definition = {
  description: 'about-command',
  options: {},
} as const;

/** The most characters of a host's name. */
const LONGEST_HOST = 200;

/** `host`: the name that the operator of the bot gave; `days`: the number of days that ended games are kept. */
export const aboutText = (
  format: Format,
  version: string,
  host: string | undefined,
  days: number | undefined,
): string =>
  [
    format('about-title', { version }),
    host === undefined ? format('about-run-by-unknown') : format('about-run-by', { host: plain(host, LONGEST_HOST) }),
    format('about-stored'),
    days === undefined ? format('about-how-long') : format('about-how-long-days', { days }),
    format('about-who-reads'),
    format('about-sent'),
  ].join('\n');
