import { z } from 'zod';
import { keyed, type Stored, shortText } from '../../../table/index.ts';
import { both, type KnownTo } from './known-to.ts';

/** A private map, a face-down deck, or a prototype whose pieces can be covered in open places. */
export const secretSchema = keyed({ what: z.enum(['map', 'deck', 'prototype']), name: shortText });
export type Secret = Stored<typeof secretSchema>;

/** A hidden fact with its viewers. Public information is no fact. */
export interface Fact {
  readonly secret: Secret;
  readonly known: KnownTo;
}

/** Merges facts about the same secret, keeping only the viewers of all of them. */
export const merged = (facts: Iterable<Fact>): readonly Fact[] => {
  const found = new Map<string, Fact>();
  for (const { secret, known } of facts) {
    if (known === 'all') continue;
    const key = `${secret.what} ${secret.name}`;
    const before = found.get(key);
    found.set(key, { secret, known: before ? both(before.known, known) : known });
  }
  return [...found.values()];
};

/** Finds facts on first use, because they may depend on other values. */
export const once = (find: () => readonly Fact[]): (() => readonly Fact[]) => {
  let found: readonly Fact[] | undefined;
  return () => {
    found ??= find();
    return found;
  };
};
