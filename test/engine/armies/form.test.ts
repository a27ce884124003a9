import { expect, it } from 'vitest';
import { unitsOfArmy } from '../../../src/engine/armies/units.ts';
import { look, type Piece } from '../../../src/engine/index.ts';
import { type ArmyId, apply, type Operation, type PieceId, updated } from '../../../src/table/index.ts';
import { stateOf } from '../../support/state.ts';
import { ANN, BEN, endTurn, play, played, replayed, undo } from '../../support/table.ts';
import { armyAt, armyOf, at, FIELD, form, formAt, march, on, refusal, split, war, warAt } from './support.ts';

const join = (army: ArmyId, ...units: readonly PieceId[]): Operation<'join-army'> => ({
  kind: 'join-army',
  actor: ANN,
  army,
  units,
});
const disband = (army: ArmyId): Operation<'disband-army'> => ({ kind: 'disband-army', actor: ANN, army });

it('[A1] an army has the properties of a piece: owner, cell, name, values', () => {
  const game = warAt([at('B2', 'Red', 'pikeman', 2), at('B2', 'Red', 'horseman')]);
  const army = formAt(game, 'B2', 'Iron Company');
  const ask = (name: string): unknown => look(game.table, { kind: 'army', id: army, name });
  expect([
    ask('PieceName'),
    ask('Owner'),
    ask('LocationName'),
    ask('CurrentBoard'),
    ask('CurrentMap'),
    ask('Class'),
    ask('Size'),
  ]).toEqual(['Iron Company', 'Red', 'B2', 'Main', 'Field', 'pikeman', 3]);
  expect(on(game, 'B2').map((id) => look(game.table, { kind: 'piece', id, name: 'Army' }))).toEqual(
    Array(3).fill('Iron Company'),
  );
  expect(look(game.table, { kind: 'piece', id: on(game, 'B2')[0] as string, name: 'ArmySize' })).toBe(3);
});

it('[A2] an army forms from units of one owner and cell, in their order', () => {
  const game = warAt([at('B2', 'Red', 'pikeman', 3)]);
  const [a, b, c] = on(game, 'B2') as [PieceId, PieceId, PieceId];
  played(game, form([c, a, b]));
  const army = armyOf(game.table, a) as ArmyId;
  expect(armyAt(game, army)).toEqual({ name: 'Red Army 1', units: [c, a, b] });
  expect(unitsOfArmy(game.table, army).map(({ id }) => id)).toEqual([c, a, b]);
  expect(on(game, 'B2')).toEqual([c, a, b]);
});

it('[A2] [A4] forming an army keeps the rest of the stack in its order', () => {
  const setup = [at('B2', 'Red', 'pikeman', 2), at('B2', 'Blue', 'pikeman'), at('B2', 'Red', 'pikeman', 2)];
  const game = warAt([...setup, at('B2', undefined, 'stone')]);
  const [a, b, blue, c, d, stone] = on(game, 'B2') as [PieceId, PieceId, PieceId, PieceId, PieceId, PieceId];
  played(game, form([a, c]));
  expect(on(game, 'B2')).toEqual([a, b, blue, c, d, stone]);
  const army = armyOf(game.table, a) as ArmyId;
  played(game, join(army, d));
  expect(on(game, 'B2')).toEqual([a, b, blue, c, d, stone]);
  played(game, join(army, b));
  expect([on(game, 'B2'), armyAt(game, army)?.units]).toEqual([
    [a, c, blue, d, b, stone],
    [a, c, d, b],
  ]);
});

it('[A2] an army keeps the given order of units with equal ranks', () => {
  const game = warAt([at('B2', 'Red', 'pikeman', 3), at('B2', undefined, 'stone')]);
  const [a, b, c, stone] = on(game, 'B2') as [PieceId, PieceId, PieceId, PieceId];
  for (const id of [b, c]) {
    const unit = game.table.get('piece', id) as Piece;
    apply(game.table, updated(unit, { ...unit, place: { ...unit.place, rank: 0 } }));
  }
  played(game, form([c, b, a]));
  expect(on(game, 'B2')).toEqual([c, b, a, stone]);
});

it('[A3] an impossible army is refused with a reason and changes nothing', () => {
  const game = warAt(
    [
      at('B2', 'Red', 'pikeman', 4),
      at('B2', 'Blue', 'pikeman'),
      at('B2', 'Red', 'city'),
      at('C2', 'Red', 'pikeman'),
      at('D2', undefined, 'pikeman'),
    ],
    { limit: 3, rules: { pieces: 'anyone' } },
  );
  const [a, b, c, d, enemy, city] = on(game, 'B2') as [PieceId, PieceId, PieceId, PieceId, PieceId, PieceId];
  const [far] = on(game, 'C2') as [PieceId];
  const [nobodys] = on(game, 'D2') as [PieceId];
  const before = stateOf(game.table);
  expect(refusal(game, form([]))).toEqual({ code: 'too-few-units', units: 0 });
  expect(refusal(game, form([a]))).toEqual({ code: 'too-few-units', units: 1 });
  expect(refusal(game, form([a, b, a]))).toEqual({ code: 'unit-twice', unit: a });
  expect(refusal(game, form([a, enemy]))).toEqual({ code: 'two-owners', units: [a, enemy] });
  expect(refusal(game, form([a, far]))).toEqual({ code: 'two-cells', units: [a, far] });
  expect(refusal(game, form([a, city]))).toEqual({ code: 'not-a-unit', piece: city });
  expect(refusal(game, form([nobodys, a]))).toEqual({ code: 'no-army-there', piece: nobodys });
  expect(refusal(game, form([a, b, c, d]))).toEqual({ code: 'army-too-large', size: 4, limit: 3 });
  expect(refusal(game, form([a, 'p99' as PieceId]))).toEqual({ code: 'no-such-piece', piece: 'p99' });
  expect(stateOf(game.table)).toEqual(before);
  played(game, form([a, b]));
  const after = stateOf(game.table);
  expect(refusal(game, form([c, a]))).toEqual({ code: 'in-army', unit: a, army: armyOf(game.table, a) });
  expect(stateOf(game.table)).toEqual(after);
});

it('[A4] an army can add a unit of its cell and owner, up to the size limit', () => {
  const game = warAt([at('B2', 'Red', 'pikeman', 4), at('B3', 'Red', 'pikeman')], { limit: 3 });
  const [a, b, c, d] = on(game, 'B2') as [PieceId, PieceId, PieceId, PieceId];
  played(game, form([b, c]));
  const army = armyOf(game.table, b) as ArmyId;
  played(game, join(army, a));
  expect(armyAt(game, army)?.units).toEqual([b, c, a]);
  expect(refusal(game, join(army, d))).toEqual({ code: 'army-too-large', size: 4, limit: 3 });
  expect(refusal(game, join(army, on(game, 'B3')[0] as PieceId))).toEqual({
    code: 'two-cells',
    units: [b, on(game, 'B3')[0]],
  });
});

it('[A6] every way of growing lets an army reach exactly the size limit', () => {
  const setup = [at('B2', 'Red', 'pikeman', 3), at('B3', 'Red', 'pikeman', 2), at('B4', 'Red', 'pikeman', 2)];
  const game = warAt(
    [...setup, { map: 'Reserve', side: 'Red', pieces: [{ prototype: 'pikeman', name: 'new', count: 2 }] }],
    { limit: 4 },
  );
  const [a, b, c] = on(game, 'B2') as [PieceId, PieceId, PieceId];
  const pair = formAt(game, 'B3');
  expect(refusal(game, march(on(game, 'B3'), 'B2', { army: pair }))).toEqual({
    code: 'no-room',
    cell: 'B2',
    moving: 2,
    there: 3,
    limit: 4,
  });
  expect(refusal(game, march([on(game, 'B3')[0] as PieceId], 'B2', { army: pair }))).toBeUndefined();
  expect(on(game, 'B2')).toHaveLength(4);
  const [fresh, other] = game.table.at('Reserve').map(({ id }) => id as PieceId) as [PieceId, PieceId];
  expect(refusal(game, march([fresh], 'B2'))).toEqual({ code: 'no-room', cell: 'B2', moving: 1, there: 4, limit: 4 });
  expect(refusal(game, march([fresh, other], 'B4'))).toBeUndefined();
  expect(refusal(game, form([a, b, c]))).toMatchObject({ code: 'in-army' });
});

it('[A8] an army dissolves into a plain unit when only one is left', () => {
  const game = warAt([at('B2', 'Red', 'pikeman', 3), at('C2', 'Blue', 'pikeman')]);
  const army = formAt(game, 'B2');
  const [a, b, c] = on(game, 'B2') as [PieceId, PieceId, PieceId];
  played(game, endTurn(ANN), {
    kind: 'move',
    actor: BEN,
    pieces: on(game, 'C2'),
    to: { in: FIELD, cell: 'C3' as never },
    captures: [a],
  });
  expect(armyAt(game, army)?.units).toEqual([b, c]);
  played(game, { kind: 'delete', actor: BEN, piece: b });
  expect(game.table.get('army', army)).toBeUndefined();
  expect(game.table.get('piece', c)?.army).toBeUndefined();
  const both = warAt([at('B2', 'Red', 'pikeman', 2), at('C2', 'Blue', 'pikeman')]);
  const gone = formAt(both, 'B2');
  const taken = on(both, 'B2');
  played(both, endTurn(ANN), {
    kind: 'move',
    actor: BEN,
    pieces: on(both, 'C2'),
    to: { in: FIELD, cell: 'B2' as never },
    captures: taken,
  });
  expect(both.table.get('army', gone)).toBeUndefined();
});

it('[A9] a disbanded army leaves its units loose in its cell and order', () => {
  const game = warAt([at('B2', 'Red', 'pikeman', 3)]);
  const [a, b, c] = on(game, 'B2') as [PieceId, PieceId, PieceId];
  played(game, form([c, a, b]));
  const army = armyOf(game.table, a) as ArmyId;
  played(game, disband(army));
  expect(on(game, 'B2')).toEqual([c, a, b]);
  expect([a, b, c].map((id) => armyOf(game.table, id))).toEqual([undefined, undefined, undefined]);
  expect(game.table.size('army')).toBe(0);
});

it('[A10] an army splits in two; the remaining part keeps id and name', () => {
  const game = warAt([at('B2', 'Red', 'pikeman', 5)]);
  const army = formAt(game, 'B2', 'Iron Company');
  const [a, b, c, d, e] = on(game, 'B2') as [PieceId, PieceId, PieceId, PieceId, PieceId];
  played(game, split(army, [d, b], 'Vanguard'));
  const second = armyOf(game.table, b) as ArmyId;
  expect(armyAt(game, army)).toEqual({ name: 'Iron Company', units: [a, c, e] });
  expect(armyAt(game, second)).toEqual({ name: 'Vanguard', units: [b, d] });
  played(game, split(army, [c]));
  expect([armyOf(game.table, c), armyAt(game, army)?.units]).toEqual([undefined, [a, e]]);
  expect(refusal(game, split(army, [a, e]))).toEqual({ code: 'whole-army', army });
  expect(refusal(game, split(army, []))).toEqual({ code: 'no-units' });
  played(game, split(army, [a]));
  expect([armyOf(game.table, a), armyOf(game.table, e), game.table.get('army', army)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

it('an army takes a new name that no army of its side has', () => {
  const game = warAt([at('B2', 'Red', 'pikeman', 2), at('C2', 'Red', 'pikeman', 2)]);
  const [first, second] = [formAt(game, 'B2', 'Iron Company'), formAt(game, 'C2')];
  const rename = (army: ArmyId, name: string): Operation<'rename-army'> => ({
    kind: 'rename-army',
    actor: ANN,
    army,
    name,
  });
  expect(refusal(game, rename(second, 'iron company'))).toEqual({ code: 'army-name-taken', name: 'iron company' });
  expect(refusal(game, rename(second, ''))).toEqual({ code: 'army-name', most: 60 });
  for (const name of ['x'.repeat(61), ' Lions', 'Lions ', 'Li\u0007ons', 'Li\u2028ons'])
    expect(refusal(game, rename(second, name))).toEqual({ code: 'army-name', most: 60 });
  played(game, rename(second, 'x'.repeat(60)));
  played(game, rename(first, 'IRON COMPANY'), rename(second, 'Second'));
  expect([armyAt(game, first)?.name, armyAt(game, second)?.name]).toEqual(['IRON COMPANY', 'Second']);
  expect(refusal(game, rename('army99' as ArmyId, 'None'))).toEqual({ code: 'no-such-army', army: 'army99' });
});

it('[A11] an army leaves its units their own properties and places', () => {
  const game = warAt([at('B2', 'Red', 'pikeman'), at('B2', 'Red', 'horseman')]);
  const [pike, horse] = on(game, 'B2') as [PieceId, PieceId];
  const looked = (): unknown[] =>
    [pike, horse].map((id) =>
      ['Class', 'MovePoints', 'LocationName', 'StackSize', 'Owner'].map((name) =>
        look(game.table, { kind: 'piece', id, name }),
      ),
    );
  const before = looked();
  formAt(game, 'B2');
  expect(looked()).toEqual(before);
  expect(on(game, 'B2')).toEqual([pike, horse]);
});

it('[A12] armies replay identically: order, ids, names and equal units', () => {
  const game = warAt([at('B2', 'Red', 'pikeman', 3)]);
  const [a, b, c] = on(game, 'B2') as [PieceId, PieceId, PieceId];
  played(game, form([b, c, a], 'Iron Company'));
  const army = armyOf(game.table, a) as ArmyId;
  const again = replayed(game.steps);
  expect(stateOf(again)).toEqual(stateOf(game.table));
  expect(unitsOfArmy(again, army).map(({ id }) => id)).toEqual([b, c, a]);
  expect(new Set(unitsOfArmy(again, army).map(({ id }) => id)).size).toBe(3);
});

it('an army loses units that are sent away or replaced; undo restores them', () => {
  const game = warAt([at('B2', 'Red', 'pikeman', 4)]);
  const army = formAt(game, 'B2');
  const [a, b, c, d] = on(game, 'B2') as [PieceId, PieceId, PieceId, PieceId];
  played(game, { kind: 'send', actor: ANN, piece: a, to: { in: FIELD, cell: 'H6' as never } });
  expect([armyOf(game.table, a), armyAt(game, army)?.units]).toEqual([undefined, [b, c, d]]);
  played(game, { kind: 'replace', actor: ANN, piece: b, prototype: 'stone', name: 'stone' });
  expect(armyAt(game, army)?.units).toEqual([c, d]);
  played(game, { kind: 'clone', actor: ANN, piece: c, count: 1 });
  expect(armyAt(game, army)?.units).toEqual([c, d]);
  played(game, undo(ANN, 3));
  expect(armyAt(game, army)?.units).toEqual([a, b, c, d]);
});

it('an army can only be formed and disbanded by its own player', () => {
  const game = warAt([at('B2', 'Red', 'pikeman', 2), at('C2', 'Blue', 'pikeman', 2)]);
  const army = formAt(game, 'B2');
  expect(refusal(game, form(on(game, 'C2')))).toMatchObject({ code: 'not-your-piece' });
  expect(refusal(game, { ...disband(army), actor: BEN })).toMatchObject({ code: 'not-your-turn' });
  played(game, endTurn(ANN));
  expect(refusal(game, { ...disband(army), actor: BEN })).toMatchObject({ code: 'not-your-piece' });
  expect(play(game, form(on(game, 'C2'), undefined, BEN))).not.toHaveProperty('code');
});

it('[A5] [A41] an army’s size limit applies at each use; limit 1 forbids armies', () => {
  const game = warAt([at('B2', 'Red', 'pikeman', 2), at('B3', 'Red', 'pikeman')], { limit: 1 });
  expect(refusal(game, form(on(game, 'B2')))).toEqual({ code: 'army-too-large', size: 2, limit: 1 });
  expect(refusal(game, march(on(game, 'B3'), 'B2'))).toEqual({
    code: 'no-room',
    cell: 'B2',
    moving: 1,
    there: 2,
    limit: 1,
  });
  expect(war([], { limit: 1 }).limits).toEqual({ army: 1 });
});
