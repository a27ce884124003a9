import { describe, expect, it } from 'vitest';
import { moveRangeOf } from '../../../src/engine/armies/range.ts';
import { look, type ModifierDefinition, type Module } from '../../../src/engine/index.ts';
import { cellNameOnBoard, cellSubjectId } from '../../../src/engine/modifiers/subject.ts';
import type { BoardId, CellId, Operation, PieceId } from '../../../src/table/index.ts';
import { armyQueries } from '../../../src/view/armies.ts';
import { predictionQueries } from '../../../src/view/foresight.ts';
import { modifierQueries } from '../../../src/view/modifiers.ts';
import { pieceQueries } from '../../../src/view/pieces.ts';
import { View } from '../../../src/view/view.ts';
import { personViewer } from '../../../src/view/viewer.ts';
import { ANN, BEN, begun, endTurn, type Play, played } from '../../support/table.ts';
import { BENDS, bend, COUNTERS, cut, EAST, groupAt, half, halved, link, WEST, whole } from './halves.ts';
import { at, FIELD, on, refusal, war } from './support.ts';

describe('[G13] links across boards', () => {
  /** A pikeman and a horseman of Red's on D3, by the seam. */
  const beside = (modifiers: readonly ModifierDefinition[], more: Parameters<typeof at>[] = []): Play => {
    const { modifiers: _, ...module } = cut(war([at('D3', 'Red', 'horseman'), ...more.map((one) => at(...one))]));
    return begun({ ...module, modifiers });
  };
  const gate = link('Gate', half('D3'), half('E3'));
  const rider = (game: Play): PieceId => on(game, 'D3', WEST)[0] as PieceId;
  const march = (pieces: readonly PieceId[], to: string, path?: readonly string[]): Operation<'move'> => {
    const { board, cell } = halved(to);
    const more = path ? { path: path.map((one) => cellNameOnBoard(WEST, half(one))) } : {};
    return {
      kind: 'move',
      actor: ANN,
      pieces,
      to: { in: `Field/${board}` as BoardId, cell },
      captures: [],
      ...more,
    };
  };
  const reaches = (game: Play, id: string): readonly string[] => {
    const group = groupAt(game, id);
    return group ? moveRangeOf(game.table, group).cells.map(({ cell }) => whole(group.board.id, cell)) : [];
  };

  it('[G13] links are the only way between boards, and any path may use links', () => {
    const none = beside([]);
    expect(refusal(none, march([rider(none)], 'E3'))).toMatchObject({ code: 'off-board' });
    const game = beside([gate]);
    expect(reaches(game, rider(game))).toEqual(expect.arrayContaining(['E3', 'F3', 'E2', 'G3']));
    expect(refusal(game, march([rider(game)], 'E2', ['D2', 'E2']))).toMatchObject({ code: 'not-adjacent' });
    expect(refusal(game, march([rider(game)], 'E2', ['E3', 'E2']))).toBeUndefined();
    expect(game.table.get('piece', on(game, 'A2', EAST)[0] ?? '')).toMatchObject({ values: { MovePointsSpent: 2 } });
  });

  it('[G13] links between boards can be one-way, and unlink removes a link', () => {
    const down = beside([link('Slide', half('D3'), half('E3'), { oneWay: true })]);
    const id = rider(down);
    played(down, march([id], 'E3'), endTurn(ANN), endTurn(BEN));
    expect(reaches(down, id)).toContain('F3');
    expect(reaches(down, id)).not.toContain('D3');
    const parted = beside([gate, link('Fallen', half('E3'), half('D3'), { change: 'unlink', precedence: 1 })]);
    expect(reaches(parted, rider(parted)).filter((cell) => cell >= 'E')).toEqual([]);
    const shut = bend('Rubble', 'unlink', { of: 'cell', match: 'Terrain = wood', precedence: 1 });
    const wood = cut(war([at('D3', 'Red', 'horseman')], { terrain: { wood: ['E3'] } }));
    const sealed = begun({ ...wood, modifiers: [gate, shut] });
    expect(reaches(sealed, rider(sealed)).filter((cell) => cell >= 'E')).toEqual([]);
  });

  it('[G13] links between boards carry an army with its name, without counting it twice', () => {
    const game = beside(
      [gate],
      [
        ['D3', 'Red', 'pikeman'],
        ['E3', 'Red', 'pikeman', 7],
      ],
    );
    const units = on(game, 'D3', WEST);
    played(game, { kind: 'form-army', actor: ANN, units, name: 'Lions' });
    const army = game.table.get('piece', units[0] ?? '')?.army;
    const whole = { ...march(units, 'E3'), ...(army === undefined ? {} : { army }) };
    expect(refusal(game, whole)).toMatchObject({ code: 'no-room', cell: cellNameOnBoard(WEST, half('E3')), there: 7 });
    expect(refusal(game, { ...whole, ...march(units, 'F3') })).toMatchObject({ code: 'no-way' });
    const free = beside([gate], [['D3', 'Red', 'pikeman']]);
    const both = on(free, 'D3', WEST);
    played(free, { kind: 'form-army', actor: ANN, units: both, name: 'Lions' });
    const lions = free.table.get('piece', both[0] ?? '')?.army;
    played(free, { ...march(both, 'F3'), ...(lions === undefined ? {} : { army: lions }) });
    expect(free.table.get('army', lions ?? '')).toMatchObject({ name: 'Lions', board: EAST });
    expect(on(free, 'B3', EAST)).toEqual(both);
  });

  it('[G13] links between maps do nothing, however they were defined', () => {
    const ring = cellSubjectId('Arena/Ring' as BoardId, 'A1' as CellId);
    const game = beside([link('Rift', half('D3'), ring)]);
    expect(look(game.table, { kind: 'cell', id: half('D3'), name: 'Neighbours' })).toEqual(['D2', 'D4', 'C3']);
    expect(
      refusal(game, { ...march([rider(game)], 'D3'), to: { in: 'Arena/Ring' as BoardId, cell: 'A1' as CellId } }),
    ).toMatchObject({ code: 'off-board' });
  });

  it('[G13] [A68] links between boards allow battles; the winner holds the attacked cell', () => {
    const module = cut(
      war([at('D3', 'Red', 'horseman', 2), at('F3', 'Red', 'horseman'), at('E3', 'Blue', 'pikeman')], {
        field: { combat: 'no' },
        more: { battle: { map: 'Arena', board: 'Ring', attackers: 'West', defenders: 'East' } },
      }),
    );
    const units = (game: Play): readonly PieceId[] => on(game, 'D3', WEST);
    const target = { in: EAST, cell: 'A3' as CellId };
    const begin = (game: Play): readonly PieceId[] => {
      const pieces = units(game);
      played(game, { kind: 'engage', actor: ANN, army: undefined, pieces, target });
      return pieces;
    };
    const left = begun(module);
    const [foe] = on(left, 'A3', EAST);
    const [first, second] = begin(left);
    const near = march(on(left, 'B3', EAST), 'E3');
    expect(refusal(left, near)).toMatchObject({ code: 'under-attack', cell: 'A3' });
    played(left, { kind: 'return-army', actor: ANN });
    expect([units(left), on(left, 'A3', EAST)]).toEqual([[first, second], [foe]]);
    const won = begun(module);
    const pieces = begin(won);
    const ring = { in: 'Arena/Ring' as BoardId, cell: 'D1' as CellId };
    const taken = on(won, 'D1', ring.in);
    played(won, { ...march(pieces.slice(0, 1), 'E3'), to: ring, captures: taken });
    played(won, { kind: 'return-army', actor: ANN });
    expect([units(won), on(won, 'A3', EAST)]).toEqual([[], pieces]);
  });

  it('[G13] [D5] an unseen enemy beyond a link stops a march, but not the displayed range', () => {
    const module = cut(war([at('C3', 'Red', 'horseman'), at('E3', 'Blue', 'bowman')]));
    const bowman = { unit: true, invisible: true } as const;
    const game = begun({ ...module, modifiers: [gate], traits: { ...module.traits, bowman } });
    const [foe] = on(game, 'A3', EAST);
    const hide: Operation = { kind: 'hide', actor: BEN, piece: foe as PieceId, what: 'existence' };
    played(game, endTurn(ANN), hide, endTurn(BEN));
    const [unit] = on(game, 'C3', WEST);
    const view = new View(game.table, personViewer(ANN));
    const range = view
      .of(armyQueries)
      .range([view.of(pieceQueries).byId(unit ?? '')].filter((one) => one !== undefined));
    expect(range?.cells).toContainEqual({ in: EAST, cell: 'B3', cost: 3, last: false });
    expect(refusal(game, march([unit as PieceId], 'F3'))).toBeUndefined();
    expect(game.table.get('piece', unit ?? '')).toMatchObject({
      place: { in: WEST, cell: 'D3' },
      values: { MovePointsSpent: 1 },
    });
    expect(refusal(game, { kind: 'undo', actor: ANN, steps: 1 })).toMatchObject({ code: 'undo-needs-consent' });
  });

  it('[G13] [P19] links between boards that depend on unseen pieces do not show to players', () => {
    const tunnel = { ...gate, on: { prototype: 'stone' }, scope: 'same map' };
    const begunWith = (modifiers: readonly ModifierDefinition[]): Play => {
      const setup = [at('D3', 'Red', 'horseman'), at('E3', 'Blue', 'bowman'), at('H6', 'Blue', 'stone')];
      const module = cut(war(setup));
      const traits = { ...module.traits, stone: { invisible: true } as const };
      const game = begun({ ...module, modifiers, traits });
      const [stone] = on(game, 'D6', EAST);
      const hide: Operation = { kind: 'hide', actor: BEN, piece: stone as PieceId, what: 'existence' };
      played(game, endTurn(ANN), hide, endTurn(BEN));
      return game;
    };
    const told = (game: Play): unknown => {
      const view = new View(game.table, personViewer(ANN));
      const [unit] = on(game, 'D3', WEST);
      const group = [view.of(pieceQueries).byId(unit ?? '')].filter((one) => one !== undefined);
      const places = ['E3', 'E2', 'H6', 'A1'].map((cell) => ({ in: `Field/${halved(cell).board}`, ...halved(cell) }));
      return [
        view.of(armyQueries).range(group),
        places.map(({ in: board, cell }) => view.of(armyQueries).path(group, [{ in: board as BoardId, cell }])),
        view.of(modifierQueries).neighbours(WEST, 'D3' as CellId),
        ['E3', 'E2'].map((cell) => view.of(predictionQueries).refusalOf(() => march([unit as PieceId], cell))),
        ['E3', 'E2'].map((cell) => refusal(game, march([unit as PieceId], cell))),
      ];
    };
    const dug = begunWith([tunnel]);
    expect(look(dug.table, { kind: 'cell', id: half('D3'), name: 'Neighbours' })).toContain(half('E3'));
    expect(told(dug)).toEqual(told(begunWith([])));
  });

  it('[G13] [C41] links between boards that end or move with a piece update counters', () => {
    const keen = (own: Partial<ModifierDefinition>): Play => {
      const setup = [at('C3', 'Red', 'stone'), at('F3', 'Red', 'pikeman'), at('H1', 'Red', 'wagon')];
      const module = cut(war(setup, { more: { counters: COUNTERS } }));
      const horn = { ...BENDS[0], scope: 'within 3' } as ModifierDefinition;
      return begun({ ...module, modifiers: [{ ...gate, ...own }, horn] });
    };
    const count = ({ table }: Play): unknown => look(table, { kind: 'counter', id: 'Field_Keen', name: 'value' });
    const short = keen({ lasts: { count: 1, of: 'goes' } });
    expect(count(short)).toBe('1');
    played(short, endTurn(ANN));
    expect(count(short)).toBe('0');
    const carried = keen({ on: { prototype: 'wagon' }, scope: 'same map' });
    expect(count(carried)).toBe('1');
    const [wagon] = on(carried, 'D1', EAST);
    played(carried, { kind: 'delete', actor: ANN, piece: wagon as PieceId });
    expect(count(carried)).toBe('0');
  });

  it('[G13] links join boards of any kind, each with its own costs', () => {
    const base = war([at('B2', 'Red', 'horseman')]);
    const [field, ...maps] = base.maps;
    const box = {
      name: 'Box',
      grid: {
        kind: 'region' as const,
        regions: [
          { name: 'Reserve', x: 0, y: 0, neighbours: ['Hospital'] },
          { name: 'Hospital', x: 2, y: 0, neighbours: ['Reserve'] },
        ],
      },
      terrain: { bog: ['Hospital'], wood: ['Reserve'] },
    };
    const numbering = { pattern: 'A1', origin: 'top', first: 1 } as const;
    const hexes = { kind: 'hex' as const, columns: 4, rows: 3, orientation: 'flat' as const, offset: 'odd' as const };
    const main = { name: 'Main', grid: { ...hexes, numbering }, terrain: {} };
    const gateOf = (from: string): ModifierDefinition =>
      link(
        'March off',
        cellSubjectId(FIELD, from as CellId),
        cellSubjectId('Field/Box' as BoardId, 'Reserve' as CellId),
      );
    const costs = (game: Play, id: PieceId): unknown => {
      const group = groupAt(game, id);
      const cells = group ? moveRangeOf(game.table, group).cells : [];
      return Object.fromEntries(cells.map(({ cell, cost }) => [cell.replace('Field/', '').replace('\n', ' '), cost]));
    };
    const game = begun({
      ...base,
      maps: [{ ...(field as Module['maps'][number]), boards: [main, box] }, ...maps],
      modifiers: [gateOf('B2')],
    });
    const [id] = on(game, 'B2');
    expect(costs(game, id as PieceId)).toMatchObject({ B1: 1, A2: 1, C2: 1, D3: 2, 'Box Reserve': 3 });
    played(game, {
      kind: 'move',
      actor: ANN,
      pieces: [id as PieceId],
      to: { in: 'Field/Box' as BoardId, cell: 'Reserve' as CellId },
      captures: [],
    });
    played(game, endTurn(ANN), endTurn(BEN));
    expect(costs(game, id as PieceId)).toMatchObject({ 'Main B2': 1, 'Main A2': 2, 'Main D3': 3 });
    expect(costs(game, id as PieceId)).not.toHaveProperty('Hospital');
  });
});
