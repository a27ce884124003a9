import {
  type ContainerId,
  cachePerSystems,
  type Refusal,
  type RemainingRoom,
  type System,
  type World,
} from '../../../table/index.ts';

const limitsOf = cachePerSystems((systems: readonly System[]) => systems.flatMap(({ roomIn }) => roomIn ?? []));

const roomIn = (world: World, container: ContainerId): RemainingRoom | undefined => {
  let least: RemainingRoom | undefined;
  for (const limit of limitsOf(world.systems)) {
    const room = limit(world, container);
    if (room && (!least || room.count < least.count)) least = room;
  }
  return least;
};

/** Returns how many pieces a container can still take; infinite without a limit. */
export const remainingCapacityOf = (world: World, container: ContainerId): number =>
  roomIn(world, container)?.count ?? Number.POSITIVE_INFINITY;

/**
 * Returns a refusal if a container has no room for this many more pieces (P8). Pieces that are in it stay, even if its
 * limit becomes lower (P11).
 */
export const refusalOfExceedingCapacity = (
  world: World,
  container: ContainerId,
  count: number,
): Refusal | undefined => {
  const room = roomIn(world, container);
  return room && count > room.count ? room.refusal : undefined;
};
