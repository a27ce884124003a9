import { isDeepStrictEqual } from 'node:util';
import type { RandomGame } from '../../../src/session/tryout/random-game.ts';
import { apply, type Change, invert, LiveTable } from '../../../src/table/index.ts';
import { countedAnew, sumsOf } from '../../features/counters/rules/scratch.ts';
import { stateOf } from '../state.ts';
import { isOneLeftUndecided } from './one-left.ts';

/** Games by chance (G19), held against what must be true of any game. */

export interface PlayedOut {
  readonly steps: number;
  readonly end: 'over' | 'stopped' | 'stuck';
  /** What is not as it must be: nothing, in a sound game. */
  readonly wrong: readonly string[];
}

/**
 * Plays a game that has begun for so many steps at most, by the chance of that number, and leads it back to its start by
 * exact inverses. `isSample`: whether what is kept is held against what is counted anew, the table against one that is
 * made by the log, and the start against what it was.
 */
export const playedOut = (
  game: RandomGame,
  seed: number,
  { steps, isSample }: { readonly steps: number; readonly isSample: boolean },
): PlayedOut => {
  const { table } = game;
  game.goOn(seed);
  const start = isSample ? stateOf(table) : undefined;
  const first = isSample ? [...table.records.values()].flatMap((all) => [...all.values()]) : [];
  const changes: Change[] = [];
  let isStuck = false;
  let isAlone = false;
  while (changes.length < steps && !isStuck && !game.isOver) {
    const step = game.next();
    if (step) changes.push(step.change);
    else isStuck = true;
    isAlone ||= isOneLeftUndecided(table);
  }
  const end = game.isOver ? 'over' : isStuck ? 'stuck' : 'stopped';
  const wrong: string[] = isAlone ? ['one side is left, and has not won'] : [];
  if (isSample) {
    if (!isDeepStrictEqual(countedAnew(table), sumsOf(table))) wrong.push('counters');
    const again = new LiveTable(table.systems);
    apply(again, { added: first, updated: [], removed: [] });
    for (const change of changes) apply(again, change);
    if (!isDeepStrictEqual(stateOf(again), stateOf(table))) wrong.push('log');
  }
  for (const change of changes.toReversed()) apply(table, invert(change));
  if (isSample && !isDeepStrictEqual(stateOf(table), start)) wrong.push('back');
  return { steps: changes.length, end, wrong };
};
