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

/** Two weeks, in minutes. */
export const MOST_REMINDER_MINUTES = 14 * 24 * 60;

export const POSTS = ['turn', 'act'] as const;
export type Posts = (typeof POSTS)[number];

export const gameSchema = keyed({
  kind: z.literal('game'),
  id: z.literal('game'),
  title: shortText,
  /** Controls seats, settings and the end, but sees nothing more (T17). */
  host: person,
  /** Sees and may do everything (T17). */
  master: person.exactOptional(),
  /** Sides without a player at the start, whose turns are skipped. */
  out: list(reference<SideId>(), 20).exactOptional(),
  /** Minutes, 0 for never; the default applies if missing (T18). */
  reminder: count.max(MOST_REMINDER_MINUTES).exactOptional(),
  /** Posts acts when the turn ends, or act by act, the default (U3). */
  posts: z.enum(POSTS).exactOptional(),
  /** Discord's locale name; English if missing (U16). */
  language: z
    .string()
    .regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/)
    .exactOptional(),
  /**
   * Time since which everyone may take a seat (ms since 1970). The game starts once every side has a player, and lapses
   * after a while (U23).
   */
  opened: z.number().exactOptional(),
  /** Nothing is dealt or moved in `seating`, and nothing is moved in `over`. */
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
  /** The edition of the engine's defaults, which a stored game keeps; before 2 if missing. */
  readonly edition?: number;
}

/**
 * The present edition. Before 2, modifiers of equal precedence and age applied in order of their names. Before 3, a
 * piece that changed its side was `changed` for scorekeepers.
 */
export const EDITION = 3;

export interface GameMap {
  readonly kind: 'map';
  readonly id: MapId;
  readonly name: string;
  readonly occupied: 'refuse' | 'stack';
  /** The side whose private window it is; no other side sees into it. */
  readonly private?: SideId;
  /** Facts that everyone may know about a private window. */
  readonly publishes?: Publishes;
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
  /** Index in the module's list, from 0; decides color and shape. */
  readonly index: number;
  readonly colour?: string;
}

/** A player has a seat for each side; a spectator or reserve has one without a side. */
export const seatSchema = keyed({
  kind: z.literal('seat'),
  id,
  person,
  side: reference<SideId>().exactOptional(),
  /** Milliseconds since 1970. */
  since: z.number(),
  /** Wants the next free seat, and gets a notice of it (U23). */
  reserve: z.literal(true).exactOptional(),
  /** The times when the person can play, as typed (U23). */
  when: shortText.exactOptional(),
});
export type Seat = Stored<typeof seatSchema>;

/** The sides whose secrets a person has seen; never taken back (T15, T17). */
export const witnessSchema = keyed({
  kind: z.literal('witness'),
  id: person,
  sides: list(reference<SideId>(), 100),
});
export type Witness = Stored<typeof witnessSchema>;

/** A former player in a running game that hides things, who still has a say in who sees the side's secrets (T17). */
export const formerSchema = keyed({
  kind: z.literal('former'),
  id,
  person,
  side: reference<SideId>(),
  /** Start of the person's silence (ms since 1970). */
  since: z.number(),
  /** True if the side's last player left it; otherwise the seat was freed. */
  left: z.literal(true).exactOptional(),
});
export type Former = Stored<typeof formerSchema>;

/**
 * A wish that needs consent. `transfer`: give one's own side away. `publish`: the secret of the game's chance.
 * `arrange`: change the table for the rest of the game. `clock`: times in minutes. `reload`: another module, by its
 * hash.
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

export const requestSchema = keyed({
  kind: z.literal('request'),
  id,
  by: person,
  wants: wishSchema,
  /** None if one person is asked to accept something. */
  asked: list(reference<SideId>(), 100),
  agreed: list(reference<SideId>(), 100),
  reason: shortText.exactOptional(),
  accepted: z.literal(true).exactOptional(),
  /** Time of the request and deadline, if it has one (ms since 1970). See Consent. */
  at: z.number().exactOptional(),
  until: z.number().exactOptional(),
});
export type Request = Stored<typeof requestSchema>;

/** The complete module of the last request to reload, so that others get exactly what they agree to. */
export const proposalSchema = keyed({
  kind: z.literal('proposal'),
  id: z.literal('proposal'),
  hash: shortText,
  // It may belong to a failed request, so a game from a file doesn't read it.
  module: z.custom<Module>(isFields, 'a module'),
});
export type Proposal = Stored<typeof proposalSchema>;

/** A mark that the game isn't rated: a person changed the table alone, or the bot gave back a side (W8). */
export const arrangedSchema = keyed({ kind: z.literal('arranged'), id: z.enum(['arranged', 'bot']) });
export type Arranged = Stored<typeof arrangedSchema>;

/** The number is from 1, and the position is in the module's order. */
export const turnSchema = keyed({
  kind: z.literal('turn'),
  id: z.literal('turn'),
  number: count,
  position: count,
  /** Extra turns of this side in a row. */
  again: count.exactOptional(),
  passed: count.exactOptional(),
  /** Position of the next side, if a line of the module set it. */
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
  /** Missing if the piece never moved (C19). */
  old: keyed(spot).exactOptional(),
  /** From 1. */
  layer: z.int().min(1).exactOptional(),
  /** Set if the piece is face down: only this side sees its identity. */
  mask: keyed({ side: reference<SideId>().exactOptional() }).exactOptional(),
  /** The only side that sees that it is there. */
  invisible: reference<SideId>().exactOptional(),
  /** Viewers who were shown its identity, until it moves elsewhere, is shuffled or covered. */
  shown: z.union([z.literal('all'), list(person, 1000)]).exactOptional(),
  /** Replaces the id in handles; new whenever a viewer loses sight of the piece (T7). */
  alias: shortText.exactOptional(),
  /** Steps clockwise from straight up. */
  facing: count.exactOptional(),
  army: reference<ArmyId>().exactOptional(),
  /** Its prototype gives other values. */
  values,
});
export type Piece = Stored<typeof pieceSchema>;
