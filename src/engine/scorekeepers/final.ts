import type { Audience, SideId, Table, World } from '../../table/index.ts';
import { isInGame } from '../play/queries.ts';
import { isScorekeeperCardHeld } from './held.ts';
import { rankingCriteriaOf } from './language/ranking.ts';
import { isIn } from './language/side-set.ts';
import { isScorekeeperKnownTo, scoringProgramOf } from './program.ts';
import { sidesJudgedBy } from './progress.ts';
import { readSideProperty } from './properties.ts';
import { type ScoreUpdateTime, scoreUpdateTimeOf } from './reading.ts';

export interface FinalRankingScore {
  readonly name: string;
  readonly title: string;
  readonly asOf?: ScoreUpdateTime;
  readonly sides: readonly { readonly side: SideId; readonly score: number }[];
}

/**
 * Returns the scores that rank the sides, the deciding ones first. If the sides were ranked, these are all scores,
 * otherwise only those that the audience knows (D21).
 */
export const finalRankingScoresOf = (table: Table, lens: World & Audience): readonly FinalRankingScore[] =>
  rankingCriteriaOf(scoringProgramOf(table).definitions)
    .flatMap(({ keepers }) => keepers)
    .flatMap((definition): readonly FinalRankingScore[] => {
      const { name, title, initial, card } = definition;
      const record = table.get('scorekeeper', name);
      const knows = isScorekeeperKnownTo(table, name, lens) && isScorekeeperCardHeld(lens, card);
      const sides = sidesJudgedBy(table, definition).flatMap((side) => {
        const told = table.get('outcome', side)?.scores?.find(({ keeper }) => keeper === name)?.score;
        const score = told ?? (knows ? (record?.scores[side] ?? initial) : undefined);
        return score === undefined ? [] : [{ side, score }];
      });
      const when = scoreUpdateTimeOf(definition, record);
      return sides.length === 0 ? [] : [{ name, title, sides, ...(when ? { asOf: when } : {}) }];
    });

/** True if a side that is in the game has a score that ranks (D22). */
export const canRank = (table: Table): boolean => {
  const sides = [...table.all('side')].map(({ id }) => id).filter((side) => isInGame(table, side));
  const classOf = (side: SideId): string | undefined => readSideProperty(table, side, 'class') as string | undefined;
  return rankingCriteriaOf(scoringProgramOf(table).definitions).some(({ keepers }) =>
    keepers.some(({ appliesTo }) => sides.some((side) => isIn(appliesTo, side, classOf))),
  );
};
