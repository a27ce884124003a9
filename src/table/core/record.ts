import { z } from 'zod';
import { bytes32, count, id, keyed, list, person, type Stored, shortText } from './schema.ts';

/**
 * All records of a table, by kind. Each part of the engine adds its own kinds by declaration merging. The core knows
 * only the kinds that every table needs. Records are immutable plain JSON: a change replaces a record and never writes
 * into it.
 */
export interface Records {
  sequence: Stored<typeof nextIdSchema>;
  secret: Secret;
  share: ChanceShare;
  beacon: BeaconRound;
  stream: Stored<typeof randomStreamSchema>;
}

export type Kind = keyof Records;
export type AnyRecord = Records[Kind];

/** The next number for a new id. It is never taken back, so that the id of an undone record is not used again. */
export const nextIdSchema = keyed({ kind: z.literal('sequence'), id: z.literal('sequence'), next: count });

/**
 * The secret keys of a game: 32 bytes each, in hex. No viewer sees them. `chance` is published when the game is closed
 * (T21).
 */
interface Secret {
  readonly kind: 'secret';
  readonly id: 'secret';
  readonly chance: string;
  /**
   * The text that the players typed to be mixed into the game's chance; not secret. In older games, which did not store
   * it, it is already part of `chance`.
   */
  readonly seed?: string;
  /** The number of steps that came from an imported file. Their random numbers were drawn with another secret. */
  readonly since?: number;
  /** True if the imported file was an unchanged export of this installation. If absent, that is unknown. */
  readonly proved?: true;
  readonly handles: string;
}

/**
 * A share: the random contribution of a player's seat to the game's chance before the start (D10). Everyone can see it.
 * It is never taken back, even if the player leaves.
 */
export const chanceShareSchema = keyed({
  kind: z.literal('share'),
  /** The number of the share, from `1`. The shares are mixed into the game's chance in the order of these numbers. */
  id: z.string().regex(/^[1-9]\d{0,8}$/),
  person,
  /**
   * SHA-256 in hex: of the words that this person typed, or of details of the button press that the bot can't foresee.
   */
  value: bytes32,
  typed: z.literal(true).exactOptional(),
});
export type ChanceShare = Stored<typeof chanceShareSchema>;

/**
 * The value that a public randomness beacon adds to the game's chance, if the operator of the bot chose a beacon (D10).
 * Everyone can see it, and it is never taken back.
 */
export const beaconSchema = keyed({
  kind: z.literal('beacon'),
  id: z.literal('beacon'),
  url: shortText,
  /**
   * The chosen round, and its publication time (ms since 1970). The round is chosen before anyone can know its value.
   * Both are absent if the beacon could not be reached.
   */
  round: count.exactOptional(),
  at: z.number().exactOptional(),
  /** The published value, 32 bytes in hex. If it is absent in a game that has started, it could not be fetched. */
  value: bytes32.exactOptional(),
});
export type BeaconRound = Stored<typeof beaconSchema>;

const inOrder = list(shortText, 1_000_000);

/**
 * The ids of one draw, in the order before the draw. Either all were shuffled, or each of `put` was inserted among
 * `into` at a random position.
 */
const draw = z.union([keyed({ shuffled: inOrder }), keyed({ into: inOrder, put: inOrder })]);
export type RandomDraw = Stored<typeof draw>;

/** The number of words used from a random stream. It is never undone (T15). */
export const randomStreamSchema = keyed({
  kind: z.literal('stream'),
  id,
  used: count,
  /** The draws that used the newest words, so that players can check them (T21). */
  last: list(draw, 1000).exactOptional(),
});
