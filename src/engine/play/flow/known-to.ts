import { z } from 'zod';
import { list, type Stored, shortText } from '../../../table/index.ts';

/**
 * The viewers who know something: everyone including spectators, or only the players of these sides. An empty list
 * means no player.
 */
export const informedViewersSchema = z.union([z.literal('all'), list(shortText, 100)]);
export type InformedViewers = Stored<typeof informedViewersSchema>;

export const NOBODY: InformedViewers = [];

export const both = (a: InformedViewers, b: InformedViewers): InformedViewers =>
  a === 'all' ? b : b === 'all' ? a : a.filter((side) => b.includes(side));

export const uniteViewers = (a: InformedViewers, b: InformedViewers): InformedViewers =>
  a === 'all' || b === 'all' ? 'all' : [...new Set([...a, ...b])];

export const areViewersAmong = (some: InformedViewers, all: InformedViewers): boolean =>
  all === 'all' || (some !== 'all' && some.every((side) => all.includes(side)));
