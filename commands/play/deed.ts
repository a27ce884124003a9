import type { Operation } from '../../src/table/index.ts';
import type { Button } from '../../src/view/text/message.ts';
import { can } from '../common/can.ts';
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
