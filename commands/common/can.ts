import type { Step } from '../../src/session/base/step.ts';
import { predictionQueries } from '../../src/view/foresight.ts';
import { seatQueries } from '../../src/view/seats.ts';
import type { View } from '../../src/view/view.ts';

/**
 * True if no rule that the viewer knows forbids an operation. In a game against the bot, changes outside the rules are
 * also excluded: the bot could not object to them (U36).
 */
export const can = ({ view }: { readonly view: View }, operation: Step['operation'] | undefined): boolean => {
  if (operation === undefined || view.of(predictionQueries).refusalOf(() => operation) !== undefined) return false;
  const seats = view.of(seatQueries);
  const isOpponent = seats.mine().length > 0 && seats.isAgainstBot();
  return !isOpponent || view.of(predictionQueries).isByRules(operation);
};
