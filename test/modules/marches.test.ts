import { describe, expect, test } from 'vitest';
import { neighbours } from '../../src/engine/grid/grid.ts';
import type { Module } from '../../src/engine/index.ts';
import { shippedModules } from '../../src/session/module/shipped.ts';
import { boardPicture } from '../../src/view/board.ts';
import { boardSvg } from '../../src/view/svg/board.ts';
import { View } from '../../src/view/view.ts';
import { channelViewer } from '../../src/view/viewer.ts';
import { begun as begunAt, move, shown, sitDown, sub, type Table } from '../commands/table.ts';
import { begun } from '../support/table.ts';

const marches = async (): Promise<Module> => {
  const module = (await shippedModules('data/modules')).get('marches');
  if (!module) throw new Error('no marches');
  return module;
};

const fieldOf = (module: Module) => {
  const board = module.maps[0]?.boards[0];
  if (!board) throw new Error('no field');
  return board;
};

describe('the map', () => {
  test('every hex has one terrain', async () => {
    const { terrain } = fieldOf(await marches());
    const all = Object.values(terrain).flat();
    expect([all.length, new Set(all).size]).toEqual([600, 600]);
  });

  test('every hex lies in one of the two kingdoms or in the Marches between them', async () => {
    const { zones = [] } = fieldOf(await marches());
    const all = zones.flatMap(({ cells }) => cells);
    expect([zones.map(({ name }) => name), all.length, new Set(all).size]).toEqual([
      ['Kingdom of Red', 'The Marches', 'Kingdom of Blue'],
      600,
      600,
    ]);
  });

  test('roads join all cities, and cross the river by its only bridge', async () => {
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
    expect([...reached].filter((cell) => terrain['lake']?.includes(cell) || terrain['mountain']?.includes(cell))).toEqual([]);
  });

  test('the river comes from the hills, is broken by the bridge alone, and ends in the lake', async () => {
    const { edges = {}, terrain, grid } = fieldOf(await marches());
    const chains = edges['river'] ?? [];
    expect(chains).toHaveLength(2);
    expect(chains[0]?.slice(0, 1).every((cell) => terrain['hill']?.includes(cell))).toBe(true);
    expect([chains[0]?.at(-1), chains[1]?.[0]].sort()).toEqual(['N8', 'O8']);
    const mouth = chains[1]?.slice(-2) ?? [];
    const lake = new Set<string>(terrain['lake']);
    expect(mouth.every((cell) => neighbours(grid, cell as never).some((one) => lake.has(one)))).toBe(true);
  });

  test('[T24] the picture of the whole map when the game begins', async () => {
    const view = new View(begun(await marches()).table, channelViewer);
    const board = view.maps()[0]?.boards[0];
    if (!board) throw new Error('no field');
    await expect(boardSvg(boardPicture(view, { board }))).toMatchFileSnapshot('../golden/svg/marches-start.svg');
  });

  test('both sides are equally strong', async () => {
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
  const said = async (table: Table, outcome: ReturnType<typeof move>): Promise<string> => table.heard(await outcome).split('\n')[0] ?? '';

  test('is played by commands: marches, a capture, turning, stacking, losses', { timeout: 60_000 }, async () => {
    const table = await sitDown({ modules: [await marches()] });
    const [alice, bob] = [table.user('alice'), table.user('bob')];
    await begunAt(table, 'marches');
    const piece = (who: typeof alice, subcommand: string, values: Record<string, string | number>) => sub(who, 'piece', subcommand, values);

    expect(await said(table, move(alice, 'J9', 'L8'))).toBe('public: @alice moves **Pikemen** J9 → L8.');
    expect(await said(table, move(alice, 'J10', 'M8'))).toBe('public: @alice moves **Horsemen** J10 → M8.');
    expect(await said(table, move(alice, 'U9', 'T8'))).toContain('**Pikemen** belongs to **Blue**.');
    expect(await said(table, move(alice, 'Duchess Rowena', 'F9'))).toBe('public: @alice moves **Duchess Rowena** E10 → F9.');
    expect(await said(table, piece(alice, 'flip', { piece: 'Duchess Rowena' }))).toBe(
      'public: @alice turns **Duchess Rowena** to **spent**.',
    );
    expect(await said(table, move(bob, 'U9', 'S8'))).toContain('It is the turn of **Red**');
    await sub(alice, 'turn', 'end');

    expect(await said(table, move(bob, 'U9', 'S8'))).toBe('public: @bob moves **Pikemen** U9 → S8.');
    expect(await said(table, move(bob, 'U11', 'P8'))).toBe('public: @bob moves **Horsemen** U11 → P8.');
    expect(await said(table, piece(bob, 'rotate', { piece: 'P8', facing: 4 }))).toContain('public: @bob turns **Horsemen**');
    expect(await said(table, piece(bob, 'rotate', { piece: 'P8', facing: 6 }))).toContain('faces one of 6 directions');
    await sub(bob, 'turn', 'end');

    expect(await said(table, move(alice, 'L8', 'M8'))).toBe('public: @alice moves **Pikemen** L8 → M8.');
    const stack = table.heard(await piece(alice, 'list', { name: 'M8' }));
    const [horsemen = ''] = /(?<=Horsemen M8 `)\w+/.exec(stack) ?? [];
    expect(await said(table, piece(alice, 'order', { piece: horsemen, to: 'top' }))).toContain('public: @alice');
    expect(await said(table, piece(alice, 'order', { piece: horsemen, to: 'top' }))).toContain('at the top of its stack already');
    expect(await said(table, move(alice, horsemen, 'O8', 'P8'))).toBe(
      'public: @alice moves **Horsemen** M8 → O8 and takes **Horsemen** P8.',
    );
    expect(await said(table, piece(alice, 'flip', { piece: 'O8' }))).toContain('turns by itself when its values change');
    expect(await said(table, piece(alice, 'set', { piece: 'O8', property: 'Steps', value: '1' }))).toContain('public: @alice');
    expect(await said(table, piece(alice, 'set', { piece: 'O8', property: 'Steps', value: '3' }))).toContain('from 0 to 2');
    expect(await said(table, piece(alice, 'set', { piece: 'S8', property: 'Steps', value: '1' }))).toContain('belongs to **Blue**');
    await sub(alice, 'turn', 'end');

    const board = shown(await bob.slash('table', 'board', { around: 'O8' }));
    expect(JSON.stringify(board)).toContain('Horsemen, reduced O8');
    expect(table.heard(await sub(bob, 'turn', 'show'))).toContain('Turn 2: **Blue** to move');
  });

  test('can be tried alone, for nothing is hidden', async () => {
    const table = await sitDown({ modules: [await marches()] });
    const alice = table.user('alice');
    const seats = shown(await sub(alice, 'game', 'start', { module: 'marches' }));
    await alice.press(seats, 'Try alone');
    await alice.press(seats, 'Begin');
    expect(await said(table, move(alice, 'J9', 'N8'))).toBe('public: @alice moves **Pikemen** J9 → N8.');
    expect(table.heard(await sub(alice, 'piece', 'list', { name: 'N8' }))).toContain('Stonebridge N8');
  });
});
