import type { Operation } from '../../src/engine/core/operation.ts';
import { foresightQueries } from '../../src/view/foresight.ts';
import type { Button } from '../../src/view/message.ts';
import { seatQueries } from '../../src/view/seats.ts';
import { type Panel, press } from './panel.ts';

/** What a press does, beside showing something. */
export interface Deed {
  /**
   * What its viewer sees of what it acts on, as a hash: it stands first in the control's id, and nothing is done where
   * it is another. Of a list it must not depend on what is chosen from it.
   */
  readonly version: (panel: Panel, args: readonly string[]) => string | undefined;
  readonly operation: (panel: Panel, args: readonly string[]) => Operation | undefined;
}

/**
 * True if nothing that the viewer knows stands against an operation. Nobody could object to a change past the rules in a
 * game against the bot, so a panel never offers it there (U36).
 */
export const can = ({ view }: Pick<Panel, 'view'>, operation: Operation | undefined): boolean => {
  if (operation === undefined || view.of(foresightQueries).refusalOf(() => operation) !== undefined) return false;
  const seats = view.of(seatQueries);
  const isOpponent = seats.mine().length > 0 && seats.isAgainstBot();
  return !isOpponent || view.of(foresightQueries).isByRules(operation);
};

/** A button that does something, where nothing that the viewer knows stands against it. */
export const deedButton = (
  panel: Panel,
  label: string,
  { version, operation }: Deed,
  [verb = '', ...args]: readonly string[],
  style: Button['style'] = 'secondary',
): readonly Button[] => {
  const of = version(panel, args);
  return of !== undefined && can(panel, operation(panel, args)) ? press(panel, label, [verb, of, ...args], style) : [];
};
