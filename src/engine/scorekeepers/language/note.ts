import { lineAndColumn } from '../../../table/index.ts';
import type { GdlForm } from './form.ts';
import { printForm } from './print-form.ts';

/** A fault that rejects a text of GDL as a whole (S2, S27). */
export type ProgramFaultCode =
  | 'unexpected'
  | 'unclosed'
  | 'bad-number'
  | 'too-long'
  | 'too-deep'
  | 'too-large'
  | 'bad-form'
  /** An unknown name within a `not`, which would make it true for everything. `expected` has similar names. */
  | 'unknown-in-not'
  /** Two scorekeepers rank in the same place in different ways. `expected` is the other one. */
  | 'ranks-apart'
  /** Several scorekeepers keep a score, and none says that it ranks. */
  | 'ranks-open';

/** A warning about a part that is skipped (S3), or that doesn't do what an author may expect. */
export type WarningCode =
  | 'unknown-property'
  | 'unknown-form'
  | 'unknown-side'
  | 'unknown-type'
  /** An unknown property or word. `expected` has similar ones, or is blank. */
  | 'unknown-name'
  /** A form that belongs to other parts of a game of Xconq. */
  | 'skipped'
  /** A value that the piece's own definition in the module overrides. */
  | 'given-twice'
  | 'never-waits'
  /** A form about scores in a scorekeeper that keeps none. */
  | 'no-score'
  /** A score of a side that the scorekeeper doesn't judge. `expected` has the sides that it judges. */
  | 'not-judged'
  /** A form about turns in a module without turns. */
  | 'no-turns';

/**
 * A fault or a warning. `at` is its position in UTF-16 units from 0; `line` and `column` count from 1. `found` is the
 * form at that place, printed. `expected` has valid GDL. `keeper` is the scorekeeper with the form.
 */
export interface ProgramNote<C extends ProgramFaultCode | WarningCode = ProgramFaultCode | WarningCode> {
  readonly code: C;
  readonly at: number;
  readonly line: number;
  readonly column: number;
  readonly found: string;
  readonly expected: string;
  readonly keeper?: string;
}

export type ProgramFault = ProgramNote<ProgramFaultCode>;
export type ProgramWarning = ProgramNote<WarningCode>;

const SHOWN = 40;

export const createNoteAt = <C extends ProgramFaultCode | WarningCode>(
  code: C,
  text: string,
  at: number,
  found: string,
  expected: string,
): ProgramNote<C> => {
  return { code, at, ...lineAndColumn(text, at), found: short(found), expected };
};

export const createNoteOnForm = <C extends ProgramFaultCode | WarningCode>(
  code: C,
  text: string,
  form: GdlForm,
  expected: string,
): ProgramNote<C> => createNoteAt(code, text, form.at, printForm(form), expected);

const short = (text: string): string => (text.length > SHOWN ? `${text.slice(0, SHOWN - 1)}…` : text);
