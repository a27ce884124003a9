import { type PieceId, type Refusal, refuse } from '../../../table/index.ts';
import type { Piece } from '../../play/records.ts';

declare module '../../../table/core/refusal.ts' {
  interface Refusals {
    'no-units': Record<never, never>;
    /** Units that are not in the army, or not any more (A24, A29). */
    'not-in-army': { readonly units: readonly string[] };
  }
}

/** Who moves and who stays, both in the army's order, together the whole army (A28). */
export interface SplitUnits {
  readonly moving: readonly Piece[];
  readonly staying: readonly Piece[];
}

/**
 * What a selection means: of the members, in their order, those whose ids are named (A22, A23). Without one all are
 * meant; an empty one is refused (A26), and so is every one that names a stranger (A25).
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
