import fc from 'fast-check';
import { drawnAt, kinds, madeKinds, type PairKind } from '../secrecy/worlds/kinds.ts';
import { type Place, placeIn } from './place.ts';
import type { Result, Soak } from './soak.ts';

/** So many pairs of games, of all kinds together; `npm run soak secrecy 20000` plays another number. */
const PAIRS = 2000;
/** Other pairs than those of `npm test`. */
const SEED = 20_310_101;
/** How far the seeds of two kinds are apart. */
const APART = 1_000_000;
/** So many of a kind are played between two looks at the file that keeps the place. */
const PART = 25;

/** How many pairs of each kind are played of how many in all, and how many of them told somebody something. */
export interface Played {
  readonly each: number;
  readonly played: number;
  readonly leaks: readonly number[];
}

/**
 * Plays so many pairs of each kind, from where an earlier run for as many was interrupted; answers how many of each
 * told somebody something. `say` hears of each such.
 */
export const pairsPlayed = async (
  some: readonly PairKind[],
  each: number,
  place: Place<Played>,
  say: (text: string) => void,
): Promise<readonly number[]> => {
  const kept = place.read();
  const start =
    kept?.each === each && kept.leaks.length === some.length ? kept : { played: 0, leaks: some.map(() => 0) };
  const leaks = [...start.leaks];
  for (let { played } = start; played < each; played += PART) {
    const count = Math.min(PART, each - played);
    for (const [i, { name, pairs, compare }] of some.entries()) {
      for (const [n, pair] of fc.sample(pairs, { seed: SEED + i * APART + played, numRuns: count }).entries()) {
        const difference = await compare(pair, { drawn: drawnAt(played + n + 1) });
        if (difference === undefined) continue;
        leaks[i] = (leaks[i] ?? 0) + 1;
        say(`${name}, pair ${played + n + 1}: ${difference}\n${JSON.stringify(pair)}\n`);
      }
    }
    place.keep({ each, played: played + count, leaks: [...leaks] });
  }
  place.forget();
  return leaks;
};

/** Those that are played first, with their seeds, come first. */
const ALL: readonly PairKind[] = [...kinds, ...madeKinds];

/** T6. */
const run = async (count = PAIRS): Promise<readonly Result[]> => {
  const each = Math.ceil(count / ALL.length);
  const leaks = await pairsPlayed(ALL, each, placeIn('var/soak/secrecy.json'), (text) => process.stdout.write(text));
  return ALL.map(({ name }, i) => ({
    what: `T6 pairs that told somebody something, ${name}`,
    figure: leaks[i] ?? 0,
    bound: 0,
    unit: `of ${each}`,
  }));
};

export const secrecy: Soak = { name: 'secrecy', run };
