import { z } from 'zod';
import { list, type Stored, shortText } from '../../../table/index.ts';

/**
 * Who may know something: everybody, those who only watch included, or the players of these sides, by name; an empty
 * list is nobody.
 */
export const knownToSchema = z.union([z.literal('all'), list(shortText, 100)]);
export type KnownTo = Stored<typeof knownToSchema>;

export const NOBODY: KnownTo = [];

/** Those who are in both. */
export const both = (a: KnownTo, b: KnownTo): KnownTo =>
  a === 'all' ? b : b === 'all' ? a : a.filter((side) => b.includes(side));

/** Those who are in one or the other. */
export const either = (a: KnownTo, b: KnownTo): KnownTo =>
  a === 'all' || b === 'all' ? 'all' : [...new Set([...a, ...b])];

/** Whether all of the first are in the second. */
export const isAmong = (some: KnownTo, all: KnownTo): boolean =>
  all === 'all' || (some !== 'all' && some.every((side) => all.includes(side)));
