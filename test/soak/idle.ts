import fc from 'fast-check';
import { difference, pairs } from '../support/play/idle-pairs.ts';
import type { Result, Soak } from './soak.ts';

const PAIRS = 5_000;
const SEED = 20_310_112;

/** D12: other pairs than those of `npm test`. */
const run = async (): Promise<readonly Result[]> => {
  let different = 0;
  for (const pair of fc.sample(pairs, { seed: SEED, numRuns: PAIRS })) {
    const found = await difference(pair);
    if (found === undefined) continue;
    different += 1;
    if (different === 1) process.stdout.write(`${found}\n${JSON.stringify(pair)}\n`);
  }
  return [
    { what: 'D12 games in which an idle modifier changed something', figure: different, bound: 0, unit: `of ${PAIRS}` },
  ];
};

export const idle: Soak = { name: 'idle', run };
