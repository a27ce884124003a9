import {
  added,
  type Change,
  join,
  type Refusal,
  refuse,
  type SideId,
  type Table,
  updated,
  type Value,
} from '../../../table/index.ts';
import { propertyDomainOf } from '../../modifiers/readers.ts';
import { valueOverridesId } from '../own-values.ts';
import { isValueOfType } from '../pieces/values.ts';
import { addPointEntry } from '../points/points.ts';
import { gameOf, isInGame, moduleOf, sidesInTurnOrder } from '../queries.ts';
import type { Outcome } from '../turns/outcomes.ts';

/** Results of instructions for which players have no operation. */

export type InstructionResult =
  /** Sets a value of a side, or of the game if there is no side. `null` restores the module's value. */
  | { readonly does: 'set'; readonly side: SideId | undefined; readonly property: string; readonly value: Value | null }
  | { readonly does: 'win' | 'lose'; readonly side: SideId }
  | { readonly does: 'points'; readonly side: SideId; readonly points: number; readonly source?: string }
  /** All sides that are still in the game draw (`tie`), or win together (`share`). */
  | { readonly does: 'tie' | 'share' }
  | { readonly does: 'next'; readonly side: SideId };

export const changeOfInstructionResult = (table: Table, result: InstructionResult): Change | Refusal => {
  switch (result.does) {
    case 'set':
      return settingOwn(table, result.side, result.property, result.value);
    case 'points': {
      const { does: _, ...points } = result;
      return points.points === 0 ? join() : addPointEntry(table, points);
    }
    case 'next':
      return goingNext(table, result.side);
    default:
      return ending(table, result);
  }
};

const settingOwn = (
  table: Table,
  side: SideId | undefined,
  property: string,
  value: Value | null,
): Change | Refusal => {
  const domain = propertyDomainOf(table, side === undefined ? 'game' : 'side', property);
  if (domain && value !== null && !isValueOfType(domain, value)) return refuse('wrong-value', { property, domain });
  const id = valueOverridesId(side);
  const before = table.get('own-values', id);
  const { [property]: _, ...others } = before?.values ?? {};
  const values = value === null ? others : { ...others, [property]: value };
  if (before) return updated(before, { ...before, values });
  const ofSide = side === undefined ? {} : { side };
  return value === null ? join() : added({ kind: 'own-values', id, ...ofSide, values });
};

const goingNext = (table: Table, side: SideId): Change => {
  const turn = table.get('turn', 'turn');
  const position = moduleOf(table).turn?.order.indexOf(side) ?? -1;
  return !turn || position < 0 || !isInGame(table, side) ? join() : updated(turn, { ...turn, next: position });
};

/** Makes all others lose if a side wins, and makes the last side win if all others have lost. */
const ending = (
  table: Table,
  result: Exclude<InstructionResult, { readonly does: 'set' | 'next' | 'points' }>,
): Change => {
  const game = gameOf(table);
  const left = sidesInTurnOrder(table).filter((side) => isInGame(table, side));
  if (game.phase !== 'playing' || ('side' in result && !left.includes(result.side))) return join();
  const outcome = (side: SideId, how: Outcome['result']): Change =>
    added({ kind: 'outcome', id: side, result: how, cause: { by: 'rules' } });
  const over = updated(game, { ...game, phase: 'over' });
  if (!('side' in result))
    return join(...left.map((side) => outcome(side, result.does === 'tie' ? 'drew' : 'won')), over);
  const others = left.filter((side) => side !== result.side);
  if (result.does === 'win')
    return join(outcome(result.side, 'won'), ...others.map((side) => outcome(side, 'lost')), over);
  const [last] = others;
  if (others.length > 1) return outcome(result.side, 'lost');
  return join(outcome(result.side, 'lost'), last === undefined ? join() : outcome(last, 'won'), over);
};
