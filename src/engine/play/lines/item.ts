import type { Operation, PersonId, StepEnvironment, Table } from '../../../table/index.ts';
import { seenTable } from '../secrecy/seen-table.ts';
import type { Prepared } from '../tables/reading.ts';
import type { Instruction, SaysDefinition } from './form.ts';
import type { ActNames } from './names.ts';
import type { LineResult } from './results.ts';
import type { LinesSource } from './source.ts';

/** What is to be done in a step, one thing after the other. */

/** Lines that are to be done, and for whom. */
export interface Run {
  readonly lines: readonly Instruction[];
  /** Where these stand in the module. */
  readonly from: LinesSource;
  /** Whoever did what set them off: draws and limits are that person's. */
  readonly actor: PersonId;
  readonly names: ActNames;
  /**
   * In whose world conditions, matches and formulas are read: of who acts, so that nothing hidden decides (D5), or of
   * the table itself, where the module declares what that tells.
   */
  readonly sees: 'actor' | 'all';
  /** Whether it waited for an answer: what was chosen is there, whoever sees it. */
  readonly isBehind?: true;
  /** The effects that set each other off to it, the first one first; none of what a player or a phase does. */
  readonly effects?: readonly string[];
}

export interface LineItem {
  readonly line: Instruction;
  /** Its place among the lines with which it began. */
  readonly index: number;
  /** Whether it is done for one of those that it is done for. */
  readonly isEach?: true;
}

export interface Item {
  readonly run: Omit<Run, 'lines' | 'names'>;
  readonly names: ActNames;
  readonly what:
    | LineItem
    /** `called`: the name of the cards that a draw brings. */
    | { readonly operation: Operation; readonly called?: string }
    | { readonly result: LineResult }
    | { readonly rolled: string }
    | { readonly says: SaysDefinition }
    | { readonly read: Prepared; readonly called: string }
    | (LineItem & { readonly asks: true });
}

/** In which world a line is read. */
export const worldFor = (
  table: Table,
  { seen }: Pick<StepEnvironment, 'seen'>,
  operation: Pick<Operation, 'actor'>,
  { sees, actor }: Pick<Run, 'sees' | 'actor'>,
): Table => {
  if (sees === 'all') return table;
  return actor === operation.actor ? seen : (seenTable(table, actor) ?? table);
};
