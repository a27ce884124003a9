import { type CellId, type ContainerId, derived, type SubjectLocation, type World } from '../../../table/index.ts';
import { zoneSubjectId } from '../../modifiers/subject.ts';
import type { BoardDefinition, Module, ZoneDefinition } from '../module.ts';
import { locateContainer, moduleOf } from '../queries.ts';

/** The zones of each cell. They are computed once for each board. */

interface Index {
  readonly boards: ReadonlyMap<string, BoardDefinition>;
  readonly zones: Map<string, ReadonlyMap<string, readonly ZoneDefinition[]>>;
}

const indexOf = derived(
  ({ maps }: Module): Index => ({
    boards: new Map(maps.flatMap((map) => map.boards.map((board) => [`${map.name}/${board.name}`, board] as const))),
    zones: new Map(),
  }),
);

export const findBoardDefinition = (world: World, board: ContainerId): BoardDefinition | undefined =>
  indexOf(moduleOf(world)).boards.get(board);

const NONE: readonly ZoneDefinition[] = [];

/** Returns the zones that hold a cell, in the order of the board. */
export const zonesAtCell = (world: World, board: ContainerId, cell: CellId): readonly ZoneDefinition[] => {
  const index = indexOf(moduleOf(world));
  let cells = index.zones.get(board);
  if (!cells) {
    const found = new Map<string, ZoneDefinition[]>();
    for (const zone of index.boards.get(board)?.zones ?? []) {
      for (const one of zone.cells) {
        const zones = found.get(one);
        if (zones) zones.push(zone);
        else found.set(one, [zone]);
      }
    }
    cells = found;
    index.zones.set(board, cells);
  }
  return cells.get(cell) ?? NONE;
};

/** Returns the location of something, for the scopes of modifiers. Something in a deck has the location of the deck. */
export const modifierLocationAt = (
  world: World,
  container: ContainerId,
  cell: CellId | undefined,
): SubjectLocation | undefined => {
  const found = locateContainer(world, container);
  if (!found) return undefined;
  const { map, board, deck } = found;
  const at = deck ? deck.cell : cell;
  if (!board || at === undefined) return { in: container, map: map.id, zones: [] };
  const zones = zonesAtCell(world, board.id, at).map(({ name }) => zoneSubjectId(board.id, name));
  return { in: deck ? container : board.id, cell: at, map: map.id, zones };
};
