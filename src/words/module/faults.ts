import type { GdlNote } from '../../engine/index.ts';
import type { ModuleFault } from '../../facts/module-fault.ts';
import { MOST_LINES_NAMED } from '../base/limits.ts';
import type { Format } from '../base/messages.ts';
import { list } from '../base/values.ts';
import { type FaultWords, gdlWords } from './notations.ts';
import { remedyText } from './remedies.ts';
import { wrongText } from './wrongs.ts';

type FaultPlace = Pick<ModuleFault, 'line' | 'column' | 'path'>;

const lineText = (format: Format, { line, column, path }: FaultPlace, { wrong, expected }: FaultWords): string =>
  path === ''
    ? format('fault-line', { line, column, wrong, expected })
    : format('fault-line-path', { line, column, path, wrong, expected });

/** A fault of a module's file on one line: its place, the error, and the correct content (T25). */
export const faultText = (format: Format, fault: ModuleFault): string =>
  lineText(format, fault, { wrong: wrongText(format, fault.wrong), expected: remedyText(format, fault.expected) });

/** A fault with the numbers of the other lines that have the same fault. */
export const faultOnLines = (format: Format, fault: ModuleFault, others: readonly number[]): string => {
  const text = faultText(format, fault);
  if (others.length === 0) return text;
  const more = others.length - MOST_LINES_NAMED;
  const shown = others.slice(0, MOST_LINES_NAMED).map(String);
  const lines = list([...shown, ...(more > 0 ? [format('fault-more-lines', { count: more })] : [])]);
  return format('fault-also-on', { fault: text, count: others.length, lines });
};

/** A fault of a scorekeeper's definition on one line. */
export const gdlLine = (format: Format, note: GdlNote): string =>
  lineText(format, { line: note.line, column: note.column, path: note.keeper ?? '' }, gdlWords(format, note));
