import type { ModuleFault } from '../../../session/module/fault.ts';
import { remedyText } from './remedies.ts';
import { wrongText } from './wrongs.ts';

/** A fault in two clauses without a full stop: what is wrong, and what would be right (T25). */
export const clausesOf = ({
  wrong,
  expected,
}: Pick<ModuleFault, 'wrong' | 'expected'>): { readonly wrong: string; readonly expected: string } => ({
  wrong: wrongText(wrong),
  expected: remedyText(expected),
});

/** A fault of a module's file as one line of text. */
export const faultText = (fault: ModuleFault): string => {
  const { line, column, path } = fault;
  const { wrong, expected } = clausesOf(fault);
  return `line ${line}, column ${column}${path === '' ? '' : `, ${path}`}: ${wrong}; expected: ${expected}`;
};
