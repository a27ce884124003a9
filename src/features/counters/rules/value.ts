import { evaluationOfRead } from '../../../engine/modifiers/asked.ts';
import { zoneSubjectId } from '../../../engine/modifiers/subject.ts';
import type { Ask, PropertySource, SubjectLocation, Value, World } from '../../../table/index.ts';
import { counterEvaluationOrderOf } from './levels.ts';
import { counterListingIndex } from './listing.ts';
import type { Counter } from './records.ts';
import { counterSumBefore } from './running.ts';

/** Reads counters by their names, as properties of everything (C4, C63). */

const NUMBER = 'value';

/** Returns the value of a counter. A modifier that is being applied reads the value from before it is applied (P4). */
const heldAt = (world: World, id: string, ask: Ask): string | undefined => {
  const tally = world.get('tally', id);
  const asked = evaluationOfRead(ask);
  if (!asked?.turn) return tally?.sum;
  const one = world.ground.index(counterListingIndex).byId.get(id);
  const { bent } = counterEvaluationOrderOf(world.ground);
  if (!one || ![...one.reads].some((name) => bent.has(name))) return tally?.sum;
  return counterSumBefore(asked.pass, one, asked.turn, ask);
};

/**
 * Returns a property of a counter, such as its name, its place or its owner. Modifiers choose counters by these. Other
 * properties come from its map or the game.
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
 * The properties of counters themselves. Modifiers can change the number (P8). A viewer who may see the number gets the
 * table's own value with all modifiers, because the counter's author publishes it (P19).
 */
export const counterProperties: PropertySource = {
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

const spotOf = ({ on, map }: Counter): SubjectLocation | undefined => {
  if (map === undefined || 'game' in on) return undefined;
  if ('deck' in on) return { in: on.deck, map, zones: [] };
  if (!('board' in on)) return { in: map, map, zones: [] };
  return { in: on.board, map, zones: 'zone' in on ? [zoneSubjectId(on.board, on.zone)] : [] };
};

export const COUNTER_SUBJECT_KINDS = ['piece', 'cell', 'zone', 'board', 'deck', 'map', 'side', 'game'] as const;

/** Adds counters as the last properties of everything, after all others of that name (C12). */
export const counterValueProperties: readonly PropertySource[] = COUNTER_SUBJECT_KINDS.map((kind) => ({
  kind,
  names: {},
  read: (world, _id, name, ask) =>
    name.includes('_') && world.get('counter', name) ? ask(world, 'counter', name, NUMBER) : undefined,
  sharedIn: () => true,
}));
