import { describe, expect, it } from 'vitest';
import { onTurn, playersOf } from '../../src/engine/index.ts';
import { moduleFrom } from '../support/modules.ts';
import { shippedModule } from '../support/shipped.ts';
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

describe('[G3] positions that come again, and long games', () => {
  it('chess is drawn where the same position comes for the third time, with the same side to move', async () => {
    const game = begun(await shippedModule('chess'));
    const round = ['G1 F3', 'G8 F6', 'F3 G1', 'F6 G8'];
    playedAll(game, ...round);
    expect(results(game)).toEqual([]);
    playedAll(game, ...round);
    expect(results(game)).toEqual(['Black drew repeat', 'White drew repeat']);
  });

  it('a right to castle that is lost makes another position', async () => {
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

  it('a move that brings a position back is refused: the one before the last, or any', () => {
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

  it('a game is drawn after so many moves of each side without a capture or a move that counts', () => {
    const game = begun(moduleFrom(ko('quiet: { tie: 2, unless: Prototype = pawn }')));
    playedAll(game, 'A1 A2', 'D4 D3', 'B1 B2', 'D3 D4', 'A2 A1', 'D4 C4');
    expect(results(game)).toEqual([]);
    playedAll(game, 'A1 A2');
    expect(results(game)).toEqual(['Blue drew quiet', 'Red drew quiet']);
  });
});

describe('[G18] what the shipped abstract games add to moves', () => {
  it('a man is crowned on the far row, and its move ends there; whoever can take has to', async () => {
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

  it('in reversi nobody passes who can turn somebody, and who can turn nobody does', async () => {
    const module = await shippedModule('reversi');
    const game = begun(module);
    expect(outcome(game, { kind: 'pass', actor: ANN })).toBe('pass-not-now');
    const alone = begun({ ...module, setup: module.setup.filter(({ cell }) => cell === undefined || cell === 'E4') });
    played(alone, { kind: 'pass', actor: ANN }, { kind: 'pass', actor: BEN });
    expect(results(alone)).toEqual(['Dark won most', 'Light lost most']);
  });
});
