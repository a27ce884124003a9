// biome-ignore-all lint/plugin/words: what people type of a kingdom is the same in every language
import type { PileRole } from './card.ts';

const roleNames: Readonly<Partial<Record<PileRole, string>>> = {
  buy: '+buy',
  vp: 'victory points',
  handsize: 'hand-size attack',
  potion: 'potion card',
};

export const typedRole = (role: PileRole): string => roleNames[role] ?? role;

export const costExamples = ['cost 2', 'cost 3', 'cost 4', 'cost 5', 'cost 6+'] as const;
export const setMixExamples = ['2 sets of 5', '2 sets', 'at most 3 sets'] as const;
export const setCountSuffixes = (count: number): readonly string[] => ['sets', ...(count === 2 ? ['sets of 5'] : [])];
export const potionCountExamples = ['3-5', 'need 3-5', 'none', 'any', '2-4'] as const;
export const shareWishExamples = ['share', 'yes', 'no', '25%', '50%'] as const;
export const landscapeCountExamples = [
  ...['2', 'none', '4'],
  ...['1 event', '2 events', '1 landmark', '1 project', '1 way', '1 trait', '1 event, 1 way'],
] as const;
