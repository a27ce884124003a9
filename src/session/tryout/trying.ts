import type { Module } from '../../engine/index.ts';
import type { Tryout } from '../../facts/tryout.ts';
import { TRYOUT_GAMES, TRYOUT_STEPS, tryOut } from './tryout.ts';

/** So long it is played at most, in milliseconds. */
const LONGEST_TRYOUT = 2_000;

/** What the thread does with each module. */
export const work = (module: Module): Tryout => {
  const until = performance.now() + LONGEST_TRYOUT;
  return tryOut(module, { games: TRYOUT_GAMES, steps: TRYOUT_STEPS, isOver: () => performance.now() > until });
};
