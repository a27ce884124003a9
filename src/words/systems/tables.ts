import type { SeenReport } from '../../view/seen/report.ts';
import { bold, plain } from '../../view/text/text.ts';
import type { Format } from '../base/messages.ts';
import type { SystemSentences } from '../base/sentences.ts';
import { countedName } from '../base/text.ts';
import { list, name } from '../base/values.ts';

type TableSeen = SeenReport<'table-read'>;

/** Things of one name that each count the same in a result table. */
interface Counted {
  readonly name: string;
  readonly counts: number;
  readonly count: number;
}

const weighedText = (format: Format, { as, sum, of }: TableSeen['weighed'][number]): string => {
  const alike = new Map<string, Counted>();
  for (const { name, counts } of of) {
    const key = `${name} ${counts}`;
    alike.set(key, { name, counts, count: (alike.get(key)?.count ?? 0) + 1 });
  }
  const parts = [...alike.values()].map((one) => `${countedName(one)} ${one.counts}`);
  return parts.length > 0
    ? format('table-weighed-of', { as, sum, parts: list(parts, 'more') })
    : format('table-weighed', { as, sum });
};

const signed = (number: number): string => (number < 0 ? `−${-number}` : `+${number}`);

const shiftText = (format: Format, { text, column, row }: TableSeen['shifts'][number]): string => {
  const shift =
    column === undefined
      ? format('table-shift-row', { shift: signed(row ?? 0) })
      : format('table-shift-column', { shift: signed(column) });
  return text === undefined ? shift : `${bold(text)} ${shift}`;
};

/**
 * A description of how a result table was read: the things that count, the shifts, the column and row, and the result.
 */
const tableReadLine = (format: Format, read: TableSeen): string => {
  const { table, weighed, shifts, column, shifted, fell, row, result } = read;
  const to = shifted === undefined ? '' : ` → ${plain(shifted)}`;
  const columns = column === undefined ? [] : [format('table-column', { column: `${plain(column)}${to}` })];
  const rows =
    fell === undefined ? format('table-row', { row: plain(row) }) : format('table-row-fell', { fell, row: plain(row) });
  const parts = [
    ...weighed.map((one) => weighedText(format, one)),
    ...shifts.map((one) => shiftText(format, one)),
    ...columns,
    rows,
  ];
  return format('table-read', { table: name(table), parts: parts.join('; '), result: name(result) });
};

export const sentences = (format: Format) =>
  ({
    lines: { 'table-read': (one) => [tableReadLine(format, one)] },
    refusals: {},
  }) satisfies SystemSentences;
