import { derived } from '../../engine/core/derived.ts';
import type { Module } from '../../engine/index.ts';
import { counterQueries } from '../counters.ts';
import { gameQueries } from '../game.ts';
import type { View } from '../view.ts';

/** The things that only some games have. A panel offers those of its game alone (U36). */
export interface OfferedThings {
  readonly dice: boolean;
  readonly counters: boolean;
}

export const offeredThings = (view: View): OfferedThings => ({
  dice: hasDice(view.of(gameQueries).definition),
  counters: view.of(counterQueries).all().length > 0,
});

/** True if the rules of a module roll dice, or if it leaves what happens to the players, who may need some. */
const hasDice = derived((module: Module): boolean => {
  const { actions = [], traits = {} } = module;
  const isFree =
    actions.length === 0 &&
    Object.values(traits).every(({ moves, jumps }) => moves === undefined && jumps === undefined);
  return isFree || JSON.stringify(module).includes('"roll":');
});
