import { hash, randomBytes } from 'node:crypto';
import type { Posts } from '../../engine/index.ts';
import type { Who } from '../../facts/server-rules.ts';
import type { Store } from '../../store/index.ts';
import type { PersonId } from '../../table/index.ts';
import type { Languages, Words } from '../../words/index.ts';
import type { Formats } from './formats.ts';
import type { Messenger } from './messenger.ts';
import type { Thinking } from './thinker.ts';

/** Milliseconds since 1970, and waiting, so that tests own the time. */
export interface Clock {
  now(): number;
  /**
   * Calls back once after so many milliseconds; the returned function takes that back. Does not keep the process alive.
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

/** How many random bytes are drawn at once: each draw has its price, and every step wants a few. */
const DRAWN = 4096;
let drawn = randomBytes(0);
let used = 0;

/** The system's random bytes. */
export const systemRandom = (bytes: number): Buffer => {
  if (used + bytes > drawn.length) [drawn, used] = [randomBytes(Math.max(DRAWN, bytes)), 0];
  used += bytes;
  return drawn.subarray(used - bytes, used);
};

/** Structured logs, never with message texts or hidden things (T28). */
export interface Log {
  info(data: object, message: string): void;
  warn(data: object, message: string): void;
  error(data: object, message: string): void;
}

/** What the log is told of a fault. */
export const stackOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);

export interface Settings {
  /** A snapshot of a game is made after so many steps, on large tables after more. */
  readonly snapshotEvery: number;
  /** How many bytes games take in memory at most, about, those in use aside. */
  readonly memoryForGames: number;
  /** What the pictures that a server brings may have together, in bytes; PICTURE_SHARE unless told. */
  readonly pictureShare?: number;
  /** How many steps a game may have, pieces a table, running games a server: any, where it is left out (H11). */
  readonly gameSteps?: number;
  readonly tablePieces?: number;
  readonly serverGames?: number;
  /** For so long ended games are kept, in ms: for good, where it is left out (H12). */
  readonly endedGamesKept?: number | undefined;
  /** The largest module's file that people may bring, in bytes; LARGEST_MODULE unless told, LARGEST_OWN_MODULE at most. */
  readonly moduleSize?: number | undefined;
  /** Who brings files to servers that have set nothing (W6); whoever is there, where it is left out. */
  readonly uploads?: Who;
  /** When the others are told of what is done in a turn, in games that begin (U3); act by act, where it is left out. */
  readonly posts?: Posts;
}

/** A round of a beacon, and when it comes out (ms since 1970). */
export interface Round {
  readonly round: number;
  readonly at: number;
}

/**
 * A public randomness beacon, as drand's: every few seconds it puts out what nobody could know before, and everybody
 * can look up afterwards.
 */
export interface Beacon {
  /** Without a slash at its end. */
  readonly url: string;
  /** The next round that comes out late enough to be named before; undefined where the beacon can't be reached. */
  next(): Promise<Round | undefined>;
  /** Waits until that round is out; 64 hex digits, or undefined where they can't be had. */
  value(round: Round): Promise<string | undefined>;
}

/** A time in which no process of the bot ran, in milliseconds since 1970. */
export interface Downtime {
  readonly from: number;
  readonly to: number;
}

/** When the bot was up. */
interface Uptimes {
  /** When it was not, the oldest first, up to now. Throws Unsettled when the store does not answer. */
  downtimes(): Promise<readonly Downtime[]>;
}

/** Everything that sessions need from outside. */
export interface Ports {
  readonly store: Store;
  readonly clock: Clock;
  /** So many random bytes. */
  readonly random: (bytes: number) => Buffer;
  readonly messenger: Messenger;
  readonly log: Log;
  /** The languages in which games are told, each in its own. */
  readonly spoken: Languages;
  /** When the bot was up: without it all time counts (T29). */
  readonly uptime?: Uptimes;
  /** In which a person is told what is for him alone; in the game's language where this lacks. */
  readonly wordsOf?: (person: PersonId) => Promise<Words>;
  readonly settings: Settings;
  /** How the bot thinks as a player: in a thread of its own, where that is left out. */
  readonly thinking?: Thinking;
  /** What it reads and writes of formats; its own, where that is left out. */
  readonly formats?: Formats | undefined;
  /** Where whoever runs the bot has named one; nothing else leaves the machine but to Discord. */
  readonly beacon?: Beacon | undefined;
  /**
   * Where pages of kingdoms are found, without a slash at its end: blank at the address of the playground itself;
   * undefined where there are none (K29).
   */
  readonly pages?: string | undefined;
}

/** Bytes of a nonce, and the characters that they take. */
export const NONCE = 16;
const NONCE_LENGTH = 22;

/** Returns the same nonce for the same text. */
export const nonceOf = (text: string): string => hash('sha256', text, 'base64url').slice(0, NONCE_LENGTH);

/** Bytes of each of a game's keys (T21). */
export const SECRET = 32;
