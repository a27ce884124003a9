import { counted, listed } from '../text.ts';

/**
 * What checking a log against its secret has found. `fault`: the first step that does not follow, by its number in the
 * whole game's file.
 */
export interface Findings {
  readonly shuffles: number;
  readonly rolls: number;
  readonly brought: number;
  readonly fault?: { readonly step: number; readonly what: 'roll' | 'shuffle' | 'share' | 'log' };
}

const FAULTS = {
  roll: 'the roll does not follow from the secret',
  shuffle: 'the shuffle does not follow from the secret',
  share: 'what it adds to the chance of the game does not come from a seat, or a beacon, before it began',
  log: 'it does not follow from the steps before it',
} as const;

/** The same for people (T21). */
export const auditText = ({ shuffles, rolls, brought, fault }: Findings): string => {
  const found = listed([counted(shuffles, 'shuffle'), counted(rolls, 'roll')]);
  const rest = brought === 0 ? '' : ` The first ${counted(brought, 'step')} came with a file and had another secret.`;
  if (fault) return `Step ${fault.step}: ${FAULTS[fault.what]}. Before it ${found} do.${rest}`;
  return `All is well: ${found} follow from the secret.${rest}`;
};
