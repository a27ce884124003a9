import { held } from '../engine/modifiers/lazy.ts';
import { randomTable } from '../engine/modifiers/random-table.ts';
import type { Result, Soak } from './soak.ts';

/** So many tables, the first of them those of `npm test`. */
const TABLES = 20_000;

/** P12, P17: looks on random tables, asked for in any order, against one plain full pass. */
const run = (tables = TABLES): readonly Result[] => {
  let different = 0;
  for (let seed = 1; seed <= tables; seed += 1) {
    const { differences } = held(randomTable(seed), seed);
    if (differences.length === 0) continue;
    different += 1;
    if (different === 1) process.stdout.write(`table ${seed}: ${JSON.stringify(differences.slice(0, 5))}\n`);
  }
  return [
    {
      what: 'P17 tables on which a look is another than in a plain pass',
      figure: different,
      bound: 0,
      unit: `of ${tables}`,
    },
  ];
};

export const looks: Soak = { name: 'looks', run };
