import type { PersonId } from './ids.ts';

/**
 * Every record of a table, by kind. Each room of the engine adds its own kinds by declaration merging; the core knows
 * only what every table needs. Records are plain immutable JSON: a change replaces a record, it never writes into one.
 */
export interface Records {
  sequence: Sequence;
  secret: Secret;
  share: Share;
  beacon: BeaconRound;
  stream: Stream;
}

export type Kind = keyof Records;
export type AnyRecord = Records[Kind];

/** The next number that the table mints; never taken back, so that an undone id is not used again. */
interface Sequence {
  readonly kind: 'sequence';
  readonly id: 'sequence';
  readonly next: number;
}

/** The keys of a game: 32 bytes each, in hex. Nobody sees them; `chance` is published when the game is closed (T21). */
interface Secret {
  readonly kind: 'secret';
  readonly id: 'secret';
  readonly chance: string;
  /** What the players mixed in, which is no secret; games of before it was kept have it mixed into `chance` already. */
  readonly seed?: string;
  /** So many steps came with a file: what was drawn in them was drawn with another secret. */
  readonly since?: number;
  /** Whether the file with which they came was this installation's own, unchanged; where it lacks that is not known. */
  readonly proved?: true;
  readonly handles: string;
}

/**
 * What the seat of a player added to the game's chance before it began (D10). Open to all, and never taken back,
 * whoever leaves.
 */
export interface Share {
  readonly kind: 'share';
  /** From `1`, in the order in which they came: in that order they are mixed in. */
  readonly id: string;
  readonly person: PersonId;
  /** SHA-256 in hex: of words that this person typed, else of what the bot could not foresee of the press. */
  readonly value: string;
  readonly typed?: true;
}

/**
 * What a public randomness beacon adds to the game's chance, where whoever runs the bot has named one (D10). Open to
 * all, and never taken back.
 */
export interface BeaconRound {
  readonly kind: 'beacon';
  readonly id: 'beacon';
  /** Where the beacon is. */
  readonly url: string;
  /**
   * The round that was named before anybody knew it, and when it comes out (ms since 1970); where they lack, the beacon
   * could not be reached.
   */
  readonly round?: number;
  readonly at?: number;
  /** What came out, 32 bytes in hex; where it lacks in a game that has begun, it could not be had. */
  readonly value?: string;
}

/** How many words of a random stream have been used; never undone (T15). */
interface Stream {
  readonly kind: 'stream';
  readonly id: string;
  readonly used: number;
  /** What was put in order with the newest of them, so that it can be checked (T21). */
  readonly last?: readonly Draw[];
}

/**
 * Things by their ids, in the order that they had: all shuffled, or `put` among those of `into`, each to a place of its
 * own.
 */
export type Draw =
  | { readonly shuffled: readonly string[] }
  | { readonly into: readonly string[]; readonly put: readonly string[] };
