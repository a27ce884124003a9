import { describe, expect, it } from 'vitest';
import { refusalOf } from '../../../src/engine/index.ts';
import { isRefusal, type Operation, type PersonId, type PieceId } from '../../../src/table/index.ts';
import {
  ANN,
  BEN,
  BLUE,
  begun,
  CAMP,
  CLO,
  DAN,
  endTurn,
  HAND,
  join,
  MAIN,
  move,
  openModule,
  outcome,
  type Play,
  played,
  RED,
  redo,
  seated,
  secretModule,
  spot,
  undo,
  withRules,
} from '../../support/table.ts';

/** Why somebody may not, or `may`. */
const mayDo = ({ table }: Play, operation: Operation): string => {
  const refusal = refusalOf(table, operation);
  return refusal && isRefusal(refusal) ? refusal.code : 'may';
};

const step = (game: Play, actor: PersonId, from: string, to: string): string =>
  mayDo(game, move(game, actor, spot(MAIN, from), spot(MAIN, to)));

const arranging = (actor: PersonId): readonly Operation[] => [
  { kind: 'place', actor, prototype: 'pawn', name: 'Pawn', side: RED, to: spot(MAIN, 'E5') },
  { kind: 'set', actor, piece: 'p1' as PieceId, values: { Strength: 2 } },
  { kind: 'delete', actor, piece: 'p1' as PieceId },
];

describe('[W1] the rights in each phase of the game', () => {
  it('nothing can be played before the start', () => {
    const game = seated();
    for (const operation of [endTurn(ANN), undo(ANN), redo(ANN), ...arranging(ANN)])
      expect(mayDo(game, operation)).toBe('not-begun');
  });

  it('play and seat changes are forbidden after the end', () => {
    const game = begun();
    played(game, { kind: 'stop', actor: ANN });
    const all = [
      endTurn(ANN),
      undo(ANN),
      redo(ANN),
      ...arranging(ANN),
      join(DAN, RED),
      { kind: 'leave', actor: BEN, side: undefined } as const,
    ];
    for (const operation of all) expect(mayDo(game, operation)).toBe('game-over');
    expect(step(game, ANN, 'A5', 'A4')).toBe('game-over');
    expect(mayDo(game, { kind: 'ask', actor: BEN, wants: { what: 'undo', steps: [] } })).toBe('game-over');
    expect(mayDo(game, { kind: 'ask', actor: DAN, wants: { what: 'seat', side: RED } })).toBe('game-over');
  });
});

describe('[W1] turns', () => {
  it('strict turns let only the side on turn act', () => {
    const game = begun();
    expect(step(game, ANN, 'A5', 'A4')).toBe('may');
    expect(step(game, BEN, 'C1', 'C2')).toBe('not-your-turn');
    expect(mayDo(game, endTurn(BEN))).toBe('not-your-turn');
    played(game, endTurn(ANN));
    expect(step(game, ANN, 'A5', 'A4')).toBe('not-your-turn');
    expect(step(game, BEN, 'C1', 'C2')).toBe('may');
  });

  it.each([
    ['free', withRules(openModule, { turns: 'free' })],
    ['none', withRules(openModule, {}, null)],
  ])('both sides may act if turns are %s', (_, module) => {
    const game = begun(module);
    expect([step(game, ANN, 'A5', 'A4'), step(game, BEN, 'C1', 'C2')]).toEqual(['may', 'may']);
  });

  it('people without a side may not move', () => {
    const game = begun(withRules(openModule, { turns: 'free', pieces: 'anyone' }));
    for (const actor of [CLO, DAN]) {
      expect(step(game, actor, 'A5', 'A4')).toBe('not-a-player');
      for (const operation of [endTurn(actor), undo(actor), redo(actor)])
        expect(mayDo(game, operation)).toBe('not-a-player');
      expect(mayDo(game, { kind: 'ask', actor, wants: { what: 'undo', steps: [1] } })).toBe('not-a-player');
    }
  });

  it('a player of both sides is limited to the side on turn', () => {
    const game = seated();
    played(
      game,
      { kind: 'leave', actor: BEN, side: undefined },
      { kind: 'alone', actor: ANN },
      { kind: 'begin', actor: ANN },
    );
    expect([step(game, ANN, 'A5', 'A4'), step(game, ANN, 'C1', 'C2')]).toEqual(['may', 'not-your-piece']);
    played(game, endTurn(ANN));
    expect([step(game, ANN, 'A5', 'A4'), step(game, ANN, 'C1', 'C2')]).toEqual(['not-your-piece', 'may']);
  });
});

describe('[W1] the rule of ownership, rules.pieces', () => {
  it.each([
    ['owner', { own: 'may', nobodys: 'may', other: 'not-your-piece' }],
    ['side', { own: 'may', nobodys: 'not-your-piece', other: 'not-your-piece' }],
    ['anyone', { own: 'may', nobodys: 'may', other: 'may' }],
  ] as const)('the rule of ownership decides which pieces players may move: %s', (pieces, expected) => {
    for (const turns of ['strict', 'free'] as const) {
      const game = begun(withRules(openModule, { pieces, turns }));
      const found = {
        own: step(game, ANN, 'A5', 'A4'),
        nobodys: step(game, ANN, 'D3', 'D4'),
        other: step(game, ANN, 'C1', 'C2'),
      };
      expect(found).toEqual(expected);
    }
  });

  it('neutral pieces in a window belong to its side', () => {
    const setup = [
      ...secretModule.setup,
      { map: 'Red Hand', pieces: [{ prototype: 'stone', name: 'Coin', count: 1 }] },
    ];
    const game = begun({ ...withRules(secretModule, { turns: 'free' }), setup });
    const coin = [...game.table.all('piece')].find(({ name }) => name === 'Coin')?.id as PieceId;
    const take = (actor: PersonId) =>
      mayDo(game, { kind: 'move', actor, pieces: [coin], to: spot(MAIN, 'E1'), captures: [] });
    expect([take(ANN), take(BEN)]).toEqual(['may', 'not-your-piece']);
  });

  it('the rule of ownership holds for every piece of a move', () => {
    const game = begun();
    const mixed = { ...move(game, ANN, spot(MAIN, 'A5'), spot(CAMP)), pieces: ['p1', 'p4'] as PieceId[] };
    expect(mayDo(game, mixed)).toBe('not-your-piece');
  });
});

describe('[W1] the rule of captures, rules.captures', () => {
  const taking = (game: Play, actor: PersonId, from: string, taken: string): string =>
    mayDo(game, move(game, actor, spot(MAIN, from), spot(MAIN, 'E1'), spot(MAIN, taken)));

  it('captures none: nothing can be captured', () => {
    const game = begun(withRules(openModule, { captures: 'none' }));
    expect(taking(game, ANN, 'A5', 'C1')).toBe('no-captures');
    expect(mayDo(game, { kind: 'delete', actor: BEN, piece: 'p1' as PieceId })).toBe('host-only');
  });

  it('captures manual: the side on turn captures only enemy pieces', () => {
    const game = begun();
    expect(taking(game, ANN, 'A5', 'C1')).toBe('may');
    expect(taking(game, ANN, 'A5', 'B5')).toBe('not-an-enemy');
    expect(taking(game, ANN, 'A5', 'D3')).toBe('not-an-enemy');
    expect(taking(game, BEN, 'C1', 'A5')).toBe('not-your-turn');
  });

  it('captures manual with free turns: everyone captures foreign pieces any time', () => {
    const game = begun(withRules(openModule, { turns: 'free' }));
    expect([taking(game, BEN, 'C1', 'A5'), taking(game, ANN, 'A5', 'C1')]).toEqual(['may', 'may']);
    expect([taking(game, BEN, 'D3', 'C1'), taking(game, ANN, 'D3', 'A5')]).toEqual(['not-an-enemy', 'not-an-enemy']);
  });

  it("captures manual: pieces in a private window can't be captured", () => {
    const game = begun(secretModule);
    played(game, endTurn(ANN));
    expect(mayDo(game, move(game, BEN, spot(MAIN, 'C1'), spot(MAIN, 'C2'), spot(HAND)))).toBe('not-an-enemy');
    expect(mayDo(game, { kind: 'delete', actor: BEN, piece: game.table.at(HAND)[0]?.id as PieceId })).toBe(
      'nobody-may',
    );
  });

  it('captures manual: the side on turn may also delete enemy pieces', () => {
    const game = begun();
    played(game, endTurn(ANN));
    expect(mayDo(game, { kind: 'delete', actor: BEN, piece: 'p1' as PieceId })).toBe('may');
    expect(mayDo(game, { kind: 'delete', actor: BEN, piece: 'p4' as PieceId })).toBe('host-only');
  });
});

describe('[W1] any other change to pieces', () => {
  it('any other change to pieces needs the host if nothing is hidden', () => {
    const game = begun(withRules(openModule, { captures: 'none' }));
    for (const operation of arranging(ANN)) expect(mayDo(game, operation)).toBe('may');
    for (const actor of [BEN, CLO, DAN])
      for (const operation of arranging(actor)) expect(mayDo(game, operation)).toBe('host-only');
  });

  it('any other change to pieces is forbidden if anything is hidden', () => {
    const game = begun(withRules(secretModule, { captures: 'none' }));
    for (const actor of [ANN, BEN, CLO, DAN])
      for (const operation of arranging(actor)) expect(mayDo(game, operation)).toBe('nobody-may');
  });
});

describe('[W1] starting and stopping the game', () => {
  it('host or player starts the game, and the host stops it', () => {
    const game = seated();
    expect([ANN, BEN, CLO, DAN].map((actor) => mayDo(game, { kind: 'begin', actor }))).toEqual([
      'may',
      'may',
      'host-only',
      'host-only',
    ]);
    expect([ANN, BEN, CLO, DAN].map((actor) => mayDo(game, { kind: 'stop', actor }))).toEqual([
      'may',
      'host-only',
      'host-only',
      'host-only',
    ]);
  });

  it('[W1] an observer can’t move, arrange, undo or end turns', () => {
    const game = begun(withRules(openModule, { turns: 'free', pieces: 'anyone' }));
    const tries = [
      endTurn(CLO),
      undo(CLO),
      redo(CLO),
      ...arranging(CLO),
      { kind: 'stop', actor: CLO } as const,
      move(game, CLO, spot(MAIN, 'A5'), spot(CAMP)),
    ];
    for (const operation of tries) expect(outcome(game, operation)).not.toBe('done');
  });
});

it('a host without a side manages the table but cannot move', () => {
  const game = seated();
  played(game, { kind: 'leave', actor: ANN, side: undefined }, join(DAN, RED));
  expect(game.table.get('game', 'game')?.host).toBe(BEN);
  played(game, { kind: 'leave', actor: BEN, side: undefined }, join(ANN, BLUE));
  expect(game.table.get('game', 'game')?.host).toBe(CLO);
  played(game, { kind: 'begin', actor: CLO });
  expect(step(game, CLO, 'A5', 'A4')).toBe('not-a-player');
  expect(arranging(CLO).map((operation) => mayDo(game, operation))).toEqual(['may', 'may', 'may']);
});
