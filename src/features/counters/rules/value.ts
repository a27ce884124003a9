import { askedIn } from '../../../engine/modifiers/asked.ts';
import { zoneSubject } from '../../../engine/modifiers/subject.ts';
import type { Ask, Properties, Value, Whereabouts, World } from '../../../table/index.ts';
import { levelsOf } from './levels.ts';
import { listingIndex } from './listing.ts';
import type { Counter } from './records.ts';
import { sumBefore } from './running.ts';

/** How counters are read: by their names as properties of everything (C4, C63). */

/** The property that holds what a counter counts. */
const NUMBER = 'value';

/**
 * What a counter holds for who asks so: what is kept of it, but for a modifier before whose turn what it counts may be
 * something else (P4).
 */
const heldAt = (world: World, id: string, ask: Ask): string | undefined => {
  const tally = world.get('tally', id);
  const asked = askedIn(ask);
  if (!asked?.turn) return tally?.sum;
  const one = world.ground.index(listingIndex).byId.get(id);
  const { bent } = levelsOf(world.ground);
  if (!one || ![...one.reads].some((name) => bent.has(name))) return tally?.sum;
  return sumBefore(asked.pass, one, asked.turn, ask);
};

/**
 * What a counter is called and where it counts, by which modifiers tell counters apart; whose window it is on, and what
 * its map and the game have.
 */
const namedAt = (world: World, { name, id, map }: Counter, asked: string, ask: Ask): Value | undefined => {
  switch (asked) {
    case 'Name':
      return name;
    case 'On':
      return id.slice(0, -name.length - 1);
    case 'Owner':
      return map === undefined ? undefined : world.ground.get('map', map)?.private;
    default:
      return map === undefined ? ask(world, 'game', 'game', asked) : ask(world, 'map', map, asked);
  }
};

/**
 * The number of a counter itself: modifiers may bend it (P8). Whoever may see it is shown the table's own number, with
 * all that bends it, for the number is what its author publishes (P19).
 */
export const counterProperties: Properties = {
  kind: 'counter',
  names: {
    has: { Name: 'counter', On: 'counted', Owner: 'side', [NUMBER]: 'plain' },
    asks: [{ kind: 'map' }],
  },
  fixed: (name) => name !== NUMBER,
  isPublished: (world, id) => world.get('counter', id) !== undefined,
  read: (world, id, name, ask) => {
    const counter = world.get('counter', id);
    if (!counter) return undefined;
    if (name !== NUMBER) return namedAt(world, counter, name, ask);
    return world === world.ground ? heldAt(world, id, ask) : world.get('tally', id)?.sum;
  },
  spot: (world, id) => {
    const counter = world.get('counter', id);
    return counter && spotOf(counter);
  },
};

/** Where a counter is, for the scopes of modifiers: its map, its board and its zone. */
const spotOf = ({ on, map }: Counter): Whereabouts | undefined => {
  if (map === undefined || 'game' in on) return undefined;
  if ('deck' in on) return { in: on.deck, map, zones: [] };
  if (!('board' in on)) return { in: map, map, zones: [] };
  return { in: on.board, map, zones: 'zone' in on ? [zoneSubject(on.board, on.zone)] : [] };
};

/** The kinds of subjects that have every counter as a property. */
export const COUNTED_ON = ['piece', 'cell', 'zone', 'board', 'deck', 'map', 'side', 'game'] as const;

/** Counters stand behind the properties of everything, the last to be looked for (C12). */
export const namedCounters: readonly Properties[] = COUNTED_ON.map((kind) => ({
  kind,
  // Which counters there are the module and the game say.
  names: {},
  read: (world, _id, name, ask) =>
    name.includes('_') && world.get('counter', name) ? ask(world, 'counter', name, NUMBER) : undefined,
  sharedIn: () => true,
}));
