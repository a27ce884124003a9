import { MILLIONTHS_PER_UNIT, type SideId, type Table } from '../../table/index.ts';
import { isOut } from '../play/queries.ts';
import type { OutcomeCause } from '../play/turns/outcomes.ts';
import type { TestEvaluation } from './evaluation.ts';
import type { JudgmentContext } from './judging.ts';
import { UNOWNED_SIDE_CLASS } from './language/names.ts';
import { isExplicitSideSet, isIn } from './language/side-set.ts';
import { readSideProperty } from './properties.ts';
import type { SidesInGame } from './sides-judged.ts';

/** `isEarly` is true while the turn goes on. Then nothing happens unless a side or alliance wins. */
interface LastAsked {
  readonly alliance: boolean;
  readonly isEarly: boolean;
  readonly sides: readonly SideId[];
}

/**
 * Lets sides without points lose, and the last side (S13) or alliance (S14) win. Does nothing if fewer than two sides
 * were judged when the game began (D20).
 */
export const judgeLast = (
  table: Table,
  standing: SidesInGame,
  evaluation: TestEvaluation,
  judging: JudgmentContext,
  { alliance, isEarly, sides }: LastAsked,
): void => {
  const { name, appliesTo } = judging.keeping.definition;
  const classOf = (side: SideId) => readSideProperty(table, side, 'class') as string | undefined;
  const isJudged = (side: SideId): boolean => isExplicitSideSet(appliesTo) || classOf(side) !== UNOWNED_SIDE_CLASS;
  const began = standing.sides.filter((side) => !isOut(table, side) && isIn(appliesTo, side, classOf));
  if (began.filter(isJudged).length < 2) return;
  const judged = sides.filter(isJudged);
  const present = standing.staying;
  const losers: SideId[] = [];
  for (const side of judged) {
    const together = alliance ? [side, ...trustedBy(table, present, side)] : [side];
    const points = together.reduce((sum, one) => sum + Math.round(evaluation.points(one) * MILLIONTHS_PER_UNIT), 0);
    if (evaluation.isSpent(judging)) return;
    if (points === 0 && standing.mayLose(side)) losers.push(side);
  }
  const left = present.filter((side) => judged.includes(side) && !losers.includes(side));
  const isDecided = left.length === 1 || (alliance && left.length > 0 && areAllies(table, left));
  if (isEarly && !isDecided) return;
  const cause: OutcomeCause = { by: 'scorekeeper', name };
  for (const side of losers) standing.lose(side, cause);
  if (isDecided) for (const side of left) standing.win(side, cause);
};

const trusts = (table: Table, side: SideId, other: SideId): boolean => {
  const trusted = readSideProperty(table, side, 'trusts');
  return typeof trusted === 'object' ? trusted.includes(other) : trusted === other;
};

const trustedBy = (table: Table, sides: readonly SideId[], side: SideId): readonly SideId[] =>
  sides.filter((other) => other !== side && trusts(table, side, other));

const areAllies = (table: Table, sides: readonly SideId[]): boolean =>
  sides.every((side) => sides.every((other) => side === other || trusts(table, side, other)));
