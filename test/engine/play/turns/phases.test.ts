import { describe, expect, it } from 'vitest';
import { findCurrentPhase, type Module, onTurn, phaseDutiesFor } from '../../../../src/engine/index.ts';
import { actCountsInPhase, requiredActCountIn } from '../../../../src/engine/play/turns/phases.ts';
import { isRefusal } from '../../../../src/table/index.ts';
import { BOARD, gameOf } from '../../../support/games/captures.ts';
import {
  ANN,
  BEN,
  begun,
  CAMP,
  endTurn,
  MAIN,
  move,
  newPlay,
  openModule,
  outcome,
  type Play,
  play,
  played,
  RED,
  replayed,
  seated,
  spot,
  startOf,
  undo,
  withRules,
} from '../../../support/table.ts';

type Turn = NonNullable<Module['turn']>;
type Phases = NonNullable<Turn['phases']>;

const withPhases = (phases: Phases, more: Partial<Turn> = {}, module = openModule): Module =>
  withRules(module, {}, { order: ['Red', 'Blue'], ends: 'by-command', ...more, phases });

const phaseOf = ({ table }: Play): readonly unknown[] => [
  table.get('turn', 'turn')?.number,
  onTurn(table)?.id,
  table.get('turn-phase', 'turn-phase')?.name,
];

const next = (actor: typeof ANN) => ({ kind: 'next-phase', actor }) as const;
const roll = (actor: typeof ANN) => ({ kind: 'roll', actor, dice: '1d6', private: false }) as const;

/** Moves a piece of Red's or Blue's to its camp and back, so that there is always something to move. */
const step = (game: Play, actor: typeof ANN) =>
  actor === ANN
    ? game.table.at(MAIN, 'A4').length > 0
      ? move(game, ANN, spot(MAIN, 'A4'), spot(MAIN, 'A5'))
      : move(game, ANN, spot(MAIN, 'A5'), spot(MAIN, 'A4'))
    : game.table.at(MAIN, 'C2').length > 0
      ? move(game, BEN, spot(MAIN, 'C2'), spot(MAIN, 'C1'))
      : move(game, BEN, spot(MAIN, 'C1'), spot(MAIN, 'C2'));

const TWO: Phases = [
  { name: 'throw', act: { roll: 1 } },
  { name: 'march', act: { move: 2 } },
];

const refused = (game: Play, operation: Parameters<typeof play>[1]): unknown => {
  const answer = play(game, operation);
  return isRefusal(answer) ? answer : 'done';
};

describe('the acts allowed in a phase', () => {
  it('[G6] phases run in order, each ending when nothing is left', () => {
    const game = begun(withPhases(TWO));
    const seen = [phaseOf(game)];
    for (const operation of [roll(ANN), () => step(game, ANN), () => step(game, ANN), roll(BEN)]) {
      played(game, typeof operation === 'function' ? operation() : operation);
      seen.push(phaseOf(game));
    }
    expect(seen).toEqual([
      [1, 'Red', 'throw'],
      [1, 'Red', 'march'],
      [1, 'Red', 'march'],
      [1, 'Blue', 'throw'],
      [1, 'Blue', 'march'],
    ]);
  });

  it('[G6] an act of another phase is refused with the acts of the current phase', () => {
    const game = begun(withPhases(TWO));
    expect(refused(game, step(game, ANN))).toEqual({
      code: 'not-in-phase',
      phase: 'throw',
      what: 'move',
      done: 0,
      allowed: [{ what: 'roll', left: 1 }],
    });
    played(game, roll(ANN), (one) => step(one, ANN));
    expect(refused(game, roll(ANN))).toMatchObject({ code: 'not-in-phase', allowed: [{ what: 'move', left: 1 }] });
  });

  it('[G6] actions that no phase names are free, except moves', () => {
    const game = begun(withPhases([{ name: 'march', act: { roll: 1 } }]));
    expect(outcome(game, step(game, ANN))).toBe('not-in-phase');
    const free = begun(withPhases([{ name: 'march', act: { move: 2 } }]));
    expect(outcome(free, roll(ANN))).toBe('done');
    expect(free.table.get('turn-phase', 'turn-phase')?.done).toEqual({});
  });

  it('[G6] the total of acts in a phase is limited by number, formula or not at all', () => {
    const both = begun(withPhases([{ name: 'act', act: { move: 2, roll: 2 }, most: 3 }]));
    played(both, roll(ANN), (one) => step(one, ANN), roll(ANN));
    expect(phaseOf(both)).toEqual([1, 'Blue', 'act']);

    const rich: Module = { ...withPhases([{ name: 'act', act: { move: '1 + Extra' } }]), values: { Extra: 1 } };
    const formula = begun(rich);
    played(formula, (one) => step(one, ANN));
    expect(phaseOf(formula)).toEqual([1, 'Red', 'act']);
    played(formula, (one) => step(one, ANN));
    expect(phaseOf(formula)).toEqual([1, 'Blue', 'act']);

    const any = begun(withPhases([{ name: 'act', act: { move: 'any' } }]));
    for (let i = 0; i < 5; i += 1) played(any, step(any, ANN));
    expect(phaseOf(any)).toEqual([1, 'Red', 'act']);
  });

  it('[G6] phases do not limit a game master, whose acts do not count', () => {
    const game = newPlay();
    played(
      game,
      startOf(withPhases(TWO)),
      { kind: 'join', actor: ANN, side: 'Red' as never },
      { kind: 'join', actor: BEN, side: 'Blue' as never },
      { kind: 'preside', actor: '100000000000000004' as never, takes: true },
      { kind: 'begin', actor: ANN },
    );
    played(game, { ...step(game, ANN), actor: '100000000000000004' as never });
    expect(phaseOf(game)).toEqual([1, 'Red', 'throw']);
  });
});

describe('going on to the next phase', () => {
  it('[G6] players may go on to the next phase or end the turn', () => {
    const game = begun(withPhases(TWO));
    played(game, next(ANN));
    expect(phaseOf(game)).toEqual([1, 'Red', 'march']);
    played(game, next(ANN));
    expect(phaseOf(game)).toEqual([1, 'Blue', 'throw']);
    played(game, endTurn(BEN));
    expect(phaseOf(game)).toEqual([2, 'Red', 'throw']);
    expect(outcome(game, next(BEN))).toBe('not-your-turn');
  });

  it('[G6] a game without phases has no next phase', () => {
    expect(outcome(begun(), next(ANN))).toBe('no-phases');
    expect(outcome(begun(withRules(openModule, {}, null)), next(ANN))).toBe('no-turns');
    expect(outcome(begun(withRules(openModule, {}, { order: ['Red', 'Blue'], ends: 'after-move' })), next(ANN))).toBe(
      'ends-by-move',
    );
  });

  it('[G7] ending the turn is refused while a phase has duties', () => {
    const owing = begun(
      withPhases([
        { name: 'throw', act: { roll: 1 } },
        { name: 'march', act: { move: 3 }, least: 2 },
      ]),
    );
    const owes = { code: 'phase-owes', phase: 'march', acts: ['move'] };
    expect(refused(owing, endTurn(ANN))).toEqual({ ...owes, isComing: true, owed: 2 });
    played(owing, next(ANN), (one) => step(one, ANN));
    expect(refused(owing, endTurn(ANN))).toEqual({ ...owes, isComing: false, owed: 1 });
    expect(refused(owing, next(ANN))).toEqual({ ...owes, isComing: false, owed: 1 });
    played(owing, (one) => step(one, ANN), endTurn(ANN));
    expect(phaseOf(owing)).toEqual([1, 'Blue', 'throw']);
  });

  it('[G7] duties of a phase never exceed the possible acts', () => {
    const game = begun(withPhases([{ name: 'march', act: { move: '0 * 1', roll: 1 }, least: 5 }]));
    played(game, roll(ANN));
    expect(phaseOf(game)).toEqual([1, 'Blue', 'march']);
  });

  it('[G7] duties of a phase end when no legal act remains; results are rejudged', () => {
    const text = `
module: stuck
title: Stuck
sides: [{ name: Red, forward: north }, { name: Blue, forward: south }]
turn: { phases: [{ name: march, act: { move: 1, Bow: 1 }, most: 1, least: 1 }] }
actions: [{ name: Bow, when: count(Board) > 3, does: [{ roll: 1d6 }] }]
maps:
  - name: Board
    occupied: refuse
    boards: [{ name: Board, grid: { kind: square, columns: 3, rows: 3, numbering: A1, origin: bottom } }]
prototypes: { pawn: { moves: fmW } }
setup:
  - { at: A1, side: Red, pieces: [{ prototype: pawn }] }
  - { at: A3, side: Blue, pieces: [{ prototype: pawn }] }
`;
    const game = gameOf(text);
    const owed = (): number =>
      phaseDutiesFor(game.table, findCurrentPhase(game.table) ?? expect.fail(), undefined).owed;
    expect(outcome(game, endTurn(ANN))).toBe('phase-owes');
    expect(owed()).toBe(1);
    played(game, (one) => move(one, ANN, spot(BOARD, 'A1'), spot(BOARD, 'A2')));
    expect(phaseOf(game)).toEqual([1, 'Blue', 'march']);
    // Nobody is told that there is more to do.
    expect(owed()).toBe(0);
    played(game, endTurn(BEN));
    expect(phaseOf(game)).toEqual([2, 'Red', 'march']);
    played(game, next(ANN));
    expect(phaseOf(game)).toEqual([2, 'Blue', 'march']);
  });

  it('[G6] a phase is skipped for sides that match its condition', () => {
    const game = begun(
      withPhases([
        { name: 'throw', act: { roll: 1 }, skip: 'SideName = Red' },
        { name: 'march', act: { move: 1 }, skip: 'TurnNumber > 1' },
      ]),
    );
    expect(phaseOf(game)).toEqual([1, 'Red', 'march']);
    played(game, (one) => step(one, ANN));
    expect(phaseOf(game)).toEqual([1, 'Blue', 'throw']);
    played(game, endTurn(BEN));
    expect(phaseOf(game)).toEqual([2, 'Blue', 'throw']);
  });

  it('[G6] a phase remains even if all phases would be skipped', () => {
    const game = begun(withPhases([{ name: 'march', act: { move: 1 }, skip: 'TurnNumber > 0' }]));
    expect(phaseOf(game)[2]).toBe('march');
    const empty = begun(withPhases([{ name: 'march', act: { move: '0 * 1' } }]));
    expect(phaseOf(empty)[2]).toBe('march');
    played(empty, endTurn(onTurn(empty.table)?.id === 'Red' ? ANN : BEN));
    expect(phaseOf(empty)[2]).toBe('march');
  });

  it('[G6] all sides act in order in a phase with `each`', () => {
    const game = begun(
      withPhases([
        { name: 'trick', who: 'each', act: { move: 1 }, least: 1 },
        { name: 'score', act: { roll: 1 } },
      ]),
    );
    const seen = [phaseOf(game)];
    expect(outcome(game, endTurn(ANN))).toBe('phase-owes');
    for (const actor of [ANN, BEN]) {
      played(game, step(game, actor));
      seen.push(phaseOf(game));
    }
    played(game, roll(ANN));
    seen.push(phaseOf(game));
    expect(seen).toEqual([
      [1, 'Red', 'trick'],
      [1, 'Blue', 'trick'],
      [1, 'Red', 'score'],
      [1, 'Blue', 'trick'],
    ]);
  });
});

describe('the next side', () => {
  it('[G6] a match of sides decides which side starts', () => {
    const game = seated(withPhases(TWO, { first: 'SideName = Blue' }));
    played(game, { kind: 'begin', actor: ANN });
    expect(phaseOf(game)).toEqual([1, 'Blue', 'throw']);
    const nobody = begun(withRules(openModule, {}, { order: ['Red', 'Blue'], ends: 'by-command', first: 'Class = x' }));
    expect(phaseOf(nobody)).toEqual([1, 'Red', undefined]);
  });

  it('[G6] a match of sides decides which side is next', () => {
    const game = begun(
      withRules(openModule, {}, { order: ['Red', 'Blue'], ends: 'by-command', next: 'SideName = Red' }),
    );
    played(game, endTurn(ANN));
    expect(phaseOf(game)).toEqual([2, 'Red', undefined]);
  });

  it('[G6] a side repeats its turn while the module says so', () => {
    const game = begun(
      withRules(
        openModule,
        {},
        { order: ['Red', 'Blue'], ends: 'by-command', again: { when: 'SideName = Red', most: 2 } },
      ),
    );
    const seen: unknown[] = [];
    for (const actor of [ANN, ANN, ANN, BEN, ANN]) {
      played(game, endTurn(actor));
      seen.push(phaseOf(game));
    }
    expect(seen.map((one) => (one as unknown[])[1])).toEqual(['Red', 'Red', 'Blue', 'Red', 'Red']);
  });
});

describe('phases and the log', () => {
  it('[G6] an undo restores the counted acts and the phase that ended', () => {
    const game = begun(withPhases([...TWO].reverse()));
    played(game, (one) => step(one, ANN));
    const start = game.table.get('turn-phase', 'turn-phase');
    played(game, (one) => step(one, ANN));
    expect(phaseOf(game)).toEqual([1, 'Red', 'throw']);
    played(game, undo(ANN));
    expect(game.table.get('turn-phase', 'turn-phase')).toEqual(start);
    expect(phaseOf(game)).toEqual([1, 'Red', 'march']);
  });

  it('[G6] replaying a game’s log gives the same phases', () => {
    const game = begun(withPhases(TWO));
    played(game, roll(ANN), (one) => step(one, ANN), endTurn(ANN), roll(BEN));
    expect(replayed(game.steps).get('turn-phase', 'turn-phase')).toEqual(game.table.get('turn-phase', 'turn-phase'));
  });

  it('[G6] [G26] a reload adds or removes phases in a running game', () => {
    const game = begun();
    played(game, { kind: 'reload', actor: ANN, module: withPhases(TWO), hash: 'a'.repeat(64) });
    expect(phaseOf(game)).toEqual([1, 'Red', 'throw']);
    played(game, { kind: 'reload', actor: ANN, module: openModule, hash: 'b'.repeat(64) });
    expect(phaseOf(game)).toEqual([1, 'Red', undefined]);
    expect(outcome(game, move(game, ANN, spot(MAIN, 'A5'), spot(CAMP)))).toBe('done');
  });

  it('[G6] a game without phases stores none', () => {
    const game = begun();
    played(game, endTurn(ANN));
    expect(game.table.size('turn-phase')).toBe(0);
  });
});

describe('remaining acts and duties of a phase', () => {
  const { table } = begun(withPhases(TWO));
  /** Of a phase of Red's in which this was done. */
  const now = (definition: Omit<Phases[number], 'name'>, done: Readonly<Record<string, number>> = {}) => ({
    definition: { name: 'march', ...definition },
    record: { kind: 'turn-phase', id: 'turn-phase', name: 'march', side: RED, done } as const,
  });
  const left = (...of: Parameters<typeof now>) => actCountsInPhase(table, now(...of)).map((one) => one.left);
  const owed = (...of: Parameters<typeof now>) => requiredActCountIn(table, now(...of));

  it('[G6] the remaining acts of each kind stay within the total, never below zero', () => {
    const act = { move: 2, roll: 'any' } as const;
    expect([left({ act }), left({ act }, { move: 1, roll: 4 }), left({ act }, { move: 3 })]).toEqual([
      [2, undefined],
      [1, undefined],
      [0, undefined],
    ]);
    expect([left({ act, most: 1 }), left({ act, most: 3 }, { roll: 2 }), left({ act, most: 1 }, { roll: 2 })]).toEqual([
      [1, 1],
      [1, 1],
      [0, 0],
    ]);
    expect(left({ act: { move: '0 - 2', roll: '5 / 2' } })).toEqual([0, 2]);
  });

  it('[G6] duties of a phase never exceed its possible acts', () => {
    expect([owed({ act: { move: 2 }, least: 1 }), owed({ act: { move: 2 }, least: 3 })]).toEqual([1, 2]);
    expect(owed({ act: { move: 2, roll: 'any' }, least: 5 })).toBe(5);
    expect([
      owed({ act: { move: 5 }, least: 3 }, { move: 2 }),
      owed({ act: { move: 5 }, least: 3 }, { move: 4 }),
    ]).toEqual([1, 0]);
    expect(owed({ act: { move: 2 } })).toBe(0);
  });
});

describe('ending a turn early', () => {
  const from = (...behind: Phases) => begun(withPhases([{ name: 'throw', act: { roll: 1 } }, ...behind]));
  const ended = (...behind: Phases): readonly unknown[] => {
    const game = from(...behind);
    return [outcome(game, endTurn(ANN)), ...phaseOf(game)];
  };
  const march = { name: 'march', act: { move: 2 } } as const;

  it('[G6] ending a turn early skips later phases unless one has duties', () => {
    expect(ended(march)).toEqual(['done', 1, 'Blue', 'throw']);
    expect(ended({ ...march, least: 1 })).toEqual(['phase-owes', 1, 'Red', 'throw']);
    expect(ended({ ...march, least: 1, skip: 'SideName = Red' })).toEqual(['done', 1, 'Blue', 'throw']);
  });

  it('[G6] ending a turn early keeps phases of other sides and their duties', () => {
    expect(ended({ ...march, who: 'each' })).toEqual(['done', 1, 'Red', 'march']);
    expect(ended({ ...march, who: 'each', least: 1 })).toEqual(['done', 1, 'Red', 'march']);
    expect(ended({ ...march, who: 'all', act: { move: 1 } })).toEqual(['done', 1, 'Red', 'march']);
  });
});
