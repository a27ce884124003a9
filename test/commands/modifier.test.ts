import { describe, expect, test } from 'vitest';
import type { ModifierDefinition, Module } from '../../src/engine/index.ts';
import { openModule, secretModule } from '../support/table.ts';
import { begun, kept, move, shown, sitDown, sub, type Table } from './table.ts';

const leader: ModifierDefinition = {
  name: 'Leader',
  on: { prototype: 'king' },
  of: 'piece',
  scope: 'within 2',
  match: 'symbol = P',
  change: 'Strength + 1',
  precedence: 10,
};

const table = async (module: Module): Promise<Table> => {
  const seated = await sitDown({ modules: [module] });
  await begun(seated, module.module);
  return seated;
};

const asked = async (
  at: Table,
  who: string,
  subcommand: string,
  values: Record<string, string | number> = {},
): Promise<string> => at.heard(await sub(at.user(who), 'modifier', subcommand, values));

describe('in an open game', () => {
  test('[W1] [W2] only the host adds, orders and removes modifiers, publicly', async () => {
    const at = await table({ ...openModule, modifiers: [leader] });
    expect(await asked(at, 'bob', 'list')).toBe(
      [
        'private: In the order in which they apply:',
        '1\\. **Leader** of Red King: raises Strength by 1, for some pieces',
        '[Show everyone]',
      ].join('\n'),
    );
    expect(
      await asked(at, 'alice', 'add', { name: 'Rain', change: 'Strength - 1', match: 'Owner = Red', lasts: '2 turns' }),
    ).toBe('public: @alice puts the modifier **Rain** into play: lowers Strength by 1, for some pieces, for 2 turns.');
    expect(await asked(at, 'bob', 'add', { name: 'Sun', change: 'Strength + 9' })).toContain(
      'private: Only the host can do that',
    );
    expect(await asked(at, 'bob', 'explain', { subject: 'B5', property: 'Strength' })).toBe(
      [
        'private: **Strength** of **Pawn**: 1',
        'Base: 1',
        '- **Rain**, \\- 1, with Owner Red: applied, giving 0',
        '- **Leader** of Red King, + 1, with Symbol on the map P: applied, giving 1',
        'Result: 1',
      ].join('\n'),
    );
    expect(await asked(at, 'alice', 'add', { name: 'Wind', change: 'Strength * 2', match: 'Owner = Red' })).toContain(
      '**Wind**',
    );
    expect(at.heard(await sub(at.user('bob'), 'piece', 'show', { piece: 'C5' }))).toContain('Strength: 4 (base 3)');
    // biome-ignore lint/suspicious/noThenProperty: it is the option's name
    expect(await asked(at, 'alice', 'order', { first: 'Wind', then: 'Rain' })).toBe(
      'public: @alice puts modifiers in order: **Wind** and **Rain**.',
    );
    expect(at.heard(await sub(at.user('bob'), 'piece', 'show', { piece: 'C5' }))).toContain('Strength: 5 (base 3)');
    // biome-ignore lint/suspicious/noThenProperty: it is the option's name
    expect(await asked(at, 'alice', 'order', { first: 'Wind', then: 'Leader' })).toContain(
      'private: Only modifiers with the same precedence can swap places',
    );
    expect(await asked(at, 'alice', 'remove', { name: 'Leader' })).toContain(
      'private: **Leader** comes from the module',
    );
    expect(await asked(at, 'alice', 'remove', { name: 'rain' })).toBe(
      'public: @alice takes the modifier **Rain** out of play: lowers Strength by 1, for some pieces, for 2 turns.',
    );
    expect(await asked(at, 'alice', 'remove', { name: 'Rain' })).toContain("There's no modifier **Rain** here");
  });

  test('[T11] /modifier refuses invalid input with a remedy', async () => {
    const at = await table({ ...openModule, modifiers: [leader] });
    const before = kept(at);
    const wrong = async (values: Record<string, string | number>): Promise<string> =>
      asked(at, 'alice', 'add', { name: 'X', ...values });
    expect(await wrong({ change: 'Strength +' })).toContain("I can't read that change at");
    expect(await wrong({ change: 'Strength + 1', scope: 'far' })).toContain(
      "There's no such scope. Found: **far**. Use `self`",
    );
    expect(await wrong({ change: 'Strength + 1', match: 'a >' })).toContain(
      "There's a mistake in that match condition at character 4",
    );
    expect(await wrong({ change: 'Strength + 1', of: 'dragon' })).toContain('Nothing of that kind');
    expect(await wrong({ change: 'Strength + 1', lasts: 'long' })).toContain('Type how long it lasts:');
    expect(await wrong({ change: 'link A1, Z9' })).toContain("There's no cell **Z9** here");
    expect(await wrong({ change: 'Strength + 1', on: 'Dragon' })).toContain("There's no piece **Dragon** here");
    expect(await asked(at, 'alice', 'explain', { subject: 'Dragon', property: 'Strength' })).toContain(
      "There's no piece **Dragon** here",
    );
    expect(kept(at)).toBe(before);
  });

  test('modifiers link cells, and cells, steps, sides and game are explained', async () => {
    const at = await table(openModule);
    await asked(at, 'alice', 'add', { name: 'Tunnel', change: 'link A1, E5' });
    await asked(at, 'alice', 'add', { name: 'Mud', change: 'cost + 2', of: 'step', on: 'C5' });
    expect(await asked(at, 'bob', 'explain', { subject: 'A1', property: 'Neighbours' })).toContain(
      'Result: B1, A2, E5',
    );
    expect(await asked(at, 'bob', 'explain', { subject: 'C5 to C4', property: 'cost' })).toContain(
      '**cost** of **Red King C5 → C4**: 3',
    );
    expect(await asked(at, 'bob', 'explain', { subject: 'Red', property: 'SkipsTurn' })).toContain(
      'No modifier changes it',
    );
    expect(await asked(at, 'bob', 'explain', { subject: 'game', property: 'TurnNumber' })).toContain(': 1');
    expect(await asked(at, 'bob', 'list')).toContain('**Mud** of Red King: raises cost by 2');
  });

  test('/modifier completes pieces, places, properties and modifiers', async () => {
    const at = await table({ ...openModule, modifiers: [leader] });
    const offered = async (
      subcommand: string,
      values: Record<string, string>,
      option: string,
    ): Promise<readonly string[]> =>
      (await at.user('alice').complete('table', 'modifier', values, option, { subcommand })).map(({ name }) => name);
    expect(await offered('explain', { subject: 'game' }, 'subject')).toEqual(['game']);
    expect(await offered('explain', { subject: 'C5', property: 'St' }, 'property')).toContain('Strength');
    expect(await offered('remove', { name: '' }, 'name')).toEqual([]);
    expect(await offered('order', { first: 'lead' }, 'first')).toEqual(['Leader of Red King (10)']);
    expect(await offered('add', { scope: 'with' }, 'scope')).toEqual(['within 2']);
    expect(await offered('add', { of: 'st' }, 'of')).toContain('step');
  });
});

describe('in a hidden game', () => {
  test('[W5] [P19] a hidden modifier source is absent from others’ lists and explanations', async () => {
    const module = {
      ...secretModule,
      setup: secretModule.setup.map((stack) =>
        stack.cell === 'B2' ? { ...stack, pieces: [{ prototype: 'king', name: 'Hidden King', count: 1 }] } : stack,
      ),
    };
    const at = await table({ ...module, modifiers: [{ ...leader, scope: 'same side', match: '' }] });
    expect(await asked(at, 'alice', 'list')).toContain('Hidden King');
    expect(await asked(at, 'bob', 'list')).not.toContain('Hidden King');
    expect(await asked(at, 'alice', 'explain', { subject: 'A5', property: 'Strength' })).toContain('Result: 3');
    expect(await asked(at, 'bob', 'explain', { subject: 'A5', property: 'Strength' })).toContain('Result: 2');
    expect(await asked(at, 'alice', 'add', { name: 'X', change: 'Strength + 1' })).toContain('private: ');
    const list = shown(await sub(at.user('alice'), 'modifier', 'list'));
    await at.user('alice').press(list, 'Show everyone');
    expect(at.posted().at(-1)).not.toContain('Hidden King');
  });
});

test('a modifier ends with the turn', async () => {
  const at = await table(openModule);
  await asked(at, 'alice', 'add', { name: 'Fog', change: 'move = false', of: 'may', lasts: 'go' });
  expect(at.heard(await move(at.user('alice'), 'A5', 'A4'))).toBe(
    'private: **Fog** forbids that. `/modifier list` shows the modifiers in play.',
  );
  await sub(at.user('alice'), 'turn', 'end');
  expect(at.heard(await move(at.user('bob'), 'C1', 'C2'))).toContain('public: @bob moves **Blue Pawn** C1 → C2.');
});
