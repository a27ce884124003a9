import { lineAndColumn } from '../../../table/index.ts';
import type { Form } from './form.ts';
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
  /** An unknown name within a `not`, which then means everything. `expected`: similar names. */
  | 'unknown-in-not'
  /** `expected`: the other scorekeeper in that place. */
  | 'ranks-apart'
  /** Several scorekeepers keep a score, and none says that it ranks. */
  | 'ranks-open';

/** A warning: the part is skipped (S3), or doesn't do what an author may expect. */
export type WarningCode =
  | 'unknown-property'
  | 'unknown-form'
  | 'unknown-side'
  | 'unknown-type'
  /** An unknown property or word. `expected`: similar ones, or blank. */
  | 'unknown-name'
  /** A form for other parts of a game. */
  | 'skipped'
  /** A value that the piece's own definition in the module overrides. */
  | 'given-twice'
  | 'never-waits'
  /** A form about scores in a scorekeeper that keeps none. */
  | 'no-score'
  /** A score of a side that the scorekeeper doesn't judge. `expected`: the sides. */
  | 'not-judged'
  /** A form about turns in a module without turns. */
  | 'no-turns';

/**
 * `at`: offset in UTF-16 units from 0; `line` and `column` from 1. `found`: the form there, printed. `expected`: valid
 * GDL. `keeper`: the scorekeeper concerned.
 */
export interface Note<C extends ProgramFaultCode | WarningCode = ProgramFaultCode | WarningCode> {
  readonly code: C;
  readonly at: number;
  readonly line: number;
  readonly column: number;
  readonly found: string;
  readonly expected: string;
  readonly keeper?: string;
}

export type ProgramFault = Note<ProgramFaultCode>;
export type Warning = Note<WarningCode>;

const SHOWN = 40;

export const noteAt = <C extends ProgramFaultCode | WarningCode>(
  code: C,
  text: string,
  at: number,
  found: string,
  expected: string,
): Note<C> => {
  return { code, at, ...lineAndColumn(text, at), found: short(found), expected };
};

export const noteOn = <C extends ProgramFaultCode | WarningCode>(
  code: C,
  text: string,
  form: Form,
  expected: string,
): Note<C> => noteAt(code, text, form.at, printForm(form), expected);

const short = (text: string): string => (text.length > SHOWN ? `${text.slice(0, SHOWN - 1)}…` : text);
