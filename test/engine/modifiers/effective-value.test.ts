import { describe, expect, it } from 'vitest';
import { look, refusalOf, systems } from '../../../src/engine/index.ts';
import type { PieceId, System } from '../../../src/table/index.ts';
import { Lens } from '../../../src/view/lens.ts';
import { personViewer } from '../../../src/view/viewer.ts';
import {
  ANN,
  BEN,
  begun,
  CAMP,
  CELLAR,
  endTurn,
  HAND,
  MAIN,
  move,
  played,
  secretModule,
  spot,
} from '../../support/table.ts';

const game = begun(secretModule);
const king = (name: string): unknown => look(game.table, { kind: 'piece', id: 'p3', name });

describe('reading a piece', () => {
  it.each([
    ['PieceName', 'Red King'],
    ['Owner', 'Red'],
    ['LocationName', 'C5'],
    ['CurrentBoard', 'Main'],
    ['CurrentMap', 'Field'],
    ['Strength', 3],
    ['Royal', true],
    ['symbol', 'K'],
    ['Nothing', undefined],
    ['toString', undefined],
    ['__proto__', undefined],
  ])('reading a piece’s %s returns %s', (name, value) => {
    expect(king(name)).toBe(value);
  });

  it('a piece’s own values come before its prototype’s', () => {
    const own = begun();
    played(own, { kind: 'set', actor: ANN, piece: 'p3' as PieceId, values: { Strength: 9, constructor: 'x' } });
    const found = ['Strength', 'Royal', 'constructor'].map((name) =>
      look(own.table, { kind: 'piece', id: 'p3', name }),
    );
    expect(found).toEqual([9, true, 'x']);
  });

  it('a value of a missing piece, cell or owner is blank', () => {
    expect(look(game.table, { kind: 'piece', id: 'p99', name: 'PieceName' })).toBeUndefined();
    expect(look(game.table, { kind: 'piece', id: 'p5', name: 'Owner' })).toBeUndefined();
    const spy = game.table.at(HAND)[0]?.id ?? '';
    expect(
      ['LocationName', 'CurrentBoard', 'CurrentMap'].map((name) => look(game.table, { kind: 'piece', id: spy, name })),
    ).toEqual(['Red Hand', undefined, 'Red Hand']);
  });

  it('[W5] a value is blank if the viewer may not see the piece', () => {
    const spy = { kind: 'piece', id: game.table.at(HAND)[0]?.id ?? '', name: 'PieceName' } as const;
    expect(look(new Lens(game.table, personViewer(ANN)), spy)).toBe('Spy');
    expect(look(new Lens(game.table, personViewer(BEN)), spy)).toBeUndefined();
  });

  it('[W5] a piece’s unseen origin stays hidden when read', () => {
    const own = begun(secretModule);
    played(own, move(own, ANN, spot(CELLAR, 'B2'), spot(MAIN, 'E5')));
    const id = own.table.at(MAIN, 'E5')[0]?.id ?? '';
    const old = (actor: typeof ANN): unknown =>
      ['OldLocationName', 'OldBoard', 'OldMap', 'OldZone', 'LocationName'].map((name) =>
        look(new Lens(own.table, personViewer(actor)), { kind: 'piece', id, name }),
      );
    expect(old(ANN)).toEqual(['B2', 'Vault', 'Red Cellar', undefined, 'E5']);
    expect(old(BEN)).toEqual([undefined, undefined, undefined, undefined, 'E5']);
  });

  it('reading a piece changes nothing', () => {
    const { revision } = game.table;
    king('Strength');
    expect(game.table.revision).toBe(revision);
  });
});

describe('reading a map', () => {
  it('a map’s values show if pieces may enter an occupied cell', () => {
    const occupied = (id: string): unknown => look(game.table, { kind: 'map', id, name: 'occupied' });
    expect(['Field', CAMP, 'Nowhere'].map(occupied)).toEqual(['refuse', 'stack', undefined]);
  });
});

describe('readers from several systems', () => {
  it('several systems answer a read in order, the first that has a value', () => {
    const reader = (value: string, only: string): System => ({
      name: value,
      operations: {},
      acts: 'none',
      properties: [{ kind: 'piece', names: {}, read: (_world, _id, name) => (name === only ? value : undefined) }],
    });
    const table = begun(undefined, [
      ...systems,
      reader('first', 'Mood'),
      reader('second', 'Mood'),
      reader('third', 'Weather'),
    ]).table;
    const found = ['Mood', 'Weather', 'Strength'].map((name) => look(table, { kind: 'piece', id: 'p3', name }));
    expect(found).toEqual(['first', 'third', 3]);
  });
});

it('the system that defines an operation decides if it is allowed', () => {
  expect(refusalOf(game.table, endTurn(ANN))).toBeUndefined();
  expect(refusalOf(game.table, endTurn(BEN))).toEqual({ code: 'not-your-turn', side: 'Red' });
  expect(refusalOf(game.table, move(game, BEN, spot(MAIN, 'C1'), spot(MAIN, 'C2')))).toEqual({
    code: 'not-your-turn',
    side: 'Red',
  });
});
