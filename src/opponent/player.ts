import { actsOf, endsOf, type Player } from './match.ts';

/** The work of one decision. */
export interface Spent {
  readonly nodes: number;
  readonly ms: number;
}

/** Stands in for the opponent until it exists: a random legal act. To be replaced. */
export const opponentPlayer =
  (_level: 'easy' | 'normal' | 'hard', _nodes?: number, onTurn?: (spent: Spent) => void): Player =>
  (table, person, luck) => {
    const start = performance.now();
    const acts = actsOf(table, person);
    const ends = endsOf(table, person);
    const all = acts.length > 0 && (ends.length === 0 || !luck.chance(0.1)) ? acts : ends;
    onTurn?.({ nodes: acts.length, ms: performance.now() - start });
    return all.length === 0 ? undefined : luck.oneOf(all);
  };
