import type { Table } from '../table/index.ts';

/**
 * What everybody may know of a game that came with a file: of its first steps, whether they are as this installation
 * wrote them (D9).
 */
export interface Origin {
  readonly steps: number;
  readonly isProved: boolean;
}

/** Undefined where the whole game was played here. */
export const originOf = (table: Table): Origin | undefined => {
  const { since, proved = false } = table.get('secret', 'secret') ?? {};
  return since === undefined ? undefined : { steps: since, isProved: proved };
};
