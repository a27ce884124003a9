import { describe, expect, it } from 'vitest';
import { actsFor, createLegalityCheck, onTurn, playersOf, refusalOf } from '../../../../src/engine/index.ts';
import { apply, invert, isRefusal, type Operation, perform } from '../../../../src/table/index.ts';
import { BOARD, gameOf } from '../../../support/games/captures.ts';
import { gameFromFen, START } from '../../../support/games/fen.ts';
import { shippedModule } from '../../../support/modules/shipped.ts';
import { ANN, BEN, move, outcome, type Play, play, played, spot } from '../../../support/table.ts';

const chess = await shippedModule('chess');

const from = (fen: string): Play => gameFromFen(chess, fen);

const moveOf = ({ table }: Play, way: string): Operation<'move'> => {
  const [start = '', to = '', becomes] = way.split(' ');
  const side = onTurn(table);
  const [actor] = side ? playersOf(table, side.id) : [];
  const [piece] = table.at(BOARD, start);
  if (!actor || !piece) throw new Error(`nobody on ${start}`);
  const into = becomes === undefined ? {} : { becomes };
  return { kind: 'move', actor, pieces: [piece.id as never], to: spot(BOARD, to), captures: [], ...into };
};

/** What comes of a move of the side on turn: `done`, or why not. */
const moved = (game: Play, way: string): string => outcome(game, moveOf(game, way));

const playedAll = (game: Play, ...ways: readonly string[]): void => {
  for (const way of ways) expect(moved(game, way), way).toBe('done');
};

/** What stands on a cell. */
const on = ({ table }: Play, cell: string): string | undefined => {
  const [top] = table.at(BOARD, cell);
  const piece = top && table.get('piece', top.id);
  return piece && `${piece.side} ${piece.name}`;
};

const targets = (game: Play, cell: string): readonly string[] => {
  const { table } = game;
  const { actor, pieces } = moveOf(game, `${cell} ${cell}`);
  const acts = pieces.flatMap((piece) => [...actsFor(table, actor, { piece })]);
  return [...new Set(acts.flatMap((act) => (act.kind === 'move' ? (act.to.cell ?? []) : [])))].sort();
};

const results = ({ table }: Play): readonly string[] =>
  [...table.all('outcome')].map(({ id, result }) => `${id} ${result}`).sort();

describe('[G4] a royal piece may not be left attacked', () => {
  it('a move may not leave its own king attacked; the refusal names the attacker', () => {
    const game = from('4r1k1/8/8/8/8/8/4N3/4K3 w - -');
    const refusal = play(game, moveOf(game, 'E2 C3'));
    const [rook] = game.table.at(BOARD, 'E8');
    const [king] = game.table.at(BOARD, 'E1');
    expect(refusal).toEqual({ code: 'leaves-attacked', piece: king?.id, by: rook?.id, at: 'E1' });
    expect(targets(game, 'E2')).toEqual([]);
    expect(targets(game, 'E1')).toEqual(['D1', 'D2', 'F1', 'F2']);
    expect(moved(from('3r2k1/8/8/8/8/8/8/4K3 w - -'), 'E1 D1')).toBe('leaves-attacked');
  });

  it('check must be answered by escape, block or capture', () => {
    const game = from('4r1k1/8/8/8/8/8/3B4/R3K2B w - -');
    expect(targets(game, 'D2')).toEqual(['E3']);
    expect(targets(game, 'H1')).toEqual(['E4']);
    expect(moved(game, 'A1 A2')).toBe('leaves-attacked');
    expect(moved(game, 'D2 E3')).toBe('done');
  });

  it('a side without moves loses in check and draws otherwise', () => {
    const mate = from('6k1/5ppp/8/8/8/8/8/R5K1 w - -');
    playedAll(mate, 'A1 A8');
    expect(results(mate)).toEqual(['Black lost', 'White won']);
    expect(mate.table.get('outcome', 'Black')?.cause).toEqual({ by: 'ending', ending: 'checkmate', own: true });
    const stale = from('7k/8/5K2/8/8/8/8/6Q1 w - -');
    playedAll(stale, 'G1 G6');
    expect(results(stale)).toEqual(['Black drew', 'White drew']);
  });
});

describe('[G4] the notation covers castling, en passant and promotion', () => {
  const CASTLE = 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq -';

  it('castling moves both pieces, and undo restores both', () => {
    const game = from(CASTLE);
    playedAll(game, 'E1 G1', 'E8 C8');
    expect(['G1', 'F1', 'C8', 'D8', 'H1', 'A8'].map((cell) => on(game, cell))).toEqual([
      'White king',
      'White rook',
      'Black king',
      'Black rook',
      undefined,
      undefined,
    ]);
  });

  it('a pawn that passed a cell is captured en passant only', () => {
    const game = from('4k3/8/8/6q1/3p4/8/4P3/4K3 w - -');
    playedAll(game, 'E2 E4', 'G5 E3');
    expect(['E3', 'E4'].map((cell) => on(game, cell))).toEqual(['Black queen', 'White pawn']);
    const other = from('4k3/8/8/6q1/3p4/8/4P3/4K3 w - -');
    playedAll(other, 'E2 E4', 'D4 E3');
    expect(['E3', 'E4'].map((cell) => on(other, cell))).toEqual(['Black pawn', undefined]);
  });

  it('castling needs unmoved pieces, free cells and no attack', () => {
    expect(moved(from('r3k2r/8/8/8/8/8/8/R3K2R w Qkq -'), 'E1 G1')).toBe('not-its-move');
    expect(moved(from('r3k2r/8/8/8/8/8/8/R3K2R w - -'), 'E1 G1')).toBe('not-its-move');
    expect(moved(from('4k3/8/8/8/8/8/8/R3K1NR w KQ -'), 'E1 G1')).toBe('way-blocked');
    expect(moved(from('4kr2/8/8/8/8/8/8/R3K2R w KQ -'), 'E1 G1')).toBe('leaves-attacked');
    expect(moved(from('4r1k1/8/8/8/8/8/8/R3K2R w KQ -'), 'E1 G1')).toBe('leaves-attacked');
    const through = from('4kr2/8/8/8/8/8/8/R3K2R w KQ -');
    const [rook, king] = ['F8', 'E1'].map((cell) => through.table.at(BOARD, cell)[0]?.id);
    expect(play(through, moveOf(through, 'E1 G1'))).toEqual({
      code: 'leaves-attacked',
      piece: king,
      by: rook,
      at: 'F1',
    });
    // The rook may go through an attacked cell, the king not.
    expect(moved(from('1r4k1/8/8/8/8/8/8/R3K2R w KQ -'), 'E1 C1')).toBe('done');
  });

  it('a double step can be captured en passant only at once', () => {
    const game = from('4k3/3p4/8/4P3/8/8/8/4K3 b - -');
    playedAll(game, 'D7 D5');
    expect(targets(game, 'E5')).toEqual(['D6', 'E6']);
    playedAll(game, 'E5 D6');
    expect(on(game, 'D5')).toBeUndefined();
    expect(on(game, 'D6')).toBe('White pawn');
    const late = from('4k3/3p4/8/4P3/8/8/8/4K3 b - -');
    playedAll(late, 'D7 D5', 'E1 E2', 'E8 E7');
    expect(moved(late, 'E5 D6')).toBe('only-takes');
    // A pawn that would lay its king open may not take so.
    expect(moved(from('8/8/8/K2pP2r/8/8/8/4k3 w - D6'), 'E5 D6')).toBe('leaves-attacked');
  });

  it('a pawn on the last row needs one of four promotions', () => {
    const game = from('3r2k1/4P3/8/8/8/8/8/4K3 w - -');
    const refusal = play(game, moveOf(game, 'E7 E8'));
    expect(refusal).toMatchObject({ code: 'becomes-one-of', choices: ['queen', 'rook', 'bishop', 'knight'] });
    expect(moved(game, 'E7 E8 king')).toBe('becomes-one-of');
    expect(moved(game, 'E1 E2 queen')).toBe('becomes-one-of');
    const { actor, pieces } = moveOf(game, 'E7 E8');
    const acts = pieces.flatMap((piece) => [...actsFor(game.table, actor, { piece })]);
    expect(acts).toHaveLength(8);
    playedAll(game, 'E7 D8 knight');
    expect(on(game, 'D8')).toBe('White Knight');
  });
});

describe('[G24] a change is tried on the table and always rolled back', () => {
  it('a trial move leaves records, order, revision and counters unchanged', () => {
    const game = from('3r2k1/4P3/8/8/8/8/8/4K2R w K -');
    const { table } = game;
    const state = (): string =>
      JSON.stringify([table.revision, [...table.records].map(([, all]) => [...all.values()])]);
    const before = state();
    const { actor } = moveOf(game, 'E7 D8');
    const acts = [...actsFor(table, actor)];
    expect(acts.length).toBeGreaterThan(20);
    expect(state()).toBe(before);
    for (const act of acts) {
      const done = perform(table, refusalOf, act, { now: 0, past: { done: [], undone: [] } });
      if (isRefusal(done)) throw new Error(done.code);
      apply(table, invert(done));
    }
  });

  it('a failed trial move leaves the table unchanged, and trials never nest', () => {
    const game = from('4k3/8/8/8/8/8/4P3/4K3 w - -');
    const { table } = game;
    const empty = { added: [], updated: [], removed: [...table.all('piece')].slice(0, 1) };
    const trying = (question: () => number): number =>
      table.trying(
        () => apply(table, empty),
        question,
        () => apply(table, invert(empty)),
      );
    const [first] = table.all('piece');
    expect(trying(() => [...table.all('piece')].length + table.size('piece'))).toBe(4);
    expect(() =>
      trying(() => {
        throw new Error('no answer');
      }),
    ).toThrow('no answer');
    expect(() => trying(() => trying(() => 1))).toThrow('a trial within a trial');
    expect([...table.all('piece')][0]).toEqual(first);
    expect(table.size('piece')).toBe(3);
  });
});

describe('[G20] check is judged from the mover’s view', () => {
  const text = `
module: blind
title: Blind
sides: [{ name: White, forward: north }, { name: Black, forward: south }]
rules: { turns: free }
maps:
  - name: Board
    occupied: refuse
    captures: displacement
    boards:
      - { name: Board, grid: { kind: square, columns: 3, rows: 3, numbering: A1, origin: bottom } }
prototypes: { king: { moves: K, royal: true }, rook: { moves: R, invisible: true } }
setup:
  - { at: A1, side: White, pieces: [{ prototype: king }] }
  - { at: B3, side: Black, pieces: [{ prototype: rook }] }
`;

  it('an unseen attacker gives no check, a visible attacker does', () => {
    const game = gameOf(text);
    const { table } = game;
    const [rook] = table.at(BOARD, 'B3');
    const way = move(game, ANN, spot(BOARD, 'A1'), spot(BOARD, 'B1'));
    expect(createLegalityCheck(table, ANN)(way)?.code).toBe('leaves-attacked');
    played(game, { kind: 'hide', actor: BEN, piece: rook?.id as never, what: 'existence' } as Operation<'hide'>);
    expect(createLegalityCheck(table, ANN)(way)).toBeUndefined();
    expect(outcome(game, way)).toBe('done');
  });
});

describe('[G25] a repeated position', () => {
  it('a repeated position is recognized by the keys that earlier versions stored', () => {
    const game = from(START);
    playedAll(game, 'G1 F3', 'G8 F6', 'F3 G1', 'F6 G8', 'E2 E4', 'E7 E5');
    expect([...game.table.all('past-position')].map(({ id, times }) => `${id} ${times}`)).toEqual([
      'Board/FZgkX20XhFHItW3Gel5XWA 2',
      'Board/RJQSNpOXWLuaHOdpf4JQpg 1',
      'Board/BDjvqn47NGTROYPP5oICGw 1',
      'Board/VVOmo99BG6HgUqhI6n9-Zg 1',
      'Board/OBHlH7QM-84DN-Oos1GomA 1',
      'Board/sscYkc_gGcsz4-osECjs8w 1',
    ]);
  });
});
