import type { ArmyId, BoardId, CellId, PieceId, SideId } from '../core/ids.ts';

declare module '../core/record.ts' {
  interface Records {
    army: Army;
    battle: Battle;
  }
}

/**
 * Several units of one side in one cell that go together. Its units bear its id and have places of their own; their
 * order is that of their ranks.
 */
export interface Army {
  readonly kind: 'army';
  readonly id: ArmyId;
  readonly name: string;
  readonly side: SideId;
  /** The board on which its units stand. */
  readonly board: BoardId;
}

/** A battle that is being fought on the map of battles; one at a time. */
export interface Battle {
  readonly kind: 'battle';
  readonly id: 'battle';
  readonly board: BoardId;
  readonly attackers: Party;
  readonly defenders: Party;
}

/** One side in a battle: where it came from, and what it consisted of. */
export interface Party {
  readonly side: SideId;
  readonly cell: CellId;
  readonly bands: readonly Band[];
}

/** Units that were an army, in order, or one that was none. */
export interface Band {
  readonly army?: { readonly id: ArmyId; readonly name: string };
  readonly units: readonly PieceId[];
}
