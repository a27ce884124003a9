import { describe, expect, it } from 'vitest';
import { groupOf } from '../../../src/engine/armies/groups.ts';
import { movePointsLeft } from '../../../src/engine/armies/points.ts';
import { moveRangeOf } from '../../../src/engine/armies/range.ts';
import type { ModifierDefinition } from '../../../src/engine/modifiers/form.ts';
import { type CellId, isRefusal, type PieceId } from '../../../src/table/index.ts';
import { armyQueries } from '../../../src/view/armies.ts';
import { modifierQueries } from '../../../src/view/modifiers.ts';
import { pieceQueries } from '../../../src/view/pieces.ts';
import { View } from '../../../src/view/view.ts';
import { personViewer } from '../../../src/view/viewer.ts';
import { ANN, type Play, played } from '../../support/table.ts';
import { at, FIELD, march, on, refusal, type Terms, war, warAt } from './support.ts';

/** One price a step: what the range says is what is explained, what is refused, and what is paid. */

const modifier = (of: string, change: string, more: Partial<ModifierDefinition> = {}): ModifierDefinition => ({
  name: `${change} of ${of}`,
  of,
  scope: 'game',
  match: '',
  change,
  precedence: 10,
  ...more,
});

/**
 * A road of 1/2 on the first row, one of a tenth on the second, woods that cost riders more, a rider without a Class.
 */
const TERMS: Terms = {
  edges: {
    road: [['A1', 'B1', 'C1', 'D1', 'E1', 'F1']],
    path: [['A2', 'B2', 'C2', 'D2', 'E2', 'F2', 'G2', 'H2', 'H3', 'G3', 'F3']],
  },
  terrain: { wood: ['C4', 'C5', 'C6', 'D4', 'D6', 'E4', 'E5', 'E6'] },
};

const module = {
  ...war([at('A1', 'Red', 'walker'), at('A2', 'Red', 'runner'), at('D5', 'Red', 'rider')], TERMS),
  edges: {
    road: { runs: 'along' as const, cost: { default: 0.5 } },
    path: { runs: 'along' as const, cost: { default: 0.1 } },
  },
  terrain: { wood: { cost: { default: 2, rider: 3 } } },
  prototypes: {
    walker: { Class: 'foot', MovePoints: 2.5 },
    runner: { Class: 'foot', MovePoints: 1 },
    rider: { MovePoints: 7 },
  },
  traits: { walker: { unit: true as const }, runner: { unit: true as const }, rider: { unit: true as const } },
};

const gameOf = (...modifiers: readonly ModifierDefinition[]): Play => warAt([], { more: { ...module, modifiers } });

const unitOn = ({ table }: Play, cell: string) => {
  const [id] = table.at(FIELD, cell).map((item) => item.id as PieceId);
  const piece = id && table.get('piece', id);
  if (!piece) throw new Error(`nobody on ${cell}`);
  return piece;
};

const costs = (game: Play, cell: string): { readonly [cell: string]: number } => {
  const group = groupOf(game.table, [unitOn(game, cell)]);
  if (isRefusal(group)) throw new Error(group.code);
  return Object.fromEntries(moveRangeOf(game.table, group).cells.map((one) => [one.cell, one.cost]));
};

/**
 * What a step to a neighbour costs by the range, the explanation, the refusal of who has too little, the picture, and
 * what is paid.
 */
const prices = (from: string, to: string, ...modifiers: readonly ModifierDefinition[]): readonly unknown[] => {
  const game = gameOf(...modifiers);
  const { id } = unitOn(game, from);
  const view = new View(game.table, personViewer(ANN));
  const piece = view.of(pieceQueries).byId(id);
  const step = {
    what: 'step',
    piece: id,
    in: FIELD,
    from: from as CellId,
    to: { in: FIELD, cell: to as CellId },
  } as const;
  const shown =
    piece &&
    view
      .of(armyQueries)
      .range([piece])
      ?.cells.find(({ cell }) => cell === to)?.cost;
  const poor = gameOf(...modifiers, modifier('piece', 'MovePoints at most 0.001'));
  const refused = refusal(poor, march([id], to));
  const before = movePointsLeft(game.table, unitOn(game, from));
  const range = costs(game, from)[to];
  const explained = view.of(modifierQueries).explanation(step, 'cost').effective;
  played(game, march([id], to));
  const paid = Math.round((before - movePointsLeft(game.table, unitOn(game, to))) * 1000) / 1000;
  return [range, shown, explained, refused && 'cost' in refused ? refused.cost : refused, paid];
};

const IDLE = [
  modifier('step', 'cost + 1', { match: 'PieceName = nobody' }),
  modifier('step', 'closed = true', { match: 'to.Terrain = nothing' }),
  modifier('cell', 'Terrain = wood', { match: 'LocationName = nowhere' }),
  modifier('cell', 'link', { match: 'LocationName = nowhere' }),
];

describe('[D12] the price of a step', () => {
  it('[D12] a step’s price is the same in display, refusal, explanation and payment', () => {
    expect(prices('D5', 'D4')).toEqual([3, 3, 3, 3, 3]);
    expect(prices('A1', 'B1')).toEqual([0.5, 0.5, 0.5, 0.5, 0.5]);
    expect(prices('D5', 'D4', modifier('step', 'cost * 0.5', { match: 'to.Terrain = wood' }))).toEqual([
      1.5, 1.5, 1.5, 1.5, 1.5,
    ]);
  });

  it.each(IDLE.map((idle) => [idle.name, idle] as const))(
    '[D12] a step’s price is unchanged by a modifier that applies to nothing: %s',
    (_, idle) => {
      expect(prices('D5', 'D4', idle)).toEqual([3, 3, 3, 3, 3]);
      expect(prices('A1', 'B1', idle)).toEqual([0.5, 0.5, 0.5, 0.5, 0.5]);
      for (const cell of ['A1', 'A2', 'D5']) expect(costs(gameOf(idle), cell)).toEqual(costs(gameOf(), cell));
    },
  );

  it('[D12] a step’s price is that of a unit’s Class, else of its prototype', () => {
    expect(costs(gameOf(), 'D5')).toMatchObject({ D4: 3, C5: 3, E5: 3 });
    const prototypes = { ...module.prototypes, rider: { MovePoints: 7, Class: 'foot' } };
    expect(costs(warAt([], { more: { ...module, prototypes } }), 'D5')).toMatchObject({ D4: 2, C5: 2, E5: 2 });
  });

  it('[D12] a step’s price uses the first of two terrains on a cell', () => {
    const board = { ...(module.maps[0]?.boards[0] as (typeof module.maps)[number]['boards'][number]) };
    const twice = { ...board, terrain: { ...board.terrain, bog: ['C4'] } };
    const maps = module.maps.map((map) => (map.name === 'Field' ? { ...map, boards: [twice] } : map));
    const terrain = { ...module.terrain, bog: { cost: { default: 1 } } };
    const both = [[], IDLE].map(
      (modifiers) => costs(warAt([], { more: { ...module, maps, terrain, modifiers } }), 'D5')['C4'],
    );
    expect(both).toEqual([6, 6]);
  });
});

describe('[D15] a cost with a fraction', () => {
  it('[D15] fractional costs are exact: two halves are 1, and so are ten tenths', () => {
    expect(costs(gameOf(), 'A1')).toMatchObject({ B1: 0.5, C1: 1, D1: 1.5, E1: 2, F1: 2.5 });
    expect(costs(gameOf(), 'A2')).toMatchObject({ B2: 0.1, D2: 0.3, H2: 0.7, F3: 1 });
    expect(costs(gameOf(), 'A2')['E3']).toBeUndefined();
  });

  it('[D15] a fractional cost is paid exactly, and the rest reaches as far as it should', () => {
    const game = gameOf();
    const [walker] = on(game, 'A1') as [PieceId];
    for (const [cell, left] of [
      ['D1', 1],
      ['E1', 0.5],
      ['F1', 0],
    ] as const) {
      played(game, march([walker], cell));
      expect(movePointsLeft(game.table, unitOn(game, cell))).toBe(left);
    }
    expect(refusal(game, march([walker], 'E1'))).toMatchObject({ code: 'too-far', cost: 0.5, points: 0 });
  });

  it('[D15] fractional costs stay exact to a thousandth under modifiers', () => {
    const half = modifier('step', 'cost * 0.5');
    expect(costs(gameOf(half), 'A2')).toMatchObject({ B2: 0.05, F3: 0.5 });
    expect(costs(gameOf(half, modifier('step', 'cost * 0.5', { name: 'again', precedence: 11 })), 'A2')).toMatchObject({
      B2: 0.025,
      F3: 0.25,
    });
    expect(costs(gameOf(modifier('step', 'cost * 0.333')), 'A2')).toMatchObject({ B2: 0.033, C2: 0.066 });
    expect(prices('A2', 'B2', modifier('step', 'cost * 0.333'))).toEqual([0.033, 0.033, 0.033, 0.033, 0.033]);
  });

  it('[D15] move points may be fractions unless the module makes them whole', () => {
    const more = modifier('piece', 'MovePoints * 0.5', { match: 'PieceName = walker' });
    expect(movePointsLeft(gameOf(more).table, unitOn(gameOf(more), 'A1'))).toBe(1.25);
    const whole = warAt([], { more: { ...module, properties: { MovePoints: 'natural' }, modifiers: [more] } });
    expect(movePointsLeft(whole.table, unitOn(whole, 'A1'))).toBe(1);
  });
});
