import type { Operation } from '../../src/table/index.ts';
import type { Button } from '../../src/view/text/message.ts';
import { can } from '../common/can.ts';
import { type Panel, press } from './panel.ts';

export interface Deed {
  /**
   * Returns a hash of the act's target as the viewer sees it. The hash is the first part of the control's id. If it has
   * changed since, nothing is done. For a list it must not depend on the chosen option.
   */
  readonly version: (panel: Panel, args: readonly string[]) => string | undefined;
  readonly operation: (panel: Panel, args: readonly string[]) => Operation | undefined;
}

export const operationButton = (
  panel: Panel,
  label: string,
  { version, operation }: Deed,
  [verb = '', ...args]: readonly string[],
  style: Button['style'] = 'secondary',
): readonly Button[] => {
  const of = version(panel, args);
  return of !== undefined && can(panel, operation(panel, args)) ? press(panel, label, [verb, of, ...args], style) : [];
};
