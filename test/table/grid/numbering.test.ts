import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BoardCellNumbering } from '../../../src/table/grid/numbering.ts';
import { numbering } from '../../../src/table/grid/numbering.ts';
import {
  type ColumnRowGrid,
  cellLabelAt,
  cellsInLabelOrder,
  completeCellLabel,
  findOnSheet,
  hasUniqueLabels,
  isOnSheet,
  placeOf,
} from '../../../src/table/grid/sheet.ts';
import { anyNumbering, cell, numbered } from './support.ts';

function sheet(of: BoardCellNumbering, columns: number, rows: number): ColumnRowGrid {
  return { numbering: of, columns, rows };
}

describe('the numbering of cells', () => {
  it('a numbering is given by a sample label', () => {
    const labels = (pattern: string, options = {}) => [...cellsInLabelOrder(sheet(numbered(pattern, options), 2, 2))];
    expect(labels('A1')).toEqual(['A1', 'A2', 'B1', 'B2']);
    expect(labels('h8')).toEqual(['a1', 'a2', 'b1', 'b2']);
    expect(labels('1A')).toEqual(['1A', '1B', '2A', '2B']);
    expect(labels('B-06')).toEqual(['A-01', 'A-02', 'B-01', 'B-02']);
    expect(labels('0101')).toEqual(['0101', '0102', '0201', '0202']);
    expect(labels('1.1')).toEqual(['1.1', '1.2', '2.1', '2.2']);
    expect(labels('A0')).toEqual(['A0', 'A1', 'B0', 'B1']);
    expect(labels('0000')).toEqual(['0000', '0001', '0100', '0101']);
    expect(labels('0A')).toEqual(['0A', '0B', '1A', '1B']);
    expect(labels('A1', { first: 0 })).toEqual(['A0', 'A1', 'B0', 'B1']);
  });

  it('a numbering becomes complete plain data', () => {
    expect(numbering('A1')).toEqual({ pattern: 'A1', origin: 'top', first: 1 });
    expect(numbering('A0', { origin: 'bottom', doubled: true, rowFirst: false })).toEqual({
      pattern: 'A0',
      origin: 'bottom',
      first: 0,
      doubled: true,
    });
  });

  it.each(['', 'A', '1', '?', 'A1B', 'A 1', 'A--1', '-1', 'A1\n', 'AB1'])('a numbering cannot be %j', (pattern) => {
    expect(numbering(pattern)).toEqual({ code: 'unreadable', pattern });
  });

  it.each(['11', '101', '01010', 'AA', 'AAA'])(
    'a numbering needs distinguishable columns and rows, unlike %j',
    (pattern) => {
      expect(numbering(pattern)).toEqual({ code: 'ambiguous', pattern });
    },
  );
});

describe('labels of cells', () => {
  it('labels of cells count rows from the top or from the bottom', () => {
    expect(cellLabelAt(sheet(numbered('A1', { origin: 'top' }), 9, 9), { column: 4, row: 0 })).toBe('E1');
    expect(cellLabelAt(sheet(numbered('A1', { origin: 'bottom' }), 9, 9), { column: 4, row: 0 })).toBe('E9');
  });

  it('labels of cells put the row first on request', () => {
    expect(cellLabelAt(sheet(numbered('A1', { rowFirst: true }), 9, 9), { column: 0, row: 4 })).toBe('E1');
  });

  it('labels of cells continue after Z in both styles', () => {
    const names = (doubled: boolean) =>
      [0, 25, 26, 27, 51, 52].map((column) =>
        cellLabelAt(sheet(numbered('A1', { doubled }), 60, 1), { column, row: 0 }),
      );
    expect(names(false)).toEqual(['A1', 'Z1', 'AA1', 'AB1', 'AZ1', 'BA1']);
    expect(names(true)).toEqual(['A1', 'Z1', 'AA1', 'BB1', 'ZZ1', 'AAA1']);
  });

  it('[U47] labels of cells skip I on request', () => {
    const board = sheet(numbered('A1', { skipI: true }), 60, 19);
    const names = [7, 8, 24, 25, 33, 49].map((column) => cellLabelAt(board, { column, row: 0 }));
    expect(names).toEqual(['H1', 'J1', 'Z1', 'AA1', 'AJ1', 'AZ1']);
    expect(['i1', 'AI1', 'j1'].map((text) => findOnSheet(board, text))).toEqual([undefined, undefined, 'J1']);
    const doubled = sheet(numbered('A1', { skipI: true, doubled: true }), 60, 1);
    expect([8, 25, 33].map((column) => cellLabelAt(doubled, { column, row: 0 }))).toEqual(['J1', 'AA1', 'JJ1']);
    expect([findOnSheet(doubled, 'JJ1'), findOnSheet(doubled, 'II1')]).toEqual(['JJ1', undefined]);
  });

  it('labels cover the first to the last place and nothing beyond', () => {
    const board = sheet(numbered('A1'), 9, 9);
    expect(placeOf(board, cell('A1'))).toEqual({ column: 0, row: 0 });
    expect(placeOf(board, cell('I9'))).toEqual({ column: 8, row: 8 });
    for (const label of ['A0', 'J1', 'A10', 'a1', 'A01', 'A-1', ' A1', 'A', '1', ''])
      expect(placeOf(board, cell(label))).toBeUndefined();
  });

  it('labels of cells may have forty characters', () => {
    const long = sheet(numbered(`${'0'.repeat(19)}1`.repeat(2)), 3, 3);
    const label = cellLabelAt(long, { column: 1, row: 2 });
    expect([label.length, placeOf(long, label), findOnSheet(long, label), completeCellLabel(long, label, 2)]).toEqual([
      40,
      { column: 1, row: 2 },
      label,
      [label],
    ]);
  });

  it('labels without separators keep a fixed length', () => {
    expect(hasUniqueLabels(sheet(numbered('0101'), 99, 99))).toBe(true);
    expect(hasUniqueLabels(sheet(numbered('0101'), 100, 5))).toBe(false);
    expect(hasUniqueLabels(sheet(numbered('0000'), 100, 100))).toBe(true);
    expect(hasUniqueLabels(sheet(numbered('A01'), 500, 500))).toBe(true);
  });

  it('labels identify exactly one cell each', () => {
    const boards = fc.record({
      numbering: anyNumbering,
      columns: fc.integer({ min: 1, max: 98 }),
      rows: fc.integer({ min: 1, max: 98 }),
    });
    fc.assert(
      fc.property(boards, fc.nat(97), fc.nat(97), (board, column, row) => {
        fc.pre(isOnSheet(board, { column, row }));
        expect(placeOf(board, cellLabelAt(board, { column, row }))).toEqual({ column, row });
      }),
    );
  });
});

describe('typed labels', () => {
  it('typed labels match in any case, with or without separators and zeros', () => {
    const board = sheet(numbered('B-06'), 30, 20);
    for (const text of ['B-06', 'b-6', 'B06', 'b6', 'b 6', ' B_006 ', 'B.6'])
      expect(findOnSheet(board, text)).toBe('B-06');
    for (const text of ['B', '6', 'B-0', 'B-21', 'BZ6', '-6', 'B-6-', 'é6', '', `B-${'0'.repeat(50)}6`])
      expect(findOnSheet(board, text)).toBeUndefined();
    expect([37, 38].map((zeros) => findOnSheet(board, `B-${'0'.repeat(zeros)}6`))).toEqual(['B-06', undefined]);
  });

  it('typed labels may be two numbers', () => {
    const run = sheet(numbered('0101'), 30, 20);
    for (const text of ['0312', '312', '3-12', '3.12', '03 12', '3,12']) expect(findOnSheet(run, text)).toBe('0312');
    for (const text of ['3', '12', '00312', '3-', '0021']) expect(findOnSheet(run, text)).toBeUndefined();
    for (const text of ['12', '312']) expect(findOnSheet(sheet(numbered('1.1'), 30, 20), text)).toBeUndefined();
    expect(findOnSheet(sheet(numbered('0000'), 30, 20), '7')).toBe('0007');
  });

  it('typed labels match sloppy typing', () => {
    fc.assert(
      fc.property(
        anyNumbering,
        fc.nat(39),
        fc.nat(39),
        fc.constantFrom('-', ' ', '.', ':'),
        fc.nat(2),
        (of, column, row, gap, zeros) => {
          const board = sheet(of, 40, 40);
          const label = cellLabelAt(board, { column, row });
          const halves = /^\d{4}$/.test(label)
            ? [label.slice(0, 2), label.slice(2)]
            : (label.match(/\d+|[a-z]+/gi) ?? []);
          const sloppy = halves
            .map((half) => (/\d/.test(half) ? '0'.repeat(zeros) + String(Number(half)) : half.toLowerCase()))
            .join(gap);
          expect(findOnSheet(board, sloppy)).toBe(label);
        },
      ),
    );
  });
});

describe('completion of labels', () => {
  it('completion lists labels with the typed prefix, in order', () => {
    const board = sheet(numbered('A1'), 30, 12);
    expect(completeCellLabel(board, '', 3)).toEqual(['A1', 'A2', 'A3']);
    expect(completeCellLabel(board, 'c1', 9)).toEqual(['C1', 'C10', 'C11', 'C12']);
    expect(completeCellLabel(board, 'b', 99).length).toBe(12);
    expect(completeCellLabel(board, 'a', 99).slice(11, 14)).toEqual(['A12', 'AA1', 'AA2']);
    expect(completeCellLabel(board, 'x?', 9)).toEqual([]);
    expect(completeCellLabel(board, 'c', 0)).toEqual([]);
  });

  it('completion of labels tolerates missing separators', () => {
    const board = sheet(numbered('B-06'), 30, 20);
    expect(completeCellLabel(board, 'b1', 3)).toEqual(['B-10', 'B-11', 'B-12']);
    expect(completeCellLabel(board, 'b-', 2)).toEqual(['B-01', 'B-02']);
    expect(completeCellLabel(board, 'b6', 3)).toEqual(['B-06']);
    expect(completeCellLabel(sheet(numbered('0101'), 30, 20), '312', 3)).toEqual(['0312']);
    expect(completeCellLabel(board, 'b006', 0)).toEqual([]);
    expect(completeCellLabel(sheet(numbered('0101'), 30, 20), '0101 2', 3)).toEqual([]);
  });

  it('completion returns the same labels as a full scan', () => {
    const boards = fc.record({
      numbering: anyNumbering,
      columns: fc.integer({ min: 1, max: 40 }),
      rows: fc.integer({ min: 1, max: 40 }),
    });
    fc.assert(
      fc.property(
        boards,
        fc.nat(),
        fc.nat(8),
        fc.boolean(),
        fc.integer({ min: 1, max: 30 }),
        (board, pick, length, upper, limit) => {
          const all = [...cellsInLabelOrder(board)];
          const start = all[pick % all.length]?.slice(0, length) ?? '';
          const typed = upper ? start.toUpperCase() : start.toLowerCase();
          const wanted = all.filter((label) => label.toUpperCase().startsWith(typed.toUpperCase())).slice(0, limit);
          expect(completeCellLabel(board, typed, limit)).toEqual(wanted);
        },
      ),
    );
  });

  it('completion of labels never walks the whole board', () => {
    let looked = 0;
    const of = numbered('A1');
    const counted: BoardCellNumbering = {
      pattern: of.pattern,
      origin: of.origin,
      get first() {
        looked++;
        return of.first;
      },
    };
    for (const typed of ['', 'Q', 'al', 'ALL1', 'ALL1000', 'ZZ', 'Q9', 'no such cell'])
      completeCellLabel(sheet(counted, 1000, 1000), typed, 25);
    expect(looked).toBeLessThan(10_000);
    expect(completeCellLabel(sheet(of, 1000, 1000), 'all99', 25)).toEqual([
      'ALL99',
      ...[0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => `ALL99${digit}`),
    ]);
  });
});

it('[Q4] only exact labels belong to a cell', () => {
  const texts = fc.oneof(
    fc.stringMatching(/^[a-cA-C]{0,2}[-./_]?[0-9]{0,3}$/),
    fc.stringMatching(/^[0-9]{0,3}[-./_]?[a-cA-C0-9]{0,3}$/),
    fc.string({ maxLength: 5 }),
  );
  fc.assert(
    fc.property(
      anyNumbering,
      fc.integer({ min: 1, max: 40 }),
      fc.integer({ min: 1, max: 40 }),
      texts,
      (of, c, r, text) => {
        const board = sheet(of, c, r);
        const place = placeOf(board, cell(text));
        expect(place !== undefined).toBe(findOnSheet(board, text) === text);
        if (place) expect(cellLabelAt(board, place)).toBe(text);
      },
    ),
    { numRuns: 2000 },
  );
});
