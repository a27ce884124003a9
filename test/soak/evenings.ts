import { evening } from '../support/games/evening.ts';
import type { Result, Soak } from './soak.ts';

/** U24: evenings, each by a seed of its own. */
const run = async (count = 5): Promise<readonly Result[]> => {
  const results: Result[] = [];
  for (let seed = 1; seed <= count; seed += 1) {
    const faults = await evening(seed);
    if (faults.length > 0) process.stdout.write(`${faults.slice(0, 5).join('\n')}\n`);
    results.push({ what: `U24 faults in the evening of the seed ${seed}`, figure: faults.length, bound: 0, unit: '' });
  }
  return results;
};

export const evenings: Soak = { name: 'evenings', run };
