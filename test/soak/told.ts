import fc from 'fast-check';
import { held, pairs } from '../secrecy/told/pairs.ts';
import type { Result, Soak } from './soak.ts';

/** TOLD_PAIRS says another number, TOLD_SEED which ones, so that they can be played in parts. */
const PAIRS = 7_000;
const SEED = 20_310_202;

/** D2: other pairs than those of `npm test`. */
const run = (): readonly Result[] => {
  const [numRuns, seed] = [Number(process.env['TOLD_PAIRS'] ?? PAIRS), Number(process.env['TOLD_SEED'] ?? SEED)];
  let different = 0;
  for (const pair of fc.sample(pairs, { seed, numRuns })) {
    const { difference } = held(pair);
    if (difference === undefined) continue;
    different += 1;
    if (different === 1) process.stdout.write(`${difference}\n${JSON.stringify(pair)}\n`);
  }
  return [
    { what: 'D2 games that told somebody what is not declared', figure: different, bound: 0, unit: `of ${numRuns}` },
  ];
};

export const told: Soak = { name: 'told', run };
