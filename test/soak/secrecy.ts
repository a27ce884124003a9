import fc from 'fast-check';
import { drawnAt, kinds, type PairKind } from '../secrecy/kinds.ts';
import type { Result, Soak } from './soak.ts';

/** So many pairs of games, of all kinds together; SECRECY_PAIRS says another number, SECRECY_SEED which ones, so that they can be played in parts. */
const PAIRS = 100_000;
const SEED = 20_310_101;
/** So many are made at once. */
const PART = 500;

/** How many pairs of a kind told somebody something; of the first it is said what. */
const told = async ({ name, pairs, compare }: PairKind, count: number, seed: number): Promise<number> => {
  let [leaks, pair] = [0, 0];
  for (let part = 0; pair < count; part += 1) {
    for (const one of fc.sample(pairs, { seed: seed + part, numRuns: Math.min(PART, count - pair) })) {
      pair += 1;
      const difference = await compare(one, drawnAt(pair));
      if (difference === undefined) continue;
      leaks += 1;
      if (leaks === 1) process.stdout.write(`${name}: ${difference}\n${JSON.stringify(one)}\n`);
    }
  }
  return leaks;
};

/** T6: other pairs than those of `npm test`. */
const run = async (): Promise<readonly Result[]> => {
  const [pairs, seed] = [Number(process.env['SECRECY_PAIRS'] ?? PAIRS), Number(process.env['SECRECY_SEED'] ?? SEED)];
  const results: Result[] = [];
  for (const [i, kind] of kinds.entries()) {
    const count = Math.ceil(pairs / kinds.length);
    results.push({
      what: `T6 pairs that told somebody something, ${kind.name}`,
      figure: await told(kind, count, seed + i * 1_000_000),
      bound: 0,
      unit: `of ${count}`,
    });
  }
  return results;
};

export const secrecy: Soak = { name: 'secrecy', run };
