import { type World, whileSame } from '../../table/index.ts';

/** What was filled in for searches in one world. */
const worlds = whileSame<World, Map<string, unknown>>();

/** What was made under this key since the table last changed, or makes it. */
export const kept = <T>(world: World, key: string, make: () => T): T => {
  const entries = worlds(world, [world.ground.revision], () => new Map());
  if (!entries.has(key)) entries.set(key, make());
  return entries.get(key) as T;
};
