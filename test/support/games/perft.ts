import { actsFor, onTurn, playersOf, refusalOf } from '../../../src/engine/index.ts';
import { apply, invert, isRefusal, perform } from '../../../src/table/index.ts';
import type { Play } from '../table.ts';

/** How many ways there are to play on for so many moves, whoever only ends a turn left aside: the usual check of rules against published figures. */
const perft = (game: Play, depth: number): number => {
  const { table } = game;
  const side = onTurn(table);
  const [actor] = side ? playersOf(table, side.id) : [];
  if (actor === undefined) return 0;
  const acts = [...actsFor(table, actor)].filter(({ kind }) => kind !== 'end-turn' && kind !== 'next-phase');
  if (depth === 1) return acts.length;
  let count = 0;
  for (const act of acts) {
    const done = perform(table, refusalOf, act, { now: 0, past: { done: [], undone: [] } });
    if (isRefusal(done)) throw new Error(`${JSON.stringify(act)} was refused: ${done.code}`);
    count += perft(game, depth - 1);
    apply(table, invert(done));
  }
  return count;
};

export const perfts = (game: Play, depth: number): readonly number[] =>
  Array.from({ length: depth }, (_, i) => perft(game, i + 1));
