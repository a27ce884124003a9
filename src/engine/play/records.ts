import { z } from 'zod';
import type { Grid } from '../../table/grid/index.ts';
import {
  type ArmyId,
  type BoardId,
  type CellId,
  type ContainerId,
  count,
  type DeckId,
  id,
  idOf,
  isFields,
  keyed,
  LONGEST_VALUE,
  list,
  type MapId,
  type PieceId,
  person,
  reference,
  type SideId,
  type Stored,
  shortText,
  values,
} from '../../table/index.ts';
import type { PublishedContents } from './container-form.ts';
import { BOT_LEVELS } from './house.ts';
import type { Module } from './module.ts';
import { MOST_OVERRULED_ITEMS, overruledPlaceSchema, overruledStepSchema } from './pieces/overruled-step.ts';

declare module '../../table/core/record.ts' {
  interface Records {
    game: Game;
    module: ModuleRecord;
    map: GameMap;
    board: Board;
    deck: Deck;
    side: Side;
    seat: Seat;
    witness: SecretWitness;
    former: FormerPlayer;
    request: ConsentRequest;
    proposal: ProposedModule;
    arranged: UnratedMark;
    turn: Turn;
    piece: Piece;
  }
}

/** The longest time until a reminder: two weeks, in minutes. */
export const MOST_REMINDER_MINUTES = 14 * 24 * 60;

export const POST_FREQUENCIES = ['turn', 'act'] as const;
export type PostFrequency = (typeof POST_FREQUENCIES)[number];

export const gameSchema = keyed({
  kind: z.literal('game'),
  id: z.literal('game'),
  title: shortText,
  /** The host, who controls seats, settings and the end of the game, but sees nothing more (T17). */
  host: person,
  /** The game master, who sees everything and may do everything (T17). */
  master: person.exactOptional(),
  /** The sides that had no player at the start. Their turns are skipped. */
  out: list(reference<SideId>(), 20).exactOptional(),
  /** The minutes until a reminder; 0 for never, the default if absent (T18). */
  reminder: count.max(MOST_REMINDER_MINUTES).exactOptional(),
  /** The time when acts are posted: each act at once (the default), or all when the turn ends (U3). */
  posts: z.enum(POST_FREQUENCIES).exactOptional(),
  /** The name of a Discord locale; English if absent (U16). */
  language: z
    .string()
    .regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/)
    .exactOptional(),
  /**
   * The time since which everyone may take a seat (ms since 1970). The game starts once every side has a player. If
   * that takes too long, the game ends (U23).
   */
  opened: z.number().exactOptional(),
  /** The phase of the game. In `seating`, nothing is dealt or moved yet. In `over`, nothing can be moved anymore. */
  phase: z.enum(['seating', 'playing', 'over']),
});
export type Game = Stored<typeof gameSchema>;

/** The whole checked module, which the game stores (T5). */
export interface ModuleRecord {
  readonly kind: 'module';
  readonly id: 'module';
  /** SHA-256 of the module's canonical JSON, in hex. */
  readonly hash: string;
  readonly module: Module;
  /**
   * The edition of the engine's defaults, which a stored game keeps. If it is absent, the game is from before edition
   * 2.
   */
  readonly edition?: number;
}

/**
 * The present edition. Before edition 2, modifiers of equal precedence and age were ordered by their names. Before
 * edition 3, scorekeepers got a `changed` event when a piece changed its side.
 */
export const RULES_EDITION = 3;

export interface GameMap {
  readonly kind: 'map';
  readonly id: MapId;
  readonly name: string;
  readonly occupied: 'refuse' | 'stack';
  /** The side that owns this private window. No other side sees into it. */
  readonly private?: SideId;
  /** The facts about a private window that everyone may know. */
  readonly publishes?: PublishedContents;
}

export interface Board {
  readonly kind: 'board';
  readonly id: BoardId;
  readonly name: string;
  readonly map: MapId;
  readonly grid: Grid;
  readonly terrain: { readonly [name: string]: readonly CellId[] };
}

/** An ordered pile of pieces, highest rank on top. */
export interface Deck
  extends Omit<
    NonNullable<Module['decks']>[number],
    'map' | 'board' | 'cell' | 'side' | 'discards' | 'shuffled' | 'back' | 'values' | 'pieces'
  > {
  readonly kind: 'deck';
  readonly id: DeckId;
  readonly map: MapId;
  readonly board?: BoardId;
  readonly cell?: CellId;
  readonly side?: SideId;
  readonly discards?: DeckId;
}

export interface Side {
  readonly kind: 'side';
  readonly id: SideId;
  readonly name: string;
  /** The position in the module's list, from 0. It decides the color and the shape of the side's pieces. */
  readonly index: number;
  readonly colour?: string;
}

/** A seat. A player has a seat for each side; a spectator, or a player in reserve, has a seat without a side. */
export const seatSchema = keyed({
  kind: z.literal('seat'),
  id,
  person,
  side: reference<SideId>().exactOptional(),
  /** The time when the seat was taken (ms since 1970). */
  since: z.number(),
  /** True if the person wants the next free seat, and is notified of it (U23). */
  reserve: z.literal(true).exactOptional(),
  /** The times when the person can play, as they typed them (U23). */
  when: shortText.exactOptional(),
});
export type Seat = Stored<typeof seatSchema>;

/** The sides whose secrets a person has seen; never taken back (T15, T17). */
export const secretWitnessSchema = keyed({
  kind: z.literal('witness'),
  id: person,
  sides: list(reference<SideId>(), 100),
});
export type SecretWitness = Stored<typeof secretWitnessSchema>;

/**
 * A former player in a running game that hides things. They may still take part in decisions about who sees the side's
 * secrets (T17).
 */
export const formerPlayerSchema = keyed({
  kind: z.literal('former'),
  id,
  person,
  side: reference<SideId>(),
  /** The start of the person's silence (ms since 1970). */
  since: z.number(),
  /** True if the side's last player left on their own; otherwise their seat was freed by others. */
  left: z.literal(true).exactOptional(),
});
export type FormerPlayer = Stored<typeof formerPlayerSchema>;

/**
 * Something that needs the consent of others. `transfer`: a player gives their side away. `publish`: the secret of the
 * game's chance is published. `arrange`: a player may change the table for the rest of the game. `clock`: times in
 * minutes. `reload`: another module, by its hash.
 */
export const requestedChangeSchema = z.discriminatedUnion('what', [
  keyed({ what: z.literal('undo'), steps: list(count, 10_000) }),
  keyed({ what: z.literal('seat'), side: reference<SideId>() }),
  keyed({ what: z.literal('transfer'), side: reference<SideId>(), to: person }),
  keyed({ what: z.literal('bot'), sides: list(reference<SideId>(), 100), level: z.enum(BOT_LEVELS) }),
  keyed({ what: z.literal('master') }),
  keyed({ what: z.enum(['publish', 'draw']) }),
  keyed({ what: z.literal('arrange') }),
  keyed({ what: z.literal('reload'), hash: shortText, title: shortText }),
  keyed({ what: z.literal('clock'), turn: count.exactOptional(), bank: count.exactOptional() }),
  keyed({
    what: z.literal('overrule'),
    pieces: list(reference<PieceId>(), MOST_OVERRULED_ITEMS),
    to: overruledPlaceSchema,
    captures: list(reference<PieceId>(), MOST_OVERRULED_ITEMS),
    covered: z.boolean().exactOptional(),
  }),
  keyed({
    what: z.literal('overrule-act'),
    action: shortText,
    subject: shortText.exactOptional(),
    choices: z.record(shortText, z.union([z.number(), list(shortText, MOST_OVERRULED_ITEMS)])),
  }),
  keyed({ what: z.literal('overrule-step'), step: overruledStepSchema }),
  keyed({ what: z.literal('points'), side: reference<SideId>(), points: z.int() }),
  keyed({ what: z.literal('claim'), side: reference<SideId>(), objective: shortText }),
]);
export type Wish = Stored<typeof requestedChangeSchema>;

export const consentRequestSchema = keyed({
  kind: z.literal('request'),
  id,
  by: person,
  wants: requestedChangeSchema,
  /** The sides that were asked; empty if a single person is asked to accept something. */
  asked: list(reference<SideId>(), 100),
  agreed: list(reference<SideId>(), 100),
  reason: shortText.exactOptional(),
  accepted: z.literal(true).exactOptional(),
  /** The time of the request, and its deadline if it has one (ms since 1970). See ConsentRule. */
  at: z.number().exactOptional(),
  until: z.number().exactOptional(),
});
export type ConsentRequest = Stored<typeof consentRequestSchema>;

/** The complete module of the last request to reload. Other players get exactly the module to which they agree. */
export const proposedModuleSchema = keyed({
  kind: z.literal('proposal'),
  id: z.literal('proposal'),
  hash: shortText,
  // The requested module. It may be faulty, so a game from a file doesn't take it over.
  module: z.custom<Module>(isFields, 'a module'),
});
export type ProposedModule = Stored<typeof proposedModuleSchema>;

/**
 * Marks the game as not rated. Either a person changed the table without agreement, or the bot gave back a side (W8).
 */
export const unratedMarkSchema = keyed({ kind: z.literal('arranged'), id: z.enum(['arranged', 'bot']) });
export type UnratedMark = Stored<typeof unratedMarkSchema>;

/** The present turn. Its number counts from 1. Its position is the index of the side in the module's order of turns. */
export const turnSchema = keyed({
  kind: z.literal('turn'),
  id: z.literal('turn'),
  number: count,
  position: count,
  /** The number of extra turns that this side has already had in a row. */
  again: count.exactOptional(),
  passed: count.exactOptional(),
  /** The position of the next side, if an instruction of the module set it. */
  next: count.exactOptional(),
});
export type Turn = Stored<typeof turnSchema>;

const spot = { in: reference<ContainerId>(), cell: reference<CellId>().exactOptional() };

export const pieceSchema = keyed({
  kind: z.literal('piece'),
  id: idOf<PieceId>(),
  name: z.string().max(LONGEST_VALUE),
  prototype: shortText.exactOptional(),
  side: reference<SideId>().exactOptional(),
  place: keyed({ ...spot, rank: z.number() }),
  /** The place where the piece was before; absent if it never moved (C19). */
  old: keyed(spot).exactOptional(),
  /** The number of the layer that is shown, from 1. */
  layer: z.int().min(1).exactOptional(),
  /** Set if the piece is face down. Only this side sees its identity. */
  mask: keyed({ side: reference<SideId>().exactOptional() }).exactOptional(),
  /** The only side that sees that the piece exists. */
  invisible: reference<SideId>().exactOptional(),
  /**
   * The viewers who were shown the identity of the piece. It ends when the piece moves elsewhere, is shuffled or is
   * covered.
   */
  shown: z.union([z.literal('all'), list(person, 1000)]).exactOptional(),
  /** Replaces the id when handles are computed. It changes whenever a viewer loses sight of the piece (T7). */
  alias: shortText.exactOptional(),
  /** The direction of the piece, in steps clockwise from straight up. */
  facing: count.exactOptional(),
  army: reference<ArmyId>().exactOptional(),
  /** The piece's own values. All other values come from its prototype. */
  values,
});
export type Piece = Stored<typeof pieceSchema>;
