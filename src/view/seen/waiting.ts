import { isHouse } from '../../engine/index.ts';
import type { SeenReport } from './report.ts';

type Choosing = NonNullable<SeenReport<'phase'>['all']>[number];

export const isCalled = ({ players: [player, ...more] }: Choosing, all: readonly Choosing[]): boolean =>
  player !== undefined &&
  !isHouse(player) &&
  more.length === 0 &&
  all.filter(({ players }) => players.includes(player)).length === 1;

export interface ChoosingSides {
  readonly own: boolean;
  readonly others: readonly Choosing[];
  readonly all: readonly Choosing[];
}

export const choosingSidesFor = (
  { all = [] }: SeenReport<'phase'>,
  reader: Choosing['players'][number] | undefined,
): ChoosingSides => {
  const others = all.filter(({ players }) => reader === undefined || !players.includes(reader));
  return { own: others.length < all.length, others, all };
};

export const isNewTurnReported = (seen: readonly SeenReport[]): boolean => seen.some(({ what }) => what === 'turn');

/** Returns the next phase of the same turn; undefined if all sides choose in it, or another turn starts. */
export const findNextPhaseReport = (seen: readonly SeenReport[]): SeenReport<'phase'> | undefined =>
  isNewTurnReported(seen)
    ? undefined
    : seen.find(
        (one): one is SeenReport<'phase'> => one.what === 'phase' && one.isNew === true && one.all === undefined,
      );
