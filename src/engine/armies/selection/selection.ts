import { type PieceId, type Refusal, refuse } from '../../../table/index.ts';
import type { Piece } from '../../play/records.ts';

declare module '../../../table/core/refusal.ts' {
  interface Refusals {
    'no-units': Record<never, never>;
    /** Units that were never in the army or have left it (A24, A29). */
    'not-in-army': { readonly units: readonly string[] };
  }
}

/** The selected and the remaining units, both in the army's order. Together they are the whole army (A28). */
export interface SelectedAndRemainingUnits {
  readonly moving: readonly Piece[];
  readonly staying: readonly Piece[];
}

/**
 * Splits an army by a selection of ids, in the army's order (A22, A23). Without a selection, all members are selected.
 * An empty selection is refused (A26), and so are units that aren't in the army (A25).
 */
export const partsOf = (
  members: readonly Piece[],
  selection: readonly PieceId[] | undefined,
): SelectedAndRemainingUnits | Refusal => {
  if (!selection) return { moving: members, staying: [] };
  if (selection.length === 0) return refuse('no-units', {});
  const selected = new Set<string>(selection);
  const known = new Set<string>(members.map(({ id }) => id));
  const strangers = [...selected].filter((id) => !known.has(id));
  if (strangers.length > 0) return refuse('not-in-army', { units: strangers });
  return {
    moving: members.filter(({ id }) => selected.has(id)),
    staying: members.filter(({ id }) => !selected.has(id)),
  };
};
