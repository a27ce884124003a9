import type { PlacedItem } from './place.ts';
import type { Kind, Records } from './record.ts';
import type { Audience, System } from './system.ts';
import type { Table } from './table.ts';

/**
 * What can be looked at: the table, for rules, or one viewer's lens on it, for what is shown (P19). A lens answers as
 * if what its viewer may not see did not exist.
 */
export interface World {
  readonly systems: readonly System[];
  /**
   * The table itself: for the modifiers alone, which are kept there and look at nothing else of what is hidden (P19).
   */
  readonly ground: Table;
  /** Whose sight it is; undefined for the table itself, which knows everything. */
  readonly audience?: Audience;
  get<K extends Kind>(kind: K, id: string): Records[K] | undefined;
  all<K extends Kind>(kind: K): Iterable<Records[K]>;
  /** What stands on a cell (or, without a cell, in the container itself), lowest first. */
  at(container: string, cell?: string): readonly PlacedItem[];
}
