import type { World } from '../core/world.ts';

/** What was filled in for searches in one world, good for one revision of its table. */
interface Filled {
  readonly revision: number;
  readonly entries: Map<string, unknown>;
}

const worlds = new WeakMap<World, Filled>();

/** What was made under this key since the table last changed, or makes it. */
export const kept = <T>(world: World, key: string, make: () => T): T => {
  const { revision } = world.ground;
  const filled = worlds.get(world);
  const entries = filled?.revision === revision ? filled.entries : new Map<string, unknown>();
  if (filled?.revision !== revision) worlds.set(world, { revision, entries });
  if (!entries.has(key)) entries.set(key, make());
  return entries.get(key) as T;
};
