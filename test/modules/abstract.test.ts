import { describe, expect, it } from 'vitest';
import { onTurn, playersOf } from '../../src/engine/index.ts';
import { moduleFrom } from '../support/modules/modules.ts';
import { shippedModule } from '../support/modules/shipped.ts';
import { ANN, BEN, join, move, newPlay, outcome, type Play, played, spot, startOf } from '../support/table.ts';

const BOARD = 'Board/Board' as Parameters<typeof spot>[0];

const begun = (module: Awaited<ReturnType<typeof shippedModule>>): Play => {
  const game = newPlay();
  const [first, second] = (module.turn?.order ?? []) as readonly ('Red' & never)[];
  if (!first || !second) throw new Error('two sides play');
  played(game, startOf(module), join(ANN, first), join(BEN, second), { kind: 'begin', actor: ANN });
  return game;
};

const results = ({ table }: Play): readonly string[] =>
  [...table.all('outcome')]
    .map(({ id, result, cause }) => `${id} ${result} ${cause && 'ending' in cause ? cause.ending : ''}`)
    .sort();

/** Moves of the side on turn, as `E2 E4`. */
const playedAll = (game: Play, ...ways: readonly string[]): void => {
  for (const way of ways) {
    const [from = '', to = ''] = way.split(' ');
    const side = onTurn(game.table);
    const [actor = ANN] = side ? playersOf(game.table, side.id) : [];
    played(game, move(game, actor, spot(BOARD, from), spot(BOARD, to)));
  }
};

describe('[G3] repeated positions and long games', () => {
  it('chess is drawn at the third repetition', async () => {
    const game = begun(await shippedModule('chess'));
    const round = ['G1 F3', 'G8 F6', 'F3 G1', 'F6 G8'];
    playedAll(game, ...round);
    expect(results(game)).toEqual([]);
    playedAll(game, ...round);
    expect(results(game)).toEqual(['Black drew repeat', 'White drew repeat']);
  });

  it('after losing a castling right the position is another one', async () => {
    const game = begun(await shippedModule('chess'));
    playedAll(game, 'G1 F3', 'G8 F6', 'H1 G1', 'F6 G8', 'G1 H1', 'G8 F6', 'H1 G1', 'F6 G8', 'G1 H1', 'G8 F6');
    expect(results(game)).toEqual([]);
    playedAll(game, 'H1 G1');
    expect(results(game)).toEqual(['Black drew repeat', 'White drew repeat']);
  });

  const ko = (repeat: string, more = ''): string => `
module: again
title: Again
sides: [{ name: Red, forward: north }, { name: Blue, forward: south }]
turn: { ends: after-move }
maps:
  - name: Board
    occupied: refuse
    captures: displacement
    ${repeat}
    boards: [{ name: Board, grid: { kind: square, columns: 4, rows: 4, numbering: A1, origin: bottom } }]
prototypes: { rook: { moves: R }, pawn: { moves: fW } }
setup:
  - { at: A1, side: Red, pieces: [{ prototype: rook }] }
  - { at: B1, side: Red, pieces: [{ prototype: pawn }] }
  - { at: D4, side: Blue, pieces: [{ prototype: rook }] }
${more}`;

  it('a move that repeats the last, or any, position is refused', () => {
    const back = (repeat: string): readonly string[] => {
      const game = begun(moduleFrom(ko(repeat)));
      playedAll(game, 'A1 A2', 'D4 D3', 'A2 A1');
      const first = outcome(game, move(game, BEN, spot(BOARD, 'D3'), spot(BOARD, 'D4')));
      return [first];
    };
    // Four moves lead back to the beginning: that is no ko, but a position that was there.
    expect(back('repeat: { forbid: last }')).toEqual(['done']);
    expect(back('repeat: { forbid: any }')).toEqual(['repeats']);
    expect(back('')).toEqual(['done']);
  });

  it('a game without captures is drawn after the declared moves', () => {
    const game = begun(moduleFrom(ko('quiet: { tie: 2, unless: Prototype = pawn }')));
    playedAll(game, 'A1 A2', 'D4 D3', 'B1 B2', 'D3 D4', 'A2 A1', 'D4 C4');
    expect(results(game)).toEqual([]);
    playedAll(game, 'A1 A2');
    expect(results(game)).toEqual(['Blue drew quiet', 'Red drew quiet']);
  });
});

describe('[G18] rules of shipped abstract games', () => {
  it('draughts crowns and stops, and captures are mandatory', async () => {
    const game = begun({
      ...(await shippedModule('draughts')),
      setup: [
        ['A5', 'Dark', 'man'],
        ['E3', 'Dark', 'man'],
        ['B6', 'Light', 'man'],
        ['D8', 'Light', 'king'],
        ['H6', 'Light', 'man'],
      ].map(([cell = '', side = '', prototype = '']) => ({
        map: 'Board',
        board: 'Board',
        cell,
        side,
        pieces: [{ prototype, name: prototype, count: 1 }],
      })),
    });
    expect(outcome(game, move(game, ANN, spot(BOARD, 'E3'), spot(BOARD, 'F4')))).toBe('must-take');
    playedAll(game, 'A5 C7');
    expect(outcome(game, move(game, BEN, spot(BOARD, 'H6'), spot(BOARD, 'G5')))).toBe('must-take');
    playedAll(game, 'D8 B6', 'E3 F4', 'H6 G5');
    playedAll(game, 'F4 H6', 'B6 C5', 'H6 G7', 'C5 D4', 'G7 H8');
    const [top] = game.table.at(BOARD, 'H8');
    expect(game.table.get('piece', top?.id ?? '')?.prototype).toBe('king');
  });

  /** The same game with other pieces on the board: a side's, by prototype, on some cells. */
  const withStanding = (
    module: Awaited<ReturnType<typeof shippedModule>>,
    ...pieces: readonly (readonly [side: string, prototype: string, cells: string])[]
  ): Play =>
    begun({
      ...module,
      setup: pieces.flatMap(([side, prototype, cells]) =>
        cells.split(' ').map((cell) => ({
          map: 'Board',
          board: 'Board',
          cell,
          side,
          pieces: [{ prototype, name: prototype, count: 1 }],
        })),
      ),
    });

  const taking = (game: Play, actor: typeof ANN, from: string, to: string, ...taken: readonly string[]) =>
    move(game, actor, spot(BOARD, from), spot(BOARD, to), ...taken.map((cell) => spot(BOARD, cell)));

  it('morris: a mill captures a chosen man outside mills', async () => {
    const morris = await shippedModule('morris');
    const men = ['White', 'man', 'a7 d7 g4 b2'] as const;
    const game = withStanding(morris, men, ['Black', 'man', 'b6 d6 f6 c3']);
    expect(outcome(game, taking(game, ANN, 'b2', 'd2', 'c3'))).toBe('takes-one-of');
    expect(outcome(game, taking(game, ANN, 'b2', 'g7', 'c3'))).toBe('moves-not-now');
    expect(outcome(game, taking(game, ANN, 'g4', 'g7'))).toBe('takes-one-of');
    expect(outcome(game, taking(game, ANN, 'g4', 'g7', 'b6'))).toBe('takes-one-of');
    expect(outcome(game, taking(game, ANN, 'g4', 'g7', 'd7'))).toBe('not-an-enemy');
    played(game, taking(game, ANN, 'g4', 'g7', 'c3'));
    // Three are left, and fly.
    playedAll(game, 'f6 a1', 'b2 b4', 'a1 a4', 'g7 g4', 'a4 a1');
    expect(results(game)).toEqual([]);
    played(game, taking(game, ANN, 'g4', 'g7', 'a1'));
    expect(results(game)).toEqual(['Black lost few-left', 'White won few-left']);
    const shut = withStanding(morris, ['White', 'man', 'd6 a4 g4 d1'], ['Black', 'man', 'a7 g7 a1 g1']);
    playedAll(shut, 'd6 d7');
    expect(results(shut)).toEqual(['Black lost no-move', 'White won no-move']);
  });

  it('brandubh: corners win, flanks capture away from the throne', async () => {
    const brandubh = await shippedModule('brandubh');
    const free = withStanding(brandubh, ['Attackers', 'attacker', 'D1 G2'], ['Defenders', 'king', 'A4']);
    expect(outcome(free, move(free, ANN, spot(BOARD, 'D1'), spot(BOARD, 'A1')))).toBe('may-not-enter');
    playedAll(free, 'D1 D7', 'A4 A7');
    expect(results(free)).toEqual(['Attackers lost reach', 'Defenders won reach']);
    const caught = withStanding(brandubh, ['Attackers', 'attacker', 'A2 C5'], ['Defenders', 'king', 'B2']);
    playedAll(caught, 'C5 C2');
    expect(results(caught)).toEqual(['Attackers won all-taken', 'Defenders lost all-taken']);
  });

  it('fox and geese: a stuck fox or five geese lose', async () => {
    const fox = await shippedModule('fox');
    const penned = withStanding(fox, ['Fox', 'fox', 'D6'], ['Geese', 'goose', 'C7 E7 D5 C6 A3 G3']);
    expect(outcome(penned, move(penned, ANN, spot(BOARD, 'D6'), spot(BOARD, 'B6')))).toBe('not-its-move');
    playedAll(penned, 'D6 D7', 'C6 D6');
    expect(results(penned)).toEqual(['Fox lost no-move', 'Geese won no-move']);
    const free = withStanding(fox, ['Fox', 'fox', 'D4'], ['Geese', 'goose', 'D3 C3 E3 A3 G3 A4']);
    playedAll(free, 'D4 D2');
    expect(results(free)).toEqual(['Fox won few-left', 'Geese lost few-left']);
  });

  it('Go counts area after the last pass', async () => {
    for (const name of ['go-9', 'go-13', 'go']) {
      const game = begun(await shippedModule(name));
      const [stone] = [...game.table.all('piece')].filter(({ side }) => side === 'Black');
      const to = spot(BOARD, 'E5');
      played(game, { kind: 'move', actor: ANN, pieces: [stone?.id as never], to, captures: [] });
      played(game, { kind: 'pass', actor: BEN }, { kind: 'pass', actor: ANN });
      expect(results(game)).toEqual(['Black won area', 'White lost area']);
    }
  });

  it('reversi: a player passes only without a legal move', async () => {
    const module = await shippedModule('reversi');
    const game = begun(module);
    expect(outcome(game, { kind: 'pass', actor: ANN })).toBe('pass-not-now');
    const alone = begun({ ...module, setup: module.setup.filter(({ cell }) => cell === undefined || cell === 'E4') });
    played(alone, { kind: 'pass', actor: ANN }, { kind: 'pass', actor: BEN });
    expect(results(alone)).toEqual(['Dark won most', 'Light lost most']);
  });
});
