import type { Module } from '../../engine/index.ts';
import type { RandomGamesReport } from '../../facts/tryout.ts';
import { TRYOUT_GAMES, TRYOUT_STEPS, tryOutModule } from './tryout.ts';

const LONGEST_TRYOUT = 2_000;

export const work = (module: Module): RandomGamesReport => {
  const until = performance.now() + LONGEST_TRYOUT;
  return tryOutModule(module, { games: TRYOUT_GAMES, steps: TRYOUT_STEPS, isOver: () => performance.now() > until });
};
