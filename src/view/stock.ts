import { isStock, moduleOf } from '../engine/index.ts';
import { labelQueries } from './labels.ts';
import { queries } from './queries.ts';

/** A kind of pieces that the module leaves to its players (C83). */
export interface StockKind {
  readonly key: string;
  readonly label: string;
}

/** What is in the box: every kind that a player can put on the table, in the order of the module. */
export const stockQueries = queries(({ lens, of }) => ({
  kinds: (): readonly StockKind[] =>
    Object.keys(moduleOf(lens).prototypes)
      .filter((key) => isStock(lens, key))
      .map((key) => ({ key, label: of(labelQueries).of(key) })),
}));
