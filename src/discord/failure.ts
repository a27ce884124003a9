import { DiscordAPIError, HTTPError, RESTJSONErrorCodes } from 'discord.js';
import type { Sent } from '../session/base/messenger.ts';

export type Failure = Exclude<Sent, { kind: 'sent' }>;

const GONE = new Set<number | string>([
  RESTJSONErrorCodes.UnknownChannel,
  RESTJSONErrorCodes.UnknownMessage,
  RESTJSONErrorCodes.UnknownUser,
  RESTJSONErrorCodes.UnknownGuild,
]);
/** Discord's code if the bot shares no server with a person any more. */
export const NO_SERVER_IN_COMMON = 50_278;
const CLOSED = new Set<number | string>([RESTJSONErrorCodes.CannotSendMessagesToThisUser, NO_SERVER_IN_COMMON]);

/** Refused for the moment: it may be sent later. */
const LATER = new Set<number | string>([RESTJSONErrorCodes.OpeningDirectMessagesTooFast]);

/** Discord's own code of an error, or undefined where Discord did not speak. */
export const codeOf = (error: unknown): number | string | undefined =>
  error instanceof DiscordAPIError ? error.code : undefined;

/** What an error of discord.js means for a message that was to be sent (after discord.js has tried again by itself). */
export function failureOf(error: unknown): Failure {
  // 401 is about our token, not about the message: it may be sent when that is mended.
  if (!(error instanceof DiscordAPIError) || error.status === 401) return { kind: 'unknown' };
  if (LATER.has(error.code)) return { kind: 'unknown' };
  if (GONE.has(error.code)) return { kind: 'refused', why: 'gone' };
  if (CLOSED.has(error.code)) return { kind: 'refused', why: 'closed' };
  if (error.status === 403) return { kind: 'refused', why: 'forbidden' };
  return { kind: 'refused', why: error.status === 404 ? 'gone' : 'invalid' };
}

/** Whether a message was refused for lack of a permission, so that less of it may still be taken. */
export const isForbidden = (error: unknown): boolean => codeOf(error) === RESTJSONErrorCodes.MissingPermissions;

/** What the log may know of an error: never bodies, never addresses, which hold tokens. */
export function traceOf(error: unknown): object {
  if (error instanceof DiscordAPIError) return { status: error.status, code: error.code, method: error.method };
  if (error instanceof HTTPError) return { status: error.status, method: error.method };
  return { error: error instanceof Error ? error.name : typeof error };
}

/** What the log may know of a fault of our own. */
export const stackOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);
