declare const brand: unique symbol;
type Branded<B extends string> = string & { readonly [brand]: B };

/** A person on Discord (or in the playground), by id; never by name. */
export type PersonId = Branded<'person'>;
/** The length of Discord's shortest ids; a person who was removed from a game has a shorter one. */
export const SHORTEST_ACCOUNT = 17;
export type GameId = Branded<'game'>;
export type MapId = Branded<'map'>;
export type BoardId = Branded<'board'>;
export type PieceId = Branded<'piece'>;
export type ArmyId = Branded<'army'>;
export type SideId = Branded<'side'>;
/** A cell's label on its board, as people type it (`E5`). */
export type CellId = Branded<'cell'>;
/** What a person did, once: the key of "exactly once" (T2). */
export type InteractionId = Branded<'interaction'>;
/** What stands for a record in one viewer's view (T7); never stored. */
export type Handle = Branded<'handle'>;
export type DeckId = Branded<'deck'>;
/** What can hold pieces: a map, a board of it, a deck. */
export type ContainerId = MapId | BoardId | DeckId;

/** Where a record is: in a container, on a cell of it where it has cells, in an order by rank, lowest first. */
export interface Place {
  readonly in: ContainerId;
  readonly cell?: CellId;
  readonly rank: number;
}
