import { beforeAll, describe, expect, it } from 'vitest';
import { applyVariants, type Module } from '../../src/engine/index.ts';
import { readModule } from '../../src/session/module/read.ts';
import { cells } from '../../src/table/grid/index.ts';
import type { PersonId, SideId } from '../../src/table/index.ts';
import { convertVassalModule, type VassalImportResult } from '../../src/vassal/imported.ts';
import { ImportLossCollector } from '../../src/vassal/module/losses.ts';
import { convertGridBoard } from '../../src/vassal/module/sheet-board.ts';
import { convertBoardToSpots } from '../../src/vassal/module/spot-board.ts';
import { openArchiveFromBytes } from '../../src/vassal/source/archive.ts';
import { readVassalModuleSource } from '../../src/vassal/source/source.ts';
import { listMovableStacks } from '../../src/view/panel/stacks.ts';
import { View } from '../../src/view/view.ts';
import { personViewer } from '../../src/view/viewer.ts';
import { ANN, BEN, join, newPlay, played, startOf } from '../support/table.ts';
import { smallModule } from './small-module.ts';

/** [V10] A small VASSAL module of our own, brought over as a whole. */

let made: VassalImportResult;
let module: Module;
const files = new Map<string, Uint8Array>();

beforeAll(async () => {
  const source = await readVassalModuleSource(await openArchiveFromBytes(smallModule()));
  made = await convertVassalModule(
    source,
    async (name, bytes) => void files.set(name, bytes),
    () => undefined,
  );
  const read = readModule(made.text);
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  module = read.module;
});

it('an imported module matches the golden file', async () => {
  await expect(made.text).toMatchFileSnapshot('../golden/vassal/small.yaml');
});

const mapOf = (name: string): Module['maps'][number] | undefined => module.maps.find((map) => map.name === name);
const pieceIn = (place: { readonly pieces: readonly { readonly prototype: string }[] } | undefined) =>
  place?.pieces.map(({ prototype }) => prototype);

describe('[V5] [V10] an imported module', () => {
  it('an imported module reads without fault, with sides, maps and pictures', () => {
    expect([made.name, module.title, module.description]).toEqual(['two-towns', 'Two Towns', 'A small game']);
    expect(module.sides.map(({ name }) => name)).toEqual(['North', 'South']);
    expect(module.turn?.order).toEqual(['South', 'North']);
    expect(module.values).toEqual({ Weather: 'rain' });
    expect(module.maps.map(({ name, private: side }) => [name, side])).toEqual([
      ['Field', undefined],
      ['Town', undefined],
      ['North Hand', 'North'],
      ['South Hand', 'South'],
    ]);
    expect([...files.keys()].sort()).toEqual([
      'Fort.png',
      'Guard-fresh.png',
      'Guard.png',
      'Spy.png',
      'Storm.png',
      'back.png',
      'plain.jpg',
      'streets.jpg',
    ]);
  });

  it('an imported module is reported in numbers', () => {
    expect(made.report.counts).toEqual({
      sides: 2,
      maps: 4,
      boards: 2,
      slots: 9,
      prototypes: 7,
      stacks: 4,
      decks: 2,
      pieces: 7,
      actions: 5,
      pictures: files.size,
    });
  });
});

describe('[V6] imported parts', () => {
  it('imported hexes keep VASSAL’s names and picture', () => {
    const board = mapOf('Field')?.boards[0];
    expect(board?.grid).toMatchObject({ kind: 'hex', orientation: 'flat', offset: 'odd', columns: 6 });
    expect([...(board ? cells(board.grid) : [])].slice(0, 3)).toEqual(['0100', '0101', '0102']);
    expect(board?.picture).toMatchObject({ file: 'plain.jpg' });
  });

  it('an imported stack is placed by pixel, or by name', () => {
    expect(module.setup.map(({ map, cell, side, pieces }) => [map, cell, side, pieces[0]?.prototype])).toEqual([
      ['Field', '0202', undefined, 'Guard'],
      ['Field', '0103', 'North', 'Spy'],
      ['Town', 'Well', undefined, 'Fort'],
      ['Town', 'Reserve 3', undefined, 'Guard'],
    ]);
    expect(module.setup[0]?.pieces).toMatchObject([{ prototype: 'Guard', count: 2 }]);
  });

  it('imported places without a grid are named by zone and region', () => {
    const board = mapOf('Town')?.boards[0];
    expect([...(board ? cells(board.grid) : [])]).toEqual(
      expect.arrayContaining(['Well', 'Gate', 'Reserve', 'Reserve 2']),
    );
    const zones = board?.zones?.map(({ name, cells: all }) => [name, all.filter((cell) => !/^[A-H]\d$/.test(cell))]);
    expect(zones).toEqual([
      ['Market', ['Well', 'Gate']],
      ['Reserve', ['Reserve', 'Reserve 2', 'Reserve 3']],
    ]);
  });

  it('imported pieces have their markers, layers, masks, directions and owners', () => {
    expect(module.prototypes['Guard']).toMatchObject({ Class: 'foot', Nation: 'North', Motto: 'one, two', Steps: 3 });
    expect(module.traits?.['Guard']).toMatchObject({ dynamic: { Steps: { min: 0, max: 4 } } });
    expect(module.traits?.['Guard']?.layers?.map(({ name }) => name)).toEqual(['(worn)', 'fresh']);
    expect(module.traits?.['Spy']).toMatchObject({
      invisible: true,
      mask: { name: 'Agent' },
      facing: 6,
      back: { file: 'back.png' },
      dynamic: { Note: {} },
    });
    expect(module.prototypes['Spy']).toMatchObject({ Note: 'brave' });
  });

  it('imported immovable pieces stay fixed', () => {
    expect(module.prototypes['Fort']).toMatchObject({ FixedPiece: true });
    expect(module.modifiers).toHaveLength(1);
  });

  it('imported decks keep cards, facing and discard pile', () => {
    const [cards, played] = module.decks ?? [];
    expect(cards).toMatchObject({ name: 'Cards', faceDown: true, shuffled: true, discards: 'Played' });
    expect(pieceIn(cards)).toEqual(['Storm', 'Calm']);
    expect(cards?.back).toEqual({ file: 'back.png' });
    expect(played).toMatchObject({ name: 'Played', faceDown: false });
  });

  it('imported setups become a choice at the start, the first by default', () => {
    const { name, choices } = module.variants?.[0] ?? { name: '', choices: [] };
    expect([name, choices.map((choice) => choice.name), made.report.chosen]).toEqual([
      'Set-up',
      ['Second day', 'None'],
      ['Second day'],
    ]);
    const begun = (choice?: string): readonly string[] => {
      const game = newPlay();
      const own = applyVariants(module, choice === undefined ? [] : [{ variant: name, choice }]);
      const [north, south] = ['North', 'South'] as SideId[];
      played(game, startOf(own), join(ANN, north), join(BEN, south), { kind: 'begin', actor: ANN });
      return [
        ...[...game.table.all('piece')].map((one) => `${one.prototype} ${one.place.cell ?? ''}`),
        String(own.values?.['Weather']),
      ];
    };
    const saved = ['Guard 0202', 'Guard 0202', 'Spy Well', 'Spy Well', 'Calm ', 'snow'];
    expect(
      begun()
        .map((one) => one.replace(/ Reserve.*$/, ' '))
        .sort(),
    ).toEqual([...saved].sort());
    expect(begun('Second day')).toEqual(begun());
    expect(
      begun('None')
        .filter((one) => /^(?:Fort|Spy|rain)/.test(one))
        .sort(),
    ).toEqual(['Fort Well', 'Spy 0103', 'rain']);
  });

  it('imported dice are actions', () => {
    expect(module.actions?.[0]).toMatchObject({ name: 'Attack', does: [{ roll: '2d6+1' }] });
  });

  it('imported commands to send, return, replace and place become actions', () => {
    const told = ['Spy', 'Storm', 'Calm', 'North Hand', 'South Hand', 'Cards'];
    expect(module.actions?.slice(1).map(({ name, does, reveals }) => [name, does, reveals])).toEqual([
      ['Discard', [{ move: 'it', to: 'Played' }], told],
      ['Escape', [{ move: 'it', to: 'Town Streets Reserve' }], told],
      ['Ruin', [{ place: 'Scout', to: 'here' }, { remove: 'it' }], told],
      ['Dig', [{ place: 'Trench', to: 'here' }], told],
    ]);
  });

  it('an imported piece lists its actions', () => {
    expect(['Spy', 'Fort', 'Guard'].map((name) => module.prototypes[name]?.['Commands'])).toEqual([
      ['Escape'],
      ['Ruin', 'Dig'],
      undefined,
    ]);
  });

  it('imported actions work in a game', () => {
    const game = newPlay();
    const [north, south] = ['North', 'South'] as SideId[];
    const bare = applyVariants(module, [{ variant: 'Set-up', choice: 'None' }]);
    played(game, startOf(bare), join(ANN, north), join(BEN, south), { kind: 'begin', actor: ANN });
    const done = (name: string, prototype: string): void => {
      const piece = [...game.table.all('piece')].find((one) => one.prototype === prototype);
      const subject = piece?.id;
      played(game, { kind: 'act', actor: ANN, action: name, subject, choices: {}, payment: undefined });
    };
    done('Dig', 'Fort');
    done('Ruin', 'Fort');
    done('Escape', 'Spy');
    const standing = [...game.table.all('piece')].map(
      ({ prototype, place }) => `${prototype} ${place.cell ?? place.in}`,
    );
    expect(standing.filter((one) => /^(?:Fort|Scout|Trench|Spy)/.test(one)).sort()).toEqual([
      'Scout Well',
      'Spy Reserve',
      'Trench Well',
    ]);
  });
});

it('[V6] imported neutral pieces are on the panel, grouped by cell', () => {
  const game = newPlay();
  const [north, south] = ['North', 'South'] as SideId[];
  const bare = applyVariants(module, [{ variant: 'Set-up', choice: 'None' }]);
  played(game, startOf(bare), join(ANN, north), join(BEN, south), { kind: 'begin', actor: ANN });
  const offered = (person: PersonId): readonly string[] =>
    listMovableStacks(new View(game.table, personViewer(person))).map(({ pieces, where }) =>
      [...pieces.map((piece) => piece.name), where.cell].join(' '),
    );
  expect([...offered(ANN)].sort()).toEqual(['Guard Guard 0202', 'Guard Reserve 3', 'Spy 0103']);
  expect([...offered(BEN)].sort()).toEqual(['Guard Guard 0202', 'Guard Reserve 3']);
  expect(offered('200000000000000099' as PersonId)).toEqual([]);
});

describe('[V7] lost parts', () => {
  it('lost parts of a module are counted and named, while their piece remains', () => {
    const losses = Object.fromEntries(made.report.losses.map(({ loss, count, names }) => [loss, [count, ...names]]));
    expect(losses).toEqual({
      trigger: [1, 'Spy'],
      'global-command': [1, 'Spy'],
      'computed-property': [1, 'Spy'],
      action: [2, 'Spy', 'Fort'],
      'hidden-by-other': [2, 'Spy'],
      'own-trait': [1, 'acme.OwnTrait'],
      'own-class': [1, 'acme.Chatter'],
      automation: [1, 'Clear all'],
      'missing-picture': [1, 'gone.png'],
      'lost-setup': [1, 'Lost'],
      'saved-map': [1, 'Nowhere'],
      'saved-deck': [1, 'Lost'],
    });
    expect(Object.keys(module.prototypes)).toContain('Spy');
  });
});

it('[V6] a nameless place of a module becomes a spot of its own', () => {
  const box = { left: 0, top: 0, right: 100, bottom: 100 };
  const corners = [
    [0, 0],
    [100, 0],
    [100, 100],
    [0, 100],
  ].map(([x = 0, y = 0]) => ({ x, y }));
  const regions = Array.from({ length: 9 }, (_, i) => ({ name: `${i}`, x: 10 * i, y: 50 }));
  const grid = { kind: 'region', regions } as const;
  const zone = { name: 'Line', format: '$gridLocation$', corners, box, grid, usesBackground: false };
  const board = {
    name: 'Front',
    image: '',
    reversible: false,
    zones: [zone],
    grid: undefined,
    width: 900,
    height: 900,
  };
  const { cellAt } = convertBoardToSpots(board, 10, new ImportLossCollector());
  expect([cellAt({ x: 11, y: 51 }, ''), cellAt({ x: 500, y: 500 }, 'front'), cellAt({ x: 800, y: 800 }, '')]).toEqual([
    '1',
    'Spot',
    'Spot 2',
  ]);
});

it('[V9] an imported piece off the grid goes next to the board', () => {
  const grid = { kind: 'square', x0: 25, y0: 25, dx: 50, dy: 50, sideways: false, numbering: undefined } as const;
  const board = { name: 'Pitch', image: '', reversible: false, zones: [], grid, width: 200, height: 100 };
  const made = convertGridBoard(board, new ImportLossCollector());
  const found = [
    { x: 199, y: 99 },
    { x: 240, y: 60 },
    { x: 260, y: 60 },
    { x: 60, y: -60 },
  ].map((pixel) => made?.cellAt(pixel, ''));
  expect(found).toEqual(['D2', 'D2', undefined, undefined]);
});
