import { expect, it } from 'vitest';
import { counterDefaults, type Module } from '../../../src/engine/index.ts';
import type { CounterDefinition } from '../../../src/features/counters/rules/form.ts';
import { type ArmyId, apply, type CellId, type Operation, type PieceId, removed } from '../../../src/table/index.ts';
import { reportChangeToViewer } from '../../../src/view/seen/seen.ts';
import { channelViewer } from '../../../src/view/viewer.ts';
import { stateOf } from '../../support/state.ts';
import { ANN, BEN, endTurn, type Play, played, undo } from '../../support/table.ts';
import { ARENA, armyAt, armyOf, at, FIELD, formAt, march, on, refusal, type Terms, warAt } from './support.ts';

const terms: Terms = {
  field: { combat: 'no', captures: { pieces: 'city', by: 'enter' } },
  more: { battle: { map: 'Arena', board: 'Ring', attackers: 'West', defenders: 'East' } },
};

const engage = (pieces: readonly PieceId[], cell: string, army?: ArmyId): Operation<'engage'> => ({
  kind: 'engage',
  actor: ANN,
  army,
  pieces,
  target: { in: FIELD, cell: cell as CellId },
});

const goBack = (actor = ANN): Operation<'return-army'> => ({ kind: 'return-army', actor });

/** Takes pieces on the map of battles, by a plain move beside them. */
const take = (game: Play, captures: readonly PieceId[], actor = ANN): void => {
  played(game, ...captures.map((piece): Operation => ({ kind: 'delete', actor, piece })));
};

/** Four pikemen in an army, and beside them two bowmen in one, a pikeman and a city. */
const war = () => {
  const game = warAt(
    [
      at('B2', 'Red', 'pikeman', 4),
      at('B3', 'Blue', 'bowman', 2),
      at('B3', 'Blue', 'pikeman'),
      at('B3', 'Blue', 'city'),
    ],
    terms,
  );
  const [red, blue] = [on(game, 'B2'), on(game, 'B3')] as [Four, Four];
  played(game, { kind: 'form-army', actor: ANN, units: red, name: 'Lions' }, endTurn(ANN));
  played(game, { kind: 'form-army', actor: BEN, units: blue.slice(0, 2), name: 'Bows' }, endTurn(BEN));
  const [lions, bows] = [armyOf(game.table, red[0]), armyOf(game.table, blue[0])] as [ArmyId, ArmyId];
  return { game, red, blue, lions, bows };
};

type Four = readonly [PieceId, PieceId, PieceId, PieceId];

it('[A68] a battle moves both sides to zones of the battle map as loose pieces', () => {
  const { game, red, blue, lions } = war();
  const [a, b, c] = red;
  const [x, y, z] = blue;
  played(game, engage([a, b, c], 'B3', lions));
  const places = (ids: readonly PieceId[]): unknown => ids.map((id) => game.table.get('piece', id)?.place.cell);
  expect([places([a, b, c]), places([x, y, z])]).toEqual([
    ['A1', 'A2', 'A1'],
    ['D1', 'D2', 'D1'],
  ]);
  expect([...game.table.all('piece')].filter(({ army: id, place }) => id !== undefined && place.in === ARENA)).toEqual(
    [],
  );
  expect([on(game, 'B2').length, on(game, 'B3').length]).toEqual([1, 1]);
  expect(refusal(game, { kind: 'delete', actor: ANN, piece: x })).toBeUndefined();
});

it('[A68] a battle needs an adjacent enemy on a map without combat', () => {
  const { game, red: units } = war();
  const before = stateOf(game.table);
  expect(refusal(game, engage(units, 'C3'))).toEqual({ code: 'not-adjacent', from: 'B2', to: 'C3' });
  expect(refusal(game, engage(units, 'C2'))).toEqual({ code: 'no-enemy-there', cell: 'C2' });
  expect(refusal(game, engage(units, 'Z9'))).toEqual({ code: 'no-such-place', place: 'Z9' });
  expect(refusal(game, engage(on(game, 'B3'), 'B2'))).toMatchObject({ code: 'not-your-piece' });
  expect(refusal(game, goBack())).toEqual({ code: 'no-battle' });
  expect(stateOf(game.table)).toEqual(before);
  played(game, engage(units, 'B3'));
  expect(refusal(game, engage(on(game, 'A1', ARENA), 'B3'))).toMatchObject({ code: 'battle-on' });
  const open = warAt([at('B2', 'Red', 'pikeman'), at('B3', 'Blue', 'bowman')], { more: terms.more ?? {} });
  expect(refusal(open, engage(on(open, 'B2'), 'B3'))).toEqual({ code: 'combat-here', map: 'Field' });
  const none = warAt([at('B2', 'Red', 'pikeman'), at('B3', 'Blue', 'bowman')], { field: { combat: 'no' } });
  expect(refusal(none, engage(on(none, 'B2'), 'B3'))).toEqual({ code: 'no-battles' });
});

it('[D37] a battle gives every unit its own rank in its cell, both ways', () => {
  const { game, red, blue, lions } = war();
  const [x, y, z, city] = blue;
  const ranks = (ids: readonly PieceId[]): readonly (readonly [string, number])[] =>
    ids.flatMap((id) => {
      const place = game.table.get('piece', id)?.place;
      return place ? [[`${place.in} ${place.cell}`, place.rank] as const] : [];
    });
  const areApart = (ids: readonly PieceId[]): boolean => {
    const found = ranks(ids).map(([cell, rank]) => `${cell} ${rank}`);
    return new Set(found).size === found.length;
  };
  played(game, {
    kind: 'place',
    actor: ANN,
    prototype: 'stone',
    name: 'Rock',
    side: undefined,
    to: { in: ARENA, cell: 'A1' as CellId },
  });
  played(game, {
    kind: 'place',
    actor: ANN,
    prototype: 'stone',
    name: 'Rock',
    side: undefined,
    to: { in: ARENA, cell: 'A2' as CellId },
  });
  const rocks = [...on(game, 'A1', ARENA), ...on(game, 'A2', ARENA)];
  played(game, engage(red, 'B3', lions));
  expect(ranks(red).map(([cell]) => cell)).toEqual(['A1', 'A2', 'A1', 'A2'].map((cell) => `${ARENA} ${cell}`));
  expect(areApart([...red, ...blue, ...rocks])).toBe(true);
  expect([on(game, 'A1', ARENA), on(game, 'A2', ARENA)]).toEqual([
    [rocks[0], red[0], red[2]],
    [rocks[1], red[1], red[3]],
  ]);
  take(game, [x]);
  played(game, goBack());
  expect(areApart([...red, ...blue])).toBe(true);
  expect([on(game, 'B2'), on(game, 'B3')]).toEqual([red, [city, y, z]]);
});

it('[A68] [A69] the winning attackers enter the attacked cell and its city', () => {
  const { game, red, blue, lions } = war();
  const [x, y, z, city] = blue;
  played(game, engage(red, 'B3', lions));
  take(game, [x, y, z]);
  played(game, goBack());
  expect(on(game, 'B3')).toEqual([city, ...red]);
  expect(armyAt(game, lions)).toEqual({ name: 'Lions', units: red });
  expect([game.table.get('piece', city)?.side, game.table.get('battle', 'battle')]).toEqual(['Red', undefined]);
  expect([x, y, z].map((id) => game.table.get('piece', id))).toEqual([undefined, undefined, undefined]);
});

it('[A68] beaten attackers and defenders return to their cells and armies', () => {
  const { game, red, blue, lions, bows } = war();
  const [a, b, c, d] = red;
  const [x, y, z, city] = blue;
  played(game, engage([a, b, c], 'B3', lions));
  take(game, [y]);
  played(game, endTurn(ANN));
  expect(refusal(game, goBack(BEN))).toEqual({ code: 'battle-undecided', attackers: 'Red' });
  take(game, [b], BEN);
  played(game, endTurn(BEN), goBack());
  expect([on(game, 'B2'), on(game, 'B3')]).toEqual([
    [d, a, c],
    [city, x, z],
  ]);
  const back = armyOf(game.table, a) as ArmyId;
  expect(armyAt(game, back)?.units).toEqual([a, c]);
  expect([
    armyOf(game.table, x),
    armyOf(game.table, z),
    game.table.get('army', bows),
    game.table.get('piece', city)?.side,
  ]).toEqual([undefined, undefined, undefined, 'Blue']);
});

it('[A68] winning defenders can end a battle; contested cells stay closed', () => {
  const game = warAt(
    [
      at('B2', 'Red', 'pikeman', 2),
      at('B3', 'Blue', 'bowman', 2),
      at('A3', 'Red', 'pikeman'),
      at('A1', 'Red', 'horseman'),
    ],
    terms,
  );
  const units = on(game, 'B2');
  const [x, y] = on(game, 'B3') as [PieceId, PieceId];
  const army = formAt(game, 'B2');
  played(game, engage(units, 'B3', army));
  expect(refusal(game, march(on(game, 'A3'), 'B3'))).toEqual({ code: 'under-attack', cell: 'B3' });
  expect(refusal(game, march(on(game, 'A1'), 'B2'))).toEqual({ code: 'under-attack', cell: 'B2' });
  played(game, endTurn(ANN));
  take(game, units, BEN);
  played(game, goBack(BEN));
  expect([on(game, 'B3'), game.table.size('army')]).toEqual([[x, y], 0]);
});

it('[A68] a battle is one step and one undo in each direction', () => {
  const { game, red, lions } = war();
  const plain = (): string => JSON.stringify(stateOf(game.table)).replace(/"next":\d+/, '');
  const before = plain();
  played(game, engage(red, 'B3', lions));
  const fighting = plain();
  played(game, goBack(), undo(ANN));
  expect(plain()).toBe(fighting);
  played(game, undo(ANN));
  expect(plain()).toBe(before);
});

it('a battle has one unit per zone cell if cells hold one', () => {
  const maps = warAt([], terms)
    .table.get('module', 'module')
    ?.module.maps.map((map) => (map.name === 'Arena' ? { ...map, occupied: 'refuse' as const } : map));
  const game = warAt([at('B2', 'Red', 'pikeman', 3), at('B3', 'Blue', 'bowman')], {
    ...terms,
    more: { ...terms.more, ...(maps ? { maps } : {}) },
  });
  expect(refusal(game, engage(on(game, 'B2'), 'B3'))).toEqual({ code: 'no-battle-room', zone: 'West' });
  expect(refusal(game, engage(on(game, 'B2').slice(0, 2), 'B3'))).toBeUndefined();
});

it('[A68] counters that change in a battle are explained', () => {
  const count = (on: string): CounterDefinition => ({
    ...counterDefaults,
    name: 'Feet',
    on,
    visible: 'all',
    report: '$mapName$ $change$',
  });
  const game = warAt([at('B2', 'Red', 'pikeman', 2), at('B3', 'Blue', 'bowman')], {
    ...terms,
    more: {
      ...terms.more,
      counters: [
        count('Field'),
        count('Arena'),
        { ...count('game'), name: 'All', match: 'CurrentMap = Field', report: 'All $change$' },
      ],
    },
  });
  const told = (operation: Operation): readonly unknown[] =>
    reportChangeToViewer(game.table, played(game, operation), channelViewer, operation).flatMap((one) =>
      one.what === 'counted' ? [[one.text, one.because]] : [],
    );
  expect(told(engage(on(game, 'B2'), 'B3'))).toEqual([
    ['Field -3', 'to-battle'],
    ['Arena 3', undefined],
    ['All -3', undefined],
  ]);
  expect(told(goBack())).toEqual([
    ['Field 3', 'from-battle'],
    ['Arena -3', 'after-battle'],
    ['All 3', undefined],
  ]);
  expect(told({ kind: 'delete', actor: ANN, piece: on(game, 'B2')[0] as PieceId })).toEqual([
    ['Field -1', undefined],
    ['All -1', undefined],
  ]);
});

it('[A41] units cannot join a cell of a one-piece battle map', () => {
  const fought = (occupied: 'stack' | 'refuse'): Play => {
    const maps = warAt([], terms)
      .table.get('module', 'module')
      ?.module.maps.map((map) => (map.name === 'Arena' ? { ...map, occupied } : map));
    const game = warAt([at('B2', 'Red', 'pikeman', 2), at('B3', 'Blue', 'bowman')], {
      ...terms,
      more: { ...terms.more, ...(maps ? { maps } : {}) },
    });
    played(game, engage(on(game, 'B2'), 'B3'));
    return game;
  };
  const onto = (game: Play): string | undefined => {
    const [a, b] = ['A1', 'A2'].map((cell) => on(game, cell, ARENA)[0]);
    if (!a || !b) throw new Error('not side by side');
    return refusal(game, { ...march([a], 'A2'), to: { in: ARENA, cell: 'A2' as CellId } })?.code;
  };
  expect([onto(fought('stack')), onto(fought('refuse'))]).toEqual([undefined, 'no-room']);
});

/** The module of a game with another field. */
const otherField = ({ table }: Play, boards: (all: Boards) => Boards): Module => {
  const module = table.get('module', 'module')?.module as Module;
  return {
    ...module,
    maps: module.maps.map((map) => (map.name === 'Field' ? { ...map, boards: boards(map.boards) } : map)),
  };
};
type Boards = Module['maps'][number]['boards'];

it('[A68] [T15] a reload must keep the cell that a battle is about', () => {
  const { game, red, blue, lions } = war();
  played(game, engage(red, 'B3', lions));
  take(game, [blue[3]]);
  const reload = (boards: (all: Boards) => Boards): Operation => {
    const module = otherField(game, boards);
    return { kind: 'reload', actor: ANN, module, hash: JSON.stringify(module) };
  };
  const fault = (boards: (all: Boards) => Boards): unknown => refusal(game, reload(boards));
  const isCut = { code: 'does-not-fit', misfits: [{ part: 'cell', name: 'B3', of: 'Field/Main' }] };
  expect(fault(() => [])).toEqual({ code: 'does-not-fit', misfits: [{ part: 'board', name: 'Field/Main' }] });
  expect(fault(([one]) => (one ? [{ ...one, grid: { ...one.grid, rows: 2 } as typeof one.grid }] : []))).toEqual(isCut);
  expect(fault(([one]) => (one ? [one, { ...one, name: 'New' }] : []))).toBeUndefined();
});

it('[A68] units stay on the battle map if their cell is gone', () => {
  const { game, red, lions } = war();
  played(game, engage(red, 'B3', lions));
  const board = game.table.get('board', FIELD);
  if (board) apply(game.table, removed(board));
  played(game, goBack());
  expect(game.table.get('battle', 'battle')).toBeUndefined();
  expect(red.map((id) => game.table.get('piece', id)?.place.in)).toEqual([ARENA, ARENA, ARENA, ARENA]);
});
