import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { systems } from '../../../src/engine/index.ts';
import type { Piece } from '../../../src/engine/play/records.ts';
import { apply } from '../../../src/table/core/apply.ts';
import { added, type Change, join, nothing, removed, updated } from '../../../src/table/core/change.ts';
import type { System } from '../../../src/table/core/system.ts';
import type { Index, LiveTable } from '../../../src/table/core/table.ts';
import type { PieceId } from '../../../src/table/ids/index.ts';
import { anyPlay } from '../../support/generators.ts';
import { freshStanding, standingOf, stateOf } from '../../support/state.ts';
import { ANN, begun, CAMP, endTurn, MAIN, move, newPlay, play, seated, spot } from '../../support/table.ts';

const piece = (id: string, cell: string, rank = 0): Piece => ({
  kind: 'piece',
  id: id as PieceId,
  name: id,
  place: { ...spot(MAIN, cell), rank },
  values: {},
});

const known = (table: LiveTable, id: string): Piece => table.get('piece', id) as Piece;

describe('a change that does not match the table', () => {
  const misfits: readonly [string, (table: LiveTable) => Change][] = [
    ['adds what is there', (table) => added(known(table, 'p1'))],
    ['removes what is not there', () => removed(piece('p99', 'A1'))],
    ['removes what is something else', (table) => removed({ ...known(table, 'p1'), name: 'Queen' })],
    ['updates what is not there', () => updated(piece('p99', 'A1'), piece('p99', 'A2'))],
    [
      'updates what is something else',
      (table) => updated({ ...known(table, 'p1'), name: 'Queen' }, { ...known(table, 'p1'), name: 'Rook' }),
    ],
  ];

  it.each(misfits)('a change throws and leaves the table unchanged when it %s', (_, misfit) => {
    const { table } = begun();
    const before = stateOf(table);
    const fitting = updated(known(table, 'p2'), { ...known(table, 'p2'), place: { ...spot(CAMP), rank: 0 } });
    const { added: news, updated: updates, removed: gone } = misfit(table);
    const change = {
      added: [...fitting.added, ...news],
      updated: [...fitting.updated, ...updates],
      removed: [...fitting.removed, ...gone],
    };
    expect(() => apply(table, change)).toThrow();
    expect(stateOf(table)).toEqual(before);
  });
});

describe('the revision of the table', () => {
  it('the revision rises with every write, on rollback too', () => {
    const { table } = begun();
    const revisions = [table.revision];
    const change = added(piece('p99', 'A1'));
    for (const one of [change, removed(piece('p99', 'A1')), nothing]) {
      apply(table, one);
      revisions.push(table.revision);
    }
    expect(() => apply(table, removed(piece('p99', 'A1')))).toThrow();
    expect(revisions).toEqual([...new Set(revisions)].sort((a, b) => a - b));
  });
});

describe('the contents of a cell', () => {
  it('the contents of a cell are sorted by rank, then by id', () => {
    const { table } = begun();
    apply(table, added(piece('c', 'E1', 2), piece('b', 'E1', 5), piece('d', 'E1', 2), piece('a', 'E1', 5)));
    expect(table.at(MAIN, 'E1').map(({ id }) => id)).toEqual(['c', 'd', 'a', 'b']);
    apply(table, updated(piece('c', 'E1', 2), piece('c', 'E1', 6)));
    expect(table.at(MAIN, 'E1').map(({ id }) => id)).toEqual(['d', 'a', 'b', 'c']);
  });

  it('the contents of a cell are empty if no piece is there', () => {
    const { table } = begun();
    expect(table.at(MAIN, 'E5')).toEqual([]);
    expect(table.at('Nowhere')).toEqual([]);
    expect([...table.standing.cells(CAMP)]).toEqual([]);
  });

  it('the contents of cells match the records after every step', () => {
    fc.assert(
      fc.property(anyPlay(newPlay), ({ steps }) => {
        const { table } = newPlay();
        for (const { change } of steps) {
          apply(table, change);
          expect(standingOf(table)).toEqual(freshStanding(table));
        }
      }),
      { numRuns: 40 },
    );
  });
});

/** An index that counts the pieces of each name, and throws at the nth time that it is told of something. */
const counting = (name: string, throwsAt: { at: number }): Index<Map<string, number>> => ({
  name,
  create: () => new Map(),
  update: (counts, entries) => {
    for (const { before, after } of entries) {
      for (const [record, step] of [[before, -1] as const, [after, 1] as const]) {
        if (record?.kind !== 'piece') continue;
        throwsAt.at -= 1;
        if (throwsAt.at === 0) throw new Error('an index at fault');
        const count = (counts.get(record.name) ?? 0) + step;
        if (count === 0) counts.delete(record.name);
        else counts.set(record.name, count);
      }
    }
  },
});

describe('an index of a system', () => {
  const never = { at: 0 };
  const fold = counting('names', never);
  const rules: readonly System[] = [
    ...systems,
    { name: 'counting', operations: {}, acts: 'none', indexes: [fold as Index<unknown>] },
  ];

  it('a system’s index sees every change', () => {
    const game = begun(undefined, rules);
    expect(game.table.index(fold)).toEqual(
      new Map([
        ['Pawn', 2],
        ['Red King', 1],
        ['Blue Pawn', 1],
        ['Stone', 1],
      ]),
    );
    play(game, { kind: 'delete', actor: ANN, piece: 'p1' as PieceId });
    expect(game.table.index(fold).get('Pawn')).toBe(1);
  });

  it('[Q13] an index is built on first use and counts each record once', () => {
    const [first, last] = [counting('first', { at: 0 }), counting('last', { at: 0 })];
    const asking: Index<object> = {
      name: 'asking',
      create: () => ({}),
      update: (_, __, table) => void table.index(last),
    };
    const folds = [first, asking, last] as Index<unknown>[];
    const { table } = begun(undefined, [
      ...systems,
      { name: 'counting', operations: {}, acts: 'none', indexes: folds },
    ]);
    const made = (): readonly string[] =>
      table.indexes
        .filter(({ index, state }) => folds.includes(index) && state !== undefined)
        .map(({ index }) => index.name);
    expect(made()).toEqual([]);
    const kept = table.indexes.find(({ index }) => index.name === 'asking');
    if (kept) kept.state = {};
    apply(table, removed(known(table, 'p1')));
    expect(made()).toEqual(['asking', 'last']);
    expect(table.index(last)).toEqual(table.index(first));
    apply(table, added(piece('p97', 'A5')));
    expect(table.index(last)).toEqual(table.index(first));
  });

  it('[Q1] an index is built gradually while a large table loads', () => {
    const { table } = begun(undefined, rules);
    const isMade = (): boolean => table.indexes.every(({ state }) => state !== undefined);
    const read = (count: number): void => {
      const from = table.size('piece');
      apply(table, added(...Array.from({ length: count }, (_, i) => piece(`x${from + i}`, 'A5', from + i))));
      table.indexIfBig();
    };
    read(1000 - table.writes);
    expect(isMade()).toBe(false);
    read(1);
    expect(isMade()).toBe(true);
    read(50);
    expect(standingOf(table)).toEqual(freshStanding(table));
  });

  it.each([1, 2, 3, 4, 5])('a change that throws at entry %i rolls back records and indexes', (at) => {
    const fault = { at: 0 };
    const [first, failing, last] = [
      counting('first', { at: 0 }),
      counting('failing', fault),
      counting('last', { at: 0 }),
    ];
    const folds = [first, failing, last] as Index<unknown>[];
    const game = begun(undefined, [...systems, { name: 'counting', operations: {}, acts: 'none', indexes: folds }]);
    const { table } = game;
    const indexes = (): unknown => [first, failing, last].map((one) => new Map(table.index(one)));
    const before = [stateOf(table), indexes()];
    const change = join(
      removed(known(table, 'p1')),
      updated(known(table, 'p2'), { ...known(table, 'p2'), name: 'Sergeant', place: { ...spot(CAMP), rank: 0 } }),
      added(piece('p99', 'A5'), piece('p98', 'A5', 1)),
    );
    fault.at = at;
    expect(() => apply(table, change)).toThrow('an index at fault');
    expect([stateOf(table), indexes()]).toEqual(before);
    fault.at = 0;
    apply(table, change);
    expect(table.index(failing)).toEqual(table.index(first));
    expect(standingOf(table)).toEqual(freshStanding(table));
  });

  it('an index that throws rolls back the whole step', () => {
    const fault = { at: 0 };
    const game = begun(undefined, [
      ...systems,
      { name: 'counting', operations: {}, acts: 'none', indexes: [counting('failing', fault) as Index<unknown>] },
    ]);
    for (const { index } of game.table.indexes) game.table.index(index);
    const before = stateOf(game.table);
    fault.at = 2;
    expect(() => play(game, move(game, ANN, spot(MAIN, 'A5'), spot(MAIN, 'A4')))).toThrow('an index at fault');
    expect(stateOf(game.table)).toEqual(before);
    fault.at = 0;
    expect(play(game, endTurn(ANN))).not.toHaveProperty('code');
  });
});

it('a table starts with only the applied records', () => {
  const { table } = seated();
  expect([table.size('piece'), table.size('seat'), table.size('map'), [...table.all('piece')]]).toEqual([0, 3, 2, []]);
});

it('[D37] a failed apply still raises the revision', () => {
  const fault = { at: 0 };
  const folds = [counting('failing', fault)] as Index<unknown>[];
  const { table } = begun(undefined, [...systems, { name: 'counting', operations: {}, acts: 'none', indexes: folds }]);
  for (const { index } of table.indexes) table.index(index);
  const { revision } = table;
  fault.at = 1;
  expect(() => apply(table, removed(known(table, 'p1')))).toThrow('an index at fault');
  expect(table.revision).toBeGreaterThan(revision);
});
