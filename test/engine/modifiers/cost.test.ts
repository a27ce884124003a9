import { describe, expect, it } from 'vitest';
import { look, type Module, systems } from '../../../src/engine/index.ts';
import { compiled } from '../../../src/engine/modifiers/compile.ts';
import type { Piece } from '../../../src/engine/play/records.ts';
import { distance, type Grid } from '../../../src/table/grid/index.ts';
import {
  type AnyRecord,
  apply,
  type CellId,
  type LiveTable,
  type PieceId,
  type System,
  updated,
  type World,
} from '../../../src/table/index.ts';
import { begun, openModule } from '../../support/table.ts';
import { modifier } from './support.ts';

/** How many readings of base values a look takes, of whatever system: the work that it does. */
const counting = (): { readonly rules: readonly System[]; readonly count: (look: () => unknown) => number } => {
  let reads = 0;
  const rules = systems.map((system) => ({
    ...system,
    ...(system.properties
      ? {
          properties: system.properties.map((one) => ({
            ...one,
            read: (...args: Parameters<typeof one.read>) => {
              reads += 1;
              return one.read(...args);
            },
            own: (...args: [World, string]) => {
              const own = one.own?.(...args);
              return (
                own &&
                ((record: AnyRecord) => {
                  reads += 1;
                  return own(record);
                })
              );
            },
          })),
        }
      : {}),
  }));
  return {
    rules,
    count: (take) => {
      reads = 0;
      take();
      return reads;
    },
  };
};

/** A board of 100 x 100 with a pawn on each of so many cells, and a king that leads on every tenth of them. */
const crowd = (pieces: number, more: Partial<Module> = {}): Module => ({
  ...openModule,
  maps: [
    {
      name: 'Field',
      occupied: 'stack',
      boards: [
        {
          name: 'Main',
          grid: { kind: 'square', columns: 100, rows: 100, numbering: { pattern: '1.1', origin: 'top', first: 0 } },
          terrain: {},
        },
      ],
    },
  ],
  setup: Array.from({ length: pieces }, (_, i) => ({
    map: 'Field',
    board: 'Main',
    cell: `${i % 100}.${Math.floor(i / 100)}`,
    side: 'Red',
    pieces: [{ prototype: i % 10 === 0 ? 'king' : 'pawn', name: `P${i}`, count: 1 }],
  })),
  ...more,
});

const strengthOf = (table: LiveTable, id: string): unknown => look(table, { kind: 'piece', id, name: 'Strength' });

describe('[P18] the cost of reading a value', () => {
  it('[P18] reading a value without modifiers costs as much as a plain read', () => {
    const { rules, count } = counting();
    const { table } = begun(crowd(50), rules);
    expect(count(() => strengthOf(table, 'p7'))).toBe(1);
  });

  it('[P18] the cost of reading a value grows with the modifiers in reach, not with the table', () => {
    const { rules, count } = counting();
    const leader = modifier({
      name: 'leader',
      on: { prototype: 'king' },
      scope: 'within 2',
      match: 'Class = $source.Class$',
      change: 'Strength + 1',
    });
    const costs = [200, 2000].map((pieces) => {
      const { table } = begun(crowd(pieces, { modifiers: [leader] }), rules);
      expect(strengthOf(table, 'p12')).toBe(3);
      return count(() => look(table, { kind: 'piece', id: 'p56', name: 'Strength' }));
    });
    expect(costs[1]).toBe(costs[0]);
  });

  it.each([
    ['self', 0],
    ['same cell', 0],
    ['adjacent', 1],
    ['within 2', 2],
    ['within 3', 3],
    ['within 4', 4],
  ] as const)('[P18] the cost of reading a value includes every modifier that reaches %s', (scope, steps) => {
    const leader = (name: string, reach: string) =>
      modifier({ name, on: { prototype: 'king' }, scope: reach, change: 'Strength + 1' });
    const { table } = begun(crowd(1000, { modifiers: [leader('a', scope), leader('b', 'same cell')] }));
    const grid = table.get('board', 'Field/Main')?.grid as Grid;
    const pieces = [...table.all('piece')];
    const kings = pieces.filter(({ prototype }) => prototype === 'king');
    expect(kings.length).toBeGreaterThan(64);
    const cellOf = ({ place }: Piece): CellId => place.cell as CellId;
    for (const piece of pieces.filter(({ id }) => Number(id.slice(1)) % 7 < 2)) {
      const isKing = piece.prototype === 'king';
      const near = kings.filter(
        (king) =>
          king === piece || (distance(grid, cellOf(king), cellOf(piece)) ?? 9) <= (scope === 'self' ? -1 : steps),
      );
      const here = scope === 'adjacent' && isKing ? near.length - 1 : near.length;
      expect(strengthOf(table, piece.id)).toBe((isKing ? 3 + 1 : 1) + here);
    }
  });

  it('[P18] the cost of reading a value is paid once while nothing changes', () => {
    const { rules, count } = counting();
    const { table } = begun(
      crowd(100, { modifiers: [modifier({ name: 'm', match: 'Royal = true', change: 'Strength + 1' })] }),
      rules,
    );
    const first = count(() => strengthOf(table, 'p11'));
    const second = count(() => strengthOf(table, 'p11'));
    expect([first, second]).toEqual([2, 0]);
  });

  it('[Q7] after unrelated changes a value is not computed again, even with a thousand modifiers', () => {
    const { rules, count } = counting();
    const many = Array.from({ length: 1000 }, (_, i) =>
      modifier({ name: `m${i}`, match: `Strength < ${i + 9} && Royal != x`, change: 'Strength + 0' }),
    );
    const game = begun(crowd(50, { modifiers: many }), rules);
    const { table } = game;
    expect([strengthOf(table, 'p7'), strengthOf(table, 'p9')]).toEqual([1, 1]);
    const piece = table.get('piece', 'p9') as Piece;
    apply(table, updated(piece, { ...piece, values: { Strength: 5 } }));
    expect(count(() => expect(strengthOf(table, 'p7')).toBe(1))).toBe(0);
    const again = count(() => expect(strengthOf(table, 'p9')).toBe(5));
    expect(again).toBeGreaterThan(0);
    expect(again).toBeLessThan(1000 * 2);
    apply(table, updated(table.get('piece', 'p9') as Piece, piece));
    expect(strengthOf(table, 'p9')).toBe(1);
  });

  it('[P18] the cost of reading a value covers only the properties that are read', () => {
    const { rules, count } = counting();
    const many = Array.from({ length: 50 }, (_, i) => modifier({ name: `m${i}`, change: `x${i} + 1` }));
    const { table } = begun(crowd(50, { modifiers: many }), rules);
    expect(count(() => strengthOf(table, 'p7'))).toBe(1);
  });
});

describe('[P18] a compiled modifier', () => {
  it.each([
    [
      { scope: 'self', match: 'Class = pikeman && Owner = $source.Owner$' },
      ['Class', 'Owner', 'source.Owner'],
      { reach: 'self' },
    ],
    [{ scope: 'same cell', change: 'Strength + $source.Bonus$' }, ['source.Bonus'], { reach: 'cell' }],
    [{ scope: 'within 3' }, ['Neighbours'], { reach: 'steps', most: 3, beside: false }],
    [
      { scope: 'same zone', near: [{ of: 'piece', scope: 'adjacent', match: 'Royal = true' }] },
      ['Neighbours', 'Royal'],
      { reach: 'zone' },
    ],
    [{ scope: 'same side' }, ['Owner'], { reach: 'side' }],
    [{ scope: 'game', when: 'TurnNumber > 3' }, ['TurnNumber'], { reach: 'game' }],
  ])('[P18] the properties that a compiled modifier reads, and its reach, are known: %j', (own, reads, reach) => {
    const made = compiled(modifier({ name: 'm', change: 'Strength + 1', on: { prototype: 'king' }, ...own }));
    expect([[...made.reads].sort(), made.reach]).toEqual([[...reads].sort(), reach]);
  });
});

it('[P12] [P17] modifiers found from a target equal those found by testing each source', () => {
  const leader = modifier({ name: 'leader', on: { prototype: 'king' }, scope: 'within 2', change: 'Strength + 1' });
  const { table } = begun(crowd(1000, { modifiers: [leader] }));
  const expected = (i: number): number => {
    let sum = i % 10 === 0 ? 3 : 1;
    for (let j = 0; j < 1000; j += 10) {
      if (Math.abs((i % 100) - (j % 100)) + Math.abs(Math.floor(i / 100) - Math.floor(j / 100)) <= 2) sum += 1;
    }
    return sum;
  };
  const ids = [0, 5, 9, 10, 11, 112, 555, 999];
  expect(
    ids.map((i) =>
      strengthOf(table, [...table.at('Field/Main', `${i % 100}.${Math.floor(i / 100)}` as CellId)][0]?.id as PieceId),
    ),
  ).toEqual(ids.map(expected));
});
