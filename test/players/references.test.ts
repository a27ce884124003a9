import { expect, it } from 'vitest';
import { createSeededRandom } from '../../src/engine/opponent/luck.ts';
import type { MatchPlayer } from '../../src/matches/match.ts';
import { ratePlayer } from '../../src/matches/rate.ts';
import { gameFromFen } from '../support/games/fen.ts';
import { shippedModule } from '../support/modules/shipped.ts';
import { lowestCard } from '../support/players/cards.ts';
import { conqueror } from '../support/players/conqueror.ts';
import { randomWithCaptures } from '../support/players/go.ts';
import { fewestBlots, mostCaptures, mostDiscs, mostValuable } from '../support/players/greedy.ts';
import { randomByPiece, randomMover } from '../support/players/random.ts';
import { jsChessEngine } from '../support/players/rival.ts';
import { ANN } from '../support/table.ts';

const rated = async (name: string, player: MatchPlayer, games: number, steps?: number) =>
  ratePlayer({
    module: await shippedModule(name),
    player,
    opponent: randomMover,
    games,
    seed: 1,
    ...(steps === undefined ? {} : { steps }),
  });

it('a bot that plays the lowest card beats random cards in German whist', async () => {
  const { share, refused, ends } = await rated('german-whist', lowestCard, 2);
  expect({ share, refused, over: ends.over }).toEqual({ share: 1, refused: 0, over: 2 });
});

it.each([
  ['reversi', 'most discs', mostDiscs, 16],
  ['draughts', 'the most captures', mostCaptures, 12],
  ['fox', 'the most captures', mostCaptures, 12],
  ['tablut', 'the most captures', mostCaptures, 4],
  ['brandubh', 'the most captures', mostCaptures, 4],
  ['morris', 'the most captures', mostCaptures, 8],
  ['go-9', 'captures', randomWithCaptures, 30],
  ['backgammon', 'the fewest blots', fewestBlots, 12],
  ['hearts', 'the lowest card', lowestCard, 56],
  ['bazaar', 'any act', randomMover, 20],
  ['marches', 'any act by piece', randomByPiece, 15],
  ['marches', 'cities', conqueror, 30],
] as const)('the reference bot’s acts are legal: %s: %s', async (name, _what, player, steps) => {
  const { refused, steps: played } = await rated(name, player, 1, steps);
  expect({ refused, played }).toEqual({ refused: 0, played: steps });
});

/** Returns the cells that a player leaves and enters in a position of chess. */
const moveIn = async (fen: string, player: MatchPlayer): Promise<string> => {
  const { table } = gameFromFen(await shippedModule('chess'), fen);
  const operation = await player(table, ANN, createSeededRandom(1));
  if (operation?.kind !== 'move') throw new Error('no move');
  const [piece] = operation.pieces;
  return `${piece === undefined ? '' : table.get('piece', piece)?.place.cell} ${operation.to.cell} ${operation.becomes}`;
};

/** Two checkmates, a capture of the most valuable piece, and a promotion. */
it.each([
  ['6k1/5ppp/8/8/7r/8/8/R3K2R w - -', mostValuable, 'A1 A8 undefined'],
  ['6k1/5pp1/7p/2pq4/2P5/8/8/2RB2K1 w - -', mostValuable, 'C4 D5 undefined'],
  ['1r5k/P7/8/8/8/8/8/K7 w - -', jsChessEngine(2), 'A7 B8 queen'],
  ['6k1/5ppp/8/8/8/8/2P5/R5K1 w - -', jsChessEngine(2), 'A1 A8 undefined'],
] as const)('the reference bot plays the best move in %s', async (fen, player, move) => {
  expect(await moveIn(fen, player)).toBe(move);
});

it('js-chess-engine plays the same moves for the same chance', async () => {
  const [one, other] = [await rated('chess', jsChessEngine(1), 1, 12), await rated('chess', jsChessEngine(1), 1, 12)];
  expect({ ...one, ms: 0 }).toEqual({ ...other, ms: 0 });
});
