import { z } from 'zod';
import { keyed, type Stored, shortText } from '../../../table/index.ts';
import { both, type KnownTo } from './known-to.ts';

/**
 * What hides something, by its name: a private map, a deck that lies face down, or a prototype whose pieces can be
 * covered where all see them.
 */
export const secretSchema = keyed({ what: z.enum(['map', 'deck', 'prototype']), name: shortText });
export type Secret = Stored<typeof secretSchema>;

/** Something of what is hidden, and who may know it. What everybody may know is no fact. */
export interface Fact {
  readonly secret: Secret;
  readonly known: KnownTo;
}

/** Each secret once, with those who may know all that is told of it; the order is that in which they came. */
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

/** Facts that are found when they are first asked for: what one value tells may rest on what others do. */
export const once = (find: () => readonly Fact[]): (() => readonly Fact[]) => {
  let found: readonly Fact[] | undefined;
  return () => {
    found ??= find();
    return found;
  };
};
