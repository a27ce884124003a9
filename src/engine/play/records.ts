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
import type { Publishes } from './container-form.ts';
import { LEVELS } from './house.ts';
import type { Module } from './module.ts';
import { MOST_OVERRULED, overruledPlace, overruledStepSchema } from './pieces/overruled-step.ts';

declare module '../../table/core/record.ts' {
  interface Records {
    game: Game;
    module: ModuleRecord;
    map: GameMap;
    board: Board;
    deck: Deck;
    side: Side;
    seat: Seat;
    witness: Witness;
    former: Former;
    request: Request;
    proposal: Proposal;
    arranged: Arranged;
    turn: Turn;
    piece: Piece;
  }
}

/** The longest time until a reminder: two weeks, in minutes. */
export const MOST_REMINDER_MINUTES = 14 * 24 * 60;

/** When the others are told of what is done in a turn. */
export const POSTS = ['turn', 'act'] as const;
export type Posts = (typeof POSTS)[number];

/** The game itself: one record. */
export const gameSchema = keyed({
  kind: z.literal('game'),
  id: z.literal('game'),
  title: shortText,
  /** Who started it: seats, settings, stop; sees nothing more for that (T17). */
  host: person,
  /** Who sees and may do everything; nobody until somebody takes that seat (T17). */
  master: person.exactOptional(),
  /**
   * The sides that nobody played when it began, where the module can do without them: their turns are skipped, and
   * nobody takes them later.
   */
  out: list(reference<SideId>(), 20).exactOptional(),
  /** After how many minutes who is waited for is reminded, 0 for never; where it lacks, after the usual time (T18). */
  reminder: count.max(MOST_REMINDER_MINUTES).exactOptional(),
  /**
   * When the others are told of what is done in a turn: when it ends, or act by act, which is meant where it lacks (U3).
   */
  posts: z.enum(POSTS).exactOptional(),
  /** In which language its channel is told, by Discord's name of the locale; English, where it lacks (U16). */
  language: z
    .string()
    .regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/)
    .exactOptional(),
  /**
   * Since when whoever comes may sit down (ms since 1970): it begins by itself once every side has a player, and lapses
   * after a while (U23).
   */
  opened: z.number().exactOptional(),
  /** Nothing is dealt or moved before it begins; nothing is moved after it is over. */
  phase: z.enum(['seating', 'playing', 'over']),
});
export type Game = Stored<typeof gameSchema>;

/** The whole checked module, which the game carries with it (T5). */
export interface ModuleRecord {
  readonly kind: 'module';
  readonly id: 'module';
  /** SHA-256 of the module's canonical JSON, in hex. */
  readonly hash: string;
  readonly module: Module;
  /**
   * Under which rules the module came into the game, for what it leaves open, which a stored game keeps; without one
   * those before 2.
   */
  readonly edition?: number;
}

/**
 * The rules of today. Before 2, modifiers of equal precedence and age applied in the order of their names. Before 3, a
 * piece that became another side's was `changed` for scorekeepers.
 */
export const EDITION = 3;

export interface GameMap {
  readonly kind: 'map';
  readonly id: MapId;
  readonly name: string;
  readonly occupied: 'refuse' | 'stack';
  /** The side whose private window it is: nobody else sees what is in it. */
  readonly private?: SideId;
  /** What everybody else knows of what is in a private window; nothing, when it lacks. */
  readonly publishes?: Publishes;
}

/** A board lies in a map and has the cells. */
export interface Board {
  readonly kind: 'board';
  readonly id: BoardId;
  readonly name: string;
  readonly map: MapId;
  readonly grid: Grid;
  readonly terrain: { readonly [name: string]: readonly CellId[] };
}

/**
 * An ordered pile of pieces, the highest rank on top, that lies in a map: on its own space, or on a cell of a board.
 */
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
  /** Its place in the module's list, from 0: gives colour and shape. */
  readonly index: number;
  readonly colour?: string;
}

/** One person at the table: a player has one seat for each side held; an observer, or a reserve, one without a side. */
export const seatSchema = keyed({
  kind: z.literal('seat'),
  id,
  person,
  side: reference<SideId>().exactOptional(),
  /** When it was taken, in milliseconds since 1970. */
  since: z.number(),
  /** Who has no side and would take one that gets free: is told of it (U23). */
  reserve: z.literal(true).exactOptional(),
  /** When that person has time, as typed (U23). */
  when: shortText.exactOptional(),
});
export type Seat = Stored<typeof seatSchema>;

/** What a person has seen of what is hidden; never taken back (T15, T17). */
export const witnessSchema = keyed({
  kind: z.literal('witness'),
  id: person,
  /** The sides of which private things were seen. */
  sides: list(reference<SideId>(), 100),
});
export type Witness = Stored<typeof witnessSchema>;

/**
 * Who played a side of a running game that hides things, and has no seat there any more, but still a say in who sees
 * its secrets (T17).
 */
export const formerSchema = keyed({
  kind: z.literal('former'),
  id,
  person,
  side: reference<SideId>(),
  /** Since when it counts that nothing is heard of that person, in milliseconds since 1970. */
  since: z.number(),
  /**
   * Whether that person was the last to play the side and left it; else the seat was freed by the host or the game
   * master.
   */
  left: z.literal(true).exactOptional(),
});
export type Former = Stored<typeof formerSchema>;

/**
 * Taking back these steps of play (the newest first), a seat at a side that has a player, one's own side for somebody
 * else, the bot at sides that have none, the seat of the game master, the secret of the game's chance, a draw, to change the table for the rest of
 * the game, a clock in minutes, or another module under the game, by its hash.
 */
export const wishSchema = z.discriminatedUnion('what', [
  keyed({ what: z.literal('undo'), steps: list(count, 10_000) }),
  keyed({ what: z.literal('seat'), side: reference<SideId>() }),
  keyed({ what: z.literal('transfer'), side: reference<SideId>(), to: person }),
  keyed({ what: z.literal('bot'), sides: list(reference<SideId>(), 100), level: z.enum(LEVELS) }),
  keyed({ what: z.literal('master') }),
  keyed({ what: z.enum(['publish', 'draw']) }),
  keyed({ what: z.literal('arrange') }),
  keyed({ what: z.literal('reload'), hash: shortText, title: shortText }),
  keyed({ what: z.literal('clock'), turn: count.exactOptional(), bank: count.exactOptional() }),
  keyed({
    what: z.literal('overrule'),
    pieces: list(reference<PieceId>(), MOST_OVERRULED),
    to: overruledPlace,
    captures: list(reference<PieceId>(), MOST_OVERRULED),
    covered: z.boolean().exactOptional(),
  }),
  keyed({
    what: z.literal('overrule-act'),
    action: shortText,
    subject: shortText.exactOptional(),
    choices: z.record(shortText, z.union([z.number(), list(shortText, MOST_OVERRULED)])),
  }),
  keyed({ what: z.literal('overrule-step'), step: overruledStepSchema }),
  keyed({ what: z.literal('points'), side: reference<SideId>(), points: z.int() }),
  keyed({ what: z.literal('claim'), side: reference<SideId>(), objective: shortText }),
]);
export type Wish = Stored<typeof wishSchema>;

/** Something that others must agree to before it is done. */
export const requestSchema = keyed({
  kind: z.literal('request'),
  id,
  by: person,
  wants: wishSchema,
  /** The sides that are asked; none where one person is, who is to get something. */
  asked: list(reference<SideId>(), 100),
  agreed: list(reference<SideId>(), 100),
  /** Why, as whoever asks typed it. */
  reason: shortText.exactOptional(),
  /** Whether the one person who is asked takes it. */
  accepted: z.literal(true).exactOptional(),
  /**
   * Where an answer is not waited for without an end: when it was asked, and until when, in milliseconds since 1970.
   * See Consent.
   */
  at: z.number().exactOptional(),
  until: z.number().exactOptional(),
});
export type Request = Stored<typeof requestSchema>;

/**
 * The module that somebody wished to put under the game last, whole: what others agree to is what they get. It stays
 * when the wish is gone.
 */
export const proposalSchema = keyed({
  kind: z.literal('proposal'),
  id: z.literal('proposal'),
  /** As that of the game's module. */
  hash: shortText,
  // Of a wish that came to nothing, or to a reload that is looked at itself: nobody reads it in a game that comes with
  // a file.
  module: z.custom<Module>(isFields, 'a module'),
});
export type Proposal = Stored<typeof proposalSchema>;

/**
 * It is there once one person changed the table beyond the rules alone, or the bot gave back a side that it played: the
 * game counts for no rating (W8).
 */
export const arrangedSchema = keyed({ kind: z.literal('arranged'), id: z.enum(['arranged', 'bot']) });
export type Arranged = Stored<typeof arrangedSchema>;

/** Whose turn it is: the turn's number from 1, and the place in the module's order. */
export const turnSchema = keyed({
  kind: z.literal('turn'),
  id: z.literal('turn'),
  number: count,
  position: count,
  /** How often the side has gone again. */
  again: count.exactOptional(),
  /** So often in a row sides have passed. */
  passed: count.exactOptional(),
  /** The place in the order of who goes next, where a line of the module said so. */
  next: count.exactOptional(),
});
export type Turn = Stored<typeof turnSchema>;

const spot = { in: reference<ContainerId>(), cell: reference<CellId>().exactOptional() };

export const pieceSchema = keyed({
  kind: z.literal('piece'),
  id: idOf<PieceId>(),
  name: z.string().max(LONGEST_VALUE),
  prototype: shortText.exactOptional(),
  /** The side that owns it; none: nobody's. */
  side: reference<SideId>().exactOptional(),
  place: keyed({ ...spot, rank: z.number() }),
  /** Where it was before it last moved; a piece that never moved is new (C19). */
  old: keyed(spot).exactOptional(),
  /** The layer that was turned up, from 1. */
  layer: z.int().min(1).exactOptional(),
  /** It lies face down: its existence is seen, its identity only by this side (without one, by nobody). */
  mask: keyed({ side: reference<SideId>().exactOptional() }).exactOptional(),
  /** Only this side sees that it is there. */
  invisible: reference<SideId>().exactOptional(),
  /** To whom its identity was shown where they would not see it; until it goes elsewhere, is shuffled or covered. */
  shown: z.union([z.literal('all'), list(person, 1000)]).exactOptional(),
  /** What its handles are made of in the place of its id, new whenever somebody loses sight of it (T7). */
  alias: shortText.exactOptional(),
  /** Steps clockwise from straight up. */
  facing: count.exactOptional(),
  /** The army to which it belongs, as a unit. */
  army: reference<ArmyId>().exactOptional(),
  /** Its own values; what it lacks its prototype gives. */
  values,
});
export type Piece = Stored<typeof pieceSchema>;
