import {
  type ContainerId,
  derivedOfSystems,
  type Refusal,
  type Room,
  type System,
  type World,
} from '../../../table/index.ts';

const limitsOf = derivedOfSystems((systems: readonly System[]) => systems.flatMap(({ roomIn }) => roomIn ?? []));

const roomIn = (world: World, container: ContainerId): Room | undefined => {
  let least: Room | undefined;
  for (const limit of limitsOf(world.systems)) {
    const room = limit(world, container);
    if (room && (!least || room.count < least.count)) least = room;
  }
  return least;
};

/**
 * Returns the number of pieces that a container can still take, as far as this world knows; infinite without a limit.
 */
export const spaceIn = (world: World, container: ContainerId): number =>
  roomIn(world, container)?.count ?? Number.POSITIVE_INFINITY;

/**
 * Returns the refusal if a container can't take this many more pieces (P8). Pieces that it holds already stay, even if
 * the limit was lowered (P11).
 */
export const refusalOfAdding = (world: World, container: ContainerId, count: number): Refusal | undefined => {
  const room = roomIn(world, container);
  return room && count > room.count ? room.refusal : undefined;
};
