import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { anyAttempt } from '../engine/armies/deeds.ts';
import { heldRange } from '../engine/armies/held-range.ts';
import { LANDS, type Land } from '../engine/armies/random-war.ts';
import { anyTerms, gameOf } from '../engine/armies/small-wars.ts';
import { faultAfter } from '../engine/armies/sound.ts';

/** Armies that go wrong, in the ways in which they would: the random maps and games must find each. */

const RANGES = {
  'none at all': undefined,
  'the size limit looked at only at the end of a way': 'passing',
  'one more than the limit': 'limit',
  'the owner of a cell ignored': 'owner',
  "the first unit's costs instead of the dearest": 'first',
  'the zone of control ignored': 'zone',
  'modified steps not looked at': 'steps',
  'modified neighbours not looked at': 'neighbours',
} as const;

const GAMES = {
  'none at all': undefined,
  'a part in the order of its selection': 'selection',
  'a split that lets all go': 'split',
  'a join that doubles': 'join',
  'move points not spent': 'spent',
  'an army of one': 'one',
  'arrivals in reverse': 'arrivals',
} as const;

const broken = vi.hoisted(() => ({ now: undefined as string | undefined }));

vi.mock(import('../../src/table/grid/search.ts'), async (original) => {
  const real = await original();
  return {
    ...real,
    search: (ground, from, most, target) => {
      if (broken.now === 'limit') return real.search({ ...ground, size: ground.size - 1 }, from, most, target);
      if (broken.now === 'zone')
        return real.search({ ...ground, stops: new Uint8Array(ground.net.size) }, from, most, target);
      if (broken.now !== 'passing') return real.search(ground, from, most, target);
      const found = real.search(
        { ...ground, room: ground.room.map((room) => (room === 0 ? 0 : real.ROOMY)) },
        from,
        most,
        target,
      );
      const ends = found.cells.filter((cell) => cell === from || (ground.room[cell] as number) >= ground.size);
      return { cells: ends, cost: (cell) => found.cost(cell), path: (cell) => found.path(cell) };
    },
  };
});

vi.mock(import('../../src/engine/armies/occupancy.ts'), async (original) => {
  const real = await original();
  return {
    ...real,
    occupancyOf: (...args) => {
      const occupancy = real.occupancyOf(...args);
      return broken.now === 'owner'
        ? { ...occupancy, at: (cell) => ({ ...occupancy.at(cell), isBarred: false }) }
        : occupancy;
    },
  };
});

vi.mock(import('../../src/engine/armies/ground.ts'), async (original) => {
  const real = await original();
  return {
    ...real,
    searchFor: (world, group, most, options) => {
      const units = broken.now === 'first' ? group.units.flatMap(() => group.units.slice(0, 1)) : group.units;
      return real.searchFor(world, { ...group, units }, most, options);
    },
  };
});

vi.mock(import('../../src/engine/armies/bent.ts'), async (original) => {
  const real = await original();
  return {
    bentSteps: (...args) => (broken.now === 'steps' ? undefined : real.bentSteps(...args)),
    bentNeighbours: (...args) => (broken.now === 'neighbours' ? undefined : real.bentNeighbours(...args)),
  };
});

vi.mock(import('../../src/engine/armies/selection/selection.ts'), async (original) => {
  const real = await original();
  return {
    ...real,
    partsOf: (members, selection) => {
      const parts = real.partsOf(members, selection);
      if (broken.now !== 'selection' || !selection || 'code' in parts) return parts;
      const asNamed = [...new Set(selection)].flatMap((id) => parts.moving.filter((unit) => unit.id === id));
      return { ...parts, moving: asNamed };
    },
  };
});

vi.mock(import('../../src/engine/armies/form.ts'), async (original) => {
  const real = await original();
  return {
    ...real,
    decideJoin: (table, operation) => {
      const change = real.decideJoin(table, operation);
      const unit = table.get('piece', operation.units[0] ?? '');
      if (broken.now !== 'join' || 'code' in change || !unit) return change;
      return { ...change, added: [...change.added, { ...unit, id: `${unit.id}x` as typeof unit.id }] };
    },
    decideSplit: (table, operation, environment) => {
      const change = real.decideSplit(table, operation, environment);
      return broken.now === 'split' && !('code' in change)
        ? real.decideDisband(table, { ...operation, kind: 'disband-army' })
        : change;
    },
  };
});

vi.mock(import('../../src/engine/armies/points.ts'), async (original) => {
  const real = await original();
  return { ...real, paying: (...args) => (broken.now === 'spent' ? args[1] : real.paying(...args)) };
});

vi.mock(import('../../src/engine/armies/keep.ts'), async (original) => {
  const real = await original();
  return {
    ...real,
    keepArmies: (table, done) =>
      broken.now === 'one' ? real.takeByEntering(table, done) : real.keepArmies(table, done),
  };
});

vi.mock(import('../../src/engine/armies/arrivals.ts'), async (original) => {
  const real = await original();
  return {
    ...real,
    arrive: (table, arrival, side) =>
      real.arrive(table, broken.now === 'arrivals' ? { ...arrival, units: arrival.units.toReversed() } : arrival, side),
  };
});

const MOST = 1000;

const isHeld = (seed: number): boolean => {
  const lands = Object.values(LANDS);
  return heldRange(lands[seed % lands.length] as Land, seed).differences.length === 0;
};

/** How many maps it takes until a range is not what a plain search finds; more than MOST: none did. */
const mapsUntilCaught = (most: number): number => {
  for (let map = 1; map <= most; map += 1) if (!isHeld(map)) return map;
  return MOST + 1;
};

/** How many games it takes until something does not hold. */
const gamesUntilCaught = (numRuns: number): number => {
  const found = fc.check(
    fc.property(anyTerms, fc.array(anyAttempt, { minLength: 10, maxLength: 40 }), (terms, attempts) => {
      const game = gameOf(terms);
      return attempts.every((attempt) => faultAfter(game, attempt) === undefined);
    }),
    { seed: 20_300_107, numRuns, endOnFailure: true },
  );
  return found.failed ? found.numRuns : MOST + 1;
};

afterEach(() => {
  broken.now = undefined;
});

describe('[A44] wrong ranges are caught within 1,000 maps', () => {
  it.each(Object.entries(RANGES))('wrong ranges of units are caught within 1,000 maps: %s', (_, mutant) => {
    broken.now = mutant;
    if (mutant === undefined) expect(mapsUntilCaught(8)).toBe(MOST + 1);
    else expect(mapsUntilCaught(MOST)).toBeLessThanOrEqual(MOST);
  });
});

describe('[A13] [A28] [A46] wrong armies are caught within 1,000 games', () => {
  it.each(Object.entries(GAMES))('wrong army rules are caught within 1,000 games: %s', (_, mutant) => {
    broken.now = mutant;
    if (mutant === undefined) expect(gamesUntilCaught(8)).toBe(MOST + 1);
    else expect(gamesUntilCaught(MOST)).toBeLessThanOrEqual(MOST);
  });
});
