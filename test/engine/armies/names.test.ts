import { describe, expect, it } from 'vitest';
import type { BoardId, CellId, PieceId } from '../../../src/engine/core/ids.ts';
import type { Operation } from '../../../src/engine/core/operation.ts';
import type { Module } from '../../../src/engine/index.ts';
import { armyQueries } from '../../../src/view/armies.ts';
import { View } from '../../../src/view/view.ts';
import { channelViewer, personViewer } from '../../../src/view/viewer.ts';
import { ANN, begun, type Play, played } from '../../support/table.ts';
import { at, FIELD, formAt, on, war } from './support.ts';

const VAULT = 'Vault/Cellar' as BoardId;

/** Red has a vault of its own, where two pikemen stand. */
const withVault = (): Play => {
  const module = war([at('B2', 'Red', 'pikeman', 2), at('D4', 'Red', 'pikeman', 2)]);
  const grid = { kind: 'square', columns: 2, rows: 2, numbering: { pattern: 'A1', origin: 'top', first: 1 } } as const;
  const vault: Module['maps'][number] = {
    name: 'Vault',
    private: 'Red',
    occupied: 'stack',
    boards: [{ name: 'Cellar', grid, terrain: {} }],
  };
  const { movePoints: _, ...rules } = module.rules;
  const setup = {
    map: 'Vault',
    board: 'Cellar',
    cell: 'A1',
    side: 'Red',
    pieces: [{ prototype: 'pikeman', name: 'Guard', count: 2 }],
  };
  return begun({ ...module, rules, maps: [...module.maps, vault], setup: [...module.setup, setup] });
};

const namesFor = ({ table }: Play, viewer: ConstructorParameters<typeof View>[1]): readonly string[] =>
  new View(table, viewer)
    .of(armyQueries)
    .all()
    .map(({ name }) => name);

const form = (units: readonly PieceId[]): Operation => ({ kind: 'form-army', actor: ANN, units, name: undefined });
const go = (game: Play, from: BoardId, cell: string, to: BoardId, there: string): Operation => ({
  kind: 'move',
  actor: ANN,
  pieces: on(game, cell, from),
  to: { in: to, cell: there as CellId },
  captures: [],
});

describe('[D7] the names that armies get', () => {
  it('[D7] do not tell of armies in a private map, and are one’s own in both', () => {
    const game = withVault();
    played(game, form(on(game, 'A1', VAULT)));
    formAt(game, 'B2');
    expect(namesFor(game, channelViewer)).toEqual(['Army 1']);
    expect([...namesFor(game, personViewer(ANN))].sort()).toEqual(['Army 1', 'Vault Army 1']);
  });

  it('[D7] change as an army comes to where others know of it, or goes to where they don’t', () => {
    const game = withVault();
    played(game, form(on(game, 'A1', VAULT)));
    formAt(game, 'B2');
    played(game, go(game, VAULT, 'A1', FIELD, 'H6'));
    expect(namesFor(game, channelViewer)).toEqual(['Army 1', 'Army 2']);
    played(game, go(game, FIELD, 'B2', VAULT, 'B2'));
    expect(namesFor(game, channelViewer)).toEqual(['Army 2']);
    expect([...namesFor(game, personViewer(ANN))].sort()).toEqual(['Army 2', 'Vault Army 1']);
    formAt(game, 'D4');
    expect([...namesFor(game, channelViewer)].sort()).toEqual(['Army 1', 'Army 2']);
  });

  it('[D7] that a player gave stay as they are', () => {
    const game = withVault();
    played(game, { ...form(on(game, 'A1', VAULT)), name: 'Lions' } as Operation, (now) =>
      go(now, VAULT, 'A1', FIELD, 'H6'),
    );
    expect(namesFor(game, channelViewer)).toEqual(['Lions']);
  });
});
