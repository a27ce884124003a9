import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Module } from '../../../src/engine/index.ts';
import { isRefusal, type LiveTable, type Operation } from '../../../src/table/index.ts';
import {
  ANN,
  BEN,
  begun,
  endTurn,
  join,
  MAIN,
  move,
  openModule,
  outcome,
  type Play,
  play,
  played,
  RED,
  seated,
  secretModule,
  spot,
  undo,
} from '../../support/table.ts';

const reload = (module: Module, actor = ANN): Operation<'reload'> => ({
  kind: 'reload',
  actor,
  module,
  hash: `hash of ${JSON.stringify(module)}`,
});

const misfits = (game: Play, module: Module): readonly string[] => {
  const change = play(game, reload(module));
  if (!isRefusal(change)) return [];
  if (change.code !== 'does-not-fit') return [change.code];
  return change.misfits.map(({ part, name, of, pieces }) =>
    [part, name, of, pieces].filter((one) => one !== undefined).join(' '),
  );
};

const board = (size: number, module: Module = openModule): Module => ({
  ...module,
  maps: module.maps.map((map) => ({
    ...map,
    boards: map.boards.map((one) =>
      one.name === 'Main' ? { ...one, grid: { ...one.grid, columns: size, rows: size } as typeof one.grid } : one,
    ),
  })),
});

const without = (prototype: string): Module => ({
  ...openModule,
  prototypes: Object.fromEntries(Object.entries(openModule.prototypes).filter(([name]) => name !== prototype)),
});

/** The definitions of a game, by name. */
const definitions = (table: LiveTable): unknown =>
  Object.fromEntries(
    (['module', 'side', 'map', 'board'] as const).map((kind) => [
      kind,
      Object.fromEntries([...table.all(kind)].map((one) => [one.id, one])),
    ]),
  );

describe('a corrected module in a running game', () => {
  test('a reload brings a module’s maps, boards, sides and title by name', () => {
    const game = begun();
    const larger = board(7);
    played(
      game,
      reload({
        ...larger,
        title: 'Brawl',
        maps: [...larger.maps, { name: 'Sea', occupied: 'stack', boards: [] }],
        sides: [...larger.sides, { name: 'Green' }],
      }),
    );
    const { table } = game;
    expect(table.get('game', 'game')?.title).toBe('Brawl');
    expect(table.get('board', MAIN)?.grid).toMatchObject({ columns: 7, rows: 7 });
    expect(table.get('map', 'Sea')).toMatchObject({ name: 'Sea' });
    expect(table.get('side', 'Green')).toMatchObject({ index: 2 });
    played(game, move(game, ANN, spot(MAIN, 'A5'), spot(MAIN, 'G7')));
  });

  test('a reload needs the host, before the game is over', () => {
    const game = begun();
    expect(outcome(game, reload(board(7), BEN))).toBe('host-only');
    expect(outcome(game, reload(openModule))).toBe('done');
    expect(outcome(game, reload(openModule))).toBe('same-module');
    played(game, { kind: 'stop', actor: ANN });
    expect(outcome(game, reload(board(7)))).toBe('game-over');
  });

  test.each<[string, Module, readonly string[]]>([
    [
      'cells on which something stands',
      board(4),
      ['cell A5 Field/Main 1', 'cell B5 Field/Main 1', 'cell C5 Field/Main 1'],
    ],
    ['a board on which something stands', { ...openModule, maps: openModule.maps.slice(1) }, ['board Field/Main 5']],
    ['a prototype of a piece', without('king'), ['prototype king 1']],
    [
      'a side that somebody plays',
      { ...openModule, sides: openModule.sides.slice(0, 1), turn: { order: ['Red'], ends: 'by-command' } },
      ['side Blue', 'side Blue 1'],
    ],
    ['the turns', (({ turn: _, ...rest }) => rest)(openModule), ['turns ']],
    ['the order of the turns', { ...openModule, turn: { order: ['Blue', 'Red'], ends: 'by-command' } }, ['order Red']],
    [
      'a map that everybody saw',
      { ...openModule, maps: openModule.maps.map((map) => (map.name === 'Camp' ? { ...map, private: 'Red' } : map)) },
      ['privacy Camp'],
    ],
  ])('a reload keeps %s', (_, module, lost) => {
    const game = begun();
    const before = definitions(game.table);
    expect(misfits(game, module)).toEqual(lost);
    expect(definitions(game.table)).toEqual(before);
  });

  test('a reload may drop unused parts', () => {
    const game = begun();
    expect(misfits(game, { ...openModule, maps: openModule.maps.slice(0, 1) })).toEqual([]);
    expect(game.table.get('map', 'Camp')).toBeUndefined();
  });

  test('[T6] a reload may drop nothing in games that hide anything', () => {
    const spy = begun(secretModule);
    const other = begun({ ...secretModule, setup: secretModule.setup.filter(({ map }) => map !== 'Red Cellar') });
    const smaller = { ...board(5, secretModule), maps: secretModule.maps.slice(0, 3), prototypes: {} };
    expect(misfits(spy, smaller)).toEqual([
      'privacy Red Cellar',
      'map Red Cellar',
      'board Red Cellar/Vault',
      'prototype pawn',
      'prototype king',
      'prototype stone',
    ]);
    expect(misfits(other, smaller)).toEqual(misfits(spy, smaller));
    expect(misfits(spy, { ...secretModule, maps: openModule.maps })).toContain('privacy Red Hand');
    const edge = ['A5', 'B5', 'C5', 'D5', 'E1', 'E2', 'E3', 'E4', 'E5'].map((cell) => `cell ${cell} Field/Main`);
    expect(misfits(spy, board(4, secretModule)).toSorted()).toEqual(edge);
  });

  test('[T17] a reload cannot hide things while a player has two sides', () => {
    const game = seated(openModule);
    played(game, { kind: 'leave', actor: BEN, side: undefined }, join(ANN, 'Blue' as typeof RED));
    expect(misfits(game, secretModule)).toEqual(['seats ']);
    played(game, { kind: 'leave', actor: ANN, side: RED });
    expect(misfits(game, secretModule)).toEqual([]);
  });

  test('[T15] undo skips a reload and takes back earlier play', () => {
    const game = begun();
    played(game, move(game, ANN, spot(MAIN, 'A5'), spot(MAIN, 'A4')), reload(board(6)), undo(ANN));
    expect(game.table.at(MAIN, 'A5')).toHaveLength(1);
    expect(game.table.get('board', MAIN)?.grid).toMatchObject({ columns: 6 });
  });

  test('[T15] undo cannot restore a lost piece until the former module returns', () => {
    const game = begun();
    const king = game.table.at(MAIN, 'C5')[0]?.id ?? '';
    played(game, { kind: 'delete', actor: ANN, piece: king as Operation<'delete'>['piece'] }, reload(without('king')));
    expect(outcome(game, undo(ANN))).toBe('undo-does-not-fit');
    played(game, reload(openModule), undo(ANN));
    expect(game.table.get('piece', king)).toMatchObject({ prototype: 'king' });
  });

  test('[T15] undo does not bring back a turn that a reload removed', () => {
    const three: Module = {
      ...openModule,
      sides: [...openModule.sides, { name: 'Green' }],
      turn: { order: ['Red', 'Blue', 'Green'], ends: 'by-command' },
    };
    const game = begun();
    played(game, reload(three), join(ANN, 'Green' as typeof RED), endTurn(ANN), endTurn(BEN));
    expect(misfits(game, openModule)).toEqual(['side Green', 'order Green']);
    played(game, endTurn(ANN), { kind: 'leave', actor: ANN, side: 'Green' as typeof RED });
    expect(misfits(game, openModule)).toEqual([]);
    expect(outcome(game, undo(ANN))).toBe('undo-does-not-fit');
  });

  test('[T15] reloading the former module reverses a reload', () => {
    const names = fc.uniqueArray(fc.constantFrom('Sea', 'Sky', 'Hill'), { maxLength: 3 });
    const modules = fc
      .record({
        size: fc.integer({ min: 5, max: 9 }),
        maps: names,
        sides: names,
        title: fc.string(),
        wood: fc.boolean(),
      })
      .map(({ size, maps, sides, title, wood }): Module => {
        const { maps: own, ...rest } = board(size);
        return {
          ...rest,
          title,
          sides: [...rest.sides, ...sides.map((name) => ({ name, colour: '#123456' }))],
          terrain: wood ? rest.terrain : { sand: { cost: { default: 2 } }, ...rest.terrain },
          maps: [
            ...own,
            ...maps.map((name) => ({
              name,
              occupied: 'stack' as const,
              boards: [{ name, grid: { ...own[0]?.boards[0]?.grid } as never, terrain: {} }],
            })),
          ],
        };
      });
    fc.assert(
      fc.property(modules, modules, (a, b) => {
        fc.pre(JSON.stringify(a) !== JSON.stringify(b));
        const game = begun();
        played(game, reload(a));
        const before = definitions(game.table);
        played(game, reload(b));
        expect(game.table.get('module', 'module')?.module).toEqual(b);
        played(game, reload(a));
        expect(definitions(game.table)).toEqual(before);
      }),
      { numRuns: 60 },
    );
  });
});
