import { z } from 'zod';
import {
  type ArmyId,
  type BoardId,
  type CellId,
  idOf,
  keyed,
  list,
  type PieceId,
  reference,
  type SideId,
  type Stored,
  shortText,
} from '../../../table/index.ts';

declare module '../../../table/core/record.ts' {
  interface Records {
    army: Army;
    battle: Battle;
  }
}

/**
 * Several units of one side in one cell that go together. Its units bear its id and have places of their own; their
 * order is that of their ranks.
 */
export const armySchema = keyed({
  kind: z.literal('army'),
  id: idOf<ArmyId>(),
  name: shortText,
  side: reference<SideId>(),
  /** The board on which its units stand. */
  board: reference<BoardId>(),
});
export type Army = Stored<typeof armySchema>;

/** Units that were an army, in order, or one that was none. */
const band = keyed({
  army: keyed({ id: idOf<ArmyId>(), name: shortText }).exactOptional(),
  units: list(idOf<PieceId>(), 10_000),
});
export type Band = Stored<typeof band>;

/** One side in a battle: where it came from, and what it consisted of. */
const party = keyed({ side: reference<SideId>(), cell: reference<CellId>(), bands: list(band, 10_000) });
export type Party = Stored<typeof party>;

/** A battle that is being fought on the map of battles; one at a time. */
export const battleSchema = keyed({
  kind: z.literal('battle'),
  id: z.literal('battle'),
  board: reference<BoardId>(),
  attackers: party,
  defenders: party,
});
export type Battle = Stored<typeof battleSchema>;
