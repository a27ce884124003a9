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
 * Several units of one side in one cell that move together. The units refer to the army by its id, and their ranks give
 * their order.
 */
export const armySchema = keyed({
  kind: z.literal('army'),
  id: idOf<ArmyId>(),
  name: shortText,
  side: reference<SideId>(),
  board: reference<BoardId>(),
});
export type Army = Stored<typeof armySchema>;

/** The units of an army in order, or a single loose unit. */
const band = keyed({
  army: keyed({ id: idOf<ArmyId>(), name: shortText }).exactOptional(),
  units: list(idOf<PieceId>(), 10_000),
});
export type BattleUnitGroup = Stored<typeof band>;

const party = keyed({ side: reference<SideId>(), cell: reference<CellId>(), bands: list(band, 10_000) });
export type BattleParty = Stored<typeof party>;

/** The battle on the battle map; there is one at a time. */
export const battleSchema = keyed({
  kind: z.literal('battle'),
  id: z.literal('battle'),
  board: reference<BoardId>(),
  attackers: party,
  defenders: party,
});
export type Battle = Stored<typeof battleSchema>;
