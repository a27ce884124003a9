import type { Module } from '../engine/index.ts';
import { leastSeatCountOf, type MatchPlayer, type MatchResult, playMatch } from './match.ts';

/** The standard normal quantile of a 95 % interval. */
const QUANTILE = 1.96;

export interface MatchRating {
  readonly games: number;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  /** Wins and half of the draws, as a fraction of all games, with its 95 % interval. */
  readonly share: number;
  readonly low: number;
  readonly high: number;
  /** The mean number of steps in a game. */
  readonly steps: number;
  /** The number of refused operations of both players in all games. */
  readonly refused: number;
  readonly ends: { readonly [end in MatchResult['end']]: number };
  /** The mean time of a game in milliseconds. */
  readonly ms: number;
}

export interface RatingMatches {
  readonly module: Module;
  /** The player to rate. It has one seat, a different one in each game. */
  readonly player: MatchPlayer;
  readonly opponent: MatchPlayer;
  readonly games: number;
  /** The first seed. With each seed, the player plays once from every seat. */
  readonly seed: number;
  readonly steps?: number;
}

/** Returns the 95 % interval of a result by Wilson's formula. */
export const confidenceIntervalOfShare = (share: number, games: number): readonly [low: number, high: number] => {
  if (games === 0) return [0, 1];
  const square = QUANTILE ** 2;
  const middle = share + square / (2 * games);
  const width = QUANTILE * Math.sqrt((share * (1 - share)) / games + square / (4 * games ** 2));
  const scale = 1 + square / games;
  return [Math.max(0, (middle - width) / scale), Math.min(1, (middle + width) / scale)];
};

/** Plays games in which the rated player has every seat in turn. */
export const ratePlayer = async ({
  module,
  player,
  opponent,
  games,
  seed,
  steps,
}: RatingMatches): Promise<MatchRating> => {
  const seats = leastSeatCountOf(module);
  const ends = { over: 0, bound: 0, stuck: 0, 'too-long': 0 };
  const start = performance.now();
  let [wins, draws, done, refused] = [0, 0, 0, 0];
  for (let game = 0; game < games; game += 1) {
    const own = game % seats;
    const players = Array.from({ length: seats }, (_, seat) => (seat === own ? player : opponent));
    const match = await playMatch(module, players, seed + Math.floor(game / seats), steps);
    const points = match.points[own] ?? 0;
    if (points === 1) wins += 1;
    else if (points > 0) draws += 1;
    ends[match.end] += 1;
    done += match.steps;
    refused += match.refused;
  }
  const share = games === 0 ? 0 : (wins + draws / 2) / games;
  const [low, high] = confidenceIntervalOfShare(share, games);
  const each = Math.max(1, games);
  const ms = (performance.now() - start) / each;
  return { games, wins, draws, losses: games - wins - draws, share, low, high, steps: done / each, refused, ends, ms };
};
