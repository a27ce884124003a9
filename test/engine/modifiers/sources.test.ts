import { describe, expect, it } from 'vitest';
import type { PieceId } from '../../../src/engine/core/ids.ts';
import type { Module } from '../../../src/engine/index.ts';
import {
  ANN,
  begun,
  CAMP,
  CELLAR,
  HAND,
  MAIN,
  move,
  played,
  redo,
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
  it('[P11] reaches from where its source is now, and leaves nothing behind', () => {
    const game = bent([leader]);
    const stored = JSON.stringify([...game.table.all('piece')]);
    expect(strengths(game)).toEqual([2, 2, 4, 1]);
    expect(JSON.stringify([...game.table.all('piece')])).toBe(stored);
    played(game, { kind: 'send', actor: ANN, piece: 'p3' as PieceId, to: spot(MAIN, 'E1') });
    expect(strengths(game)).toEqual([1, 1, 4, 1]);
  });

  it('[P11] is gone with its source: the next look is as if it had never been', () => {
    const game = bent([leader]);
    played(game, { kind: 'delete', actor: ANN, piece: 'p3' as PieceId });
    expect(strengths(game)).toEqual([1, 1, undefined, 1]);
    expect(game.table.size('source')).toBe(0);
    played(game, undo(ANN));
    expect(strengths(game)).toEqual([2, 2, 4, 1]);
    played(game, redo(ANN));
    expect(strengths(game)).toEqual([1, 1, undefined, 1]);
  });

  it('[P11] has a new timestamp when its source returns', () => {
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

  it('[P3] is in force on boards and open maps, also private ones, but not in a hand', () => {
    const game = begun({ ...secretModule, modifiers: [{ ...leader, scope: 'game' }] });
    const seen = [valueNow(game, 'p1', 'Strength')];
    for (const to of [spot(CAMP), spot(CELLAR, 'A1'), spot(HAND), spot(MAIN, 'A1')]) {
      played(game, { kind: 'move', actor: ANN, pieces: ['p3' as PieceId], to, captures: [] });
      seen.push(valueNow(game, 'p1', 'Strength'));
    }
    expect(seen).toEqual([2, 2, 2, 1, 2]);
  });

  it('[P11] put on a piece by command goes with it, and stays away from then on', () => {
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

  it('[P11] moves and destroys nothing: what stands beyond a lowered limit stays', () => {
    const game = bent([modifier({ name: 'famine', of: 'limit', change: 'army = 0' })], { limits: { army: 3 } });
    expect([...game.table.all('piece')]).toHaveLength(5);
  });

  it('[P11] comes and goes with a module that is reloaded', () => {
    const game = bent([leader]);
    const module = game.table.get('module', 'module')?.module as Module;
    played(game, { kind: 'reload', actor: ANN, module: { ...module, modifiers: [] }, hash: 'a'.repeat(64) });
    expect([strengths(game), game.table.size('source')]).toEqual([[1, 1, 3, 1], 0]);
    played(game, { kind: 'reload', actor: ANN, module, hash: 'b'.repeat(64) });
    expect(strengths(game)).toEqual([2, 2, 4, 1]);
  });
});

it('[P16] a look before and a look after an operation tell of a modifier that comes or goes', () => {
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

it('[P1] a look changes nothing, and what is stored is what operations made it', () => {
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

it('[P12] two looks between two operations give the same, whatever was looked at between', () => {
  const game = bent([leader]);
  const first = strengths(game);
  for (const name of ['Owner', 'MovePoints', 'Terrain']) valueNow(game, 'p2', name);
  expect(strengths(game)).toEqual(first);
});
