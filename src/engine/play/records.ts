import type { BoardId, CellId, ContainerId, MapId, PersonId, PieceId, SideId } from '../core/ids.ts';
import type { Place } from '../core/place.ts';
import type { Value } from '../core/value.ts';
import type { Grid } from '../grid/grid.ts';
import type { Module } from './module.ts';

declare module '../core/record.ts' {
  interface Records {
    game: Game;
    module: Definition;
    map: GameMap;
    board: Board;
    side: Side;
    seat: Seat;
    request: Request;
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
  /** Nothing is dealt or moved before it begins; nothing is moved after it is over. */
  readonly phase: 'seating' | 'playing' | 'over';
}

/** The whole checked module, which the game carries with it (T5). */
export interface Definition {
  readonly kind: 'module';
  readonly id: 'module';
  /** SHA-256 of the module's canonical JSON, in hex. */
  readonly hash: string;
  readonly module: Module;
}

export interface GameMap {
  readonly kind: 'map';
  readonly id: MapId;
  readonly name: string;
  readonly occupied: 'refuse' | 'stack';
  /** The side whose private window it is: nobody else sees it or what is in it. */
  readonly private?: SideId;
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

/** Something that others must agree to before it is done. */
export interface Request {
  readonly kind: 'request';
  readonly id: string;
  readonly by: PersonId;
  readonly wants: Wish;
  /** The sides whose players are asked. */
  readonly asked: readonly SideId[];
  readonly agreed: readonly SideId[];
}

/** Taking back these steps of play (the newest first), or a seat at a side that has a player. */
export type Wish = { readonly what: 'undo'; readonly steps: readonly number[] } | { readonly what: 'seat'; readonly side: SideId };

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
  /** Steps clockwise from straight up. */
  readonly facing?: number;
  /** Its own values; what it lacks its prototype gives. */
  readonly values: { readonly [property: string]: Value };
}
