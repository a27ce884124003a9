import { hash, randomBytes } from 'node:crypto';
import type { PostFrequency } from '../../engine/index.ts';
import type { PermittedGroup } from '../../facts/server-rules.ts';
import type { Store } from '../../store/index.ts';
import type { PersonId } from '../../table/index.ts';
import type { Languages, Words } from '../../words/index.ts';
import type { StorageFormats } from './formats.ts';
import type { Messenger } from './messenger.ts';
import type { BotThinkingPorts } from './thinker.ts';

/** The time in milliseconds since 1970, and timers. Tests replace it. */
export interface Clock {
  now(): number;
  /**
   * Calls a function once after `ms` milliseconds. The returned function cancels that. The timer doesn't keep the
   * process alive.
   */
  after(ms: number, call: () => void): () => void;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  after: (ms, call) => {
    const timer = setTimeout(call, ms).unref();
    return () => clearTimeout(timer);
  },
};

/** The number of random bytes to request at once: each request is expensive, and every step needs a few. */
const DRAWN = 4096;
let drawn = randomBytes(0);
let used = 0;

export const systemRandom = (bytes: number): Buffer => {
  if (used + bytes > drawn.length) [drawn, used] = [randomBytes(Math.max(DRAWN, bytes)), 0];
  used += bytes;
  return drawn.subarray(used - bytes, used);
};

/** Structured logs. They never contain texts of messages or hidden information (T28). */
export interface Log {
  info(data: object, message: string): void;
  warn(data: object, message: string): void;
  error(data: object, message: string): void;
}

export const stackOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);

export interface OperatorSettings {
  /** Number of steps between two snapshots of a game. Large tables use more. */
  readonly snapshotEvery: number;
  /** The approximate limit of memory for cached games, in bytes. Games in use don't count. */
  readonly memoryForGames: number;
  /** The most bytes for the pictures of all modules of a server together; PICTURE_SHARE by default. */
  readonly pictureShare?: number;
  /** Limits of the steps of a game, the pieces of a table and the running games of a server; none by default (H11). */
  readonly gameSteps?: number;
  readonly tablePieces?: number;
  readonly serverGames?: number;
  /** Time to keep ended games, in ms; forever by default (H12). */
  readonly endedGamesKept?: number | undefined;
  /** The largest uploaded module, in bytes. The default is LARGEST_MODULE, the maximum is LARGEST_OWN_MODULE. */
  readonly moduleSize?: number | undefined;
  /** The people who can upload files on servers that don't set this (W6); by default every member. */
  readonly uploads?: PermittedGroup;
  /** The time at which new games post a turn's acts (U3); by default after each act. */
  readonly posts?: PostFrequency;
}

/** A round of a public randomness beacon, and the time of its value (ms since 1970). */
export interface RandomnessBeaconRound {
  readonly round: number;
  readonly at: number;
}

/**
 * A public randomness beacon such as drand. It publishes a random value every few seconds that is unknown before, and
 * that everyone can verify.
 */
export interface RandomnessBeacon {
  /** The beacon's address without a slash at its end. */
  readonly url: string;
  /**
   * Returns the next round that the bot can still announce before its value is published; undefined if the beacon can't
   * be reached.
   */
  next(): Promise<RandomnessBeaconRound | undefined>;
  /** Waits for the value of a round: 64 hex digits; undefined if it is not available. */
  value(round: RandomnessBeaconRound): Promise<string | undefined>;
}

/** A period when no process of the bot ran, in milliseconds since 1970. */
export interface Downtime {
  readonly from: number;
  readonly to: number;
}

interface Uptimes {
  /** Returns the downtimes until now, the oldest first. Throws UncertainStateError if the store does not answer. */
  downtimes(): Promise<readonly Downtime[]>;
}

export interface Ports {
  readonly store: Store;
  readonly clock: Clock;
  readonly random: (bytes: number) => Buffer;
  readonly messenger: Messenger;
  readonly log: Log;
  readonly spoken: Languages;
  /** The downtimes of the bot. If undefined, no downtime is deducted from waiting times (T29). */
  readonly uptime?: Uptimes;
  /** Returns the words for a person's private messages. If undefined, the game's language is used. */
  readonly wordsOf?: (person: PersonId) => Promise<Words>;
  readonly settings: OperatorSettings;
  readonly thinking?: BotThinkingPorts;
  readonly formats?: StorageFormats | undefined;
  /** The operator's beacon. Apart from Discord, it is the only address that the bot sends requests to. */
  readonly beacon?: RandomnessBeacon | undefined;
  /**
   * The address of kingdom pages without a slash at its end. Blank for the playground's own pages, undefined for no
   * pages (K29).
   */
  readonly pages?: string | undefined;
}

/** The length of a nonce: bytes when it is made, and characters in base64url. */
export const NONCE_SIZE = 16;
const NONCE_LENGTH = 22;

export const nonceFromText = (text: string): string => hash('sha256', text, 'base64url').slice(0, NONCE_LENGTH);

/** Bytes of each of a game's keys (T21). */
export const SECRET_BYTES = 32;
