import { first, instead, look, type RemediesByRefusalCode } from '../remedy/remedy.ts';
import { turnQueries } from '../turns.ts';

export const phases = {
  'not-in-phase': ({ what }, view) => {
    const now = view.of(turnQueries).phase();
    const isNext = now !== undefined && now.owed === 0 && !now.isRound && (now.next?.acts.includes(what) ?? false);
    return isNext ? { show: undefined, next: first('/turn next') } : { show: look('/turn show'), next: undefined };
  },
  'phase-owes': () => ({ show: look('/turn show') }),
  'no-phases': () => ({ end: instead('/turn end') }),
} satisfies RemediesByRefusalCode;
