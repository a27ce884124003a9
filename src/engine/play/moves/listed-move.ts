import { type Change, derived, isRefusal, type Operation, type Refusal, type Table } from '../../../table/index.ts';
import { captureEffectOf } from '../captures/captured.ts';
import { type JumpFinder, jumpsIn } from '../captures/jumps.ts';
import { piecesStandingOn } from '../captures/position.ts';
import type { Traits } from '../module.ts';
import { decideMove } from '../pieces/moves.ts';
import { traitsOf } from '../pieces/traits.ts';
import { moduleOf } from '../queries.ts';
import type { Legal } from './judge.ts';
import { movePatternsOf } from './rule.ts';
import { displacedBy, hasMoveOrCaptureRules, judgedAll, makeLegalMove, promotionForMove } from './ruled.ts';

/** The effects of moves that were listed as legal. Their legality isn't checked again. */

/** True if the rules of a piece are so simple that moves to the same cell always have the same effect. */
const movesSimply = derived(
  (traits: Traits): boolean =>
    traits.moves !== undefined &&
    traits.jumps === undefined &&
    movePatternsOf(traits).every(
      ({ kind, way, takesPassing }) => kind !== 'castles' && way !== 'lame' && !takesPassing,
    ),
);

const simpleMove = (table: Table, { pieces, to, path }: Operation<'move'>): Legal | undefined => {
  const [id, ...others] = pieces;
  const piece = id === undefined ? undefined : table.get('piece', id);
  if (!piece || others.length > 0 || path || to.cell === undefined || !movesSimply(traitsOf(table, piece)))
    return undefined;
  const there = piecesStandingOn(table, to.in, to.cell).filter((one) => one.id !== id);
  return { piece, ways: [], takes: there.map((one) => one.id) };
};

const NO_DUTY: JumpFinder['duty'] = () => undefined;

/** Returns all effects of a listed move. Its mover must see the whole table. */
export const decideJudgedMove = (table: Table, move: Operation<'move'>): Change | Refusal => {
  if (!hasMoveOrCaptureRules(moduleOf(table))) return decideMove(table, move);
  const simple = simpleMove(table, move);
  const all = simple ? [simple] : judgedAll(table, move, { ...jumpsIn(table), duty: NO_DUTY });
  if (isRefusal(all)) return all;
  const takes = all.length > 0 ? all.flatMap((legal) => legal.takes) : displacedBy(table, move);
  const into = promotionForMove(table, move, all);
  if (isRefusal(into)) return into;
  return makeLegalMove(table, move, all, captureEffectOf(table, move, takes), into);
};
