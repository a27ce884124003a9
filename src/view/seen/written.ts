import { only } from '../../table/index.ts';
import { bold } from '../text/text.ts';
import type { SeenReport } from './report.ts';

/**
 * Returns the moves in notation with their turn numbers: `1. e4`, `1... e5`. A move right after another move of the
 * same turn has no number.
 */
export const formatMovesInNotation = (seen: readonly SeenReport[]): string => {
  const moves = only(seen, 'written');
  const parts = moves.map(({ number, isSecond, san }, i) => {
    const former = moves[i - 1];
    const isAnswer = isSecond && former?.number === number && !former.isSecond;
    return isAnswer ? san : `${number}${isSecond ? '...' : '.'} ${san}`;
  });
  return parts.length === 0 ? '' : bold(parts.join(' '));
};
