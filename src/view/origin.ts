import type { Table } from '../table/index.ts';

/**
 * The public origin of a game from a file. `isProved`: its first steps are exactly as this installation wrote them
 * (D9).
 */
export interface ImportOrigin {
  readonly steps: number;
  readonly isProved: boolean;
}

/** Returns undefined if the whole game was played here. */
export const importOriginOf = (table: Table): ImportOrigin | undefined => {
  const { since, proved = false } = table.get('secret', 'secret') ?? {};
  return since === undefined ? undefined : { steps: since, isProved: proved };
};
