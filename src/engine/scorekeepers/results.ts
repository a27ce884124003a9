import type { Audience, SeenReport, SideId, Table, World } from '../../table/index.ts';
import { formatKeyAsText } from '../play/labels.ts';
import { moduleOf } from '../play/queries.ts';
import { translationsOfText } from '../play/sentences.ts';
import type { Outcome, OutcomeCause } from '../play/turns/outcomes.ts';
import { type FinalRankingScore, finalRankingScoresOf } from './final.ts';
import { visibleScorekeeperTitle } from './program.ts';
import type { ScoreUpdateTime } from './reading.ts';
import type { FinalScore, OutcomeCauseReport, ScoreUpdateTimeReport } from './reports.ts';

/** Results and ranking scores, with the names that players know (S11, S24). */

type Lensed = World & Audience;
export type ResultReport = Omit<SeenReport<'result'>, 'what'>;

export const sideNameOrNobody = (world: World, side: SideId | undefined): string =>
  (side === undefined ? undefined : world.get('side', side)?.name) ?? 'nobody';

const causeSeen = (table: Table, lens: Lensed, cause: OutcomeCause): OutcomeCauseReport | undefined => {
  if (cause.by !== 'scorekeeper') return cause;
  const title = visibleScorekeeperTitle(table, lens, cause.name);
  return title === undefined ? undefined : { by: 'scorekeeper', title, ...translated(table, title) };
};

export const reportResult = (table: Table, lens: Lensed, { id, result, place, cause }: Outcome): ResultReport => {
  const seen = cause && causeSeen(table, lens, cause);
  return {
    side: sideNameOrNobody(table, id),
    result,
    ...(place === undefined ? {} : { place }),
    ...(seen ? { cause: seen } : {}),
  };
};

/** Returns the results in the order in which the sides left the game. */
export const listResultsOfSides = (table: Table, lens: Lensed): readonly ResultReport[] =>
  [...lens.all('outcome')].map((outcome) => reportResult(table, lens, outcome));

/** Returns all ranking scores if sides were ranked, otherwise those that the viewer knows. */
export const finalScores = (table: Table, lens: Lensed): readonly FinalScore[] =>
  finalRankingScoresOf(table, lens).map((final) => finalSeen(table, final));

/** Returns the final scores of scorekeepers that the viewer doesn't know. */
export const listScoresRevealedAtEnd = (table: Table, lens: Lensed): readonly FinalScore[] =>
  finalRankingScoresOf(table, lens).flatMap((final) =>
    visibleScorekeeperTitle(table, lens, final.name) === undefined ? [finalSeen(table, final)] : [],
  );

const translated = (world: World, title: string): Pick<FinalScore, 'in'> => {
  const found = translationsOfText(moduleOf(world), title);
  return found ? { in: found } : {};
};

const finalSeen = (world: World, { name, title, asOf, sides }: FinalRankingScore): FinalScore => ({
  title: title || formatKeyAsText(name),
  ...translated(world, title),
  ...(asOf ? { asOf: reportScoreUpdateTime(world, asOf) } : {}),
  sides: sides.map(({ side, score }) => ({ side: sideNameOrNobody(world, side), score })),
});

export const reportScoreUpdateTime = (world: World, asOf: ScoreUpdateTime): ScoreUpdateTimeReport => {
  if (asOf === 'start') return { at: 'start' };
  const { side, ...reading } = asOf;
  return { ...reading, ...(side === undefined ? {} : { side: sideNameOrNobody(world, side) }) };
};
