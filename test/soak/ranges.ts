import { heldRange, seedOf } from '../engine/armies/held-range.ts';
import { LANDS } from '../engine/armies/random-war.ts';
import type { Result, Soak } from './soak.ts';

/** So many maps of each grid, the first of them those of `npm test`. */
const MAPS = 1_000;

/**
 * A43, A44, A47: ranges, ways and closed neighbours on random maps, with modifiers, size limits and owners, against a
 * plain Dijkstra by the plain rules.
 */
const run = (): readonly Result[] =>
  Object.entries(LANDS).map(([name, land]) => {
    let different = 0;
    for (let map = 0; map < MAPS; map += 1) {
      const { differences } = heldRange(land, seedOf(name, map));
      if (differences.length === 0) continue;
      different += 1;
      if (different === 1) process.stdout.write(`${name}, map ${map}: ${differences.slice(0, 5).join('; ')}\n`);
    }
    return {
      what: `A44 maps of ${name} with another range than a plain search finds`,
      figure: different,
      bound: 0,
      unit: `of ${MAPS}`,
    };
  });

export const ranges: Soak = { name: 'ranges', run };
