import type { ModuleFault } from '../../../session/module/fault.ts';
import { MOST_LINES_NAMED } from '../../base/limits.ts';
import { listed } from '../text.ts';
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
  return `Zeile ${line}, Spalte ${column}${path === '' ? '' : `, ${path}`}: ${wrong}; erwartet: ${expected}`;
};

/** The other lines on which the same is wrong, behind the first. */
export const alsoOn = (lines: readonly number[]): string => {
  if (lines.length === 0) return '';
  const more = lines.length - MOST_LINES_NAMED;
  const shown = listed([...lines.slice(0, MOST_LINES_NAMED).map(String), ...(more > 0 ? [`${more} weiteren`] : [])]);
  return ` (auch in ${lines.length === 1 ? 'Zeile' : 'den Zeilen'} ${shown})`;
};
