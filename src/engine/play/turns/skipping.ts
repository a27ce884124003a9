import { type Change, join, removed, type SideId, type Table } from '../../../table/index.ts';
import { questionRecordIn } from '../lines/question.ts';
import { gameOf, isSimultaneousPhase, playersOf } from '../queries.ts';
import { markSideReady, readyCoveredActOf } from './covered-acts.ts';
import { startNextTurn } from './order.ts';
import { markPhaseLeft, refusalOfEndingTurn } from './phase-rules.ts';
import { findCurrentPhase } from './phases.ts';

/**
 * Skips the open question of these sides. Without a question, skips the rest of the turn, or of the phase if each side
 * acts in it.
 */
export const skipQuestionOrTurn = (table: Table, sides: readonly SideId[]): Change => {
  const question = questionRecordIn(table);
  if (question) return removed(question);
  const now = findCurrentPhase(table);
  if (now && isSimultaneousPhase(table)) {
    const left = sides.filter((side) => !readyCoveredActOf(table, side));
    return join(
      ...left.map((side) => markSideReady(table, side, now, playersOf(table, side)[0] ?? gameOf(table).host)),
    );
  }
  if (now && (now.record.acting !== undefined || !refusalOfEndingTurn(table, now))) return markPhaseLeft(now, 'turn');
  return startNextTurn(table) ?? join();
};
