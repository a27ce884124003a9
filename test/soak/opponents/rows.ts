import { readFileSync } from 'node:fs';
import type { BotLevel, Module } from '../../../src/engine/index.ts';
import { createMeasuredPlayer, type SearchEffort } from '../../../src/matches/level-match.ts';
import type { MatchPlayer } from '../../../src/matches/match.ts';
import { type MatchRating, ratePlayer } from '../../../src/matches/rate.ts';
import { moduleFrom } from '../../support/modules/modules.ts';
import { shippedModule } from '../../support/modules/shipped.ts';
import { lowestCard } from '../../support/players/cards.ts';
import { conqueror } from '../../support/players/conqueror.ts';
import { randomWithCaptures } from '../../support/players/go.ts';
import { fewestBlots, mostCaptures, mostDiscs, mostValuable } from '../../support/players/greedy.ts';
import { randomByPiece, randomMover } from '../../support/players/random.ts';
import { jsChessEngine } from '../../support/players/rival.ts';

/** The opponent at one level against one other player, in one game. */
export interface Row {
  /** The name on the command line: `chess-random`. */
  readonly name: string;
  /** A game that comes with the bot, or one of `test/players/modules`. */
  readonly module: string;
  readonly level: BotLevel;
  readonly against: MatchPlayer | BotLevel;
  /** Wins and half of the draws, in percent of the games. */
  readonly least: number;
}

/** The result of a row. */
export interface Played {
  readonly rating: MatchRating;
  readonly effort: Pick<SearchEffort, 'nodesPerTurn' | 'msPerTurn' | 'longest'>;
}

const against = (module: string, other: string, player: MatchPlayer, least: number): Row => ({
  name: `${module}-${other}`,
  module,
  level: 'normal',
  against: player,
  least,
});

/** A level against the next lower one. */
const levels = (module: string, least: number): readonly Row[] =>
  (
    [
      ['normal', 'easy'],
      ['hard', 'normal'],
    ] as const
  ).map(([level, lower]) => ({ name: `${module}-${level}-${lower}`, module, level, against: lower, least }));

export const ROWS: readonly Row[] = [
  against('chess', 'random', randomMover, 98),
  against('chess', 'valuable', mostValuable, 90),
  against('chess', 'engine', jsChessEngine(2), 70),
  against('reversi', 'random', randomMover, 85),
  against('reversi', 'discs', mostDiscs, 85),
  ...['draughts', 'tablut', 'brandubh', 'morris', 'fox'].map((module) => against(module, 'captures', mostCaptures, 85)),
  against('go-9', 'captures', randomWithCaptures, 90),
  against('backgammon', 'random', randomMover, 85),
  against('backgammon', 'blots', fewestBlots, 60),
  // Of four players, the share of games in which the opponent alone has the fewest points.
  against('hearts', 'lowest', lowestCard, 60),
  against('german-whist', 'lowest', lowestCard, 70),
  against('bazaar', 'random', randomMover, 85),
  against('shires', 'random', randomMover, 85),
  against('marches', 'random', randomByPiece, 85),
  against('marches', 'conqueror', conqueror, 70),
  ...['chess', 'reversi', 'draughts', 'backgammon'].flatMap((module) => levels(module, 70)),
  // One of four players, so equal strength would be 25.
  ...levels('hearts', 40),
  // Games for which the opponent was never tuned.
  ...['hasami', 'alquerque', 'goofspiel'].map((module) => against(module, 'random', randomMover, 80)),
];

const OWN = ['hasami', 'alquerque', 'goofspiel'];

const moduleNamed = async (name: string): Promise<Module> =>
  OWN.includes(name)
    ? moduleFrom(readFileSync(new URL(`../../players/modules/${name}.yaml`, import.meta.url), 'utf8'))
    : shippedModule(name);

/** The seed of the first games. */
const SEED = 1;

/** Plays a row; the same number of games is the same games every time, as far as the players take no time into account. */
export const rowPlayed = async (name: string, games: number): Promise<Played> => {
  const row = ROWS.find((one) => one.name === name);
  if (!row) throw new Error(`no row ${name}`);
  const [player, effort] = createMeasuredPlayer(row.level);
  const opponent = typeof row.against === 'string' ? createMeasuredPlayer(row.against)[0] : row.against;
  const rating = await ratePlayer({ module: await moduleNamed(row.module), player, opponent, games, seed: SEED });
  const { nodesPerTurn, msPerTurn, longest } = effort;
  return { rating, effort: { nodesPerTurn, msPerTurn, longest } };
};
