import { describe, expect, test } from 'vitest';
import type { Module } from '../../src/engine/index.ts';
import { at, type Terms, war } from '../engine/armies/support.ts';
import type { Outcome, User } from '../support/discord/user.ts';
import type { WireMessage } from '../support/discord/wire.ts';
import { begun, controls, kept, shown, sitDown, sub, type Table } from './table.ts';

const atWar = async (setup: Parameters<typeof war>[0], terms: Terms = {}): Promise<Table> => {
  const module: Module = { ...war(setup, terms), module: 'war' };
  const table = await sitDown({ modules: [module] });
  await begun(table, 'war');
  return table;
};

const army = (who: User, subcommand: string, values: Record<string, string> = {}): Promise<Outcome> =>
  sub(who, 'army', subcommand, values);
const move = (who: User, values: Record<string, string>): Promise<Outcome> =>
  who.slash('table', 'move', values as never);

const first = (table: Table, outcome: Outcome): string => table.heard(outcome).split('\n')[0] ?? '';

const three = [at('B2', 'Red', 'pikeman', 3), at('G5', 'Blue', 'pikeman', 2)];

describe('/army', () => {
  test('/army forms, joins, splits, renames, lists and disbands armies', async () => {
    const table = await atWar([
      at('B2', 'Red', 'pikeman', 3),
      at('B2', 'Red', 'horseman'),
      at('B2', 'Red', 'city'),
      at('G5', 'Blue', 'pikeman', 2),
    ]);
    const [alice, bob] = [table.user('alice'), table.user('bob')];
    expect(table.heard(await army(alice, 'list'))).toContain('There are no armies yet.');
    expect(first(table, await army(alice, 'form', { at: 'B2', units: '3,1', name: 'Lions' }))).toBe(
      'public: @alice forms **Lions** at B2 with 2 units.',
    );
    expect(first(table, await army(alice, 'join', { army: 'Lions', units: 'horse' }))).toBe(
      'public: @alice adds **horseman** to **Lions**.',
    );
    expect(table.heard(await army(bob, 'list'))).toBe('private: **Lions** (**Red**) at B2: 2 × pikeman and 1 × horse');
    expect(first(table, await army(alice, 'split', { army: 'Lions', units: '2' }))).toBe(
      'public: @alice takes **pikeman** out of **Lions**.',
    );
    expect(first(table, await army(alice, 'rename', { army: 'B2', name: 'Tigers' }))).toBe(
      'public: @alice renames **Lions** to **Tigers**.',
    );
    expect(first(table, await army(bob, 'disband', { army: 'Tigers' }))).toContain("It's **Red**'s turn");
    expect(first(table, await army(alice, 'disband', { army: 'tigers' }))).toBe('public: @alice disbands **Tigers**.');
    expect(first(table, await army(alice, 'disband', { army: 'Tigers' }))).toContain(
      'There is no army **Tigers** here.',
    );
    expect(first(table, await army(alice, 'form', { at: 'C4' }))).toContain(
      "You have no units on **Main C4** that aren't in an army",
    );
    expect(first(table, await army(alice, 'form', { at: 'B2', units: '9' }))).toContain('There is no unit 9');
    expect(first(table, await army(alice, 'form', { at: 'B2', units: '1' }))).toContain(
      'An army needs at least two units',
    );
  });

  test('[D34] typed army names stay out of stored steps, even in battle', async () => {
    const table = await atWar([at('B2', 'Red', 'pikeman', 3), at('B3', 'Blue', 'pikeman', 2)], {
      field: { combat: 'no' },
      more: { battle: { map: 'Arena', board: 'Ring', attackers: 'West', defenders: 'East' } },
    });
    const alice = table.user('alice');
    const did = async (subcommand: string, values: Record<string, string>): Promise<string> =>
      first(table, await army(alice, subcommand, values));
    expect(await did('form', { at: 'B2', name: "Zoë's #1 Lions" })).toContain("forms **Zoë's");
    expect(await did('rename', { army: 'B2', name: 'Zoë *the* Tigers' })).toContain('**Zoë');
    expect(await did('engage', { army: 'Zoë *the* Tigers', target: 'B3' })).toContain('starts a battle');
    const steps = [...table.store.rows].filter(([key]) => /:(?:step|part):/.test(key)).map(([, text]) => text);
    expect(steps.join()).not.toContain('Zoë');
    expect(table.heard(await sub(alice, 'game', 'log'))).toContain('Zoë \\*the\\* Tigers');
  });

  test('/army completes cells with loose units, armies, units and targets', async () => {
    const table = await atWar(three, {
      field: { combat: 'no' },
      more: { battle: { map: 'Arena', board: 'Ring', attackers: 'West', defenders: 'East' } },
    });
    const alice = table.user('alice');
    const choices = async (
      values: Record<string, string>,
      focused: string,
      subcommand: string,
    ): Promise<readonly string[]> =>
      (await alice.complete('table', 'army', values, focused, { subcommand })).map(({ name }) => name);
    expect(await choices({ at: '' }, 'at', 'form')).toEqual(['Main B2: 3 units']);
    expect(await choices({ at: 'B2', units: '1, ' }, 'units', 'form')).toEqual([
      '1, 1. pikeman, 2 move points left',
      '1, 2. pikeman, 2 move points left',
      '1, 3. pikeman, 2 move points left',
    ]);
    await army(alice, 'form', { at: 'B2', name: 'Lions' });
    expect(await choices({ army: 'li' }, 'army', 'show')).toEqual(['Lions at B2 (Red, 3 units)']);
    expect(await choices({ army: 'Lions', units: '' }, 'units', 'split')).toContain('all (3)');
    await alice.slash('table', 'piece', { piece: 'G5' } as never, { subcommand: 'show' }).catch(() => undefined);
    expect(await choices({ army: 'Lions', target: '' }, 'target', 'engage')).toEqual([]);
    await sub(alice, 'turn', 'end');
    await army(table.user('bob'), 'form', { at: 'G5', name: 'Bears' });
    await sub(table.user('bob'), 'turn', 'end');
    expect(await choices({ army: '' }, 'army', 'split')).toEqual(['Lions at B2 (Red, 3 units)']);
    expect(await choices({ army: '' }, 'army', 'show')).toHaveLength(2);
  });
});

test('[A30] refusals of unknown units and armies list existing ones', async () => {
  const table = await atWar(three);
  const alice = table.user('alice');
  await army(alice, 'form', { at: 'B2', name: 'Lions' });
  expect(first(table, await army(alice, 'split', { army: 'Lions', units: '4' }))).toBe(
    'private: There is no unit 4. The units are numbered 1 to 3.',
  );
  expect(first(table, await army(alice, 'split', { army: 'Lions', units: 'some' }))).toContain(
    'No unit there is called **some**.',
  );
  expect(first(table, await move(alice, { piece: '1,2', to: 'B3' }))).toContain('Lions');
  expect(first(table, await move(alice, { piece: '1,4', to: 'B3' }))).not.toContain('Lions');
  expect(first(table, await army(alice, 'disband', { army: 'Tigers' }))).toMatch(/^private: .*Tigers/);
});

describe('[D25] a name means own things first', () => {
  test('[D25] a typed name means one’s own piece, army or cell first', async () => {
    const table = await atWar([
      at('B2', 'Red', 'pikeman'),
      at('D2', 'Red', 'bowman'),
      at('E5', 'Red', 'horseman'),
      at('G5', 'Blue', 'bowman', 2),
      at('G4', 'Blue', 'pikeman'),
      at('D4', 'Blue', 'pikeman', 2),
    ]);
    const [alice, bob] = [table.user('alice'), table.user('bob')];
    await sub(alice, 'turn', 'end');
    expect(first(table, await army(bob, 'form', { at: 'G5', name: 'pikeman' }))).toContain('forms **pikeman**');
    expect(first(table, await army(bob, 'form', { at: 'D4', name: 'E5' }))).toContain('forms **E5**');
    expect(table.heard(await sub(alice, 'piece', 'show', { piece: 'bowman' }))).toContain('D2');
    await sub(bob, 'turn', 'end');
    expect(first(table, await move(alice, { piece: 'pikeman', to: 'B3' }))).toBe(
      'public: @alice moves **pikeman** B2 → B3.',
    );
    expect(first(table, await move(alice, { piece: 'E5', to: 'E6' }))).toBe(
      'public: @alice moves **horseman** E5 → E6.',
    );
    expect(texts(table, await army(alice, 'show', { army: 'pikeman' }))).toContain('**pikeman** (**Blue**) at G5:');
    expect(first(table, await move(bob, { piece: 'pikeman', to: 'G6' }))).toContain("It's **Red**'s turn");
  });
});

describe('/move with units', () => {
  test('[A64] [A65] /move moves an army or part of it and names the units', async () => {
    const table = await atWar([
      at('B2', 'Red', 'pikeman', 3),
      at('B2', 'Red', 'horseman'),
      at('G5', 'Blue', 'pikeman'),
    ]);
    const alice = table.user('alice');
    await army(alice, 'form', { at: 'B2', name: 'Lions' });
    const moved = table.heard(await move(alice, { piece: 'Lions', to: 'B3', units: '2 pikemen' }));
    expect(moved.split('\n')[0]).toBe(
      'public: @alice moves 2 × **pikeman** B2 → B3, out of **Lions**, now in **Red Army 1**.',
    );
    expect(moved).toContain('Units: **pikeman \\#1** and **pikeman \\#2**.');
    expect(first(table, await move(alice, { piece: 'Lions', to: 'B1' }))).toBe(
      'public: @alice moves **Lions** (**pikeman** and **horseman**) B2 → B1.',
    );
    const far = first(table, await move(alice, { piece: 'Lions', to: 'E1' }));
    expect(far).toContain(
      'This move to **E1** takes 3 move points. **pikeman \\#1** has 1 left. The others can go without **pikeman \\#1**:',
    );
  });

  test('/move asks which units of a cell to move, naming an army there', async () => {
    const table = await atWar([at('B2', 'Red', 'pikeman', 3), at('G5', 'Blue', 'pikeman')]);
    const alice = table.user('alice');
    expect(table.heard(await move(alice, { piece: 'B2', to: 'B3' }))).toContain(
      '**B2** has 3 units. Choose some with `units:`, such as `all` or `1`:\n1\\. **pikeman**, 2 move points left',
    );
    await army(alice, 'form', { at: 'B2', units: '1,2', name: 'Lions' });
    expect(table.heard(await move(alice, { piece: 'B2', to: 'B3' }))).toBe(
      "private: **B2** could mean **Lions** or the unit on the same cell. Type the army's name, or pick the unit from the suggestions.",
    );
    expect(first(table, await move(alice, { piece: 'Lions', to: 'B3' }))).toBe(
      'public: @alice moves **Lions** (2 × **pikeman**) B2 → B3.',
    );
  });

  test('/move takes the only movable unit on a cell', async () => {
    const table = await atWar([at('B2', 'Red', 'city'), at('B2', 'Red', 'pikeman'), at('G5', 'Blue', 'pikeman')]);
    const alice = table.user('alice');
    expect(first(table, await move(alice, { piece: 'B2', to: 'B3' }))).toBe(
      'public: @alice moves **pikeman** B2 → B3.',
    );
  });

  test('/move names the army that the moving units join', async () => {
    const table = await atWar([
      at('B2', 'Red', 'pikeman', 3),
      at('B3', 'Red', 'pikeman', 2),
      at('G5', 'Blue', 'pikeman'),
    ]);
    const alice = table.user('alice');
    await army(alice, 'form', { at: 'B2', name: 'Lions' });
    await army(alice, 'form', { at: 'B3', name: 'Tigers' });
    const joined = first(table, await move(alice, { piece: 'Lions', to: 'B3', units: '1' }));
    expect(joined).toBe('public: @alice moves **pikeman** B2 → B3, out of **Lions**, now in **Tigers**.');
    expect(first(table, await move(alice, { piece: 'Lions', to: 'C2' }))).toBe(
      'public: @alice moves **Lions** (2 × **pikeman**) B2 → C2.',
    );
  });

  test('[A30] unit numbers refer to the last list, which is repeated after changes', async () => {
    const table = await atWar(three);
    const alice = table.user('alice');
    await army(alice, 'form', { at: 'B2', name: 'Lions' });
    await army(alice, 'show', { army: 'Lions' });
    await army(alice, 'split', { army: 'Lions', units: '1' });
    const before = kept(table);
    const stale = table.heard(await move(alice, { piece: 'Lions', to: 'B3', units: '1' }));
    expect(stale).toContain('**Lions** has changed since you saw its numbers. These are its units now:');
    expect(stale).toContain('2\\. **pikeman**');
    expect(kept(table)).toBe(before);
    expect(table.heard(await move(alice, { piece: 'Lions', to: 'B3', units: '1' }))).toContain(
      'Units: **pikeman \\#1**.',
    );
  });

  test('/move follows the cells of `via:` and completes targets with costs', async () => {
    const table = await atWar([at('B2', 'Red', 'horseman'), at('G5', 'Blue', 'pikeman')], {
      terrain: { bog: ['B3'], wood: ['C2'] },
    });
    const alice = table.user('alice');
    const cells = (await alice.complete('table', 'move', { piece: 'B2', to: '' } as never, 'to')).map(
      ({ name }) => name,
    );
    expect(cells.slice(0, 4)).toEqual([
      'Main B1 (costs 1)',
      'Main A2 (costs 1)',
      'Main A1 (costs 2)',
      'Main C1 (costs 2)',
    ]);
    expect(cells).toContain('Main C2 (costs 3)');
    expect(cells.some((name) => name.includes('B3'))).toBe(false);
    const named = (await alice.complete('table', 'move', { piece: 'B2', to: 'c' } as never, 'to')).map(
      ({ name }) => name,
    );
    expect(named).toEqual(['Main C1 (costs 2)', 'Main C2 (costs 3)', 'Main C3 (costs 4)']);
    expect(first(table, await move(alice, { piece: 'B2', to: 'A1', via: 'B1' }))).toBe(
      'public: @alice moves **horseman** B2 → A1.',
    );
    expect(first(table, await move(alice, { piece: 'A1', to: 'A3', via: 'A2, A3' }))).toContain('moves **horseman**');
  });
});

const texts = (table: Table, outcome: Outcome): string => table.heard(outcome);

describe('/army show', () => {
  test('[A61] [A62] [A63] /army show lists units with numbers, points, choice and range', async () => {
    const table = await atWar([
      at('B2', 'Red', 'pikeman', 2),
      at('B2', 'Red', 'horseman'),
      at('B3', 'Red', 'pikeman', 6),
      at('G5', 'Blue', 'pikeman'),
    ]);
    const alice = table.user('alice');
    await army(alice, 'form', { at: 'B2', name: 'Lions' });
    const whole = await army(alice, 'show', { army: 'Lions' });
    expect(texts(table, whole)).toContain(
      [
        '**Lions** (**Red**) at B2: 2 × pikeman and 1 × horse',
        '☑ 1\\. **pikeman**, 2 move points left',
        '☑ 2\\. **pikeman**, 2 move points left',
        '☑ 3\\. **horseman**, horse, 4 move points left',
      ].join('\n'),
    );
    expect(texts(table, whole)).toContain('Chosen: 3 of 3. At most 8 can share a cell. Move points: 2.');
    expect(texts(table, whole)).toContain('Closed: **B3**: 3 + 6 > 8.');
    expect(controls(shown(whole))).toEqual(['All', 'None', 'pikeman', 'horse', 'Range', 'Move', 'As text']);
    const riders = await alice.press(shown(whole), 'horse');
    expect(riders.updated).toBe(true);
    expect(texts(table, riders)).toContain('☐ 2\\. **pikeman**');
    expect(texts(table, riders)).toContain('Chosen: 1 of 3. At most 8 can share a cell. Move points: 4.');
    expect(texts(table, riders)).not.toContain('Closed');
    const none = await alice.press(shown(riders), 'None');
    expect(texts(table, none)).toContain('Choose at least one unit.');
    expect(controls(shown(none))).not.toContain('Move');
    const two = await alice.select(shown(none), 'Choose units', ['1', '3']);
    expect(texts(table, two)).toContain('Chosen: 2 of 3');
    expect(texts(table, await alice.press(shown(two), 'All'))).toContain('Chosen: 3 of 3');
  });

  test('[A65] /army show moves the chosen units to a suggested or typed cell', async () => {
    const table = await atWar(three);
    const alice = table.user('alice');
    await army(alice, 'form', { at: 'B2', name: 'Lions' });
    const whole = shown(await army(alice, 'show', { army: 'Lions' }));
    const part = shown(await alice.select(whole, 'Choose units', ['2', '3']));
    const cells = shown(await alice.press(part, 'Move'));
    const options = cells.components
      .flatMap(({ components = [] }) => components)
      .flatMap(({ placeholder, options: some = [] }) => (placeholder === 'Choose a cell' ? some : []));
    expect(options.length).toBe(11);
    expect([options[0]?.label, options[0]?.description, options.at(-1)?.label]).toEqual([
      'B1',
      'costs 1',
      'Another cell ...',
    ]);
    expect(texts(table, await alice.select(cells, 'Choose a cell', ['...']))).toContain(
      'Type `/move piece:Lions units:2,3 to:`',
    );
    const again = shown(await alice.press(part, 'Move'));
    expect(first(table, await alice.select(again, 'Choose a cell', ['B3']))).toBe(
      'public: @alice moves 2 × **pikeman** B2 → B3, out of **Lions**, now in **Red Army 1**.',
    );
    expect(table.heard(await army(alice, 'list'))).toContain('at B3: 2 × pikeman');
  });

  test('[A65] /army show turns pages beyond 25 units and keeps the choice', async () => {
    const table = await atWar([at('B2', 'Red', 'pikeman', 30), at('G5', 'Blue', 'pikeman')], { limit: 40 });
    const alice = table.user('alice');
    await army(alice, 'form', { at: 'B2', name: 'Host' });
    const page = shown(await army(alice, 'show', { army: 'Host' }));
    expect(texts(table, { answer: page, ephemeral: true } as Outcome)).toContain('Page 1 of 2.');
    const few = shown(await alice.select(page, 'Choose units', ['1']));
    const second = shown(await alice.press(few, 'Later'));
    const more = await alice.select(second, 'Choose units', ['30']);
    expect(texts(table, more)).toContain('Chosen: 2 of 30');
    expect(texts(table, await alice.press(shown(more), 'Earlier'))).toContain('☑ 1\\. **pikeman**');
  });

  test('[A65] /army show shortens large armies and accepts typed selections', async () => {
    const setup = [
      at('B2', 'Red', 'pikeman', 30),
      at('B2', 'Red', 'bowman', 5),
      at('B4', 'Red', 'pikeman', 300),
      at('G5', 'Blue', 'pikeman'),
    ];
    const table = await atWar(setup, { limit: 400 });
    const [alice, bob] = [table.user('alice'), table.user('bob')];
    await army(alice, 'form', { at: 'B2', name: 'Host' });
    await army(alice, 'form', { at: 'B4', name: 'Horde' });
    const list = ['1-30\\. **pikeman**, 2 move points left', '31-35\\. **bowman**, 2 move points left'];
    expect(texts(table, await army(bob, 'show', { army: 'Host' }))).toContain(list.join('\n'));
    expect(texts(table, await move(alice, { piece: 'Host', to: 'B3', units: '40' }))).toContain(list.join('\n'));
    const horde = await army(alice, 'show', { army: 'Horde' });
    expect(controls(shown(horde))).toEqual(['As text']);
    expect(texts(table, horde)).toContain('1-300\\. **pikeman**, 2 move points left');
    expect(texts(table, horde)).toContain('Type `/move piece:Horde units:all to:`');
    const some = shown(
      await alice.select(shown(await army(alice, 'show', { army: 'Host' })), 'Choose units', [
        '1',
        '2',
        '3',
        '5',
        '7',
        '8',
      ]),
    );
    const typed = await alice.select(shown(await alice.press(some, 'Move')), 'Choose a cell', ['...']);
    expect(texts(table, typed)).toContain('units:1-3,5,7,8,26-35 to:');
  });

  test('[A66] /army show accepts presses only from the commander of that army', async () => {
    const table = await atWar(three);
    const [alice, bob] = [table.user('alice'), table.user('bob')];
    await army(alice, 'form', { at: 'B2', name: 'Lions' });
    const own = shown(await army(alice, 'show', { army: 'Lions' }));
    const ids = own.components.flatMap(({ components = [] }) => components.flatMap(({ custom_id: id }) => id ?? []));
    expect(ids.length).toBeGreaterThan(3);
    const acts = ids.filter((id) => !id.startsWith('army:text:'));
    expect(new Set(acts.map((id) => id.split(':').slice(2, 5).join(':'))).size).toBe(1);
    expect(ids.every((id) => id.length <= 100)).toBe(true);
    const theirs = shown(await army(bob, 'show', { army: 'Lions' }));
    expect(controls(theirs)).toEqual(['As text']);
    await move(alice, { piece: 'Lions', to: 'B3', units: '1' });
    const late = await alice.press(own, 'None');
    expect(texts(table, late)).toContain("The army has changed. Here's how it looks now.");
    expect(texts(table, late)).toContain('Chosen: 2 of 2');
    await army(alice, 'disband', { army: 'Lions' });
    expect(texts(table, await alice.press(shown(late), 'All'))).toContain('out of date');
  });

  test('[A66] /army show ignores presses by others and in another’s turn', async () => {
    const table = await atWar(three);
    const [alice, bob] = [table.user('alice'), table.user('bob')];
    await army(alice, 'form', { at: 'B2', name: 'Lions' });
    const own: WireMessage = shown(await army(alice, 'show', { army: 'Lions' }));
    const cells = shown(await alice.press(own, 'Move'));
    await sub(alice, 'turn', 'end');
    const before = kept(table);
    expect(texts(table, await alice.select(cells, 'Choose a cell', ['B3']))).toBe(
      "private: It's **Blue**'s turn (@bob). `/board` shows the position, `/turn show` the turn.",
    );
    expect(kept(table)).toBe(before);
    expect(bob.name).toBe('bob');
  });
});

test('[A68] commands start, fight and end a battle', async () => {
  const terms: Terms = {
    field: { combat: 'no', captures: { pieces: 'city', by: 'enter' } },
    more: { battle: { map: 'Arena', board: 'Ring', attackers: 'West', defenders: 'East' } },
  };
  const table = await atWar(
    [at('B2', 'Red', 'pikeman', 3), at('B3', 'Blue', 'bowman'), at('B3', 'Blue', 'city')],
    terms,
  );
  const alice = table.user('alice');
  await army(alice, 'form', { at: 'B2', name: 'Lions' });
  expect(first(table, await move(alice, { piece: 'Lions', to: 'B3' }))).toContain(
    '**bowman** (**Blue**) is on **B3**. Choose another cell. Or fight:',
  );
  expect(
    (await alice.complete('table', 'army', { army: 'Lions', target: '' }, 'target', { subcommand: 'engage' })).map(
      ({ name }) => name,
    ),
  ).toEqual(['Main B3']);
  expect(first(table, await army(alice, 'engage', { army: 'Lions', target: 'B3' }))).toBe(
    'public: @alice starts a battle: 3 × **pikeman** (**Lions**) from B2 against **bowman** from B3.',
  );
  expect(table.heard(await sub(alice, 'game', 'status'))).toContain(
    '**Red** attacks **Blue** at B3. `/army return` ends that battle.',
  );
  const foes = await alice.complete(
    'table',
    'move',
    { piece: 'Ring A1', to: 'Ring C1', capture: '' } as never,
    'capture',
  );
  expect(foes.map(({ name }) => name)[0]).toBe('bowman at Ring D1 (Blue)');
  expect(
    first(table, await move(alice, { piece: 'Ring A1', to: 'Ring C1', capture: 'Ring D1', units: '1' })),
  ).toContain('takes **bowman** D1');
  expect(first(table, await army(alice, 'return'))).toBe(
    'public: @alice ends the battle: 3 × **pikeman** (**Lions**) to B3, takes **city** B3.',
  );
  expect(table.heard(await army(alice, 'list'))).toContain('**Lions** (**Red**) at B3: 3 × pikeman');
  expect(table.heard(await sub(alice, 'piece', 'list', { name: 'city' }))).toContain('Red');
  expect(first(table, await sub(alice, 'game', 'undo'))).toContain('takes back');
});
