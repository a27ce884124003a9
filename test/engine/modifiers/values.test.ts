import { describe, expect, test } from 'vitest';
import {
  explain,
  isBent,
  type ModifierDefinition,
  modifierFaults,
  onTurn,
  systems,
} from '../../../src/engine/index.ts';
import { limitOfSide } from '../../../src/engine/play/modifiers/limits.ts';
import { ANN, BEN, BLUE, endTurn, MAIN, move, openModule, outcome, played, RED, spot } from '../../support/table.ts';
import { atCell, atStep, bent, give, modifier, valueNow } from './support.ts';

const named = (changes: readonly string[], own: Partial<ModifierDefinition> = {}): readonly ModifierDefinition[] =>
  changes.map((change, i) => modifier({ name: `m${i}`, change, precedence: i, ...own }));

const altered = (base: unknown, changes: readonly string[], domain?: 'natural' | 'list' | 'flag'): unknown => {
  const game = bent(named(changes), domain ? { properties: { x: domain } } : {});
  if (base !== undefined) give(game, 'p1', { x: base as string });
  return valueNow(game, 'p1', 'x');
};

describe('[P6] operations of a modifier', () => {
  test.each([
    [3, ['x + 2', 'x * 0.5', 'x * 3'], 7.5],
    [3, ['x - 1'], 2],
    [3, ['x = 8', 'x + 1'], 9],
    [3, ['x at least 5'], 5],
    [3, ['x at least 2'], 3],
    [3, ['x at most 2'], 2],
    [3, ['x at most 5'], 3],
    ['3', ['x + 1'], 4],
    ['calm', ['x = glad'], 'glad'],
    [true, ['x = false'], false],
    [
      ['a', 'b'],
      ['x add c', 'x remove a'],
      ['b', 'c'],
    ],
    [['a'], ['x add a'], ['a']],
    [3, ['x + x', 'x * x'], 36],
  ])('[P6] the value %j modified by %j is %j', (base, changes, found) => {
    expect(altered(base, changes)).toEqual(found);
  });

  test('[P6] operations apply in order, not grouped by kind: (3+2)*0.5*3 reads 7', () => {
    expect(altered(3, ['x + 2', 'x * 0.5', 'x * 3'], 'natural')).toBe(7);
    expect(altered(3, ['x * 0.5', 'x * 3', 'x + 2'], 'natural')).toBe(6);
  });

  test.each([
    ['', 4],
    ['{true}', 4],
    ['{1 > 2}', 3],
    ['{false}', 3],
  ])('a modifier that adds 1, with the condition "%s", makes 3 into %i', (match, found) => {
    for (const own of [{ match }, { near: [{ of: 'piece' as const, scope: 'same board', match }] }]) {
      const game = bent([modifier({ name: 'm', change: 'x + 1', ...own })]);
      give(game, 'p1', { x: 3 });
      expect(valueNow(game, 'p1', 'x')).toBe(found);
    }
  });

  test('[P6] a declared list without value accepts additions', () => {
    expect(altered(undefined, ['x add fly'], 'list')).toEqual(['fly']);
  });

  test('[P6] the changes link and unlink affect both cells', () => {
    const cells = [`${MAIN}\nA1`, `${MAIN}\nE5`] as const;
    const game = bent([modifier({ name: 'tunnel', of: 'cell', change: 'link', cells })]);
    expect([atCell(game, 'A1', 'Neighbours'), atCell(game, 'E5', 'Neighbours')]).toEqual([
      ['B1', 'A2', 'E5'],
      ['E4', 'D5', 'A1'],
    ]);
    const wall = bent([modifier({ name: 'wall', of: 'cell', change: 'unlink', match: 'LocationName = B2' })]);
    expect(['B2', 'B1', 'C3'].map((cell) => atCell(wall, cell, 'Neighbours'))).toEqual([
      [],
      ['C1', 'A1'],
      ['C2', 'D3', 'C4', 'B3'],
    ]);
  });
});

describe('[G13] several changes in one modifier', () => {
  const swap = modifier({ name: 'swap', change: 'x = $y$', also: ['y = $x$'], match: 'x = 1' });

  test('[G13] changes in one modifier read values from before it, in any order', () => {
    const all = [swap, modifier({ name: 'both', change: 'x + 1', also: ['y + x', 'z = $y$'], precedence: 1 })];
    for (const order of ['xyz', 'zyx', 'yxz']) {
      const game = bent(all, { properties: { z: 'number' } });
      give(game, 'p1', { x: 1, y: 5 });
      expect([...order].map((name) => [name, valueNow(game, 'p1', name)]).sort()).toEqual([
        ['x', 6],
        ['y', 6],
        ['z', 1],
      ]);
    }
  });

  test('[G13] an earlier modifier changes each amount of a later modifier separately', () => {
    const double = modifier({
      name: 'more',
      of: 'modifier',
      change: 'amount + 1',
      also: ['amount 2 * 10'],
      precedence: -1,
    });
    const game = bent([double, modifier({ name: 'both', change: 'x + 1', also: ['y + 1'] })]);
    give(game, 'p1', { x: 1, y: 1 });
    expect(['x', 'y'].map((name) => valueNow(game, 'p1', name))).toEqual([3, 11]);
  });

  test('[G13] [P14] several changes work in a granted modifier, too', () => {
    const granted = { ...modifier({ name: 'aura', change: 'x + 1', also: ['y = $x$'], precedence: 3 }), scope: 'self' };
    const game = bent([modifier({ name: 'grant', change: 'grants', grants: granted })]);
    give(game, 'p3', { x: 1, y: 1 });
    expect(['x', 'y'].map((name) => valueNow(game, 'p3', name))).toEqual([2, 1]);
  });

  test('[G13] [P15] several changes in one modifier each have their own explanation', () => {
    const game = bent([swap]);
    give(game, 'p1', { x: 1, y: 5 });
    const turns = (name: string) => explain(game.table, { kind: 'piece', id: 'p1', name }).turns;
    expect(['x', 'y'].map((name) => turns(name).map(({ change, after }) => [change, after]))).toEqual([
      [['x = $y$', 5]],
      [['y = $x$', 1]],
    ]);
  });

  test.each([
    [{ change: 'x + 1', also: ['x * 2'] }, 'twice', ['change', 1]],
    [{ change: 'x + 1', also: ['y +'] }, 'change', ['change', 1]],
    [{ of: 'cell', change: 'Terrain = wood', also: ['link'] }, 'links', ['change', 1]],
    [{ of: 'limit', change: 'hand + 1', also: ['army + 1.5'] }, 'fraction', ['change', 1]],
  ] as const)('[G13] the modifier changes %j are refused: %s', (own, why, part) => {
    expect(modifierFaults(modifier({ name: 'm', ...own }), systems)).toMatchObject([{ why, part }]);
  });

  test('[G13] a modifier’s link may be one-way', () => {
    const cells = [`${MAIN}\nA1`, `${MAIN}\nE5`] as const;
    const near = (own: Partial<ModifierDefinition>): readonly unknown[] => {
      const game = bent([modifier({ name: 'slide', of: 'cell', change: 'link', cells, oneWay: true, ...own })]);
      return ['A1', 'E5'].map((cell) => atCell(game, cell, 'Neighbours'));
    };
    expect(near({})).toEqual([
      ['B1', 'A2', 'E5'],
      ['E4', 'D5'],
    ]);
    expect(near({ change: 'unlink', cells: [`${MAIN}\nA1`, `${MAIN}\nB1`] })).toEqual([['A2'], ['E4', 'D5']]);
  });
});

describe('[P7] limits of modified values', () => {
  test.each([
    [['x - 3', 'x + 2'], 0],
    [['x + 2', 'x - 3'], 0],
    [['x - 3', 'x + 5'], 3],
  ])('[P7] values are clamped when read, not when written: 1 with %j reads %d', (changes, found) => {
    expect(altered(1, changes, 'natural')).toBe(found);
  });

  test('[P7] a condition in between reads clamped values', () => {
    const game = bent(
      [...named(['x - 3', 'seen = 1']), modifier({ name: 'later', change: 'x + 2', precedence: 5 })].map((one) =>
        one.change === 'seen = 1' ? { ...one, match: 'x = 0' } : one,
      ),
      { properties: { x: 'natural' } },
    );
    give(game, 'p1', { x: 1, seen: 0 });
    expect([valueNow(game, 'p1', 'seen'), valueNow(game, 'p1', 'x')]).toEqual([1, 0]);
  });

  test('[P7] values without a declaration are any exact number', () => {
    expect([altered(1, ['x - 3']), altered(1, ['x * 0.1', 'x * 0.1'])]).toEqual([-2, 0.01]);
  });

  test('[P7] values of points, costs and limits are at least 0, limits whole', () => {
    const game = bent(
      [
        modifier({ name: 'mud', change: 'MovePoints - 9' }),
        modifier({ name: 'road', of: 'step', change: 'cost * 0.5' }),
        modifier({ name: 'few', of: 'limit', change: 'hand - 8' }),
      ],
      { limits: { hand: 5 } },
    );
    give(game, 'p1', { MovePoints: 2 });
    expect([
      valueNow(game, 'p1', 'MovePoints'),
      atStep(game, 'p1', 'A5', 'A4'),
      limitOfSide(game.table, 'hand', RED, { kind: 'map', id: 'Camp' }),
    ]).toEqual([0, 0.5, 0]);
  });

  test('[P7] values of pieces without modifiers are clamped as well', () => {
    const game = bent([], {
      properties: { x: 'natural' },
      prototypes: { ...openModule.prototypes, pawn: { x: -1.5 } },
    });
    expect(valueNow(game, 'p1', 'x')).toBe(0);
  });
});

describe('[P8] things that modifiers can change', () => {
  test('[P8] modifiers change values of zones, maps and game, for their parts (C12)', () => {
    const game = bent(
      [
        modifier({ name: 'tax', of: 'game', change: 'Tax + 1' }),
        modifier({ name: 'fair', of: 'map', match: 'Tax = 3', change: 'Prices = high', precedence: 1 }),
      ],
      {
        values: { Tax: 2, Prices: 'low' },
      },
    );
    expect([valueNow(game, 'p1', 'Tax'), valueNow(game, 'p1', 'Prices')]).toEqual([3, 'high']);
  });

  test('[P8] modifiers change the owner of a piece, and so who can move it', () => {
    const game = bent([modifier({ name: 'charm', match: 'PieceName = Blue Pawn', change: 'Owner = Red' })]);
    expect(outcome(game, move(game, ANN, spot(MAIN, 'C1'), spot(MAIN, 'C2')))).toBe('done');
  });

  test('[P8] modifiers change stacking on a map’s cells', () => {
    const game = bent([modifier({ name: 'crowd', of: 'map', change: 'occupied = stack' })]);
    expect(outcome(game, move(game, ANN, spot(MAIN, 'A5'), spot(MAIN, 'B5')))).toBe('done');
  });

  test('[P8] modifiers change permissions: forbid a move', () => {
    const game = bent([modifier({ name: 'truce', of: 'may', match: 'Royal = true', change: 'move = false' })]);
    expect(outcome(game, move(game, ANN, spot(MAIN, 'C5'), spot(MAIN, 'C4')))).toBe('forbidden');
    expect(outcome(game, move(game, ANN, spot(MAIN, 'A5'), spot(MAIN, 'A4')))).toBe('done');
  });

  test('[P8] modifiers change permissions: allow own pieces to move out of turn', () => {
    const game = bent([modifier({ name: 'ambush', of: 'may', change: 'move = true' })]);
    expect(outcome(game, move(game, BEN, spot(MAIN, 'A5'), spot(MAIN, 'A4')))).toBe('not-your-piece');
    expect(outcome(game, move(game, BEN, spot(MAIN, 'C1'), spot(MAIN, 'C2')))).toBe('done');
  });

  test('[P8] modifiers can’t forbid an undo or leaving the game', () => {
    const game = bent([
      modifier({ name: 'lock', of: 'may', change: 'undo = false' }),
      modifier({ name: 'bars', of: 'may', change: 'leave = false' }),
    ]);
    played(game, move(game, ANN, spot(MAIN, 'A5'), spot(MAIN, 'A4')));
    expect([
      outcome(game, { kind: 'undo', actor: ANN, steps: 1 }),
      outcome(game, { kind: 'leave', actor: BEN, side: undefined }),
    ]).toEqual(['done', 'done']);
  });

  test('[P8] modifiers skip turns and change the order of sides', () => {
    const skipped = bent([
      modifier({ name: 'sleep', of: 'side', match: 'SideName = Blue', change: 'SkipsTurn = true' }),
    ]);
    played(skipped, endTurn(ANN));
    expect([onTurn(skipped.table)?.id, skipped.table.get('turn', 'turn')?.number]).toEqual([RED, 2]);
    const all = bent([modifier({ name: 'sleep', of: 'side', change: 'SkipsTurn = true' })]);
    played(all, endTurn(ANN));
    expect(onTurn(all.table)?.id).toBe(BLUE);
    const order = { order: ['Red', 'Blue', 'Green'], ends: 'by-command' } as const;
    const turned = bent([modifier({ name: 'back', of: 'game', change: 'TurnOrder remove Blue' })], {
      turn: { ...order, order: ['Red', 'Blue'] },
    });
    played(turned, endTurn(ANN));
    expect([onTurn(turned.table)?.id, turned.table.get('turn', 'turn')?.number]).toEqual([RED, 2]);
  });

  test('[P8] modifiers change the limits of a side', () => {
    const game = bent(
      [
        modifier({ name: 'feast', of: 'limit', match: 'SideName = Red', change: 'hand + 2' }),
        modifier({ name: 'ban', of: 'limit', change: 'draw = 1' }),
      ],
      {
        limits: { hand: 5 },
      },
    );
    const limit = (name: 'hand' | 'draw' | 'army', side: typeof RED): number =>
      limitOfSide(game.table, name, side, { kind: 'map', id: 'Camp' });
    expect([limit('hand', RED), limit('hand', BLUE), limit('draw', BLUE), limit('army', BLUE)]).toEqual([
      7,
      5,
      1,
      Number.POSITIVE_INFINITY,
    ]);
  });

  test.each([
    ['amount * 3', 6],
    ['enabled = false', 3],
    ['condition = "PieceName = Stone"', 3],
    ['condition = x >', 3],
  ])('[P8] modifiers change later modifiers: %s', (change, found) => {
    const later = modifier({ name: 'late', change: 'Strength + 1', precedence: 9 });
    const game = bent([
      later,
      modifier({ name: 'early', of: 'modifier', match: 'name = late', change, precedence: 1 }),
    ]);
    expect(valueNow(game, 'p3', 'Strength')).toBe(found);
    const tooLate = bent([
      later,
      modifier({ name: 'last', of: 'modifier', match: 'name = late', change, precedence: 10 }),
    ]);
    expect(valueNow(tooLate, 'p3', 'Strength')).toBe(4);
  });

  test('[P8] modifiers change the scope of a later modifier', () => {
    const leader = modifier({
      name: 'leader',
      on: { prototype: 'king' },
      scope: 'self',
      change: 'Strength + 1',
      precedence: 9,
    });
    const game = bent([
      leader,
      modifier({ name: 'banner', of: 'modifier', change: 'scope = within 2', precedence: 1 }),
    ]);
    expect(['p1', 'p2', 'p3', 'p4'].map((id) => valueNow(game, id, 'Strength'))).toEqual([2, 2, 4, 1]);
  });
});

describe('[P9] a read of a step’s cost with mover and cells', () => {
  const mud = modifier({
    name: 'mud',
    of: 'step',
    match: 'to.Terrain = wood && Royal != true',
    change: 'cost + 2',
    precedence: 2,
  });

  test('[P9] a modifier of a step’s cost sees the mover and both cells', () => {
    const game = bent([mud]);
    expect([atStep(game, 'p1', 'B1', 'B2'), atStep(game, 'p3', 'B1', 'B2'), atStep(game, 'p1', 'B2', 'B1')]).toEqual([
      3, 1, 1,
    ]);
  });

  test('[P9] a read with arguments applies the same modifiers in the same order', () => {
    const royal = modifier({ name: 'crown', match: 'PieceName = Pawn', change: 'Royal = true' });
    const early = bent([mud, { ...royal, precedence: 1 }], { properties: { Royal: 'flag' } });
    const late = bent([mud, { ...royal, precedence: 3 }], { properties: { Royal: 'flag' } });
    expect([atStep(early, 'p1', 'B1', 'B2'), atStep(late, 'p1', 'B1', 'B2')]).toEqual([1, 3]);
  });

  test('[P9] changed terrain can close and open steps', () => {
    const terrain = { wood: { cost: { default: 4 } }, lake: { cost: { default: 'closed' as const } } };
    const game = bent([modifier({ name: 'flood', of: 'cell', match: 'LocationName = B3', change: 'Terrain = lake' })], {
      terrain,
    });
    expect([
      atStep(game, 'p1', 'B1', 'B2'),
      atStep(game, 'p1', 'B2', 'B3', 'closed'),
      atStep(game, 'p1', 'B1', 'B2', 'closed'),
    ]).toEqual([4, true, false]);
    const frost = bent(
      [
        modifier({ name: 'flood', of: 'cell', match: 'LocationName = B3', change: 'Terrain = lake' }),
        modifier({ name: 'frost', of: 'step', match: 'to.Terrain = lake', change: 'closed = false', precedence: 1 }),
      ],
      { terrain },
    );
    expect([atStep(frost, 'p1', 'B2', 'B3', 'closed'), atStep(frost, 'p1', 'B2', 'B3')]).toEqual([false, 1]);
  });

  test('[P9] permission is checked for each moved piece', () => {
    const game = bent([
      modifier({ name: 'oath', of: 'may', match: 'ActorSides = Red && Strength = 1', change: 'move = false' }),
    ]);
    expect(
      outcome(game, {
        kind: 'move',
        actor: ANN,
        pieces: ['p3', 'p1'] as never,
        to: spot('Camp' as never),
        captures: [],
      }),
    ).toBe('forbidden');
  });
});

describe('[P10] adjacency changed by modifiers', () => {
  const ends = [`${MAIN}\nA5`, `${MAIN}\nC1`] as const;
  const bridge = modifier({ name: 'bridge', of: 'cell', change: 'link', cells: ends, precedence: 5 });
  const near = (precedence: number) =>
    modifier({ name: 'near', on: { piece: 'Blue Pawn' }, scope: 'within 2', change: 'Strength + 1', precedence });

  test('[P10] ranges and conditions follow modified adjacency', () => {
    expect(valueNow(bent([bridge, near(6)]), 'p1', 'Strength')).toBe(2);
    expect(valueNow(bent([bridge, near(6)]), 'p2', 'Strength')).toBe(2);
    expect(valueNow(bent([near(6)]), 'p1', 'Strength')).toBe(1);
  });

  test('[P10] a condition sees only links made by earlier modifiers', () => {
    expect(valueNow(bent([bridge, near(4)]), 'p1', 'Strength')).toBe(1);
  });

  test('[P10] modified adjacency changes distances in matches and near conditions', () => {
    const game = bent([
      bridge,
      modifier({
        name: 'far',
        on: { piece: 'Blue Pawn' },
        scope: 'game',
        match: 'Distance = 1',
        change: 'Strength * 10',
        precedence: 6,
      }),
      modifier({
        name: 'guard',
        near: [{ of: 'piece', scope: 'adjacent', match: 'Royal = true' }],
        change: 'Strength + 5',
        precedence: 7,
      }),
    ]);
    expect(['p1', 'p2', 'p3'].map((id) => valueNow(game, id, 'Strength'))).toEqual([10, 6, 3]);
  });
});

describe('[D37] the number of near things', () => {
  // Beside itself a pawn sees two with a strength of 1, and the king three.
  test.each([
    [{ most: 0 }, []],
    [{ most: 1 }, []],
    [{ most: 2 }, ['p1']],
    [{ most: 3 }, ['p1', 'p3']],
    [{ least: 2 }, ['p1', 'p3']],
    [{ least: 3 }, ['p3']],
    [{ least: 4 }, []],
    [{ least: 2, most: 2 }, ['p1']],
    [{ least: 3, most: 3 }, ['p3']],
    [{ least: 0, most: 0 }, []],
  ])('a near condition counts pieces within %j', (bounds, expected) => {
    const near = [{ of: 'piece', scope: 'game', match: 'Strength = 1', ...bounds }] as const;
    const game = bent([modifier({ name: 'm', of: 'piece', near, change: 'symbol = Z' })]);
    expect(['p1', 'p3'].filter((id) => valueNow(game, id, 'symbol') === 'Z')).toEqual(expected);
  });

  test('a near condition may require that nothing is near', () => {
    const near = [{ of: 'piece', scope: 'game', match: 'Strength = 99', least: 0, most: 0 }] as const;
    expect(valueNow(bent([modifier({ name: 'm', of: 'piece', near, change: 'symbol = Z' })]), 'p1', 'symbol')).toBe(
      'Z',
    );
  });
});

describe('[P13] an impossible change leaves that target unmodified', () => {
  test.each([
    ['an unknown property', 'Wings + 1', undefined],
    ['an unknown property that is set', 'Wings = 2', undefined],
    ['a text where a number is needed', 'symbol + 1', 'K'],
    ['a list operation on a number', 'Strength add fly', 3],
    ['an amount that is none', 'Strength + Nothing', 3],
    ['a result beyond 10^9', 'Strength * 1000000000', 3],
    ['a text set to a declared number', 'Strength = many', 3],
  ])('[P13] an impossible change leaves that target unmodified: %s', (_what, change, found) => {
    const game = bent([modifier({ name: 'm', change })], { properties: { Strength: 'number' } });
    expect(valueNow(game, 'p3', change.split(' ')[0] as string)).toBe(found);
  });

  test('[P13] reading a value never fails, whatever was typed', () => {
    expect(modifierFaults(modifier({ name: 'm', change: 'x + (' }), systems)).toHaveLength(1);
    expect(
      outcome(bent([]), {
        kind: 'modify',
        actor: ANN,
        definition: modifier({ name: 'm', change: 'x + (' }),
        piece: undefined,
      }),
    ).toBe('bad-modifier');
  });
});

describe('[P14] modifiers granted by other modifiers', () => {
  const shield = modifier({
    name: 'shield',
    scope: 'adjacent',
    match: 'Owner = $source.Owner$',
    change: 'Strength + 1',
    precedence: 5,
  });
  const banner = (precedence: number): ModifierDefinition =>
    modifier({
      name: 'banner',
      on: { prototype: 'king' },
      scope: 'same side',
      match: 'Royal != true',
      change: 'grants',
      precedence,
      grants: shield,
    });

  test('[P14] a granted modifier applies with higher precedence from each target', () => {
    const game = bent([banner(4)]);
    expect(['p1', 'p2', 'p3', 'p4'].map((id) => valueNow(game, id, 'Strength'))).toEqual([2, 2, 4, 1]);
  });

  test('granted modifiers are limited to 1,000 steps and precedence of a million', () => {
    const within = (steps: number): ModifierDefinition =>
      modifier({ name: 'far', change: 'Strength + 1', scope: `within ${steps}` });
    const at = (precedence: number): ModifierDefinition =>
      modifier({ name: 'late', change: 'Strength + 1', precedence });
    const faults = (definition: ModifierDefinition): readonly string[] =>
      modifierFaults(definition, systems).map(({ why }) => why);
    expect([within(1000), within(1001)].map(faults)).toEqual([[], ['scope']]);
    expect([1_000_000, 1_000_001, -1_000_000, -1_000_001].map((precedence) => faults(at(precedence)))).toEqual([
      [],
      ['precedence'],
      [],
      ['precedence'],
    ]);
  });

  test.each([5, 6])('[P14] a modifier of precedence %d cannot grant a modifier of precedence 5', (precedence) => {
    expect(modifierFaults(banner(precedence), systems).map(({ why }) => why)).toEqual(['precedence']);
  });

  test('[P14] a grant cannot be nested in a granted modifier', () => {
    const nested = { ...banner(4), grants: { ...shield, grants: shield } } as ModifierDefinition;
    expect(modifierFaults(nested, systems).map(({ why }) => why)).toContain('grants');
  });
});

describe('[P18] the check if anything in play can modify a property', () => {
  test.each([
    ['piece', 'x', true],
    ['piece', 'y', false],
    ['cell', 'x', false],
  ])('the check if something in play modifies a %s’s property %s gives %s', (kind, name, isSo) => {
    expect(isBent(bent(named(['x + 1'])).table, kind, name)).toBe(isSo);
  });

  test('nothing in play can modify a property without modifiers', () => {
    expect(isBent(bent([]).table, 'piece', 'x')).toBe(false);
  });
});
