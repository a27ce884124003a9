import { parseNumberRange, parseOdds } from '../../engine/forms.ts';
import {
  argumentSetsOfTable,
  calculateDiceBounds,
  LOOKUP_TABLE_ARGUMENTS,
  type LookupTableArgument,
  parseDiceNotation,
} from '../../engine/index.ts';
import { type Check, type EntryForm, tell } from '../checking/check.ts';
import { childNodeOf, type FileNode, itemsIn, textIn } from '../text/spot.ts';

/** Checks that result tables have exactly one result for every possible value. */
export const checkTables = (check: Check): void => {
  for (const table of itemsIn(check.root, 'tables')) if (table.entries && !table.partial) checkTable(check, table);
};

type TableNode = FileNode<EntryForm<'tables'>>;

const tableIn = (root: Check['root'], name: string): TableNode | undefined =>
  itemsIn(root, 'tables').find((table) => textIn(table, 'name') === name);

const waysToRead = (table: TableNode): readonly (readonly LookupTableArgument[])[] =>
  argumentSetsOfTable({
    isRolled: childNodeOf(table, 'roll') !== undefined,
    hasColumns: itemsIn(table, 'columns').length > 0,
    hasOdds: hasOdds(table),
  });

const hasOdds = (table: TableNode): boolean =>
  itemsIn(table, 'columns').some(({ value }) => parseOdds(value) !== undefined);

interface Placed {
  readonly node: FileNode;
  readonly from: number;
  readonly to: number;
}

const checkTable = (check: Check, table: TableNode): void => {
  const columns = itemsIn(table, 'columns');
  const [roll, round] = [childNodeOf(table, 'roll'), childNodeOf(table, 'round')];
  const isOdds = hasOdds(table);
  if (isOdds) checkOdds(check, columns);
  else inOrder(check, rangesOf(check, columns, { is: 'table-column' }));
  if (columns.length > 0 && !roll)
    tell(
      check,
      'missing',
      table,
      { is: 'lacks', key: 'roll' },
      { is: 'under-key', key: 'roll', remedy: { is: 'dice' } },
    );
  if (round && !isOdds) tell(check, 'wrong-value', round, { is: 'no-odds' }, { is: 'without-key', key: 'round' });
  const rows = itemsIn(table, 'rows');
  for (const row of rows) {
    const count = (row.items?.length ?? 0) - 1;
    const wanted = Math.max(1, columns.length);
    if (row.items && count !== wanted)
      tell(check, 'wrong-value', row, { is: 'so-many-results', count }, { is: 'so-many-results', count: wanted });
  }
  const ranges = rangesOf(
    check,
    rows.flatMap((row) => row.items?.[0] ?? []),
    { is: 'table-row' },
  );
  inOrder(check, ranges);
  if (ranges.length === rows.length) checkDice(check, roll, ranges);
  for (const shift of itemsIn(table, 'shifts')) checkShift(check, shift, columns.length > 0);
};

const rangesOf = (
  check: Check,
  nodes: readonly FileNode[],
  expected: { readonly is: 'table-row' | 'table-column' },
): readonly Placed[] =>
  nodes.flatMap((node) => {
    const range = parseNumberRange(node.value);
    if (!range) tell(check, 'wrong-value', node, { is: 'unfit-value', value: String(node.value) }, expected);
    return range ? [{ node, ...range }] : [];
  });

const inOrder = (check: Check, ranges: readonly Placed[]): void => {
  for (const [i, { node, from }] of ranges.entries()) {
    const before = ranges[i - 1];
    if (!before) continue;
    const next = before.to + 1;
    if (from < next)
      tell(
        check,
        'wrong-value',
        node,
        { is: 'overlaps', value: String(before.node.value) },
        { is: 'range-from', from: next },
      );
    if (from > next)
      tell(check, 'wrong-value', node, { is: 'left-out', from: next, to: from - 1 }, { is: 'range-from', from: next });
  }
};

const checkOdds = (check: Check, columns: readonly FileNode[]): void => {
  let last: { readonly attack: number; readonly defence: number } | undefined;
  for (const node of columns) {
    const odds = parseOdds(node.value);
    if (!odds) tell(check, 'wrong-value', node, { is: 'unfit-value', value: String(node.value) }, { is: 'odds' });
    else if (last && odds.attack * last.defence <= last.attack * odds.defence)
      tell(
        check,
        'wrong-value',
        node,
        { is: 'overlaps', value: `${last.attack}:${last.defence}` },
        { is: 'rising-odds' },
      );
    last = odds ?? last;
  }
};

const checkDice = (check: Check, roll: FileNode | undefined, rows: readonly Placed[]): void => {
  if (typeof roll?.value !== 'string') return;
  const read = parseDiceNotation(roll.value);
  if (!read.ok) {
    tell(check, 'wrong-value', roll, { is: 'unfit-value', value: roll.value }, { is: 'dice' });
    return;
  }
  const [first, last] = [rows[0], rows.at(-1)];
  const { least, most } = calculateDiceBounds(read.dice);
  if (first && least < first.from)
    tell(
      check,
      'wrong-value',
      first.node,
      { is: 'left-out', from: least, to: first.from - 1 },
      { is: 'range-from', from: least },
    );
  if (last && Number.isFinite(most) && most > last.to)
    tell(
      check,
      'wrong-value',
      last.node,
      { is: 'left-out', from: last.to + 1, to: most },
      { is: 'range-to', to: most },
    );
};

const checkShift = (
  check: Check,
  shift: FileNode<EntryForm<'shifts', EntryForm<'tables'>>>,
  hasColumns: boolean,
): void => {
  if (!shift.entries || shift.partial) return;
  const [column, row] = [childNodeOf(shift, 'column'), childNodeOf(shift, 'row')];
  if (!column === !row) {
    const words = column ? ['column', 'row'] : [];
    tell(check, 'wrong-value', shift, { is: 'line-words', words }, { is: 'one-word', words: ['column', 'row'] });
  } else if (column && !hasColumns)
    tell(check, 'wrong-value', column, { is: 'no-columns' }, { is: 'one-word', words: ['row'] });
};

export const checkTableArguments = (
  check: Check,
  line: FileNode<EntryForm<'does', EntryForm<'actions'>>>,
  spot: FileNode | undefined,
): void => {
  const table = typeof spot?.value === 'string' ? tableIn(check.root, spot.value) : undefined;
  if (!table?.entries || table.partial || line.partial) return;
  const ways = waysToRead(table);
  const said = LOOKUP_TABLE_ARGUMENTS.filter((key) => childNodeOf(line, key));
  if (ways.some((way) => way.length === said.length && way.every((key) => said.includes(key)))) return;
  const [way = []] = ways;
  const [lacking] = way.filter((key) => !said.includes(key));
  if (lacking !== undefined)
    tell(
      check,
      'missing',
      line,
      { is: 'lacks', key: lacking },
      { is: 'under-key', key: lacking, remedy: { is: 'formula' } },
    );
  for (const key of said) {
    const node = line.entries?.get(key);
    if (!way.includes(key) && node)
      tell(
        check,
        'unknown-key',
        { ...node.spot, at: node.keyAt },
        { is: 'no-key', key },
        { is: 'one-of', names: ['table', 'name', ...way] },
      );
  }
};
