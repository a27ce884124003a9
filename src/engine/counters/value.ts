import type { Ask, Properties } from '../core/system.ts';
import type { Value } from '../core/value.ts';
import type { World } from '../core/world.ts';
import { askedIn } from '../modifiers/pass.ts';
import { levelsOf } from './levels.ts';
import { listingFold } from './listing.ts';
import { sumBefore } from './running.ts';

/** How counters are read: by their names as properties of everything (C4, C63). */

/** What a counter holds for who asks so: what is kept of it, but for a modifier before whose turn what it counts may be something else (P4). */
const heldAt = (world: World, id: string, ask: Ask): string | undefined => {
  const tally = world.get('tally', id);
  const asked = askedIn(ask);
  if (!asked?.turn) return tally?.sum;
  const one = world.ground.index(listingFold).byId.get(id);
  const { bent } = levelsOf(world.ground);
  if (!one || ![...one.reads].some((name) => bent.has(name))) return tally?.sum;
  return sumBefore(asked.pass, one, asked.turn, ask);
};

/** The number of a counter itself: modifiers may bend it (P8). Whoever looks through a lens is shown the table's own number (P19). */
export const counterProperties: Properties = {
  kind: 'counter',
  read: (world, id, name, ask) => {
    if (name !== 'value') return undefined;
    if (world === world.ground) return heldAt(world, id, ask);
    const tally = world.get('tally', id);
    return tally && (tally.bent ?? tally.sum);
  },
};

const readAs = (world: World, name: string, ask: Ask): Value | undefined => {
  if (!name.includes('_') || !world.get('counter', name)) return undefined;
  return world === world.ground ? ask(world, 'counter', name, 'value') : counterProperties.read(world, name, 'value', ask);
};

/** Counters stand behind the properties of everything, the last to be looked for (C12). */
export const namedCounters: readonly Properties[] = ['piece', 'cell', 'zone', 'map', 'side', 'game'].map((kind) => ({
  kind,
  read: (world, _id, name, ask) => readAs(world, name, ask),
}));
