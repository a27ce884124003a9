import { derived, type World } from '../../table/index.ts';
import { activeModifiersOf } from './active-modifiers.ts';
import { type ModifierEvaluation, modifierEvaluationOf } from './evaluation.ts';
import { splitBoardSubjectId } from './subject.ts';

/** True if a link that the viewer knows leads from or to another board. A refusal must not reveal other links. */
export const isBoardLinkedToOthers = (world: World, board: string): boolean => {
  const order = activeModifiersOf(world.ground);
  if (!order || order.joining.length === 0) return false;
  const pass = modifierEvaluationOf(world);
  return pass !== undefined && joinedIn(pass).has(board);
};

/**
 * Caches the boards with links by evaluation. The evaluation of the table itself survives changes, but it always sees
 * every link.
 */
const joinedIn = derived(
  (pass: ModifierEvaluation): ReadonlySet<string> =>
    new Set(
      pass.order.joining
        .filter((acting) => pass.exists(acting.grantor ?? acting))
        .flatMap(({ compiled: { definition } }) => (definition.cells ?? []).map((id) => splitBoardSubjectId(id)[0])),
    ),
);
