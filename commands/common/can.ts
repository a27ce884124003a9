import type { Step } from '../../src/session/base/step.ts';
import { foresightQueries } from '../../src/view/foresight.ts';
import { seatQueries } from '../../src/view/seats.ts';
import type { View } from '../../src/view/view.ts';

/**
 * True if nothing that the viewer knows stands against an operation. Nobody could object to a change past the rules in a
 * game against the bot, so a panel never offers it there (U36).
 */
export const can = ({ view }: { readonly view: View }, operation: Step['operation'] | undefined): boolean => {
  if (operation === undefined || view.of(foresightQueries).refusalOf(() => operation) !== undefined) return false;
  const seats = view.of(seatQueries);
  const isOpponent = seats.mine().length > 0 && seats.isAgainstBot();
  return !isOpponent || view.of(foresightQueries).isByRules(operation);
};
