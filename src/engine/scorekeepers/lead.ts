import type { Audience, SideId, Table, World } from '../../table/index.ts';
import { type Rank, rankingCriteriaOf } from './language/ranking.ts';
import { isScorekeeperKnownTo, scoringProgramOf } from './program.ts';
import { sidesJudgedBy } from './progress.ts';

const RESULTS = { won: 1, drew: 0, lost: -1 } as const;

const scoresOf = (table: Table, keepers: Rank['keepers'], sign: 1 | -1): Map<SideId, number> => {
  const scores = new Map<SideId, number>();
  for (const keeper of keepers)
    for (const one of sidesJudgedBy(table, keeper)) {
      const score = table.get('scorekeeper', keeper.name)?.scores[one] ?? keeper.initial ?? 0;
      scores.set(one, (scores.get(one) ?? 0) + sign * score);
    }
  return scores;
};

/**
 * Returns the scores that rank now, the deciding ones first. Higher numbers are better, even if the least wins. It
 * ignores who may see the scores.
 */
export const rankingScores = (table: Table): readonly ReadonlyMap<SideId, number>[] =>
  rankingCriteriaOf(scoringProgramOf(table).definitions).map(({ way, keepers }) =>
    scoresOf(table, keepers, way === 'most' ? 1 : -1),
  );

/**
 * Returns a side's lead over the best other side, as far as the audience knows. The first number is by result, the
 * others by each ranking score.
 */
export const scoreLeadOf = (table: Table, lens: World & Audience, side: SideId): readonly number[] => {
  const result = table.get('outcome', side)?.result;
  const ranks = rankingCriteriaOf(scoringProgramOf(table).definitions).map(({ way, keepers }) => {
    const known = keepers.filter(({ name }) => isScorekeeperKnownTo(table, name, lens));
    const scores = scoresOf(table, known, way === 'most' ? 1 : -1);
    const others = [...scores].flatMap(([one, score]) => (one === side ? [] : [score]));
    return (scores.get(side) ?? 0) - (others.length === 0 ? 0 : Math.max(...others));
  });
  return [result === undefined ? 0 : RESULTS[result], ...ranks];
};
