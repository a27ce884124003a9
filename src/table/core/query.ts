import type { World } from './table.ts';

declare const made: unique symbol;

/**
 * A question that a system answers about a world. The rules ask it about the table. Viewers ask it about the things
 * that they can see, with `view.of(query, ...)`.
 */
export type GameStateQuery<Asked extends readonly unknown[], Answer> = ((world: World, ...asked: Asked) => Answer) & {
  readonly [made]: true;
};

/**
 * Marks a function as a query. Only the engine may do this, because a query gets a viewer's world, which gives access
 * to the whole table.
 */
export const createWorldQuery = <Asked extends readonly unknown[], Answer>(
  answer: (world: World, ...asked: Asked) => Answer,
): GameStateQuery<Asked, Answer> => answer as GameStateQuery<Asked, Answer>;
