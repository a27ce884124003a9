import type { SideId } from '../core/ids.ts';
import type { Outcome } from '../play/outcomes.ts';

/** How a side comes out when the game ends by scores: the result, and its rank where it had a score. */
export type Ranked = Pick<Outcome, 'result' | 'place'>;

/** The highest score wins, several of them draw, the others lose; whoever has no score draws (S16). */
export const ranked = (scores: ReadonlyMap<SideId, number | undefined>): ReadonlyMap<SideId, Ranked> => {
  const numbers = [...scores.values()].filter((score) => score !== undefined);
  const best = Math.max(...numbers);
  const first = numbers.filter((score) => score === best).length;
  return new Map(
    [...scores].map(([side, score]): [SideId, Ranked] => {
      if (score === undefined) return [side, { result: 'drew' }];
      const place = 1 + numbers.filter((other) => other > score).length;
      const top = first === 1 ? 'won' : 'drew';
      return [side, { result: score === best ? top : 'lost', place }];
    }),
  );
};
