import { type Audience, decimalOf, derived, type SideId, type Table, toNumber, type World } from '../../table/index.ts';
import { isInGame } from '../play/queries.ts';
import { TestEvaluation } from './evaluation.ts';
import { ScorekeeperState } from './keeping.ts';
import { type Rank, rankingCriteriaOf } from './language/ranking.ts';
import type { KeeperDefinition } from './language/tree.ts';
import { isScorekeeperKnownTo, scoringProgramOf } from './program.ts';
import { sidesJudgedBy } from './progress.ts';
import { ScorekeeperRemarks } from './sayings.ts';

const RESULTS = { won: 1, drew: 0, lost: -1 } as const;

type ScoreReading = (keeper: KeeperDefinition, side: SideId) => number;

const scoresOf = (table: Table, { keepers, way }: Rank, read: ScoreReading): Map<SideId, number> => {
  const sign = way === 'most' ? 1 : -1;
  const scores = new Map<SideId, number>();
  for (const keeper of keepers)
    for (const one of sidesJudgedBy(table, keeper)) scores.set(one, (scores.get(one) ?? 0) + sign * read(keeper, one));
  return scores;
};

/** Reads the scores as they were last updated. */
const lastScores =
  (table: Table): ScoreReading =>
  (keeper, side) =>
    table.get('scorekeeper', keeper.name)?.scores[side] ?? keeper.initial ?? 0;

/**
 * Reads the scores as the present position sets them. Only those are different that each turn sets anew, such as a sum
 * of points.
 */
const presentScores = (table: Table): ScoreReading => {
  const last = lastScores(table);
  let evaluation: TestEvaluation | undefined;
  return (keeper, side) => {
    const amount = amountSetEachTurn(keeper);
    if (!amount || !isInGame(table, side)) return last(keeper, side);
    evaluation ??= evaluationNow(table);
    evaluation.begin(keeper.when.moment);
    const value = evaluation.value(amount, { keeping: new ScorekeeperState(table, keeper), side, event: undefined });
    const decimal = decimalOf(value);
    return decimal === undefined ? last(keeper, side) : toNumber(decimal);
  };
};

const evaluationNow = (table: Table): TestEvaluation => {
  const sayings = new ScorekeeperRemarks();
  sayings.turn = table.get('turn', 'turn')?.number;
  return new TestEvaluation(table, scoringProgramOf(table), sayings);
};

/** Returns the amount to which a scorekeeper sets each side's score at every turn, if it does nothing else. */
const amountSetEachTurn = derived(({ when, triggered, body, card }: KeeperDefinition) => {
  const [action, ...more] = body;
  const isAtEveryTurn = (when.moment === 'after-turn' || when.moment === 'before-turn') && !when.test;
  const isSet = action?.kind === 'set' && !action.side && more.length === 0;
  return isAtEveryTurn && triggered && !card && isSet ? action.amount : undefined;
});

/**
 * Returns the scores that rank now, the deciding ones first. Higher numbers are better, even if the least wins. They
 * don't depend on how far the turn is. It ignores who may see the scores.
 */
export const rankingScores = (table: Table): readonly ReadonlyMap<SideId, number>[] => {
  const read = presentScores(table);
  return rankingCriteriaOf(scoringProgramOf(table).definitions).map((rank) => scoresOf(table, rank, read));
};

/**
 * Returns a side's lead over the best other side, as far as the audience knows. The first number is by result, the
 * others by each ranking score.
 */
export const scoreLeadOf = (table: Table, lens: World & Audience, side: SideId): readonly number[] => {
  const result = table.get('outcome', side)?.result;
  const ranks = rankingCriteriaOf(scoringProgramOf(table).definitions).map(({ way, keepers }) => {
    const known = keepers.filter(({ name }) => isScorekeeperKnownTo(table, name, lens));
    const scores = scoresOf(table, { keepers: known, way }, lastScores(table));
    const others = [...scores].flatMap(([one, score]) => (one === side ? [] : [score]));
    return (scores.get(side) ?? 0) - (others.length === 0 ? 0 : Math.max(...others));
  });
  return [result === undefined ? 0 : RESULTS[result], ...ranks];
};
