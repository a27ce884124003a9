import type { Seen } from '../../../view/seen/report.ts';
import { bold, plain } from '../../../view/text.ts';
import type { SystemSentences } from '../../base/sentences.ts';
import { countedName } from '../text.ts';

/** How a table was read: who counted what, what counted beside, which column and row, and what came of it. */

type TableSeen = Seen<'table-read'>;

const weighedText = ({ as, sum, of }: TableSeen['weighed'][number]): string => {
  const alike = new Map<string, Counted>();
  for (const { name, counts } of of) {
    const key = `${name} ${counts}`;
    alike.set(key, { name, counts, count: (alike.get(key)?.count ?? 0) + 1 });
  }
  const parts = [...alike.values()].map((one) => `${countedName(one)} ${one.counts}`);
  return `${as} **${sum}**${parts.length > 0 ? ` (${parts.join(', ')})` : ''}`;
};

/** So many of a name that count the same each. */
interface Counted {
  readonly name: string;
  readonly counts: number;
  readonly count: number;
}

const signed = (number: number): string => (number < 0 ? `−${-number}` : `+${number}`);

const shiftText = ({ text, column, row }: TableSeen['shifts'][number]): string => {
  const what = column === undefined ? `${signed(row ?? 0)} for the row` : `${signed(column)} for the column`;
  return text === undefined ? what : `${bold(text)} ${what}`;
};

const tableReadLine = ({ table, weighed, shifts, column, shifted, fell, row, result }: TableSeen): string => {
  const columns =
    column === undefined ? [] : [`column ${plain(column)}${shifted === undefined ? '' : ` → ${plain(shifted)}`}`];
  const rows = [`${fell === undefined ? '' : `${fell} fell, `}row ${plain(row)}`];
  const parts = [...weighed.map(weighedText), ...shifts.map(shiftText), ...columns, ...rows];
  return `${bold(table)}: ${parts.join('; ')} → ${bold(result)}`;
};

export const sentences = {
  lines: { 'table-read': (one) => [tableReadLine(one)] },
  refusals: {},
} satisfies SystemSentences;
