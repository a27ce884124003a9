import { isHouse } from '../../engine/index.ts';
import type { Seen } from './report.ts';

type Choosing = NonNullable<Seen<'phase'>['all']>[number];

export const isCalled = ({ players: [player, ...more] }: Choosing, all: readonly Choosing[]): boolean =>
  player !== undefined &&
  !isHouse(player) &&
  more.length === 0 &&
  all.filter(({ players }) => players.includes(player)).length === 1;

export interface CalledSides {
  readonly own: boolean;
  readonly others: readonly Choosing[];
  readonly all: readonly Choosing[];
}

export const calledSides = (
  { all = [] }: Seen<'phase'>,
  reader: Choosing['players'][number] | undefined,
): CalledSides => {
  const others = all.filter(({ players }) => reader === undefined || !players.includes(reader));
  return { own: others.length < all.length, others, all };
};

export const isTurnOver = (seen: readonly Seen[]): boolean => seen.some(({ what }) => what === 'turn');

/** Returns the next phase of the same turn; undefined if all sides choose in it, or another turn starts. */
export const nextPhase = (seen: readonly Seen[]): Seen<'phase'> | undefined =>
  isTurnOver(seen)
    ? undefined
    : seen.find((one): one is Seen<'phase'> => one.what === 'phase' && one.isNew === true && one.all === undefined);
