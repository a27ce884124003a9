import { ONE } from '../core/decimal.ts';
import type { SideId } from '../core/ids.ts';
import type { Table } from '../core/table.ts';
import type { Cause } from '../play/turns/outcomes.ts';
import type { Evaluation } from './evaluation.ts';
import type { Judging } from './judging.ts';
import { INDEPENDENT_CLASS } from './language/names.ts';
import { lookAtSide } from './properties.ts';
import { isExplicit } from './side-set.ts';
import type { SidesJudged } from './sides-judged.ts';

/**
 * Last side wins (S13), or last alliance (S14): whoever has no points loses at once; then it is looked who of those
 * that are judged is left (D20).
 */
export const judgeLast = (
  table: Table,
  standing: SidesJudged,
  evaluation: Evaluation,
  alliance: boolean,
  judging: Judging,
  sides: readonly SideId[],
): void => {
  if (standing.atStart < 2) return;
  const { name, appliesTo } = judging.keeping.definition;
  const cause: Cause = { by: 'scorekeeper', name };
  const isExempt = (side: SideId): boolean =>
    !isExplicit(appliesTo) && lookAtSide(table, side, 'class') === INDEPENDENT_CLASS;
  const judged = sides.filter((side) => !isExempt(side));
  for (const side of judged) {
    const together = alliance ? [side, ...trustedBy(table, standing, side)] : [side];
    const points = together.reduce((sum, one) => sum + Math.round(evaluation.points(one) * ONE), 0);
    if (evaluation.isSpent(judging)) return;
    if (points <= 0) standing.lose(side, cause);
  }
  const left = standing.staying.filter((side) => judged.includes(side));
  if (left.length === 1 || (alliance && areAllies(table, left))) {
    for (const side of left) standing.win(side, cause);
  }
};

const trusts = (table: Table, side: SideId, other: SideId): boolean => {
  const trusted = lookAtSide(table, side, 'trusts');
  return typeof trusted === 'object' ? trusted.includes(other) : trusted === other;
};

const trustedBy = (table: Table, { sides }: SidesJudged, side: SideId): readonly SideId[] =>
  sides.filter((other) => other !== side && trusts(table, side, other));

/** Whether all of them trust each other, both ways. */
const areAllies = (table: Table, sides: readonly SideId[]): boolean =>
  sides.every((side) => sides.every((other) => side === other || trusts(table, side, other)));
