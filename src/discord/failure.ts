import { DiscordAPIError, HTTPError, RESTJSONErrorCodes } from 'discord.js';
import type { SendResult } from '../session/base/messenger.ts';

export type SendFailure = Exclude<SendResult, { kind: 'sent' }>;

const GONE = new Set<number | string>([
  RESTJSONErrorCodes.UnknownChannel,
  RESTJSONErrorCodes.UnknownMessage,
  RESTJSONErrorCodes.UnknownUser,
  RESTJSONErrorCodes.UnknownGuild,
]);
export const NO_SHARED_SERVER_ERROR_CODE = 50_278;
const CLOSED = new Set<number | string>([RESTJSONErrorCodes.CannotSendMessagesToThisUser, NO_SHARED_SERVER_ERROR_CODE]);

const LATER = new Set<number | string>([RESTJSONErrorCodes.OpeningDirectMessagesTooFast]);

export const codeOf = (error: unknown): number | string | undefined =>
  error instanceof DiscordAPIError ? error.code : undefined;

/** Decides what an error means for a message, after discord.js's own attempts to repeat the request. */
export function sendFailureOf(error: unknown): SendFailure {
  // Status 401 means that the token is wrong, not the message: it can be sent after the token is fixed.
  if (!(error instanceof DiscordAPIError) || error.status === 401) return { kind: 'unknown' };
  if (LATER.has(error.code)) return { kind: 'unknown' };
  if (GONE.has(error.code)) return { kind: 'refused', why: 'gone' };
  if (CLOSED.has(error.code)) return { kind: 'refused', why: 'closed' };
  if (error.status === 403) return { kind: 'refused', why: 'forbidden' };
  return { kind: 'refused', why: error.status === 404 ? 'gone' : 'invalid' };
}

/** True if a permission is missing, so that a smaller message may still be accepted. */
export const isMissingPermissionError = (error: unknown): boolean =>
  codeOf(error) === RESTJSONErrorCodes.MissingPermissions;

/** Returns the part of an error that may be logged. Bodies and addresses are left out, because they contain tokens. */
export function loggableErrorOf(error: unknown): object {
  if (error instanceof DiscordAPIError) return { status: error.status, code: error.code, method: error.method };
  if (error instanceof HTTPError) return { status: error.status, method: error.method };
  return { error: error instanceof Error ? error.name : typeof error };
}

export const stackOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);
