import { z } from 'zod';
import { bytes32, count, id, keyed, list, person, type Stored, shortText } from './schema.ts';

/**
 * Every record of a table, by kind. Each room of the engine adds its own kinds by declaration merging; the core knows
 * only what every table needs. Records are plain immutable JSON: a change replaces a record, it never writes into one.
 */
export interface Records {
  sequence: Stored<typeof sequenceSchema>;
  secret: Secret;
  share: Share;
  beacon: BeaconRound;
  stream: Stored<typeof streamSchema>;
}

export type Kind = keyof Records;
export type AnyRecord = Records[Kind];

/** The next number that the table mints; never taken back, so that an undone id is not used again. */
export const sequenceSchema = keyed({ kind: z.literal('sequence'), id: z.literal('sequence'), next: count });

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
export const shareSchema = keyed({
  kind: z.literal('share'),
  /** From `1`, in the order in which they came: in that order they are mixed in. */
  id: z.string().regex(/^[1-9]\d{0,8}$/),
  person,
  /** SHA-256 in hex: of words that this person typed, else of what the bot could not foresee of the press. */
  value: bytes32,
  typed: z.literal(true).exactOptional(),
});
export type Share = Stored<typeof shareSchema>;

/**
 * What a public randomness beacon adds to the game's chance, where whoever runs the bot has named one (D10). Open to
 * all, and never taken back.
 */
export const beaconSchema = keyed({
  kind: z.literal('beacon'),
  id: z.literal('beacon'),
  /** Where the beacon is. */
  url: shortText,
  /**
   * The round that was named before anybody knew it, and when it comes out (ms since 1970); where they lack, the beacon
   * could not be reached.
   */
  round: count.exactOptional(),
  at: z.number().exactOptional(),
  /** What came out, 32 bytes in hex; where it lacks in a game that has begun, it could not be had. */
  value: bytes32.exactOptional(),
});
export type BeaconRound = Stored<typeof beaconSchema>;

const inOrder = list(shortText, 1_000_000);

/**
 * Things by their ids, in the order that they had: all shuffled, or `put` among those of `into`, each to a place of its
 * own.
 */
const draw = z.union([keyed({ shuffled: inOrder }), keyed({ into: inOrder, put: inOrder })]);
export type Draw = Stored<typeof draw>;

/** How many words of a random stream have been used; never undone (T15). */
export const streamSchema = keyed({
  kind: z.literal('stream'),
  id,
  used: count,
  /** What was put in order with the newest of them, so that it can be checked (T21). */
  last: list(draw, 1000).exactOptional(),
});
