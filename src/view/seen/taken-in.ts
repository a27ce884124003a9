import { only } from '../../engine/core/report.ts';
import type { CountedName } from '../../engine/index.ts';
import type { Seen } from './report.ts';

/** Who came into an army by the move that led another unit there: the sentence of the move says it. */
export const takenInByMove = (army: string, seen: readonly Seen[]): readonly CountedName[] =>
  only(seen, 'mustered').find((one) => one.army === army && isToldByMove(one, seen))?.takes ?? [];

/** True if the sentence of a move says what became of an army. */
export const isToldByMove = ({ army, drops }: Seen<'mustered'>, seen: readonly Seen[]): boolean =>
  drops === undefined && only(seen, 'regrouped').some(({ armies }) => armies.includes(army));
