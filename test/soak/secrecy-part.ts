import fc from 'fast-check';
import { drawnAt, kinds, madeKinds, type PairKind } from '../secrecy/worlds/kinds.ts';

/** A part of the pairs of games that `npm run soak secrecy` plays. */

/** Other pairs than those of `npm test`. */
const SEED = 20_310_101;
/** How far the seeds of two kinds are apart. */
const APART = 1_000_000;

/** Those that are played first, with their seeds, come first. */
export const ALL: readonly PairKind[] = [...kinds, ...madeKinds];

/** So many pairs of the kind of that number, behind so many that were played before. */
export interface Part {
  readonly kind: number;
  readonly played: number;
  readonly count: number;
}

/** What of its pairs told somebody something, and what of them was not played to the end, a text each. */
export const partPlayed = async (
  some: readonly PairKind[],
  { kind, played, count }: Part,
): Promise<readonly string[]> => {
  const { name, pairs, compare } = some[kind] as PairKind;
  const said: string[] = [];
  for (const [n, pair] of fc.sample(pairs, { seed: SEED + kind * APART + played, numRuns: count }).entries()) {
    const number = played + n + 1;
    const difference = await compare(pair, { drawn: drawnAt(number) }).catch((fault: unknown) => `threw ${fault}`);
    if (difference !== undefined) said.push(`${name}, pair ${number}: ${difference}\n${JSON.stringify(pair)}\n`);
  }
  return said;
};
