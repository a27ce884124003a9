import type { Module } from '../../src/engine/index.ts';
import { comparedChess } from '../support/games/chess-rival.ts';
import { gameFromFen, KIWIPETE, START } from '../support/games/fen.ts';
import { perfts } from '../support/games/perft.ts';
import { shippedModule } from '../support/modules/shipped.ts';
import { ANN, BEN, join, newPlay, type Play, played, type RED, startOf } from '../support/table.ts';
import type { Result, Soak } from './soak.ts';

const POSITIONS = 100_000;

const wrongIn = (name: string, found: readonly number[], known: readonly number[]): Result => ({
  what: `G18 depths of ${name} with other counts of moves than are known`,
  figure: known.filter((count, i) => count !== found[i]).length,
  bound: 0,
  unit: `of ${known.length}`,
});

const begunShipped = (module: Module): Play => {
  const game = newPlay();
  const [first, second] = (module.turn?.order ?? []) as readonly (typeof RED)[];
  if (!first || !second) throw new Error('two sides play');
  played(game, startOf(module), join(ANN, first), join(BEN, second), { kind: 'begin', actor: ANN });
  return game;
};

/** G18: as many moves as are known, deeper than `npm test`, and those of a public library on random positions. */
const run = async (positions = POSITIONS): Promise<readonly Result[]> => {
  const chess = await shippedModule('chess');
  const others = [
    ['draughts', [7, 49, 302, 1_469, 7_361, 36_768]],
    ['reversi', [4, 12, 56, 244, 1_396, 8_200]],
    ['morris', [24, 552, 12_144, 255_024]],
  ] as const;
  const known = [
    ['the start', START, [20, 400, 8_902, 197_281]],
    ['Kiwipete', KIWIPETE, [48, 2_039, 97_862]],
  ] as const;
  const counted = known.map(([name, fen, all]): Result => {
    return wrongIn(name, perfts(gameFromFen(chess, fen), all.length), all);
  });
  for (const [name, all] of others)
    counted.push(wrongIn(name, perfts(begunShipped(await shippedModule(name)), all.length), all));
  const { different } = comparedChess(chess, positions, 20);
  for (const way of different.slice(0, 5)) process.stdout.write(`chess after ${way}\n`);
  const what = 'G18 positions with other legal moves than a library finds';
  return [...counted, { what, figure: different.length, bound: 0, unit: `of ${positions}` }];
};

export const chess: Soak = { name: 'chess', run };
