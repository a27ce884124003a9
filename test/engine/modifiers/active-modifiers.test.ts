import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { type ModuleRecord, modifierFaults, systems } from '../../../src/engine/index.ts';
import { apply, updated } from '../../../src/table/index.ts';
import { ANN, BEN, endTurn, openModule, outcome, played, undo } from '../../support/table.ts';
import { bent, give, modifier, valueNow } from './support.ts';

describe('[P5] a creature with health 1, defense 0, power 0', () => {
  const one = 'creatures with health 1 have +1 power';
  const two = 'creatures with power 1 have +1 health';
  const creature = (first: string, second: string) => {
    const named = (name: string, precedence: number) =>
      name === one
        ? modifier({ name, match: 'health = 1', change: 'power + 1', precedence })
        : modifier({ name, match: 'power = 1', change: 'health + 1', precedence });
    const game = bent([named(first, 1), named(second, 2)]);
    give(game, 'p1', { health: 1, defense: 0, power: 0 });
    return game;
  };
  const orders = [
    ['health', 'defense', 'power'],
    ['power', 'defense', 'health'],
  ];

  test.each(orders)('[P5] a creature’s health modified before its power reads %s, %s, %s', (...names) => {
    const game = creature(one, two);
    const found = Object.fromEntries(names.map((name) => [name, valueNow(game, 'p1', name)]));
    expect(found).toEqual({ health: 2, defense: 0, power: 1 });
  });

  test.each(orders)('[P5] a creature’s power modified before its health reads %s, %s, %s', (...names) => {
    const game = creature(two, one);
    const found = Object.fromEntries(names.map((name) => [name, valueNow(game, 'p1', name)]));
    expect(found).toEqual({ health: 1, defense: 0, power: 1 });
  });
});

describe('[P2] the order of modifiers', () => {
  const doubled = modifier({ name: 'doubled', change: 'Strength * 2' });
  const more = modifier({ name: 'more', change: 'Strength + 1' });

  it('[P2] modifiers apply in order of precedence, lowest first', () => {
    const strength = (first: number, second: number): unknown =>
      valueNow(
        bent([
          { ...doubled, precedence: first },
          { ...more, precedence: second },
        ]),
        'p3',
        'Strength',
      );
    expect([strength(1, 2), strength(2, 1), strength(-5, -6)]).toEqual([7, 8, 8]);
  });

  it('[P2] modifiers of equal precedence apply by age, then by position in the file', () => {
    const game = bent([]);
    played(game, { kind: 'modify', actor: ANN, definition: more, piece: undefined });
    played(game, { kind: 'modify', actor: ANN, definition: doubled, piece: undefined });
    expect(valueNow(game, 'p3', 'Strength')).toBe(8);
    expect(valueNow(bent([doubled, more]), 'p3', 'Strength')).toBe(7);
  });

  it('[P2] the player on turn sets the order of equal modifiers, and can undo it', () => {
    const game = bent([doubled, more]);
    const ties = { kind: 'order-ties', precedence: 0, modifiers: ['more\n', 'doubled\n'] } as const;
    expect(outcome(game, { ...ties, actor: BEN })).toBe('not-your-turn');
    played(game, { ...ties, actor: ANN });
    expect(valueNow(game, 'p3', 'Strength')).toBe(8);
    played(game, undo(ANN));
    expect(valueNow(game, 'p3', 'Strength')).toBe(7);
  });

  it('[P2] an order of modifiers set earlier stays, after new modifiers', () => {
    const game = bent(['x', 'y', 'z'].map((name) => modifier({ name, change: 'Strength + 1' })));
    const fix = (...modifiers: readonly string[]): unknown => {
      const ids = modifiers.map((name) => `${name}\n`);
      const done = outcome(game, { kind: 'order-ties', actor: ANN, precedence: 0, modifiers: ids });
      return done === 'done'
        ? game.table
            .get('ties', 'ties')
            ?.order[0]?.map((id) => id.trim())
            .join('')
        : done;
    };
    expect([fix('z', 'x'), fix('z', 'y'), fix('y', 'z'), fix('x')]).toEqual(['zx', 'in-order', 'yzx', 'no-tie']);
  });

  it('[P2] players cannot set the order of modifiers with different precedences', () => {
    const game = bent([doubled, { ...more, precedence: 3 }]);
    expect(outcome(game, { kind: 'order-ties', actor: ANN, precedence: 0, modifiers: ['more\n', 'doubled\n'] })).toBe(
      'no-tie',
    );
  });

  it('[P2] a modifier that would change the order of modifiers is refused', () => {
    const [fault] = modifierFaults(modifier({ name: 'hurry', of: 'modifier', change: 'precedence - 5' }), systems);
    expect(fault).toMatchObject({ why: 'fixed', found: 'precedence' });
    expect(
      outcome(bent([]), {
        kind: 'modify',
        actor: ANN,
        definition: modifier({ name: 'hurry', of: 'modifier', change: 'precedence - 5' }),
        piece: undefined,
      }),
    ).toBe('bad-modifier');
  });
});

describe('[D14] modifiers of equal precedence', () => {
  const doubled = modifier({ name: 'b', change: 'Strength * 2' });
  const more = modifier({ name: 'a', change: 'Strength + 1' });

  it('[D14] modifiers of equal precedence apply in file order, whatever their names', () => {
    expect(valueNow(bent([doubled, more]), 'p3', 'Strength')).toBe(7);
    expect(
      valueNow(
        bent([
          { ...doubled, name: 'a' },
          { ...more, name: 'b' },
        ]),
        'p3',
        'Strength',
      ),
    ).toBe(7);
    expect(valueNow(bent([more, doubled]), 'p3', 'Strength')).toBe(8);
  });

  it('[D14] modifiers of equal precedence on pieces apply in file order, not setup order', () => {
    const onKing = { ...doubled, on: { prototype: 'king' }, scope: 'game' };
    const onStone = { ...more, on: { prototype: 'stone' }, scope: 'game' };
    const both = [openModule.setup, [...openModule.setup].reverse()].map((setup) =>
      [
        [onKing, onStone],
        [onStone, onKing],
      ].map((modifiers) => {
        const game = bent(modifiers, { setup });
        const king = [...game.table.all('piece')].find(({ prototype }) => prototype === 'king')?.id ?? '';
        return valueNow(game, king, 'Strength');
      }),
    );
    expect(both).toEqual([
      [7, 8],
      [7, 8],
    ]);
  });

  it('[D14] renaming modifiers of equal precedence changes nothing', () => {
    const changes = [
      'Strength + 1',
      'Strength * 2',
      'Strength - 3',
      'Strength at least 2',
      'Strength at most 4',
      'Strength * -1',
    ];
    const bearers = [undefined, { prototype: 'king' }, { prototype: 'pawn' }, { prototype: 'stone' }];
    const one = fc.record({
      change: fc.constantFrom(...changes),
      on: fc.constantFrom(...bearers),
      precedence: fc.nat(1),
    });
    const names = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 3, unit: fc.constantFrom('a', 'b', 'Z', '1') }), {
      minLength: 6,
      maxLength: 6,
    });
    fc.assert(
      fc.property(fc.array(one, { minLength: 2, maxLength: 6 }), names, names, (some, first, second) => {
        const [before, after] = [first, second].map((called) => {
          const game = bent(
            some.map(({ on, ...rest }, i) =>
              modifier({ ...rest, ...(on ? { on, scope: 'game' } : {}), name: called[i] ?? '' }),
            ),
          );
          return ['p1', 'p3', 'p4'].map((id) => valueNow(game, id, 'Strength'));
        });
        expect(after).toEqual(before);
      }),
      { seed: 14, numRuns: 100 },
    );
  });

  it('[D14] modifiers of equal precedence keep name order in games of old versions', () => {
    const game = bent([doubled, more]);
    const { edition: _, ...before } = game.table.get('module', 'module') as ModuleRecord;
    apply(game.table, updated(game.table.get('module', 'module') as ModuleRecord, before));
    expect(valueNow(game, 'p3', 'Strength')).toBe(8);
  });
});

describe('[P3] the duration of a modifier', () => {
  const rain = (count: number, of: 'turns' | 'goes') =>
    modifier({ name: 'rain', change: 'Strength + 1', lasts: { count, of } });
  const seen = (count: number, of: 'turns' | 'goes'): readonly unknown[] => {
    const game = bent([]);
    played(game, { kind: 'modify', actor: ANN, definition: rain(count, of), piece: undefined });
    const found = [valueNow(game, 'p3', 'Strength')];
    for (const actor of [ANN, BEN, ANN]) {
      played(game, endTurn(actor));
      found.push(valueNow(game, 'p3', 'Strength'));
    }
    return found;
  };

  it.each([
    [1, 'goes', [4, 3, 3, 3]],
    [2, 'goes', [4, 4, 3, 3]],
    [1, 'turns', [4, 4, 3, 3]],
    [2, 'turns', [4, 4, 4, 4]],
  ] as const)('[P3] a modifier has a duration of %d %s', (count, of, found) => {
    expect(seen(count, of)).toEqual(found);
  });

  it('[P3] the end of its duration removes a modifier; undo restores both', () => {
    const game = bent([]);
    played(game, { kind: 'modify', actor: ANN, definition: rain(1, 'goes'), piece: undefined }, endTurn(ANN));
    expect(game.table.size('modifier')).toBe(0);
    played(game, undo(ANN));
    expect(valueNow(game, 'p3', 'Strength')).toBe(4);
  });

  it('[P3] the duration of a module’s own modifier begins with the game', () => {
    const game = bent([rain(1, 'turns')]);
    const first = valueNow(game, 'p3', 'Strength');
    played(game, endTurn(ANN), endTurn(BEN));
    expect([first, valueNow(game, 'p3', 'Strength')]).toEqual([4, 3]);
  });
});

describe('[P4] the turn of a modifier in the order', () => {
  it('[P4] a modifier judges all targets before it changes any', () => {
    const lonely = modifier({
      name: 'followers',
      match: 'Strength = 1',
      near: [{ of: 'piece', scope: 'game', match: 'Strength = 1' }],
      change: 'Strength + 1',
    });
    const game = bent([lonely]);
    expect(['p1', 'p2', 'p4'].map((id) => valueNow(game, id, 'Strength'))).toEqual([2, 2, 2]);
  });

  it('[P4] a modifier is not retried when a later one changes its condition', () => {
    const game = bent([
      modifier({ name: 'early', match: 'Strength = 4', change: 'Mood = glad', precedence: 1 }),
      modifier({ name: 'late', match: 'Strength = 3', change: 'Strength + 1', precedence: 2 }),
      modifier({ name: 'check', match: 'Strength = 4', change: 'Size + 1', precedence: 3 }),
    ]);
    give(game, 'p3', { Mood: 'calm', Size: 1 });
    expect(['Mood', 'Strength', 'Size'].map((name) => valueNow(game, 'p3', name))).toEqual(['calm', 4, 2]);
  });

  it('[P4] two modifiers that read each other do not loop', () => {
    const game = bent([
      modifier({ name: 'a', match: 'x < 10', change: 'y + x', precedence: 1 }),
      modifier({ name: 'b', match: 'y < 10', change: 'x + y', precedence: 2 }),
    ]);
    give(game, 'p1', { x: 1, y: 1 });
    expect([valueNow(game, 'p1', 'x'), valueNow(game, 'p1', 'y')]).toEqual([3, 2]);
  });

  it('[P4] thousands of modifiers that read the one before use little stack', () => {
    const many = Array.from({ length: 2000 }, (_, i) =>
      modifier({ name: `m${i}`, match: `x${i} = ${i}`, change: `x${i + 1} = ${i + 1}`, precedence: i }),
    );
    const properties = Object.fromEntries(Array.from({ length: 2001 }, (_, i) => [`x${i}`, 'number' as const]));
    const game = bent(many, { properties: { ...openModule.properties, ...properties } });
    give(game, 'p1', { x0: 0 });
    expect(valueNow(game, 'p1', 'x2000')).toBe(2000);
    expect(valueNow(game, 'p2', 'x2000')).toBeUndefined();
  });
});

it('[P11] undoing a modifier leaves no trace', () => {
  const game = bent([]);
  const before = JSON.stringify(
    [...game.table.records]
      .map(([kind, records]) => [kind, [...records.values()]])
      .filter(([kind]) => kind !== 'sequence'),
  );
  played(
    game,
    { kind: 'modify', actor: ANN, definition: modifier({ name: 'x', change: 'Strength + 1' }), piece: undefined },
    undo(ANN),
  );
  const records = [...game.table.records].map(([kind, all]) => [kind, [...all.values()]] as const);
  expect(JSON.stringify(records.filter(([kind, all]) => kind !== 'sequence' && all.length > 0))).toBe(before);
});
