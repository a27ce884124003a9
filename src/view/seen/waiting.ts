import { isHouse } from '../../engine/index.ts';
import type { Seen } from './report.ts';

/** The sides for which a phase waits, and how a player leaves a phase. */

type Choosing = NonNullable<Seen<'phase'>['all']>[number];

/** True if a mention is enough to name a side: its player is one person, not the bot, who plays no other of these sides. */
export const isCalled = ({ players: [player, ...more] }: Choosing, all: readonly Choosing[]): boolean =>
  player !== undefined &&
  !isHouse(player) &&
  more.length === 0 &&
  all.filter(({ players }) => players.includes(player)).length === 1;

/** The sides that have to choose, without those of the reader; `own`: that reader has to choose, too. */
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

/** True if the turn of a side begins. */
export const isTurnOver = (seen: readonly Seen[]): boolean => seen.some(({ what }) => what === 'turn');

/** The phase to which a player goes on within the turn; undefined if all choose in it, or another turn begins. */
export const nextPhase = (seen: readonly Seen[]): Seen<'phase'> | undefined =>
  isTurnOver(seen)
    ? undefined
    : seen.find((one): one is Seen<'phase'> => one.what === 'phase' && one.isNew === true && one.all === undefined);
