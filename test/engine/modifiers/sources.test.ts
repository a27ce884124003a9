import { describe, expect, it } from 'vitest';
import type { Module } from '../../../src/engine/index.ts';
import type { Piece } from '../../../src/engine/play/records.ts';
import {
  added,
  apply,
  invert,
  LiveTable,
  type Operation,
  only,
  type PieceId,
  updated,
} from '../../../src/table/index.ts';
import { narrateChangeForViewer } from '../../../src/view/seen/seen.ts';
import { ToldChange } from '../../../src/view/seen/told-change.ts';
import { channelViewer, personViewer } from '../../../src/view/viewer.ts';
import {
  ANN,
  begun,
  CAMP,
  CELLAR,
  DAN,
  HAND,
  MAIN,
  move,
  type Play,
  played,
  RED,
  redo,
  seated,
  secretModule,
  spot,
  undo,
} from '../../support/table.ts';
import { bent, give, modifier, valueNow } from './support.ts';

const leader = modifier({
  name: 'leader',
  on: { prototype: 'king' },
  scope: 'within 2',
  match: 'Owner = $source.Owner$',
  change: 'Strength + 1',
});
const strengths = (game: ReturnType<typeof bent>): readonly unknown[] =>
  ['p1', 'p2', 'p3', 'p4'].map((id) => valueNow(game, id, 'Strength'));

describe('[P11] a modifier on a piece', () => {
  it('[P11] the reach of a piece’s modifier follows the piece and is not stored', () => {
    const game = bent([leader]);
    const stored = JSON.stringify([...game.table.all('piece')]);
    expect(strengths(game)).toEqual([2, 2, 4, 1]);
    expect(JSON.stringify([...game.table.all('piece')])).toBe(stored);
    played(game, { kind: 'send', actor: ANN, piece: 'p3' as PieceId, to: spot(MAIN, 'E1') });
    expect(strengths(game)).toEqual([1, 1, 4, 1]);
  });

  it('[P11] a modifier ends when its source piece is deleted; undo restores it', () => {
    const game = bent([leader]);
    played(game, { kind: 'delete', actor: ANN, piece: 'p3' as PieceId });
    expect(strengths(game)).toEqual([1, 1, undefined, 1]);
    expect(game.table.size('source')).toBe(0);
    played(game, undo(ANN));
    expect(strengths(game)).toEqual([2, 2, 4, 1]);
    played(game, redo(ANN));
    expect(strengths(game)).toEqual([1, 1, undefined, 1]);
  });

  it('[P11] a modifier ends when its source is replaced, whose own modifiers begin', () => {
    const game = bent([leader, modifier({ name: 'weight', on: { prototype: 'stone' }, change: 'Strength + 5' })]);
    expect(strengths(game)).toEqual([2, 2, 4, 1]);
    const king = game.table.get('piece', 'p3') as Piece;
    const change = updated(king, { ...king, prototype: 'stone' });
    apply(game.table, change);
    const anew = new LiveTable(game.table.systems);
    apply(anew, added(...[...game.table.records.values()].flatMap((all) => [...all.values()])));
    expect(strengths(game)).toEqual(strengths({ ...game, table: anew }));
    expect(strengths(game)[0]).not.toBe(2);
    apply(game.table, invert(change));
    expect(strengths(game)).toEqual([2, 2, 4, 1]);
  });

  it('[P11] a modifier gets a new timestamp when its source returns', () => {
    const hand: Module = { ...secretModule, modifiers: [] };
    const game = begun({
      ...hand,
      modifiers: [
        modifier({ name: 'twice', on: { prototype: 'king' }, scope: 'game', change: 'Strength * 2' }),
        modifier({ name: 'more', on: { prototype: 'stone' }, scope: 'game', change: 'Strength + 1' }),
      ],
      setup: hand.setup.filter(({ cell }) => cell !== 'B2'),
    });
    expect(valueNow(game, 'p1', 'Strength')).toBe(3);
    played(game, move(game, ANN, spot(MAIN, 'C5'), spot(HAND)));
    expect(valueNow(game, 'p1', 'Strength')).toBe(2);
    played(game, { kind: 'move', actor: ANN, pieces: ['p3' as PieceId], to: spot(MAIN, 'C4'), captures: [] });
    expect(valueNow(game, 'p1', 'Strength')).toBe(4);
  });

  it('[P3] a piece’s modifier applies on boards and open or private maps, not in hands', () => {
    const game = begun({ ...secretModule, modifiers: [{ ...leader, scope: 'game' }] });
    const seen = [valueNow(game, 'p1', 'Strength')];
    for (const to of [spot(CAMP), spot(CELLAR, 'A1'), spot(HAND), spot(MAIN, 'A1')]) {
      played(game, { kind: 'move', actor: ANN, pieces: ['p3' as PieceId], to, captures: [] });
      seen.push(valueNow(game, 'p1', 'Strength'));
    }
    expect(seen).toEqual([2, 2, 2, 1, 2]);
  });

  it('[P11] a modifier attached by command ends for good with its piece', () => {
    const game = bent([]);
    played(game, {
      kind: 'modify',
      actor: ANN,
      definition: { ...leader, scope: 'game', match: '' },
      piece: 'p5' as PieceId,
    });
    expect(strengths(game)).toEqual([2, 2, 4, 2]);
    played(game, { kind: 'delete', actor: ANN, piece: 'p5' as PieceId });
    expect([strengths(game), game.table.size('modifier')]).toEqual([[1, 1, 3, 1], 0]);
    played(game, undo(ANN, 2));
    expect([strengths(game), game.table.size('modifier')]).toEqual([[1, 1, 3, 1], 0]);
  });

  it('[P11] a modifier moves and destroys nothing beyond a lowered limit', () => {
    const game = bent([modifier({ name: 'famine', of: 'limit', change: 'army = 0' })], { limits: { army: 3 } });
    expect([...game.table.all('piece')]).toHaveLength(5);
  });

  it('[P11] a piece’s modifier appears and ends as a module is reloaded', () => {
    const game = bent([leader]);
    const module = game.table.get('module', 'module')?.module as Module;
    played(game, { kind: 'reload', actor: ANN, module: { ...module, modifiers: [] }, hash: 'a'.repeat(64) });
    expect([strengths(game), game.table.size('source')]).toEqual([[1, 1, 3, 1], 0]);
    played(game, { kind: 'reload', actor: ANN, module, hash: 'b'.repeat(64) });
    expect(strengths(game)).toEqual([2, 2, 4, 1]);
  });
});

it('[P16] values before and after an operation show a modifier’s change', () => {
  const game = bent([leader]);
  const reported: unknown[] = [];
  const operate = (act: () => unknown): void => {
    const before = valueNow(game, 'p1', 'Strength');
    act();
    reported.push([before, valueNow(game, 'p1', 'Strength')]);
  };
  operate(() => played(game, { kind: 'send', actor: ANN, piece: 'p3' as PieceId, to: spot(MAIN, 'E1') }));
  operate(() =>
    played(game, {
      kind: 'modify',
      actor: ANN,
      definition: modifier({ name: 'x', change: 'Strength * 3' }),
      piece: undefined,
    }),
  );
  operate(() => give(game, 'p1', { Strength: 5 }));
  expect(reported).toEqual([
    [2, 1],
    [1, 3],
    [3, 15],
  ]);
});

it('[P1] reading a value changes no stored data', () => {
  const game = bent([leader]);
  const [revision, stored] = [
    game.table.revision,
    JSON.stringify([...game.table.records.values()].map((all) => [...all.values()])),
  ];
  strengths(game);
  expect(game.table.revision).toBe(revision);
  expect(JSON.stringify([...game.table.records.values()].map((all) => [...all.values()]))).toBe(stored);
  expect(game.table.get('piece', 'p1')?.values).toEqual({});
});

it('[P12] two reads without an operation between give the same value', () => {
  const game = bent([leader]);
  const first = strengths(game);
  for (const name of ['Owner', 'MovePoints', 'Terrain']) valueNow(game, 'p2', name);
  expect(strengths(game)).toEqual(first);
});

describe('[D24] reports about modifiers tied to a piece', () => {
  const weight = modifier({ name: 'weight', on: { prototype: 'stone' }, change: 'Strength + 5' });
  const whim = modifier({ name: 'whim', on: { prototype: 'pawn' }, change: 'Strength + 7', knownTo: 'all' });
  /** What a reader is told of it: `+` what begins, `-` what ends, and on which pieces. */
  const told = (game: Play, operation: Operation, viewer = channelViewer): readonly string[] => {
    const change = played(game, operation);
    const { seen } = narrateChangeForViewer(new ToldChange(game.table, change, operation), viewer);
    return only(seen, 'force').map(
      ({ name, begins, of }) => `${begins ? '+' : '-'} ${name} ${(of ?? []).map((one) => one.name).join()}`,
    );
  };
  const place = (prototype: string, to = spot(MAIN, 'A1'), actor = ANN): Operation => ({
    ...{ kind: 'place', actor, prototype, name: 'New', side: RED, to },
  });

  it('reports name only modifiers tied to the piece', () => {
    const game = bent([leader, weight, whim]);
    expect(told(game, place('stone'))).toEqual(['+ weight New']);
    expect(told(game, place('pawn', spot(MAIN, 'A2')))).toEqual(['+ whim New']);
    expect(told(game, { kind: 'delete', actor: ANN, piece: 'p3' as PieceId })).toEqual(['- leader Red King']);
    expect(
      told(game, { kind: 'replace', actor: ANN, piece: 'p1' as PieceId, prototype: 'king', name: 'Heir' }),
    ).toEqual(['- whim Pawn', '+ leader Heir']);
  });

  it('reports about modifiers omit an unseen piece and keep widely known ones', () => {
    const game = seated({ ...secretModule, modifiers: [leader, whim] });
    played(game, { kind: 'preside', actor: DAN, takes: true }, { kind: 'begin', actor: ANN });
    expect(told(game, place('king', spot(HAND), DAN))).toEqual([]);
    expect(told(game, place('king', spot(CELLAR, 'A1'), DAN))).toEqual([]);
    expect(told(game, place('pawn', spot(CELLAR, 'A2'), DAN))).toEqual(['+ whim ']);
    expect(told(game, place('king', spot(CELLAR, 'A3'), DAN), personViewer(ANN))).toEqual(['+ leader New']);
  });
});
