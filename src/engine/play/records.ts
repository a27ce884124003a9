import type { ArmyId, BoardId, CellId, ContainerId, DeckId, MapId, PersonId, PieceId, SideId } from '../core/ids.ts';
import type { Place } from '../core/place.ts';
import type { Value } from '../core/value.ts';
import type { Grid } from '../grid/grid.ts';
import type { Module, Publishes } from './module.ts';

declare module '../core/record.ts' {
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
    turn: Turn;
    piece: Piece;
  }
}

/** The game itself: one record. */
export interface Game {
  readonly kind: 'game';
  readonly id: 'game';
  readonly title: string;
  /** Who started it: seats, settings, stop; sees nothing more for that (T17). */
  readonly host: PersonId;
  /** Who sees and may do everything; nobody until somebody takes that seat (T17). */
  readonly master?: PersonId;
  /**
   * The sides that nobody played when it began, where the module can do without them: their turns are skipped, and
   * nobody takes them later.
   */
  readonly out?: readonly SideId[];
  /** After how many minutes who is waited for is reminded, 0 for never; where it lacks, after the usual time (T18). */
  readonly reminder?: number;
  /** Nothing is dealt or moved before it begins; nothing is moved after it is over. */
  readonly phase: 'seating' | 'playing' | 'over';
}

/** The whole checked module, which the game carries with it (T5). */
export interface ModuleRecord {
  readonly kind: 'module';
  readonly id: 'module';
  /** SHA-256 of the module's canonical JSON, in hex. */
  readonly hash: string;
  readonly module: Module;
  /**
   * Under which rules the module came into the game, for what it leaves open; without one those before 2, which a
   * stored game keeps.
   */
  readonly edition?: number;
}

/** The rules of today. Before 2, modifiers of equal precedence and age applied in the order of their names. */
export const EDITION = 2;

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
export interface Deck {
  readonly kind: 'deck';
  readonly id: DeckId;
  readonly name: string;
  readonly map: MapId;
  readonly board?: BoardId;
  readonly cell?: CellId;
  /** The side whose deck it is: nobody else draws from it. */
  readonly side?: SideId;
  /** Nobody sees what lies in it. */
  readonly faceDown: boolean;
  /** What those who see the deck know of what lies in it face down. */
  readonly publishes: Publishes;
  /** Whether cards may be drawn from it by name. */
  readonly pick: boolean;
  /** Its discard pile, which can be shuffled into it. */
  readonly discards?: DeckId;
  /** When that is done: when cards lack, by command alone, or never. */
  readonly reshuffle: 'always' | 'on-demand' | 'never';
}

export interface Side {
  readonly kind: 'side';
  readonly id: SideId;
  readonly name: string;
  /** Its place in the module's list, from 0: gives colour and shape. */
  readonly index: number;
  readonly colour?: string;
}

/** One person at the table: a player has one seat for each side held, an observer one without a side. */
export interface Seat {
  readonly kind: 'seat';
  readonly id: string;
  readonly person: PersonId;
  readonly side?: SideId;
  /** When it was taken, in milliseconds since 1970. */
  readonly since: number;
}

/** What a person has seen of what is hidden; never taken back (T15, T17). */
export interface Witness {
  readonly kind: 'witness';
  readonly id: PersonId;
  /** The sides of which private things were seen. */
  readonly sides: readonly SideId[];
}

/**
 * Who played a side of a running game that hides things, and has no seat there any more, but still a say in who sees
 * its secrets (T17).
 */
export interface Former {
  readonly kind: 'former';
  readonly id: string;
  readonly person: PersonId;
  readonly side: SideId;
  /** Since when it counts that nothing is heard of that person, in milliseconds since 1970. */
  readonly since: number;
  /**
   * Whether that person was the last to play the side and left it; else the seat was freed by the host or the game
   * master.
   */
  readonly left?: true;
}

/** Something that others must agree to before it is done. */
export interface Request {
  readonly kind: 'request';
  readonly id: string;
  readonly by: PersonId;
  readonly wants: Wish;
  /** The sides that are asked; none where one person is, who is to get something. */
  readonly asked: readonly SideId[];
  readonly agreed: readonly SideId[];
  /** Whether the one person who is asked takes it. */
  readonly accepted?: true;
  /**
   * Where an answer is not waited for without an end: when it was asked, and until when, in milliseconds since 1970.
   * See Consent.
   */
  readonly at?: number;
  readonly until?: number;
}

/**
 * The module that somebody wished to put under the game last, whole: what others agree to is what they get. It stays
 * when the wish is gone.
 */
export interface Proposal {
  readonly kind: 'proposal';
  readonly id: 'proposal';
  /** As that of a Definition. */
  readonly hash: string;
  readonly module: Module;
}

/**
 * Taking back these steps of play (the newest first), a seat at a side that has a player, one's own side for somebody
 * else, the seat of the game master, the secret of the game's chance, or another module under the game, by its hash.
 */
export type Wish =
  | { readonly what: 'undo'; readonly steps: readonly number[] }
  | { readonly what: 'seat'; readonly side: SideId }
  | { readonly what: 'transfer'; readonly side: SideId; readonly to: PersonId }
  | { readonly what: 'master' }
  | { readonly what: 'publish' }
  | { readonly what: 'reload'; readonly hash: string; readonly title: string };

/** Whose turn it is: the turn's number from 1, and the place in the module's order. */
export interface Turn {
  readonly kind: 'turn';
  readonly id: 'turn';
  readonly number: number;
  readonly position: number;
}

export interface Piece {
  readonly kind: 'piece';
  readonly id: PieceId;
  readonly name: string;
  readonly prototype?: string;
  /** The side that owns it; none: nobody's. */
  readonly side?: SideId;
  readonly place: Place;
  /** Where it was before it last moved; a piece that never moved is new (C19). */
  readonly old?: { readonly in: ContainerId; readonly cell?: CellId };
  /** The layer that was turned up, from 1. */
  readonly layer?: number;
  /** It lies face down: its existence is seen, its identity only by this side (without one, by nobody). */
  readonly mask?: { readonly side?: SideId };
  /** Only this side sees that it is there. */
  readonly invisible?: SideId;
  /** To whom its identity was shown where they would not see it; until it goes elsewhere, is shuffled or covered. */
  readonly shown?: 'all' | readonly PersonId[];
  /** What its handles are made of in the place of its id, new whenever somebody loses sight of it (T7). */
  readonly alias?: string;
  /** Steps clockwise from straight up. */
  readonly facing?: number;
  /** The army to which it belongs, as a unit. */
  readonly army?: ArmyId;
  /** Its own values; what it lacks its prototype gives. */
  readonly values: { readonly [property: string]: Value };
}
