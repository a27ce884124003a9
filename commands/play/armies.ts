import type { Operation, PersonId } from '../../src/table/index.ts';
import { armyIdOfView } from '../../src/view/armies.ts';
import { findArmies, findOwnUnitsWithoutArmyAt } from '../../src/view/find/armies.ts';
import { predictionQueries } from '../../src/view/foresight.ts';
import { hashOfStack } from '../../src/view/panel/version.ts';
import { pieceQueries } from '../../src/view/pieces.ts';
import type { Button } from '../../src/view/text/message.ts';
import type { StackSelection } from './chosen.ts';
import { type Panel, press } from './panel.ts';

/** Acts with armies besides moving. Each act that is possible, as far as the viewer knows, has a button. */

type ArmyAct = 'form' | 'join' | 'split' | 'disband';
type ArmyKind = 'form-army' | 'join-army' | 'split-army' | 'disband-army';

export const armyOperation = (
  { view }: Pick<Panel, 'view'>,
  { stack, chosen }: StackSelection,
  act: string,
  actor: PersonId,
): Operation<ArmyKind> | undefined => {
  const ids = (pieces: typeof chosen) => pieces.map((piece) => view.of(pieceQueries).id(piece));
  const { army, where } = stack;
  switch (act) {
    case 'form':
      return army ? undefined : { kind: 'form-army', actor, units: ids(chosen), name: undefined };
    case 'split':
      return army && { kind: 'split-army', actor, army: armyIdOfView(army), units: ids(chosen), name: undefined };
    case 'disband':
      return army && { kind: 'disband-army', actor, army: armyIdOfView(army) };
    case 'join': {
      const loose = where.cell === undefined ? [] : findOwnUnitsWithoutArmyAt(view, where.in, where.cell);
      const [beside] = army || where.cell === undefined ? [] : findArmies(view, where.cell);
      const joined = army ?? beside;
      const units = army ? loose : chosen;
      return joined && units.length > 0
        ? { kind: 'join-army', actor, army: armyIdOfView(joined), units: ids(units) }
        : undefined;
    }
    default:
      return undefined;
  }
};

const ACTS: readonly ArmyAct[] = ['form', 'join', 'split', 'disband'];

export const armyButtons = (panel: Panel, read: StackSelection): readonly Button[] => {
  const { view, said, input } = panel;
  const version = hashOfStack(view, read.stack);
  const rename = read.stack.army ? press(panel, said.labels.rename, ['rename', version, read.stack.handle]) : [];
  const acts = ACTS.flatMap((act) => {
    const operation = armyOperation(panel, read, act, input.person.id);
    const isFree = operation && view.of(predictionQueries).refusalOf(() => operation) === undefined;
    return isFree ? press(panel, said.army[act], ['army', version, read.stack.handle, read.marks, act]) : [];
  });
  return [...acts, ...rename];
};
