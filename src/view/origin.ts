import type { Table } from '../table/index.ts';

/**
 * The public origin of a game from a file. `isProved`: its first steps are exactly as this installation wrote them
 * (D9).
 */
export interface Origin {
  readonly steps: number;
  readonly isProved: boolean;
}

/** Returns undefined if the whole game was played here. */
export const originOf = (table: Table): Origin | undefined => {
  const { since, proved = false } = table.get('secret', 'secret') ?? {};
  return since === undefined ? undefined : { steps: since, isProved: proved };
};
