import { lineAndColumn } from '../../../table/index.ts';
import type { Form } from './form.ts';
import { printForm } from './print-form.ts';

/** What is wrong with a text of GDL, and nothing of it is taken over (S2, S27). */
export type ProgramFaultCode =
  | 'unexpected'
  | 'unclosed'
  | 'bad-number'
  | 'too-long'
  | 'too-deep'
  | 'too-large'
  /** A form that is known, but not in this shape. */
  | 'bad-form'
  /** A name that nothing has within a `not`, which then means everything; `expected`: those near to it. */
  | 'unknown-in-not'
  /** Two that rank in one place rank in different ways; `expected`: the other one. */
  | 'ranks-apart'
  /** Several keep a score, and none says that it ranks. */
  | 'ranks-open';

/** What its author should know; what it speaks of is skipped (S3), or does not what one might think. */
export type WarningCode =
  | 'unknown-property'
  | 'unknown-form'
  | 'unknown-side'
  | 'unknown-type'
  /** A property or word that nothing has; `expected`: those near to it, or blank. */
  | 'unknown-name'
  /** A form for other parts of a game. */
  | 'skipped'
  /** The piece's own definition in the module says something else, and stands. */
  | 'given-twice'
  /** A trigger without `(triggered false)`. */
  | 'never-waits'
  /** A form of scores where none is kept. */
  | 'no-score'
  /** A score of a side that the scorekeeper does not judge; `expected`: the sides. */
  | 'not-judged'
  /** Turns are spoken of where the module has none. */
  | 'no-turns';

/**
 * A fault or a warning, with its place: `at` counts UTF-16 units from 0, `line` and `column` from 1. `found` is what
 * stands there, printed; `expected` what could stand there, as it is written in GDL. `keeper`: the scorekeeper that it
 * is about.
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

/** So much of what stands there is told. */
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
