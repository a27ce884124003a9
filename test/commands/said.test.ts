import { describe, expect, test } from 'vitest';
import { counterDefaults, type Module } from '../../src/engine/index.ts';
import { at, type Terms, war } from '../engine/armies/support.ts';
import type { Outcome, User } from '../support/discord/user.ts';
import { begun, kept, sitDown, sub, type Table } from './table.ts';

/** What players read of what happens (D24), as it reaches them. */

const tableWith = async (module: Module): Promise<Table> => {
  const table = await sitDown({ modules: [module] });
  await begun(table, module.module);
  return table;
};
const atWar = (setup: Parameters<typeof war>[0], terms: Terms = {}): Promise<Table> =>
  tableWith({ ...war(setup, terms), module: 'war' });

const army = (who: User, subcommand: string, values: Record<string, string> = {}): Promise<Outcome> =>
  sub(who, 'army', subcommand, values);
const move = (who: User, values: Record<string, string>): Promise<Outcome> =>
  who.slash('table', 'move', values as never);

/** The lines of an answer above the buttons and the picture. */
const lines = (table: Table, outcome: Outcome, count = 1): readonly string[] =>
  table.heard(outcome).split('\n').slice(0, count);

describe('[D24] changes of an army are reported with its name', () => {
  const setup = [
    at('B2', 'Red', 'pikeman', 3),
    at('B3', 'Red', 'bowman'),
    at('C2', 'Blue', 'horseman'),
    at('G5', 'Blue', 'pikeman', 2),
  ];

  test('[D24] an army is named when it marches, splits, merges or dissolves', async () => {
    const table = await atWar(setup);
    const alice = table.user('alice');
    await army(alice, 'form', { at: 'B2', name: 'Lions' });
    expect(lines(table, await move(alice, { piece: 'Lions', to: 'B3', units: '1' }))).toEqual([
      'public: @alice moves **pikeman** B2 → B3, out of **Lions**, now in **Red Army 1** with **bowman**.',
    ]);
    expect(lines(table, await move(alice, { piece: 'Lions', to: 'B1' }))).toEqual([
      'public: @alice moves **Lions** (2 × **pikeman**) B2 → B1.',
    ]);
    expect(lines(table, await move(alice, { piece: 'Lions', to: 'A1', units: '1' }), 2)).toEqual([
      'public: @alice moves **pikeman** B1 → A1, out of **Lions**.',
      '**Lions** has broken up.',
    ]);
  });

  test('[D24] an army is named when its units are captured, deleted or copied', async () => {
    const table = await atWar(setup);
    const [alice, bob] = [table.user('alice'), table.user('bob')];
    await army(alice, 'form', { at: 'B2', name: 'Lions' });
    await sub(alice, 'turn', 'end');
    const taken = await move(bob, { piece: 'C2', to: 'C3', capture: 'pikeman B2' });
    expect(lines(table, taken, 2)).toEqual([
      'public: @bob moves **horseman** C2 → C3 and takes **pikeman** B2.',
      '**Lions** loses **pikeman** and now has 2 units.',
    ]);
    expect(lines(table, await sub(alice, 'piece', 'delete', { piece: 'pikeman B2' }), 2)).toEqual([
      'public: @alice takes **pikeman** off B2.',
      '**Lions** has broken up.',
    ]);
  });

  test('[D24] an army is named when it is split and sent to battle', async () => {
    const terms: Terms = {
      field: { combat: 'no' },
      more: {
        battle: { map: 'Arena', board: 'Ring', attackers: 'West', defenders: 'East' },
        counters: [
          {
            ...counterDefaults,
            name: 'Reds',
            on: 'Field',
            match: 'Owner = Red',
            report: '$counterName$: $oldValue$ -> $newValue$',
          },
        ],
      },
    };
    const table = await atWar([at('B2', 'Red', 'pikeman', 4), at('B3', 'Blue', 'bowman', 2)], terms);
    const alice = table.user('alice');
    await army(alice, 'form', { at: 'B2', name: 'Lions' });
    expect(lines(table, await army(alice, 'split', { army: 'Lions', units: '1' }))).toEqual([
      'public: @alice takes **pikeman** out of **Lions**.',
    ]);
    expect(lines(table, await army(alice, 'engage', { army: 'Lions', target: 'B3' }), 2)).toEqual([
      'public: @alice starts a battle: 3 × **pikeman** (**Lions**) from B2 against 2 × **bowman** from B3.',
      'Reds\\: 4 \\-\\> 1 (left the map for the battle)',
    ]);
    expect(lines(table, await army(alice, 'return'), 2)).toEqual([
      'public: @alice ends the battle: 3 × **pikeman** (**Lions**) to B2, 2 × **bowman** to B3.',
      'Reds\\: 1 \\-\\> 4 (back from the battle)',
    ]);
    expect(lines(table, await army(alice, 'split', { army: 'Lions', units: '1,2' }))).toEqual([
      'public: @alice forms **Red Army 1** at B2 with 2 units from **Lions**; **Lions** has broken up.',
    ]);
  });
});

describe('[D24] a modifier is described with its duration, start and end', () => {
  const modifiers: NonNullable<Module['modifiers']> = [
    {
      name: 'Snow',
      of: 'piece',
      scope: 'game',
      match: 'Class = horse',
      change: 'MovePoints - 1',
      precedence: 1,
      lasts: { count: 2, of: 'goes' },
    },
    {
      name: 'Banner',
      on: { prototype: 'bowman' },
      of: 'piece',
      scope: 'same cell',
      match: '',
      change: 'MovePoints + 2',
      precedence: 2,
    },
  ];

  test('[D24] modifiers are described with duration, by command, time or piece', async () => {
    const table = await atWar(
      [at('B2', 'Red', 'bowman', 2), at('B3', 'Red', 'pikeman'), at('C2', 'Blue', 'horseman')],
      { more: { modifiers } },
    );
    const [alice, bob] = [table.user('alice'), table.user('bob')];
    const add = { name: 'Drill', change: 'Strength + 1', match: 'Owner = Red', lasts: '2 goes' };
    expect(lines(table, await sub(alice, 'modifier', 'add', add))).toEqual([
      "public: @alice puts the modifier **Drill** into play: raises Strength by 1, for some pieces, for 2 turns (each side's turn counts).",
    ]);
    expect(table.heard(await sub(alice, 'piece', 'delete', { piece: 'bowman B2' }))).toContain(
      '**Banner** of **bowman** no longer raises Move points by 2.',
    );
    expect(table.heard(await sub(alice, 'turn', 'end'))).not.toContain('no longer');
    const end = table.heard(await sub(bob, 'turn', 'end'));
    expect(end).toContain('**Snow** no longer lowers Move points by 1, for some pieces.');
    expect(end).toContain('**Drill** no longer raises Strength by 1, for some pieces.');
    const clone = table.heard(await sub(alice, 'piece', 'clone', { piece: 'bowman B2', count: 2 as never }));
    expect(clone).toContain('**Banner** of 2 × **bowman** now raises Move points by 2.');
    await sub(alice, 'modifier', 'add', { name: 'Feast', change: 'Strength + 3' });
    expect(lines(table, await sub(alice, 'modifier', 'remove', { name: 'Feast' }))).toEqual([
      'public: @alice takes the modifier **Feast** out of play: raises Strength by 3.',
    ]);
  });
});

describe('[D24] a change without effect reports the current state', () => {
  const { prototypes, traits } = war([]);
  const module: Module = {
    ...war([at('B2', 'Red', 'bowman'), at('B2', 'Red', 'pikeman', 2), at('C2', 'Blue', 'horseman', 2)], {
      rules: { changes: 'owner' },
      more: {
        prototypes: { ...prototypes, bowman: { ...prototypes['bowman'], Strength: 2 } },
        traits: {
          ...traits,
          bowman: {
            unit: true,
            dynamic: { Strength: {} },
            facing: 6,
            layers: [{ name: 'ready' }, { name: 'spent' }],
            mask: { name: 'Somebody' },
          },
        },
        modifiers: ['Mud', 'Snow'].map((name) => ({
          name,
          of: 'piece',
          scope: 'game',
          match: '',
          change: 'MovePoints + 1',
          precedence: 1,
        })),
      },
    }),
    module: 'war',
  };

  const said: readonly [string, readonly [string, string | undefined, Record<string, string>], string][] = [
    [
      'a value',
      ['piece', 'set', { piece: 'bowman B2', property: 'Strength', value: '2' }],
      "**bowman**'s **Strength** is already 2",
    ],
    ['the next layer', ['piece', 'flip', { piece: 'bowman B2', layer: 'ready' }], '**bowman** already shows **ready**'],
    [
      'a direction',
      ['piece', 'rotate', { piece: 'bowman B2', facing: 0 as never }],
      '**bowman** already faces direction 0',
    ],
    ['a place', ['move', undefined, { piece: 'bowman B2', to: 'B2' }], '**bowman** is already at **B2**'],
    [
      'a height',
      ['piece', 'order', { piece: 'bowman B2', to: 'bottom' }],
      '**bowman** is already at the bottom of its stack',
    ],
    ['an owner', ['piece', 'give', { piece: 'bowman B2', side: 'Red' }], '**bowman** already belongs to **Red**'],
    ['a name', ['army', 'rename', { army: 'Red Lions', name: 'Lions' }], 'The army is already called **Red Lions**'],
    ['a seat', ['game', 'join', { side: 'Red' }], 'You already play **Red**'],
    [
      'an order',
      [
        'modifier',
        'order',
        Object.fromEntries([
          ['first', 'Mud'],
          ['then', 'Snow'],
        ]),
      ],
      '**Mud** and **Snow** already apply in that order',
    ],
    ['what shows', ['piece', 'reveal', { piece: 'bowman B2' }], "**bowman** isn't hidden there"],
  ];

  test('[D24] a change without effect reports the state and stores nothing', async () => {
    const table = await tableWith(module);
    const alice = table.user('alice');
    await army(alice, 'form', { at: 'B2', units: '2,3', name: 'Lions' });
    for (const [what, [command, subcommand, options], sentence] of said) {
      const before = kept(table);
      const outcome =
        subcommand === undefined ? await move(alice, options) : await sub(alice, command, subcommand, options);
      expect([what, table.heard(outcome)]).toEqual([what, expect.stringContaining(sentence)]);
      expect([what, kept(table)]).toEqual([what, before]);
    }
  });

  test('[D24] a setting that changes nothing reports its current value', async () => {
    const table = await tableWith(module);
    const alice = table.user('alice');
    await sub(alice, 'game', 'settings', { reminder: '12 h' });
    expect(table.heard(await sub(alice, 'game', 'settings', { reminder: '12 h' }))).toContain(
      'Players are already reminded after 12 hours.',
    );
  });
});
