import type { Operation, PersonId, StepEnvironment, Table } from '../../../table/index.ts';
import { seenTable } from '../secrecy/seen-table.ts';
import type { Prepared } from '../tables/reading.ts';
import type { Instruction, SaysDefinition } from './form.ts';
import type { ActNames } from './names.ts';
import type { LineResult } from './results.ts';
import type { LinesSource } from './source.ts';

export interface Run {
  readonly lines: readonly Instruction[];
  readonly from: LinesSource;
  /** The person who caused the instructions. Draws and limits count for this person. */
  readonly actor: PersonId;
  readonly names: ActNames;
  /**
   * The world in which conditions, matches and formulas are read. `actor`: the actor's view, so that nothing hidden
   * decides (D5). `all`: the table itself, if the module declares what that reveals.
   */
  readonly sees: 'actor' | 'all';
  /**
   * True if the instructions waited for an answer. The chosen things are then known even if the actor doesn't see them.
   */
  readonly isBehind?: true;
  /** The effects that led to these instructions, in order; absent for actions and phases. */
  readonly effects?: readonly string[];
}

export interface LineItem {
  readonly line: Instruction;
  readonly index: number;
  /** True if the instruction is done for one of the things in `each`. */
  readonly isEach?: true;
}

export interface Item {
  readonly run: Omit<Run, 'lines' | 'names'>;
  readonly names: ActNames;
  readonly what:
    | LineItem
    /** An operation to do. `called` is the name that the drawn cards get. */
    | { readonly operation: Operation; readonly called?: string }
    | { readonly result: LineResult }
    | { readonly rolled: string }
    | { readonly says: SaysDefinition }
    | { readonly read: Prepared; readonly called: string }
    | (LineItem & { readonly asks: true });
}

export const worldFor = (
  table: Table,
  { seen }: Pick<StepEnvironment, 'seen'>,
  operation: Pick<Operation, 'actor'>,
  { sees, actor }: Pick<Run, 'sees' | 'actor'>,
): Table => {
  if (sees === 'all') return table;
  return actor === operation.actor ? seen : (seenTable(table, actor) ?? table);
};
