import { z } from 'zod';
import { list, type Stored, shortText } from '../../core/schema.ts';

/**
 * Who may know something: everybody, those who only watch included, or the players of these sides, by name; an empty
 * list is nobody.
 */
export const audienceSchema = z.union([z.literal('all'), list(shortText, 100)]);
export type Audience = Stored<typeof audienceSchema>;

export const NOBODY: Audience = [];

/** Those who are in both. */
export const both = (a: Audience, b: Audience): Audience =>
  a === 'all' ? b : b === 'all' ? a : a.filter((side) => b.includes(side));

/** Those who are in one or the other. */
export const either = (a: Audience, b: Audience): Audience =>
  a === 'all' || b === 'all' ? 'all' : [...new Set([...a, ...b])];

/** Whether all of the first are in the second. */
export const isAmong = (some: Audience, all: Audience): boolean =>
  all === 'all' || (some !== 'all' && some.every((side) => all.includes(side)));
