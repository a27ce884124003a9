import type { World } from './table.ts';

declare const made: unique symbol;

/**
 * What a system answers of a world: of the table for the rules, of what a viewer sees for whoever looks at a game, by
 * `view.of(query, ...)`.
 */
export type Query<Asked extends readonly unknown[], Answer> = ((world: World, ...asked: Asked) => Answer) & {
  readonly [made]: true;
};

/** Only the engine makes one: nothing else is handed a viewer's world, behind which the table lies. */
export const query = <Asked extends readonly unknown[], Answer>(
  answer: (world: World, ...asked: Asked) => Answer,
): Query<Asked, Answer> => answer as Query<Asked, Answer>;
