import { describe, expect, it } from 'vitest';
import { crossableAreaOf } from '../../../src/engine/armies/area.ts';
import { bentNeighbours, bentSteps, type PossiblyModifiedCells } from '../../../src/engine/armies/bent.ts';
import { groupOf } from '../../../src/engine/armies/groups.ts';
import { movePointsLeft } from '../../../src/engine/armies/points.ts';
import { type MoveRange, moveRangeOf } from '../../../src/engine/armies/range.ts';
import type { ModifierDefinition } from '../../../src/engine/modifiers/form.ts';
import { cellSubjectId } from '../../../src/engine/modifiers/subject.ts';
import type { Board, Piece } from '../../../src/engine/play/records.ts';
import { cellWithNumber } from '../../../src/table/grid/index.ts';
import { type CellId, isRefusal, type PieceId } from '../../../src/table/index.ts';
import { ANN, type Play, played } from '../../support/table.ts';
import { at, FIELD, formAt, march, on, refusal, type Terms, warAt } from './support.ts';

const modifier = (of: string, change: string, more: Partial<ModifierDefinition> = {}): ModifierDefinition => ({
  name: `${change} of ${of}`,
  of,
  scope: 'game',
  match: '',
  change,
  precedence: 10,
  ...more,
});

const withModifiers = (
  setup: Parameters<typeof warAt>[0],
  modifiers: readonly ModifierDefinition[],
  terms: Terms = {},
): Play => warAt(setup, { ...terms, more: { ...terms.more, modifiers } });

const rangeAt = (game: Play, cell: string): MoveRange => {
  const group = groupOf(
    game.table,
    on(game, cell).flatMap((id) => game.table.get('piece', id) ?? []),
  );
  if (isRefusal(group)) throw new Error(group.code);
  return moveRangeOf(game.table, group);
};

const costs = (game: Play, cell: string): Record<string, number> =>
  Object.fromEntries(rangeAt(game, cell).cells.map((one) => [one.cell, one.cost]));

describe('modifiers of marches', () => {
  it('[A5] [P8] modifiers change the limit for a side or for units near the source', () => {
    const setup = [
      at('B2', 'Red', 'pikeman', 3),
      at('B3', 'Red', 'pikeman'),
      at('E2', 'Red', 'pikeman', 3),
      at('E2', 'Red', 'stone'),
    ];
    const leader = modifier('limit', 'army + 1', { on: { prototype: 'stone' }, scope: 'same cell' });
    const game = withModifiers(setup, [leader], { limit: 2 });
    expect(refusal(game, { kind: 'form-army', actor: ANN, units: on(game, 'B2'), name: undefined })).toEqual({
      code: 'army-too-large',
      size: 3,
      limit: 2,
    });
    expect(
      refusal(game, { kind: 'form-army', actor: ANN, units: on(game, 'E2').slice(0, 3), name: undefined }),
    ).toBeUndefined();
    const wide = withModifiers(setup, [modifier('limit', 'army + 2')], { limit: 2 });
    formAt(wide, 'B2');
    expect(refusal(wide, march(on(wide, 'B3'), 'B2'))).toBeUndefined();
  });

  it.each([0, 1, 2])('[D37] a modifier on unit %i of three changes its steps and the group’s', (bearer) => {
    const game = warAt([at('B2', 'Red', 'horseman', 3)]);
    const units = on(game, 'B2');
    const load = modifier('step', 'cost + 2', { scope: 'self' });
    const before = costs(game, 'B2');
    played(game, { kind: 'modify', actor: ANN, definition: load, piece: units[bearer] as PieceId });
    const alone = (unit: PieceId): number => {
      const group = groupOf(game.table, [game.table.get('piece', unit) as Piece]);
      if (isRefusal(group)) throw new Error(group.code);
      return moveRangeOf(game.table, group).cells.find(({ cell }) => cell === 'B3')?.cost ?? 0;
    };
    expect(before).toMatchObject({ B3: 1, B4: 2 });
    expect(units.map(alone)).toEqual([0, 1, 2].map((i) => (i === bearer ? 3 : 1)));
    expect(costs(game, 'B2')).toMatchObject({ B3: 3 });
    expect(costs(game, 'B2')['B4']).toBeUndefined();
  });

  it('[P8] [P9] modifiers change the cost of a step for a mover, or forbid it', () => {
    const setup = [at('B2', 'Red', 'horseman'), at('C2', 'Red', 'stone')];
    const mud = modifier('step', 'cost + 2', {
      on: { prototype: 'stone' },
      scope: 'same cell',
      match: 'Class = horse',
    });
    expect(costs(withModifiers(setup, [mud]), 'B2')).toMatchObject({ C2: 3, B3: 1, C3: 2, D2: 4 });
    const wall = modifier('step', 'closed = true', { match: 'to.LocationName = C2' });
    expect(costs(withModifiers(setup, [wall]), 'B2')['C2']).toBeUndefined();
    const ford = modifier('step', 'closed = false', { match: 'Class = horse' });
    const lakes = { terrain: { lake: ['B1', 'A2', 'C2', 'B3'] } };
    expect(costs(withModifiers(setup, [], lakes), 'B2')).toEqual({});
    expect(costs(withModifiers(setup, [ford], lakes), 'B2')).toMatchObject({ B1: 1, A2: 1, C2: 1 });
    const frost = modifier('cell', 'Terrain = wood', { match: 'Terrain = lake' });
    expect(costs(withModifiers(setup, [frost], lakes), 'B2')).toMatchObject({ B1: 3, C2: 3 });
  });

  it('[P10] modifiers change adjacency for ranges, paths and steps', () => {
    const setup = [at('B2', 'Red', 'pikeman')];
    const gate = modifier('cell', 'link', {
      cells: [cellSubjectId(FIELD, 'B2' as CellId), cellSubjectId(FIELD, 'H6' as CellId)],
    });
    const gone = modifier('cell', 'unlink', {
      cells: [cellSubjectId(FIELD, 'B2' as CellId), cellSubjectId(FIELD, 'B3' as CellId)],
      precedence: 11,
    });
    const game = withModifiers(setup, [gate, gone]);
    expect(costs(game, 'B2')).toMatchObject({ H6: 1, G6: 2, A2: 1, C3: 2 });
    expect(costs(game, 'B2')['B3']).toBeUndefined();
    const [unit] = on(game, 'B2') as [PieceId];
    expect(refusal(game, march([unit], 'B3', { path: ['B3'] }))).toEqual({
      code: 'not-adjacent',
      from: 'B2',
      to: 'B3',
    });
    expect(refusal(game, march([unit], 'G6', { path: ['H6', 'G6'] }))).toBeUndefined();
    expect(refusal(game, march([unit], 'H6'))).toMatchObject({ code: 'too-far', points: 0 });
  });

  it('[P18] modifiers affect only cells of their terrain unless terrain changes', () => {
    const setup = [at('B2', 'Red', 'pikeman')];
    const terms = { terrain: { lake: ['A1', 'H6'], wood: ['C2'] } };
    const flood = modifier('cell', 'unlink', { match: 'Terrain = lake' });
    const mud = modifier('step', 'cost + 1', { match: 'to.Terrain = wood' });
    const thaw = modifier('cell', 'Terrain = lake', { match: 'Terrain = bog' });
    const areas = (...modifiers: readonly ModifierDefinition[]): readonly unknown[] => {
      const { table } = withModifiers(setup, modifiers, terms);
      const board = table.get('board', FIELD) as Board;
      const units = on({ table } as Play, 'B2').flatMap((id) => table.get('piece', id) ?? []);
      const shown = (area: PossiblyModifiedCells): unknown =>
        area instanceof Set ? [...area].sort((a, b) => a - b).map((cell) => cellWithNumber(board.grid, cell)) : area;
      const area = crossableAreaOf(table, board);
      return [shown(bentNeighbours(table, area)), shown(bentSteps(table, area, units))];
    };
    expect(areas(flood, mud)).toEqual([['A1', 'B1', 'A2', 'H5', 'G6', 'H6'], ['C2']]);
    expect(areas(flood, mud, thaw)).toEqual(['all', 'all']);
    expect(areas(thaw)).toEqual([undefined, 'all']);
    expect(areas(modifier('step', 'cost + 1', { match: 'Terrain = wood' }))).toEqual([undefined, 'all']);
    expect(areas(modifier('step', 'cost + 1', { match: 'to.Terrain != wood' }))).toEqual([undefined, 'all']);
  });

  it.each<readonly [scope: string, cells: string]>([
    ['self', 'none'],
    ['same cell', 'F4'],
    ['adjacent', 'F3 E4 F4 G4 F5'],
    ['within 2', 'F2 E3 F3 G3 D4 E4 F4 G4 H4 E5 F5 G5 F6'],
    ['same zone', 'A1 F4 F5'],
    ['same board', 'all'],
    ['same map', 'all'],
    ['same side', 'all'],
    ['game', 'all'],
  ])('[P18] modifiers affect only cells near their source: %s', (scope, cells) => {
    const zones = [
      { name: 'Vale', cells: ['F4', 'F5', 'A1'] },
      { name: 'Hill', cells: ['C3'] },
    ];
    const mud = modifier('step', 'cost + 1', { on: { prototype: 'stone' }, scope, match: 'Class = pikeman' });
    const setup = [at('B2', 'Red', 'pikeman'), at('F4', 'Red', 'stone')];
    const { table } = withModifiers(setup, [mud], { zones });
    const board = table.get('board', FIELD) as Board;
    const units = on({ table } as Play, 'B2').flatMap((id) => table.get('piece', id) ?? []);
    const bent = bentSteps(table, crossableAreaOf(table, board), units);
    const shown =
      bent instanceof Set ? [...bent].sort((a, b) => a - b).map((cell) => cellWithNumber(board.grid, cell)) : [bent];
    expect(shown.join(' ') || 'none').toBe(cells);
    // What lies elsewhere reaches nothing but the whole game.
    const away = withModifiers([at('B2', 'Red', 'pikeman')], [mud], {
      zones,
      more: {
        setup: [
          at('B2', 'Red', 'pikeman'),
          { map: 'Reserve', side: 'Red', pieces: [{ prototype: 'stone', name: 'stone', count: 1 }] },
        ],
      },
    });
    const far = bentSteps(away.table, crossableAreaOf(away.table, away.table.get('board', FIELD) as Board), []);
    expect(far instanceof Set ? far.size : far).toBe(scope === 'game' || scope === 'same side' ? 'all' : 0);
  });

  it('modifiers change move points, and so the points left after a march', () => {
    const setup = [at('B2', 'Red', 'pikeman'), at('B2', 'Red', 'stone')];
    const game = withModifiers(setup, [
      modifier('piece', 'MovePoints * 2', { on: { prototype: 'stone' }, scope: 'adjacent' }),
      modifier('piece', 'MovePoints * 2', { on: { prototype: 'stone' }, scope: 'same cell', precedence: 11 }),
    ]);
    const [unit] = on(game, 'B2') as [PieceId];
    const left = (): number => movePointsLeft(game.table, game.table.get('piece', unit) as Piece);
    expect(left()).toBe(4);
    played(game, march([unit], 'B3'));
    expect(left()).toBe(3);
    played(game, march([unit], 'B4'));
    expect(left()).toBe(0);
  });
});
