import type { Operation, PersonId, StepEnvironment, Table } from '../../../table/index.ts';
import { seenTable } from '../secrecy/seen-table.ts';
import type { TableLookup } from '../tables/reading.ts';
import type { Instruction, SentenceDefinition } from './form.ts';
import type { InstructionNames } from './names.ts';
import type { InstructionResult } from './results.ts';
import type { InstructionSource } from './source.ts';

export interface InstructionRun {
  readonly lines: readonly Instruction[];
  readonly from: InstructionSource;
  /** The person who caused the instructions. Draws and limits count for this person. */
  readonly actor: PersonId;
  readonly names: InstructionNames;
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
  readonly run: Omit<InstructionRun, 'lines' | 'names'>;
  readonly names: InstructionNames;
  readonly what:
    | LineItem
    /** An operation to do. `called` is the name that the drawn cards get. */
    | { readonly operation: Operation; readonly called?: string }
    | { readonly result: InstructionResult }
    | { readonly rolled: string }
    | { readonly says: SentenceDefinition }
    | { readonly read: TableLookup; readonly called: string }
    | (LineItem & { readonly asks: true });
}

export const worldForInstructions = (
  table: Table,
  { seen }: Pick<StepEnvironment, 'seen'>,
  operation: Pick<Operation, 'actor'>,
  { sees, actor }: Pick<InstructionRun, 'sees' | 'actor'>,
): Table => {
  if (sees === 'all') return table;
  return actor === operation.actor ? seen : (seenTable(table, actor) ?? table);
};
