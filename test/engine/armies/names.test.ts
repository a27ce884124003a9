import { describe, expect, it, vi } from 'vitest';
import { keptFor } from '../../../src/engine/armies/names/circles.ts';
import type { Module } from '../../../src/engine/index.ts';
import {
  type ArmyId,
  added,
  apply,
  type BoardId,
  type CellId,
  join,
  type Operation,
  type PieceId,
} from '../../../src/table/index.ts';
import { armyQueries } from '../../../src/view/armies.ts';
import { nameOfArmy } from '../../../src/view/find/armies.ts';
import { View } from '../../../src/view/view.ts';
import { channelViewer, personViewer } from '../../../src/view/viewer.ts';
import { ANN, BEN, BLUE, begun, endTurn, type Play, played, RED, undo } from '../../support/table.ts';
import { armyAt, at, FIELD, formAt, march, on, refusal, type Terms, war, warAt } from './support.ts';

const VAULT = 'Vault/Cellar' as BoardId;

/** Red has a vault of its own, where two pikemen stand. */
const withVault = (terms: Terms = {}, name = 'Vault'): Play => {
  const module = war([at('B2', 'Red', 'pikeman', 2), at('D4', 'Red', 'pikeman', 2)], terms);
  const grid = { kind: 'square', columns: 2, rows: 2, numbering: { pattern: 'A1', origin: 'top', first: 1 } } as const;
  const vault: Module['maps'][number] = {
    name,
    private: 'Red',
    occupied: 'stack',
    boards: [{ name: 'Cellar', grid, terrain: {} }],
  };
  const { movePoints: _, ...rules } = module.rules;
  const setup = {
    map: name,
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

it('[D25] a choice shows an army’s name up to 100 letters, else its handle', () => {
  const named = (letters: number): readonly string[] => {
    const map = 'V'.repeat(letters);
    const game = withVault({}, map);
    const units = on(game, 'A1', `${map}/Cellar` as BoardId);
    played(game, { kind: 'form-army', actor: ANN, units, name: 'N'.repeat(60) });
    const view = new View(game.table, personViewer(ANN));
    return view
      .of(armyQueries)
      .all()
      .flatMap((army) => [army.name, nameOfArmy(view, army)]);
  };
  const whole = `${'V'.repeat(39)} ${'N'.repeat(60)}`;
  expect(named(39)).toEqual([whole, whole]);
  expect(named(40)).toEqual([`V${whole}`, expect.stringMatching(/^.{1,20}$/)]);
});

describe('[D7] names that armies get', () => {
  it('[D7] names of armies are hidden and separate on a private map', () => {
    const game = withVault();
    played(game, form(on(game, 'A1', VAULT)));
    formAt(game, 'B2');
    expect(namesFor(game, channelViewer)).toEqual(['Red Army 1']);
    expect([...namesFor(game, personViewer(ANN))].sort()).toEqual(['Red Army 1', 'Vault Army 1']);
  });

  it('[D7] an army’s automatic name changes when the army becomes known or hidden', () => {
    const game = withVault();
    played(game, form(on(game, 'A1', VAULT)));
    formAt(game, 'B2');
    played(game, go(game, VAULT, 'A1', FIELD, 'H6'));
    expect(namesFor(game, channelViewer)).toEqual(['Red Army 1', 'Red Army 2']);
    played(game, go(game, FIELD, 'B2', VAULT, 'B2'));
    expect(namesFor(game, channelViewer)).toEqual(['Red Army 2']);
    expect([...namesFor(game, personViewer(ANN))].sort()).toEqual(['Red Army 2', 'Vault Army 1']);
    formAt(game, 'D4');
    expect([...namesFor(game, channelViewer)].sort()).toEqual(['Red Army 1', 'Red Army 2']);
  });

  it('[D7] an army’s name stays if a player gave it', () => {
    const game = withVault();
    played(game, { ...form(on(game, 'A1', VAULT)), name: 'Lions' } as Operation, (now) =>
      go(now, VAULT, 'A1', FIELD, 'H6'),
    );
    expect(namesFor(game, channelViewer)).toEqual(['Lions']);
  });
});

describe('[D25] a name from the module', () => {
  it('a hidden army loses its name from the module, and can get it anew', () => {
    const game = withVault(listed);
    formAt(game, 'B2');
    expect(namesFor(game, channelViewer)).toEqual(['The Lions']);
    played(game, go(game, FIELD, 'B2', VAULT, 'B2'));
    expect(namesFor(game, personViewer(ANN))).toEqual(['Vault Army 1']);
    formAt(game, 'D4');
    played(game, go(game, VAULT, 'B2', FIELD, 'H6'));
    expect([...namesFor(game, channelViewer)].sort()).toEqual(['The Lions', 'The Old Guard']);
  });
});

const bothSides = [
  at('A1', 'Red', 'pikeman', 2),
  at('B1', 'Red', 'pikeman', 2),
  at('C1', 'Red', 'pikeman', 3),
  at('A6', 'Blue', 'pikeman', 2),
  at('B6', 'Blue', 'pikeman', 2),
];

/** Sides that have names for their armies. */
const listed: Terms = { more: { sides: [{ name: 'Red', armies: ['The Lions', 'The Old Guard'] }, { name: 'Blue' }] } };

const rename = (army: ArmyId, name: string, actor = ANN): Operation => ({ kind: 'rename-army', actor, army, name });

describe('[D25] the names of armies are unique on the table', () => {
  it('[D25] names of armies default to side and number, counted from 1 per side', () => {
    const game = warAt(bothSides);
    for (const cell of ['A1', 'B1']) formAt(game, cell);
    played(game, endTurn(ANN));
    for (const cell of ['A6', 'B6']) formAt(game, cell, undefined, BEN);
    expect(namesFor(game, channelViewer)).toEqual(['Red Army 1', 'Red Army 2', 'Blue Army 1', 'Blue Army 2']);
  });

  it('[D25] names of armies follow the module’s list, then numbers; freed names return', () => {
    const game = warAt(bothSides, listed);
    for (const cell of ['A1', 'B1', 'C1']) formAt(game, cell);
    played(game, endTurn(ANN));
    formAt(game, 'A6', undefined, BEN);
    expect(namesFor(game, channelViewer)).toEqual(['The Lions', 'The Old Guard', 'Red Army 1', 'Blue Army 1']);
    played(game, endTurn(BEN));
    const [lions] = [...game.table.all('army')];
    played(game, { kind: 'disband-army', actor: ANN, army: lions?.id as ArmyId });
    formAt(game, 'A1');
    expect([...namesFor(game, channelViewer)].sort()).toEqual([
      'Blue Army 1',
      'Red Army 1',
      'The Lions',
      'The Old Guard',
    ]);
  });

  it('[D25] automatic names avoid names that players chose and names in a battle', () => {
    const game = warAt([at('B2', 'Red', 'pikeman', 2), at('B3', 'Blue', 'pikeman', 2), at('D4', 'Red', 'pikeman', 2)], {
      field: { combat: 'no' },
      more: { battle: { map: 'Arena', board: 'Ring', attackers: 'West', defenders: 'East' } },
    });
    const army = formAt(game, 'B2', 'RED  army 1');
    const others = formAt(game, 'D4');
    expect(armyAt(game, others)?.name).toBe('Red Army 2');
    expect(refusal(game, rename(others, 'red Army 1'))).toMatchObject({ code: 'army-name-taken' });
    expect(refusal(game, rename(army, 'Red Army 1'))).toBeUndefined();
    played(game, {
      kind: 'engage',
      actor: ANN,
      army,
      pieces: on(game, 'B2'),
      target: { in: FIELD, cell: 'B3' as CellId },
    } as Operation);
    expect(refusal(game, rename(others, 'Red Army 1'))).toMatchObject({ code: 'army-name-taken' });
    played(game, { kind: 'return-army', actor: ANN });
    expect([...namesFor(game, channelViewer)].sort()).toEqual(['Red Army 1', 'Red Army 2']);
  });

  it('[D25] automatic names avoid another side’s reserved names; a rename says so', () => {
    const game = warAt(bothSides, listed);
    const army = formAt(game, 'A1', 'Wolves');
    played(game, endTurn(ANN));
    const theirs = formAt(game, 'A6', undefined, BEN);
    for (const name of ['Red Army 9', 'The Lions']) {
      expect(refusal(game, rename(theirs, name, BEN))).toMatchObject({ code: 'army-name-kept', name });
    }
    expect(refusal(game, rename(theirs, 'wolves', BEN))).toMatchObject({ code: 'army-name-taken' });
    expect(refusal(game, rename(theirs, 'Blue Army 1', BEN))).toMatchObject({ code: 'army-called-so' });
    expect(refusal(game, rename(theirs, 'The Blue Lions', BEN))).toBeUndefined();
    played(game, endTurn(BEN));
    expect(refusal(game, rename(army, 'The Lions'))).toBeUndefined();
    expect(armyAt(game, formAt(game, 'B1'))?.name).toBe('The Old Guard');
  });

  it('[D25] names of armies stay in games of earlier versions and are not reused', () => {
    const game = warAt(bothSides);
    const army = (id: string, side: typeof RED, name: string) =>
      ({ kind: 'army', id: id as ArmyId, name, side, board: FIELD }) as const;
    apply(
      game.table,
      join(
        ...[army('x1', RED, 'Army 1'), army('x2', BLUE, 'Army 1'), army('x3', BLUE, 'Red Army 1')].map((one) =>
          added(one),
        ),
      ),
    );
    expect(armyAt(game, formAt(game, 'A1'))?.name).toBe('Red Army 2');
    expect(armyAt(game, 'x1' as ArmyId)?.name).toBe('Army 1');
    expect(refusal(game, { ...form(on(game, 'B1')), name: 'army 1' } as Operation)).toMatchObject({
      code: 'army-name-taken',
    });
  });

  it('[D25] names of armies are unique for parts that split, return or are undone', () => {
    const game = warAt(bothSides);
    const army = formAt(game, 'C1');
    const [first, second] = on(game, 'C1');
    played(game, march([first as PieceId], 'D1', { army }));
    formAt(game, 'A1');
    played(game, undo(ANN, 1));
    formAt(game, 'B1');
    played(game, march([second as PieceId], 'C2', { army }));
    expect(new Set(namesFor(game, channelViewer)).size).toBe(namesFor(game, channelViewer).length);
  });

  it('[D25] a name for an army needs no search through thousands of others', () => {
    const game = warAt(bothSides);
    const many = Array.from({ length: 5000 }, (_, i) =>
      added({ kind: 'army', id: `x${i}` as ArmyId, name: `Red Army ${i + 1}`, side: RED, board: FIELD }),
    );
    apply(game.table, join(...many));
    for (const { index } of game.table.indexes) game.table.index(index);
    const all = vi.spyOn(game.table, 'all');
    const army = formAt(game, 'A1');
    expect(armyAt(game, army)?.name).toBe('Red Army 5001');
    played(game, rename(army, 'Lions'));
    const asked = all.mock.calls.filter(([kind]) => kind === 'army').length;
    all.mockRestore();
    expect(asked).toBe(0);
  });
});

describe('[D25] names reveal no hidden armies', () => {
  /** Bowmen can be covered: of armies their own sides alone know. */
  const covering = (): Play => {
    const { traits } = war([]);
    const covered = { ...traits, bowman: { unit: true, invisible: true, mask: { name: 'Somebody' } } } as const;
    return warAt(bothSides, { more: { traits: covered } });
  };

  it('[D25] an army’s new name that an unseen enemy already has is altered', () => {
    const game = covering();
    formAt(game, 'A1', 'Lions');
    played(game, endTurn(ANN));
    formAt(game, 'A6', 'Lions', BEN);
    expect(refusal(game, { kind: 'form-army', actor: BEN, units: on(game, 'B6'), name: 'Red Lions' })).toBeUndefined();
    expect([...game.table.all('army')].map(({ name }) => name)).toEqual(['Red Lions', 'Blue Lions', 'Blue Red Lions']);
  });

  it('[D25] names that begin like a private map are reserved for that map', () => {
    const game = withVault();
    played(game, { ...form(on(game, 'A1', VAULT)), name: 'Lions' } as Operation);
    expect(namesFor(game, personViewer(ANN))).toEqual(['Vault Lions']);
    expect(refusal(game, { ...form(on(game, 'B2')), name: 'Vault Wolves' } as Operation)).toMatchObject({
      code: 'army-name-kept',
    });
    formAt(game, 'B2', 'Lions');
    played(game, go(game, VAULT, 'A1', FIELD, 'H6'));
    expect(namesFor(game, channelViewer)).toEqual(['Lions', 'Lions 1']);
  });
});

describe('[D7] armies that a name is reserved for', () => {
  const named = (maps: readonly (readonly [name: string, side?: string])[], sides: readonly string[]) =>
    ({
      ...war([]),
      sides: sides.map((name, i) => ({ name, ...(i === 0 ? { armies: ['The Old Guard'] } : {}) })),
      maps: maps.map(([name, side]) => ({ name, ...(side === undefined ? {} : { private: side }) })),
      prototypes: {},
    }) as unknown as Module;

  it('a name is reserved for the map with the longest matching name', () => {
    const two = named([['Vault', 'Red'], ['Vault Cellar', 'Red'], ['Field']], ['Red', 'Blue']);
    expect(keptFor(two, 'Vault Army 1')).toEqual({ window: 'Vault' });
    expect(keptFor(two, 'vault cellar Army 1')).toEqual({ window: 'Vault Cellar' });
    expect(keptFor(two, 'Field Army 1')).toEqual({});
    expect(keptFor(two, 'Vaults')).toEqual({});
  });

  it('a name is reserved for a side, unless a private map’s name is longer', () => {
    const both = named(
      [
        ['Red Vault', 'Red'],
        ['Red', 'Red'],
      ],
      ['Red', 'Red Vaulters', 'Red Vault Keepers'],
    );
    expect(keptFor(both, 'Red Army 2')).toEqual({ side: 'Red' });
    expect(keptFor(both, 'Red map Army 2')).toEqual({ window: 'Red' });
    expect(keptFor(both, 'Red Vault Army 1')).toEqual({ window: 'Red Vault' });
    expect(keptFor(both, 'Red Vault Keepers Army 1')).toEqual({ side: 'Red Vault Keepers' });
    expect(keptFor(both, 'Red Vaulters Army 1')).toEqual({ side: 'Red Vaulters' });
  });

  it('names on the module’s list and numbered names are reserved in open games', () => {
    const open = named([['Field']], ['Red', 'Blue']);
    expect(keptFor(open, 'the old guard')).toEqual({ side: 'Red' });
    for (const free of ['Red Lions', 'Red Army 0', 'Red Army 1st', 'Lions', 'Redoubt Army 1'])
      expect([free, keptFor(open, free)]).toEqual([free, {}]);
    for (const kept of ['Blue Army 1', 'BLUE ARMY 10'])
      expect([kept, keptFor(open, kept)]).toEqual([kept, { side: 'Blue' }]);
  });
});
