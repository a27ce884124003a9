import type { SideId } from '../../../table/index.ts';
import type { Outcome } from '../../play/turns/outcomes.ts';
import type { KeeperDefinition } from './tree.ts';

export interface Rank {
  readonly way: 'most' | 'least';
  readonly keepers: readonly KeeperDefinition[];
}

/**
 * Returns the scores that rank the sides, the deciding one first. Later ones break ties (D21). If no scorekeeper
 * declares that it ranks, the only score ranks, and the most is best. Games that were stored before `ranks` existed may
 * have several such scores, which are added up.
 */
export const rankingCriteriaOf = (definitions: readonly KeeperDefinition[]): readonly Rank[] => {
  const said = new Map<number, Rank>();
  for (const definition of definitions) {
    const { ranks, initial } = definition;
    if (ranks === undefined || ranks === 'nothing' || initial === undefined) continue;
    said.set(ranks.order, { way: ranks.way, keepers: [...(said.get(ranks.order)?.keepers ?? []), definition] });
  }
  if (said.size > 0) return [...said].sort(([a], [b]) => a - b).map(([, rank]) => rank);
  const keepers = silent(definitions);
  return keepers.length === 0 ? [] : [{ way: 'most', keepers }];
};

const silent = (definitions: readonly KeeperDefinition[]): readonly KeeperDefinition[] =>
  definitions.filter(({ initial, ranks }) => initial !== undefined && ranks === undefined);

/** Returns the scorekeepers that keep a score, if there are several and none declares that it ranks. */
export const undeclaredRankScorekeepers = (definitions: readonly KeeperDefinition[]): readonly KeeperDefinition[] => {
  const [rank] = rankingCriteriaOf(definitions);
  const open = silent(definitions);
  return open.length > 1 && rank?.keepers.length === open.length && rank.keepers.every((one) => open.includes(one))
    ? open
    : [];
};

/** Returns pairs of scorekeepers that rank in the same place, one by the most and one by the least. */
export const findRankingConflicts = (
  definitions: readonly KeeperDefinition[],
): readonly (readonly [first: KeeperDefinition, other: KeeperDefinition])[] => {
  const firsts = new Map<number, KeeperDefinition>();
  return definitions.flatMap((one): readonly (readonly [KeeperDefinition, KeeperDefinition])[] => {
    if (typeof one.ranks !== 'object') return [];
    const first = firsts.get(one.ranks.order) ?? one;
    firsts.set(one.ranks.order, first);
    return typeof first.ranks === 'object' && first.ranks.way !== one.ranks.way ? [[first, one]] : [];
  });
};

/** Returns the ranking for an `(end)`. If the score of its scorekeeper ranks, it comes first. */
export const rankingCriteriaAtEnd = (
  definitions: readonly KeeperDefinition[],
  ending: KeeperDefinition,
): readonly Rank[] => {
  const ranks = rankingCriteriaOf(definitions);
  const own = ranks.find(({ keepers }) => keepers.includes(ending));
  if (!own) return ranks;
  const first: Rank = { way: own.way, keepers: [ending] };
  return ending.ranks === undefined ? [first] : [first, ...ranks];
};

export type SideRanking = Pick<Outcome, 'result' | 'place' | 'scores'>;

/**
 * Ranks the sides. A single first side wins; several first sides draw; all others lose. A side without any score draws
 * (S16).
 */
export const rankSides = (
  scores: ReadonlyMap<SideId, readonly (number | undefined)[]>,
  ways: readonly Rank['way'][],
): ReadonlyMap<SideId, SideRanking> => {
  const all = [...scores.values()].filter((own) => own.some((score) => score !== undefined));
  const firsts = all.filter((own) => all.every((other) => !isBefore(other, own, ways))).length;
  return new Map(
    [...scores].map(([side, own]): [SideId, SideRanking] => {
      if (!all.includes(own)) return [side, { result: 'drew' }];
      const place = 1 + all.filter((other) => isBefore(other, own, ways)).length;
      const top = firsts === 1 ? 'won' : 'drew';
      return [side, { result: place === 1 ? top : 'lost', place }];
    }),
  );
};

/** True if the scores `own` rank before `other`. A missing score comes last. */
const isBefore = (
  own: readonly (number | undefined)[],
  other: readonly (number | undefined)[],
  ways: readonly Rank['way'][],
): boolean => {
  for (const [i, way] of ways.entries()) {
    const [mine, theirs] = [worth(own[i], way), worth(other[i], way)];
    if (mine > theirs) return true;
    if (mine < theirs) return false;
  }
  return false;
};

const worth = (score: number | undefined, way: Rank['way']): number => {
  if (score === undefined) return Number.NEGATIVE_INFINITY;
  return way === 'most' ? score : -score;
};
