import { cardQueries } from '../../features/cards/view/cards.ts';
import type { Sight } from '../queries.ts';
import type { StepConsequences } from './following.ts';
import type { SeenReport } from './report.ts';

interface Flow {
  readonly told: SeenReport<'passed'>;
  readonly to: string | undefined;
  readonly at: number;
}

export type HiddenMovements = Map<string, Flow>;

/**
 * Returns reports with the numbers of pieces that moved unseen. Moves that gave every hand the same number become one
 * report, if rules or several players caused them (G41).
 */
export const reportHiddenMovements = (
  following: StepConsequences,
  sight: Sight,
  flows: HiddenMovements,
): readonly SeenReport<'passed'>[] => {
  const all = [...flows.values()].map((one): Flow => ({ ...one, told: following.markAt(one.told, one.at) }));
  if (!following.isAny || all.length < 2) return all.map(({ told }) => told);
  const hands = new Set<string>(
    sight
      .of(cardQueries)
      .hands()
      .map(({ id }) => id),
  );
  const isToAll = ({ told, to }: Flow): boolean => {
    const alike = all.filter((one) => one.told.from === told.from && one.told.count === told.count);
    const given = new Set(alike.flatMap((one) => (one.told.follows && one.to && hands.has(one.to) ? one.to : [])));
    return hands.size > 1 && to !== undefined && given.has(to) && given.size === hands.size;
  };
  const joined = new Set<string>();
  return all.flatMap((one) => {
    if (!isToAll(one)) return [one.told];
    const { to: _, ...told } = one.told;
    const key = `${told.from}\n${told.count}`;
    if (joined.has(key)) return [];
    joined.add(key);
    return [following.markAt({ ...told, each: true }, one.at)];
  });
};
