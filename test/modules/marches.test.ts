import { describe, expect, test } from 'vitest';
import { actsFor, createLegalityCheck, look, type Module } from '../../src/engine/index.ts';
import { cellSubjectId } from '../../src/engine/modifiers/subject.ts';
import { moduleOf, onTurn } from '../../src/engine/play/queries.ts';
import { distance, neighbours } from '../../src/table/grid/index.ts';
import type { CellId, Operation, SideId } from '../../src/table/index.ts';
import { boardPicture } from '../../src/view/board/board.ts';
import { placeQueries } from '../../src/view/places.ts';
import { View } from '../../src/view/view.ts';
import { channelViewer } from '../../src/view/viewer.ts';
import { begun as begunAt, move, shown, sitDown, sub, type Table } from '../commands/table.ts';
import { pitched } from '../support/modules/pitched.ts';
import { shippedModule } from '../support/modules/shipped.ts';
import { boardSvg } from '../support/pictures/board-svg.ts';
import { stateOf } from '../support/state.ts';
import { ANN, BEN, begun, endTurn, played, replayed } from '../support/table.ts';
import { en } from '../support/words.ts';

const marches = (): Promise<Module> => shippedModule('marches');

const fieldOf = (module: Module) => {
  const board = module.maps[0]?.boards[0];
  if (!board) throw new Error('no field');
  return board;
};

describe('the map', () => {
  test('every hex of the Marches has one terrain', async () => {
    const { terrain } = fieldOf(await marches());
    const all = Object.values(terrain).flat();
    expect([all.length, new Set(all).size]).toEqual([600, 600]);
  });

  test('every hex of the map is in a kingdom or the Marches', async () => {
    const { zones = [] } = fieldOf(await marches());
    const all = zones.flatMap(({ cells }) => cells);
    expect([zones.map(({ name }) => name), all.length, new Set(all).size]).toEqual([
      ['Kingdom of Red', 'The Marches', 'Kingdom of Blue'],
      600,
      600,
    ]);
  });

  test('roads of the Marches join all cities, and cross the only bridge', async () => {
    const module = await marches();
    const { edges = {}, terrain } = fieldOf(module);
    const steps = (chains: readonly (readonly string[])[] = []) =>
      chains.flatMap((chain) => chain.slice(1).map((cell, i) => [chain[i] ?? '', cell].sort().join(' ')));
    const reached = new Set(['N8']);
    for (let before = 0; before < reached.size; ) {
      before = reached.size;
      for (const step of steps(edges['road'])) {
        const ends = step.split(' ');
        if (ends.some((cell) => reached.has(cell))) for (const cell of ends) reached.add(cell);
      }
    }
    const cities = module.setup.filter(({ pieces }) => pieces[0]?.prototype === 'city').map(({ cell }) => cell);
    expect(cities).toHaveLength(8);
    expect(cities.filter((cell) => !reached.has(cell ?? ''))).toEqual([]);
    const wet = new Set(steps(edges['river']));
    expect(steps(edges['road']).filter((step) => wet.has(step))).toEqual([]);
    expect(steps(edges['bridge'])).toEqual(['N8 O8']);
    expect(steps(edges['road'])).toContain('N8 O8');
    expect(
      [...reached].filter((cell) => terrain['lake']?.includes(cell) || terrain['mountain']?.includes(cell)),
    ).toEqual([]);
  });

  test('the river of the Marches runs from hills to lake', async () => {
    const { edges = {}, terrain, grid } = fieldOf(await marches());
    const chains = edges['river'] ?? [];
    expect(chains).toHaveLength(2);
    expect(chains[0]?.slice(0, 1).every((cell) => terrain['hill']?.includes(cell))).toBe(true);
    expect([chains[0]?.at(-1), chains[1]?.[0]].sort()).toEqual(['N8', 'O8']);
    const mouth = chains[1]?.slice(-2) ?? [];
    const lake = new Set<string>(terrain['lake']);
    expect(mouth.every((cell) => neighbours(grid, cell as never).some((one) => lake.has(one)))).toBe(true);
  });

  test('[T24] the opening picture of the Marches matches the golden file', async () => {
    const view = new View(begun(await marches()).table, channelViewer);
    const board = view.of(placeQueries).maps()[0]?.boards[0];
    if (!board) throw new Error('no field');
    await expect(boardSvg(boardPicture(view, { board }, en.board.legend))).toMatchFileSnapshot(
      '../golden/svg/marches-start.svg',
    );
  });

  test('both sides of the Marches are equally strong', async () => {
    const { setup, prototypes } = await marches();
    const strength = (wanted: string): unknown => {
      const sums: Record<string, number> = {};
      for (const { prototype, count } of setup.filter(({ side }) => side === wanted).flatMap(({ pieces }) => pieces)) {
        sums[prototype] = (sums[prototype] ?? 0) + Number(prototypes[prototype]?.['point-value']) * count;
      }
      return sums;
    };
    expect(strength('Red')).toEqual(strength('Blue'));
    expect(strength('Red')).toEqual({ city: 30, pikeman: 30, bowman: 12, horseman: 20, leader: 5 });
  });
});

describe('a walk over the Marches', () => {
  const said = async (table: Table, outcome: ReturnType<typeof move>): Promise<string> =>
    table.heard(await outcome).split('\n')[0] ?? '';

  test('the Marches with a battle map work by commands', async () => {
    const table = await sitDown({ modules: [pitched] });
    const [alice, bob] = [table.user('alice'), table.user('bob')];
    await begunAt(table, 'marches');
    const piece = (who: typeof alice, subcommand: string, values: Record<string, string | number>) =>
      sub(who, 'piece', subcommand, values);
    const army = (who: typeof alice, subcommand: string, values: Record<string, string>) =>
      sub(who, 'army', subcommand, values);

    expect(await said(table, move(alice, 'J9', 'L8'))).toBe('public: @alice moves **Pikemen** J9 → L8.');
    expect(await said(table, move(alice, 'J10', 'M8'))).toBe('public: @alice moves **Horsemen** J10 → M8.');
    expect(await said(table, move(alice, 'U9', 'T8'))).toContain('**Pikemen** belongs to **Blue**.');
    expect(await said(table, move(alice, 'L8', 'S8'))).toContain('**Pikemen** has 4 left. Choose a closer cell.');
    expect(await said(table, army(alice, 'form', { at: 'E10', name: 'Guard' }))).toBe(
      'public: @alice forms **Guard** at E10 with 4 units.',
    );
    expect(await said(table, move(alice, 'Guard', 'H8'))).toBe(
      'public: @alice moves **Guard** (3 × **Pikemen** and **Duchess Rowena**) E10 → H8.',
    );
    expect(await said(table, piece(alice, 'flip', { piece: 'Duchess Rowena' }))).toBe(
      'public: @alice turns **Duchess Rowena** to **spent**.',
    );
    expect(await said(table, move(bob, 'U9', 'S8'))).toContain("It's **Red**'s turn");
    await sub(alice, 'turn', 'end');

    expect(await said(table, move(bob, 'U9', 'S8'))).toBe('public: @bob moves **Pikemen** U9 → S8.');
    expect(await said(table, move(bob, 'U11', 'P8'))).toBe('public: @bob moves **Horsemen** U11 → P8.');
    expect(await said(table, piece(bob, 'rotate', { piece: 'Field P8', facing: 4 }))).toContain(
      'public: @bob turns **Horsemen**',
    );
    expect(await said(table, piece(bob, 'rotate', { piece: 'Field P8', facing: 6 }))).toContain(
      '**Horsemen** can face 6 directions:',
    );
    await sub(bob, 'turn', 'end');

    expect(await said(table, move(alice, 'L8', 'N8'))).toBe(
      'public: @alice moves **Pikemen** L8 → N8 and takes **Stonebridge** N8.',
    );
    expect(await said(table, move(alice, 'M8', 'P8'))).toContain(
      '**Horsemen** (**Blue**) is on **P8**. Choose another cell.',
    );
    expect(await said(table, move(alice, 'M8', 'O8'))).toBe('public: @alice moves **Horsemen** M8 → O8.');
    expect(await said(table, move(alice, 'O8', 'O7', 'P8'))).toContain("Pieces can't be captured on this map.");
    expect(await said(table, army(alice, 'engage', { army: 'O8', target: 'P8' }))).toBe(
      'public: @alice starts a battle: **Horsemen** from O8 against **Horsemen** from P8.',
    );
    expect(await said(table, move(alice, '2.2', '10.2', '11.2'))).toBe(
      'public: @alice moves **Horsemen** 2\\.2 → 10\\.2 and takes **Horsemen** 11\\.2.',
    );
    expect(await said(table, piece(alice, 'flip', { piece: '10.2' }))).toContain(
      'turns by itself when its values change',
    );
    expect(await said(table, piece(alice, 'set', { piece: '10.2', property: 'Steps', value: '1' }))).toContain(
      'public: @alice',
    );
    expect(await said(table, piece(alice, 'set', { piece: '10.2', property: 'Steps', value: '3' }))).toContain(
      'from 0 to 2',
    );
    expect(await said(table, piece(alice, 'set', { piece: 'S8', property: 'Steps', value: '1' }))).toContain(
      'belongs to **Blue**',
    );
    expect(await said(table, army(alice, 'return', {}))).toBe('public: @alice ends the battle: **Horsemen** to P8.');
    await sub(alice, 'turn', 'end');

    const board = shown(await bob.slash('table', 'board', { around: 'P8' }));
    expect(JSON.stringify(board)).toContain('Horsemen, reduced P8');
    expect(table.heard(await sub(bob, 'turn', 'show'))).toContain('Turn 2 of 20: **Blue**');
  });

  test('the Marches work by commands: stacked units attack once a turn', async () => {
    const table = await sitDown({ modules: [await marches()] });
    const [alice, bob] = [table.user('alice'), table.user('bob')];
    await begunAt(table, 'marches');
    const attack = (who: typeof alice, on: string, unit: string) =>
      who.slash('table', 'act', { name: 'Attack', on, with: unit });
    await move(alice, 'J9', 'L8');
    await move(alice, 'J10', 'M8');
    await sub(alice, 'turn', 'end');
    await move(bob, 'U11', 'P8');
    await sub(bob, 'turn', 'end');
    expect(table.heard(await attack(alice, 'P8', 'M8'))).toMatch(/^private: /);
    await move(alice, 'M8', 'O8');
    const told = table.heard(await attack(alice, 'P8', 'O8'));
    expect(told).toMatch(/^public: .*\*\*Red\*\* attacks P8\\?: 4 against 4\. The die shows \d; the odds make it \d\./);
    expect(told).toMatch(/\*\*(Blue|Red)\*\* (holds P8|retreats to \w+|loses a step)|Both lose a step/);
    expect(table.heard(await attack(alice, 'P8', 'O8'))).toMatch(/^private: /);
  });

  test.each([
    ['back', /make it \d\. \*\*Blue\*\* retreats to (?<to>\w+)\.$/m],
    ['hit', /make it \d\. \*\*Blue\*\* loses a step\. \*\*Blue\*\* retreats to (?<to>\w+)\.$/m],
  ])('an attack on the Marches says where the defenders retreat to: %s', async (result, expected) => {
    const module = await marches();
    const tables = (module.tables ?? []).map((one) => ({
      ...one,
      rows: one.rows.map((row) => ({ ...row, results: [result] })),
    }));
    const table = await sitDown({ modules: [{ ...module, tables }] });
    const [alice, bob] = [table.user('alice'), table.user('bob')];
    await begunAt(table, 'marches');
    await move(alice, 'J10', 'M8');
    await sub(alice, 'turn', 'end');
    await move(bob, 'U11', 'P8');
    await sub(bob, 'turn', 'end');
    await move(alice, 'M8', 'O8');
    const told = table.heard(await alice.slash('table', 'act', { name: 'Attack', on: 'P8', with: 'O8' }));
    const to = expected.exec(told)?.groups?.['to'] ?? expect.fail(told);
    expect(table.heard(await sub(bob, 'piece', 'list', { name: to }))).toContain(`Horsemen ${to}`);
    expect(table.heard(await sub(bob, 'piece', 'list', { name: 'P8' }))).not.toContain('Horsemen P8');
  });

  test('the Marches can be tried alone, as nothing is hidden', async () => {
    const table = await sitDown({ modules: [await marches()] });
    const alice = table.user('alice');
    const seats = shown(await sub(alice, 'game', 'start', { module: 'marches' }));
    await alice.press(seats, 'Try alone');
    await alice.press(seats, 'Begin');
    expect(await said(table, move(alice, 'J9', 'N8'))).toBe(
      'public: @alice moves **Pikemen** J9 → N8 and takes **Stonebridge** N8.',
    );
    expect(table.heard(await sub(alice, 'piece', 'list', { name: 'N8' }))).toContain('Stonebridge N8');
  });
});

describe('rule changes of the Marches', async () => {
  const game = begun(await marches());
  const { table } = game;
  const at = (cell: string, name: string): unknown =>
    look(table, { kind: 'piece', id: table.at('Field/Field', cell).at(-1)?.id ?? '', name });
  const next = (cell: string): readonly string[] =>
    look(table, {
      kind: 'cell',
      id: cellSubjectId('Field/Field' as never, cell as never),
      name: 'Neighbours',
    }) as readonly string[];

  test('leaders of the Marches speed up companions and strengthen neighbors', () => {
    const [pikemen] = table.at('Field/Field', 'E10');
    const points = (id: string | undefined): unknown =>
      look(table, { kind: 'piece', id: id ?? '', name: 'MovePoints' });
    expect([points(pikemen?.id), at('E10', 'MovePoints')]).toEqual([8, 8]);
    expect([at('E11', 'Strength'), at('J9', 'Strength'), at('H16', 'Strength')]).toEqual([4, 3, 3]);
  });

  test('cities of the Marches cannot move', async () => {
    const table = await sitDown({ modules: [await marches()] });
    await begunAt(table, 'marches');
    const alice = table.user('alice');
    expect(table.heard(await move(alice, 'D10', 'C10'))).toBe(
      'private: **Walls** forbids that. `/modifier list` shows the modifiers in play.',
    );
    await move(alice, 'J9', 'N8');
    await sub(alice, 'turn', 'end');
    await sub(table.user('bob'), 'turn', 'end');
    expect(table.heard(await move(alice, 'N8', 'M8')).split('\n')[0]).toBe('public: @alice moves **Pikemen** N8 → M8.');
  });

  test('the Marches say how many turns six cities must still be held', async () => {
    const module = await marches();
    const taken = new Set(['N8', 'P19', 'X5']);
    const setup = module.setup.map((one) => (taken.has(one.cell ?? '') ? { ...one, side: 'Red' as SideId } : one));
    const table = await sitDown({ modules: [{ ...module, setup }] });
    await begunAt(table, 'marches');
    const told: string[] = [];
    for (const name of ['alice', 'bob', 'alice', 'bob', 'alice', 'bob'] as const)
      told.push(table.heard(await sub(table.user(name), 'turn', 'end')));
    const [one, two, three] = [1, 3, 5].map((at) => told[at]);
    expect(one).toContain('Red holds six cities. Two more turns, and Red wins.');
    expect(two).toContain('Red still holds six cities. One more turn, and Red wins.');
    expect(three).toContain('It had 3 turns and took');
  });

  test('in the Marches snow closes mountains, and Fenwick’s ferry needs a lord', () => {
    expect([next('M2'), next('L2').includes('M2')]).toEqual([[], false]);
    expect(next('N13')).not.toContain('N18');
  });
});

describe('a random game on the Marches', () => {
  test.each([
    ['with attacks', marches(), 'act'],
    ['with a map of battles', Promise.resolve(pitched), 'engage'],
  ] as const)('[G17] a random game on the Marches ends by offered acts: %s', async (_, module, fight) => {
    const game = begun(await module);
    const { table } = game;
    let state = 7;
    const chance = (below: number): number => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor((state / 2_147_483_648) * below);
    };
    const kinds = new Map<string, number>();
    const isOver = (): boolean => table.get('game', 'game')?.phase !== 'playing';
    const { grid } = fieldOf(moduleOf(table));
    /** Towards some enemy, as people go. */
    const nearest = (acts: readonly Operation[], enemy: CellId | undefined): Operation | undefined => {
      const far = (act: Operation): number =>
        act.kind === 'move' && act.to.cell && enemy ? (distance(grid, act.to.cell, enemy) ?? 99) : 99;
      return [...acts].sort((a, b) => far(a) - far(b))[0];
    };
    for (let i = 0; i < MOST_PLAYED && !isOver(); i += 1) {
      const side = onTurn(table)?.id;
      const actor = side === 'Red' ? ANN : BEN;
      const battle = table.get('battle', 'battle');
      const units = [...table.all('piece')].filter(
        ({ place, prototype }) => prototype !== 'city' && place.in === (battle ? 'Battle/Battle' : 'Field/Field'),
      );
      const own = units.filter((one) => one.side === side);
      const enemies = units.filter((one) => one.side !== side);
      const piece = own[chance(own.length)]?.id;
      const acts = piece === undefined || (!battle && chance(3) === 0) ? [] : [...actsFor(table, actor, { piece })];
      const attacks = fight === 'act' && chance(3) === 0 ? [...actsFor(table, actor, { kind: 'act' })] : [];
      const isFight = (act: Operation): boolean =>
        act.kind === 'engage' || (act.kind === 'move' && act.captures.length > 0);
      const fights = [...attacks, ...acts.filter(isFight)];
      const leaves =
        battle && createLegalityCheck(table, actor)(back(actor)) === undefined ? back(actor) : endTurn(actor);
      const act = fights[0] ?? nearest(acts, enemies[chance(enemies.length)]?.place.cell) ?? leaves;
      const kind = act.kind === 'move' && act.captures.length > 0 ? 'capture' : act.kind;
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
      played(game, act);
    }
    expect(isOver()).toBe(true);
    expect([...kinds.keys()].sort()).toEqual(expect.arrayContaining(['end-turn', fight, 'move']));
    expect(stateOf(replayed(game.steps))).toEqual(stateOf(table));
  });

  /** After twenty turns points decide, so a game takes no more than this. */
  const MOST_PLAYED = 1_500;
  const back = (actor: typeof ANN) => ({ kind: 'return-army', actor }) as const;
});
