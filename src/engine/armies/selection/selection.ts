import { type PieceId, type Refusal, refuse } from '../../../table/index.ts';
import type { Piece } from '../../play/records.ts';

declare module '../../../table/core/refusal.ts' {
  interface Refusals {
    'no-units': Record<never, never>;
    /** Units that aren't in the army, or no longer (A24, A29). */
    'not-in-army': { readonly units: readonly string[] };
  }
}

/** Both in the army's order; together they are the whole army (A28). */
export interface SplitUnits {
  readonly moving: readonly Piece[];
  readonly staying: readonly Piece[];
}

/**
 * Splits an army by a selection of ids, in the army's order (A22, A23). Without one all members move. An empty
 * selection is refused (A26), and so are strangers (A25).
 */
export const partsOf = (members: readonly Piece[], selection: readonly PieceId[] | undefined): SplitUnits | Refusal => {
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
