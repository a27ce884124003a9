declare const brand: unique symbol;
type Branded<B extends string> = string & { readonly [brand]: B };

/** The id of a person on Discord or in the playground; never a name. */
export type PersonId = Branded<'person'>;
/** The length of Discord's shortest ids. The id of a person who was removed from a game is shorter. */
export const MIN_ACCOUNT_ID_LENGTH = 17;
export type GameId = Branded<'game'>;
export type MapId = Branded<'map'>;
export type BoardId = Branded<'board'>;
export type PieceId = Branded<'piece'>;
export type ArmyId = Branded<'army'>;
export type SideId = Branded<'side'>;
/** The label of a cell on its board, as players type it (`E5`). */
export type CellId = Branded<'cell'>;
/** The id of one interaction with a person. It makes sure that an operation is done exactly once (T2). */
export type InteractionId = Branded<'interaction'>;
/** A short name of a record for one viewer (T7); never stored. */
export type RecordHandle = Branded<'handle'>;
export type DeckId = Branded<'deck'>;
export type ContainerId = MapId | BoardId | DeckId;

/**
 * The place of a record in a container. `cell` is set if the container has cells. Items in the same place are ordered
 * by rank, lowest first.
 */
export interface Place {
  readonly in: ContainerId;
  readonly cell?: CellId;
  readonly rank: number;
}
