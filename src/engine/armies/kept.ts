import { type World, whileSame } from '../../table/index.ts';

const worlds = whileSame<World, Map<string, unknown>>();

/** Returns the cached value for a key, until the table changes. */
export const kept = <T>(world: World, key: string, make: () => T): T => {
  const entries = worlds(world, [world.ground.revision], () => new Map());
  if (!entries.has(key)) entries.set(key, make());
  return entries.get(key) as T;
};
