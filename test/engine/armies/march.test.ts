import { describe, expect, it } from 'vitest';
import { movePointsLeft } from '../../../src/engine/armies/points.ts';
import type { ModifierDefinition } from '../../../src/engine/index.ts';
import type { ZoneOfControlRule } from '../../../src/engine/play/rules.ts';
import type { CellId, PieceId } from '../../../src/table/index.ts';
import { stateOf } from '../../support/state.ts';
import { ANN, BEN, endTurn, type Play, played, redo, undo } from '../../support/table.ts';
import { modifier } from '../modifiers/support.ts';
import { armyAt, armyOf, at, FIELD, formAt, march, on, refusal, warAt } from './support.ts';

/** The points that units have left. */
const left = (game: Play, ids: readonly PieceId[]): readonly number[] =>
  ids.map((id) =>
    movePointsLeft(game.table, game.table.get('piece', id) as NonNullable<ReturnType<typeof game.table.get<'piece'>>>),
  );

/** A state without the next number to be given, which is never taken back (T15). */
const unnumbered = (state: unknown): string => JSON.stringify(state).replace(/"next":\d+/, '');

describe('the cost of a march', () => {
  it('[A45] the cost of a march is limited by the lowest points of the chosen units', () => {
    const game = warAt([at('A1', 'Red', 'pikeman', 2)]);
    const units = on(game, 'A1');
    expect(refusal(game, march(units, 'D1'))).toEqual({
      code: 'too-far',
      cell: 'D1',
      cost: 3,
      points: 2,
      units,
      dear: [],
      without: [],
    });
    expect(refusal(game, march(units, 'C1'))).toBeUndefined();
    expect(left(game, units)).toEqual([0, 0]);
  });

  it('[A46] each moving unit pays the cost of a march, and no other unit', () => {
    const game = warAt([at('A1', 'Red', 'horseman'), at('A1', 'Red', 'pikeman', 2)]);
    const army = formAt(game, 'A1');
    const [horse, pike, stays] = on(game, 'A1') as [PieceId, PieceId, PieceId];
    played(game, march([horse, pike], 'C1', { army }));
    expect(left(game, [horse, pike, stays])).toEqual([2, 0, 2]);
    expect(refusal(game, march([pike], 'D1'))).toMatchObject({ code: 'too-far', points: 0 });
  });

  it('[A47] a march costs the price of its most expensive unit; the refusal names it', () => {
    const game = warAt([at('A1', 'Red', 'horseman'), at('A1', 'Red', 'pikeman')], {
      terrain: { wood: ['B1', 'B2', 'B3', 'A3'], bog: ['A2'] },
      rules: { movePoints: 'once' },
    });
    const [horse, pike] = on(game, 'A1') as [PieceId, PieceId];
    expect(refusal(game, march([horse, pike], 'B1'))).toEqual({
      code: 'too-far',
      cell: 'B1',
      cost: 3,
      points: 2,
      units: [pike],
      dear: [horse],
      without: [horse],
    });
    expect(refusal(game, march([horse, pike], 'A2'))).toEqual({
      code: 'way-closed',
      from: 'A1',
      to: 'A2',
      units: [horse],
    });
    played(game, { kind: 'set', actor: ANN, piece: pike, values: { MovePoints: 3 } }, march([horse, pike], 'B1'));
    expect(left(game, [horse, pike])).toEqual([1, 1]);
  });

  it('[A53] a march changes no points of friends at the destination', () => {
    const game = warAt([at('A1', 'Red', 'horseman'), at('B1', 'Red', 'pikeman', 2)]);
    const [horse] = on(game, 'A1') as [PieceId];
    const [pike, twin] = on(game, 'B1') as [PieceId, PieceId];
    played(game, march([horse], 'B1'));
    expect(left(game, [horse, pike, twin])).toEqual([3, 2, 2]);
  });

  it('points for marches return at the turn’s start if the module says so', () => {
    const game = warAt([at('A1', 'Red', 'pikeman'), at('H6', 'Blue', 'pikeman')]);
    const [red] = on(game, 'A1') as [PieceId];
    const [blue] = on(game, 'H6') as [PieceId];
    played(game, march([red], 'C1'), endTurn(ANN));
    expect(left(game, [red, blue])).toEqual([0, 2]);
    played(game, march([blue], 'F6', { actor: BEN }), endTurn(BEN));
    expect(left(game, [red, blue])).toEqual([2, 0]);
    expect(game.table.get('piece', red)?.values).toEqual({});
    played(game, undo(BEN));
    expect(left(game, [red, blue])).toEqual([0, 0]);
    played(game, redo(BEN));
    expect(left(game, [red, blue])).toEqual([2, 0]);
    const once = warAt([at('A1', 'Red', 'pikeman')], { rules: { movePoints: 'once' } });
    const units = on(once, 'A1');
    played(once, march(units, 'B1'), endTurn(ANN), endTurn(BEN));
    expect(left(once, units)).toEqual([1]);
  });

  it('an action that only sets the next side keeps spent points', () => {
    const again = { name: 'Again', choose: {}, does: [{ next: 'Actor' }] } as const;
    const game = warAt([at('A1', 'Red', 'pikeman')], { more: { actions: [again] } });
    const units = on(game, 'A1');
    played(game, march(units, 'B1'), {
      kind: 'act',
      actor: ANN,
      action: 'Again',
      subject: undefined,
      choices: {},
      payment: undefined,
    });
    expect(game.table.get('turn', 'turn')).toMatchObject({ next: 0 });
    expect(left(game, units)).toEqual([1]);
    played(game, endTurn(ANN));
    expect(left(game, units)).toEqual([2]);
  });
});

describe('a march', () => {
  it('[A48] an impossible march has a reason, and given paths are checked', () => {
    const game = warAt(
      [
        at('B2', 'Red', 'horseman', 2),
        at('B3', 'Blue', 'pikeman'),
        at('C2', 'Red', 'city'),
        at('G6', 'Red', 'pikeman'),
      ],
      {
        terrain: { lake: ['A2'] },
      },
    );
    const units = on(game, 'B2');
    const [enemy] = on(game, 'B3') as [PieceId];
    const before = stateOf(game.table);
    const tries = [
      march(['p99' as PieceId], 'C3'),
      march([enemy], 'C3'),
      march(units, 'C3', { actor: BEN }),
      march(units, 'B2'),
      march(units, 'C3', { path: [] }),
      march(units, 'I9'),
      { ...march(units, 'C3'), to: { in: 'Reserve' as never } },
      { ...march(units, 'C3'), to: { in: 'Arena/Ring' as never, cell: 'A1' as CellId } },
      march(units, 'C3', { path: ['C2', 'Z2', 'C3'] }),
      march(units, 'C3', { path: ['C3'] }),
      march(units, 'C3', { path: ['C2'] }),
      march(units, 'B4', { path: ['B3', 'B4'] }),
      march(units, 'A3', { path: ['A2', 'A3'] }),
      march(units, 'B3'),
      march([...units, ...on(game, 'G6')], 'C3'),
      march([...units, ...on(game, 'C2')], 'C3'),
    ];
    expect(tries.map((one) => refusal(game, one)?.code)).toEqual([
      'no-such-piece',
      'not-your-piece',
      'not-your-turn',
      'already-there',
      'not-adjacent',
      'no-such-place',
      'off-board',
      'off-board',
      'no-such-place',
      'not-adjacent',
      'not-adjacent',
      'cell-held',
      'way-closed',
      'cell-held',
      'two-cells',
      'not-a-unit',
    ]);
    expect(stateOf(game.table)).toEqual(before);
  });

  it('[A49] a march of a part makes that part an army, or a unit if alone', () => {
    const game = warAt([at('B2', 'Red', 'pikeman', 5)]);
    const army = formAt(game, 'B2', 'Iron Company');
    const [a, b, c, d, e] = on(game, 'B2') as [PieceId, PieceId, PieceId, PieceId, PieceId];
    played(game, march([d, a], 'B3', { army }));
    const part = armyOf(game.table, a);
    expect(part && part !== army && armyAt(game, part)?.units).toEqual([a, d]);
    expect(armyAt(game, army)).toEqual({ name: 'Iron Company', units: [b, c, e] });
    played(game, march([b], 'C2', { army }));
    expect([armyOf(game.table, b), armyAt(game, army)?.units]).toEqual([undefined, [c, e]]);
    played(game, march([c], 'A2', { army }));
    expect([armyOf(game.table, c), armyOf(game.table, e), game.table.get('army', army)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('[A50] a march onto friends joins them behind the units already there', () => {
    const game = warAt([
      at('B2', 'Red', 'pikeman', 3),
      at('C2', 'Red', 'bowman', 2),
      at('C3', 'Red', 'pikeman'),
      at('D2', 'Red', 'pikeman'),
    ]);
    const [coming, there] = [formAt(game, 'B2', 'Coming'), formAt(game, 'C2', 'There')];
    const [a, b, c] = on(game, 'B2') as [PieceId, PieceId, PieceId];
    const [x, y] = on(game, 'C2') as [PieceId, PieceId];
    const [alone] = on(game, 'C3') as [PieceId];
    const [other] = on(game, 'D2') as [PieceId];
    played(game, march([c, a], 'C2', { army: coming }));
    expect(armyAt(game, there)).toEqual({ name: 'There', units: [x, y, a, c] });
    expect(armyOf(game.table, b)).toBeUndefined();
    played(game, march([other], 'C2'));
    expect(armyAt(game, there)?.units).toEqual([x, y, a, c, other]);
    played(game, march([x, y], 'C3', { army: there }));
    const made = armyOf(game.table, alone);
    expect(made && armyAt(game, made)?.units).toEqual([alone, x, y]);
    const whole = warAt([at('B2', 'Red', 'pikeman', 2), at('B3', 'Red', 'bowman')]);
    const army = formAt(whole, 'B2', 'Whole');
    const [first, second] = on(whole, 'B2') as [PieceId, PieceId];
    const [bow] = on(whole, 'B3') as [PieceId];
    played(whole, march([first, second], 'B3', { army }));
    expect(armyAt(whole, army)).toEqual({ name: 'Whole', units: [bow, first, second] });
  });

  it('a march leaves loose units loose on an empty cell', () => {
    const game = warAt([at('B2', 'Red', 'pikeman', 2)]);
    const units = on(game, 'B2');
    played(game, march(units, 'B3'));
    expect([on(game, 'B3'), game.table.size('army')]).toEqual([units, 0]);
  });

  it('[A51] a march is tested against the size once more when carried out', () => {
    const game = warAt([at('B2', 'Red', 'pikeman', 2), at('B3', 'Red', 'pikeman', 2)], { limit: 4 });
    const both = march(on(game, 'B2'), 'B3');
    played(game, { kind: 'clone', actor: ANN, piece: on(game, 'B3')[0] as PieceId, count: 1 });
    expect(refusal(game, both)).toEqual({ code: 'no-room', cell: 'B3', moving: 2, there: 3, limit: 4 });
  });

  it('[A52] a march through friends leaves their armies, order and points unchanged', () => {
    const game = warAt(
      [at('B1', 'Red', 'horseman'), at('B2', 'Red', 'pikeman', 3), at('A2', 'Red', 'stone'), at('B3', 'Red', 'bowman')],
      {
        terrain: { lake: ['A1', 'C1'] },
      },
    );
    const army = formAt(game, 'B2');
    const before = armyAt(game, army);
    played(game, march(on(game, 'B1'), 'B4'));
    expect(armyAt(game, army)).toEqual(before);
    expect([left(game, on(game, 'B2')), on(game, 'B3').length, on(game, 'B4').length]).toEqual([[2, 2, 2], 1, 1]);
  });

  it('[A54] a march of a whole army keeps its id, name and order', () => {
    const game = warAt([at('B2', 'Red', 'pikeman', 3)]);
    const [a, b, c] = on(game, 'B2') as [PieceId, PieceId, PieceId];
    played(game, { kind: 'form-army', actor: ANN, units: [b, c, a], name: 'Iron Company' });
    const army = armyOf(game.table, a);
    played(game, march([a, b, c], 'B4', army ? { army } : {}));
    expect(army && armyAt(game, army)).toEqual({ name: 'Iron Company', units: [b, c, a] });
    expect(on(game, 'B4')).toEqual([b, c, a]);
  });

  it('[A55] a march enters an enemy cell only by capturing all there', () => {
    const game = warAt([at('B2', 'Red', 'pikeman', 2), at('B3', 'Blue', 'pikeman', 2)]);
    const [first, second] = on(game, 'B3') as [PieceId, PieceId];
    expect(refusal(game, march(on(game, 'B2'), 'B3'))).toEqual({ code: 'cell-held', cell: 'B3', by: [first, second] });
    expect(refusal(game, march(on(game, 'B2'), 'B3', { captures: [first] }))).toEqual({
      code: 'cell-held',
      cell: 'B3',
      by: [second],
    });
    const peace = warAt([at('B2', 'Red', 'pikeman', 2), at('B3', 'Blue', 'pikeman')], { field: { combat: 'no' } });
    expect(refusal(peace, march(on(peace, 'B2'), 'B3', { captures: on(peace, 'B3') }))).toEqual({
      code: 'no-combat',
      piece: on(peace, 'B3')[0],
    });
    expect(refusal(peace, { kind: 'delete', actor: ANN, piece: on(peace, 'B3')[0] as PieceId })).toBeUndefined();
    const units = on(game, 'B2');
    played(game, march(units, 'B3', { captures: [first, second] }));
    expect(on(game, 'B3')).toEqual(units);
  });

  it('[A56] a march ends next to an enemy under zones of control', () => {
    const setup = [
      at('A3', 'Red', 'horseman'),
      at('A5', 'Red', 'scout'),
      at('C2', 'Blue', 'pikeman'),
      at('H1', 'Blue', 'city'),
    ];
    const terms = { terrain: { lake: ['B4', 'A4', 'D4', 'A2', 'A1', 'B1'] } };
    const free = warAt(setup, terms);
    expect(refusal(free, march(on(free, 'A3'), 'E3'))).toBeUndefined();
    const game = warAt(setup, { ...terms, rules: { zoneOfControl: true } });
    const units = on(game, 'A3');
    expect(refusal(game, march(units, 'E3', { path: ['B3', 'C3', 'D3', 'E3'] }))).toEqual({
      code: 'held-up',
      cell: 'C3',
    });
    expect(refusal(game, march(units, 'E3'))).toEqual({ code: 'no-way', cell: 'E3' });
    expect(refusal(game, march(units, 'C3', { path: ['B3', 'C3'] }))).toBeUndefined();
    expect(left(game, units)).toEqual([0]);
    const scout = on(game, 'A5');
    expect(refusal(game, march(scout, 'C4', { path: ['B5', 'C5', 'C4'] }))).toBeUndefined();
    expect(left(game, scout)).toEqual([1]);
    played(game, endTurn(ANN), endTurn(BEN));
    expect(refusal(game, march(units, 'D3', { path: ['D3'] }))).toBeUndefined();
    expect(left(game, units)).toEqual([3]);
  });

  it('[G16] [A56] zones of control work only for the levels, terrain and edges in the rules', () => {
    const setup = [at('A3', 'Red', 'horseman'), at('C2', 'Blue', 'pikeman'), at('E2', 'Blue', 'city')];
    const way = ['B3', 'C3', 'D3', 'E3', 'F3'];
    const heldAt = (
      zoneOfControl: true | ZoneOfControlRule,
      more: Partial<Parameters<typeof warAt>[1]> = {},
    ): unknown => {
      const lake = { lake: ['B4', 'A4', 'D4', 'A2', 'A1', 'B1'] };
      const game = warAt(setup, { terrain: lake, ...more, rules: { zoneOfControl } });
      const refused = refusal(game, march(on(game, 'A3'), 'F3', { path: way }));
      return refused && 'cell' in refused ? refused.cell : refused?.code;
    };
    const wood = { terrain: { wood: ['B3', 'C3', 'D3'] } };
    const over = (...chains: string[][]) => ({
      edges: { wall: chains },
      more: { edges: { wall: { runs: 'between' as const, cost: { default: 0 } } } },
    });
    const first = heldAt(true);
    expect(first).toBe('C3');
    expect(heldAt({ terrain: ['wood'] }, wood)).not.toBe('C3');
    expect(heldAt({ edges: ['wall'] }, over(['C2', 'C3'], ['C2', 'D3'], ['C2', 'B3'], ['C2', 'B2']))).not.toBe('C3');
    expect(heldAt({ edges: ['wall'] }, over(['C4', 'C3']))).toBe('C3');
    const past = { terrain: ['wood'] };
    expect(heldAt({ ...past, levels: ['city'] }, wood)).toBe('E3');
    expect(heldAt(past, wood)).not.toBe('E3');
  });

  it('[G16] a zone of control that was removed holds no march', () => {
    const setup = [at('A3', 'Red', 'horseman'), at('C2', 'Blue', 'pikeman')];
    const game = (modifiers: readonly ModifierDefinition[]) =>
      warAt(setup, {
        terrain: { lake: ['B4', 'A4', 'D4', 'A2', 'A1', 'B1'] },
        rules: { zoneOfControl: true },
        more: { modifiers },
      });
    const rout = modifier({ name: 'Rout', match: 'Class = pikeman', change: 'ZoneOfControl = false' });
    const code = (play: ReturnType<typeof game>): string | undefined =>
      refusal(play, march(on(play, 'A3'), 'E3', { path: ['B3', 'C3', 'D3', 'E3'] }))?.code;
    expect(code(game([]))).toBe('held-up');
    expect(code(game([rout]))).toBeUndefined();
  });

  it('[A57] a march of one step may spend any remaining points, if allowed', () => {
    const setup = [at('B2', 'Red', 'pikeman'), at('F2', 'Red', 'wagon')];
    const terms = { terrain: { bog: ['B3', 'F3', 'C3'], wood: ['C2'] } };
    const game = warAt(setup, terms);
    expect(refusal(game, march(on(game, 'B2'), 'B3'))).toMatchObject({ code: 'too-far', cost: 3 });
    const kind = warAt(setup, { ...terms, rules: { alwaysOneStep: true } });
    const [pike] = on(kind, 'B2') as [PieceId];
    expect(refusal(kind, march(on(kind, 'F2'), 'F3'))).toMatchObject({ code: 'too-far', points: 0 });
    expect(refusal(kind, march([pike], 'C3'))).toMatchObject({ code: 'too-far' });
    expect(refusal(kind, march([pike], 'B3'))).toBeUndefined();
    expect(left(kind, [pike])).toEqual([0]);
    expect(refusal(kind, march([pike], 'B4'))).toMatchObject({ code: 'too-far', points: 0 });
  });

  it('[A57] [A58] a march of one step stays possible if a cheaper detour is unaffordable', () => {
    const gorge = { edges: { gorge: { runs: 'between', cost: { default: 9 } } } } as const;
    const terms = { rules: { alwaysOneStep: true }, edges: { gorge: [['B2', 'B3']] }, more: gorge } as const;
    const game = warAt([at('B2', 'Red', 'pikeman')], terms);
    const [pike] = on(game, 'B2') as [PieceId];
    expect(refusal(game, march([pike], 'B3'))).toBeUndefined();
    expect([on(game, 'B3'), left(game, [pike])]).toEqual([[pike], [0]]);
  });

  it('[A60] undo takes back a whole march: positions, armies, order, ids and points', () => {
    const game = warAt([at('B2', 'Red', 'pikeman', 3), at('B3', 'Red', 'bowman', 2), at('B4', 'Blue', 'city')], {
      field: { captures: { pieces: 'city', by: 'enter' } },
    });
    const [coming, there] = [formAt(game, 'B2'), formAt(game, 'B3')];
    const before = stateOf(game.table);
    const [a, , c] = on(game, 'B2') as [PieceId, PieceId, PieceId];
    played(game, march([a, c], 'B3', { army: coming }));
    const after = stateOf(game.table);
    played(game, undo(ANN));
    expect(unnumbered(stateOf(game.table))).toBe(unnumbered(before));
    played(game, redo(ANN));
    expect(unnumbered(stateOf(game.table))).toBe(unnumbered(after));
    expect(armyAt(game, there)?.units.slice(-2)).toEqual([a, c]);
  });

  it('[A69] a march captures a city at its end, in one step', () => {
    const game = warAt(
      [at('B2', 'Red', 'pikeman'), at('B3', 'Blue', 'city'), at('B4', undefined, 'city'), at('C2', 'Blue', 'stone')],
      {
        field: { captures: { pieces: 'city', by: 'enter' } },
      },
    );
    const [city] = on(game, 'B3') as [PieceId];
    const [free] = on(game, 'B4') as [PieceId];
    const units = on(game, 'B2');
    const owner = (id: PieceId): unknown => game.table.get('piece', id)?.side;
    played(game, march(units, 'B4'));
    expect([owner(city), owner(free)]).toEqual(['Blue', 'Red']);
    played(game, undo(ANN));
    expect(owner(free)).toBeUndefined();
    played(game, march(units, 'B3'));
    expect(owner(city)).toBe('Red');
    played(game, undo(ANN));
    expect([owner(city), on(game, 'B2')]).toEqual(['Blue', units]);
    expect(refusal(game, march(units, 'C2'))).toMatchObject({ code: 'cell-held' });
  });

  it('pieces that are no units, and units without points, can be put anywhere', () => {
    const game = warAt([at('B2', 'Red', 'stone'), at('C2', 'Red', 'pikeman', 2)]);
    played(game, march(on(game, 'B2'), 'H6'));
    expect(on(game, 'H6')).toHaveLength(1);
    const { movePoints: _, ...rules } = { movePoints: 'each-turn' as const };
    const free = warAt([at('C2', 'Red', 'pikeman', 2)], {
      rules,
      more: { rules: { pieces: 'owner', turns: 'strict', captures: 'manual' } },
    });
    const army = formAt(free, 'C2');
    const units = on(free, 'C2');
    played(free, { kind: 'move', actor: ANN, pieces: units, to: { in: FIELD, cell: 'H6' as CellId }, captures: [] });
    expect(armyAt(free, army)?.units).toEqual(units);
  });
});
