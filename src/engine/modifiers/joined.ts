import { derived, type World } from '../../table/index.ts';
import { orderOf } from './active-modifiers.ts';
import { type ModifierEvaluation, passOf } from './evaluation.ts';
import { splitSubject } from './subject.ts';

/**
 * Whether a link leads from a board to another one, or the other way, as far as a world knows of it: nobody learns by
 * what is refused him that there is one which he does not see.
 */
export const isJoined = (world: World, board: string): boolean => {
  const order = orderOf(world.ground);
  if (!order || order.joining.length === 0) return false;
  const pass = passOf(world);
  return pass !== undefined && joinedIn(pass).has(board);
};

/** Such boards; of a pass that goes on over changes, which is the table's own, all of them all the time. */
const joinedIn = derived(
  (pass: ModifierEvaluation): ReadonlySet<string> =>
    new Set(
      pass.order.joining
        .filter((acting) => pass.exists(acting.grantor ?? acting))
        .flatMap(({ compiled: { definition } }) => (definition.cells ?? []).map((id) => splitSubject(id)[0])),
    ),
);
