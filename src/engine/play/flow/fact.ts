import { z } from 'zod';
import { keyed, type Stored, shortText } from '../../../table/index.ts';
import { both, type InformedViewers } from './known-to.ts';

/**
 * A container or prototype that can hide something: a private map, a face-down deck, or a prototype whose pieces can be
 * covered.
 */
export const secretHolderSchema = keyed({ what: z.enum(['map', 'deck', 'prototype']), name: shortText });
export type SecretHolder = Stored<typeof secretHolderSchema>;

/** A hidden fact with the viewers who know it. Public information is no fact in this sense. */
export interface Fact {
  readonly secret: SecretHolder;
  readonly known: InformedViewers;
}

/** Merges facts about the same secret, keeping only the viewers of all of them. */
export const mergeFacts = (facts: Iterable<Fact>): readonly Fact[] => {
  const found = new Map<string, Fact>();
  for (const { secret, known } of facts) {
    if (known === 'all') continue;
    const key = `${secret.what} ${secret.name}`;
    const before = found.get(key);
    found.set(key, { secret, known: before ? both(before.known, known) : known });
  }
  return [...found.values()];
};

/** Returns a function that computes facts on first use, because they may depend on values that aren't known yet. */
export const once = (find: () => readonly Fact[]): (() => readonly Fact[]) => {
  let found: readonly Fact[] | undefined;
  return () => {
    found ??= find();
    return found;
  };
};
