import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { actsFor } from '../../../../src/engine/index.ts';
import { isRefusal, type Operation } from '../../../../src/table/index.ts';
import { reportChangeToViewer } from '../../../../src/view/seen/seen.ts';
import { tell } from '../../../../src/view/seen/tell.ts';
import { personViewer } from '../../../../src/view/viewer.ts';
import { BOARD, gameOf, moves, position, rowsOf } from '../../../support/games/captures.ts';
import { stateOf } from '../../../support/state.ts';
import { ANN, BEN, move, type Play, play, played, replayed, spot, undo, undoneWith } from '../../../support/table.ts';
import { en } from '../../../support/words.ts';

const { deedOf } = en.deed;

/** Blue's pieces `r` go by rules; Red's ghosts stand where Blue does not see them. */
const haunted = (rows: string, way = 'R', captures = 'displacement'): Play => {
  const prototypes = `r: { moves: "${way}" }, g: { moves: R, invisible: true }`;
  const game = gameOf(position(rows, { captures, prototypes }));
  for (const { id, prototype } of [...game.table.all('piece')])
    if (prototype === 'g') played(game, { kind: 'hide', actor: ANN, piece: id, what: 'existence' });
  return game;
};

describe('[G20] [D5] a slide into an unseen piece', () => {
  it('a slide ends before an unseen piece without capture, as one undoable step', () => {
    const game = haunted('r..G.R');
    const before = rowsOf(game);
    expect(moves(game, BEN, 'A1 E1')).toBe('done');
    expect(rowsOf(game)).toBe('..rG.R');
    expect(stateOf(replayed(game.steps))).toEqual(stateOf(game.table));
    undoneWith(game, BEN, ANN);
    expect(rowsOf(game)).toBe(before);
  });

  it('a slide next to an unseen piece stays put', () => {
    const beside = haunted('rG...R');
    expect(moves(beside, BEN, 'A1 E1')).toBe('done');
    expect(rowsOf(beside)).toBe('rG...R');
    const end = haunted('r...GR');
    const offered = [...actsFor(end.table, BEN, { kind: 'move' })];
    expect(offered.some((act) => act.kind === 'move' && act.to.cell === 'E1')).toBe(true);
    expect(moves(end, BEN, 'A1 E1')).toBe('done');
    expect(rowsOf(end)).toBe('...rGR');
  });

  it('a slide is refused for an earlier visible obstacle in any case', () => {
    for (const rows of ['r.R.G.', 'rGR...', 'r.RG..'])
      expect(moves(haunted(rows), BEN, 'A1 F1')).toMatchObject({ code: 'way-blocked', at: 'C1' });
  });

  it('a leap passes over an unseen piece, unless the leap is lame', () => {
    const leaping = haunted('rG..', 'D');
    expect(moves(leaping, BEN, 'A1 C1')).toBe('done');
    expect(rowsOf(leaping)).toBe('.Gr.');
    const lame = haunted('rG..', 'nD');
    expect(moves(lame, BEN, 'A1 C1')).toBe('done');
    expect(rowsOf(lame)).toBe('rG..');
    const riding = haunted('r..G..', 'onDD');
    expect(moves(riding, BEN, 'A1 C1')).toBe('done');
    expect(rowsOf(riding)).toBe('..rG..');
  });

  it.each([
    ['steps', 'step 3', 'r.G.', 'A1 D1', '.rG.'],
    ['steps', 'step 3', 'rG..', 'A1 C1', 'rG..'],
    ['a slide in words', 'slide', 'r..G.', 'A1 E1', '..rG.'],
    ['a leap in words', 'leap 2', 'rG..', 'A1 C1', '.Gr.'],
    ['a slide over the edge', 'oR', 'r..G..', 'A1 C1', '..rG..'],
    ['a slide over the edge', 'oR', 'r.G..R', 'A1 E1', '.rG..R'],
    ['castling', 'O2', 'r..Gr', 'A1 C1', 'r..Gr'],
    ['castling', 'O2', 'r...r', 'A1 C1', '.rr..'],
  ])('an unseen piece stops %s (%s): %s by %s becomes %s', (_, way, rows, there, after) => {
    const game = haunted(rows, way);
    expect(moves(game, BEN, there)).toBe('done');
    expect(rowsOf(game)).toBe(after);
  });

  it('[T15] undo needs consent if an unseen piece helped to capture', () => {
    for (const [rows, isUnseen] of [
      ['.r. R.G', true],
      ['.r. R.R', false],
    ] as const) {
      const game = haunted(rows, 'R', 'intervene');
      const operation = move(game, BEN, spot(BOARD, 'B2'), spot(BOARD, 'B1'));
      const change = played(game, operation);
      expect(rowsOf(game)).toBe('... .r.');
      const told = deedOf(tell(operation, reportChangeToViewer(game.table, change, personViewer(BEN), operation)));
      expect(told.includes("something you can't see affected the result")).toBe(isUnseen);
      expect(isRefusal(play(game, undo(BEN)))).toBe(isUnseen);
    }
  });

  it('[T6] a slide that gives check reveals no check to players who do not see it', () => {
    const prototypes = 'r: { moves: R }, k: { moves: K, royal: true }, g: { moves: R, invisible: true }';
    const more = 'turn: { order: [Blue, Red], ends: by-command }';
    const game = gameOf(position('k..R G...', { captures: 'displacement', prototypes, more }));
    const ghost = [...game.table.all('piece')].find(({ prototype }) => prototype === 'g')?.id ?? expect.fail();
    played(game, { kind: 'hide', actor: ANN, piece: ghost, what: 'existence' });
    const seenBy = (operation: Operation<'move'>) => {
      const change = played(game, operation);
      return reportChangeToViewer(game.table, change, personViewer(BEN), operation).map(({ what }) => what);
    };
    expect(seenBy({ kind: 'move', actor: ANN, pieces: [ghost], to: spot(BOARD, 'B1'), captures: [] })).toEqual([]);
    expect(seenBy(move(game, ANN, spot(BOARD, 'D2'), spot(BOARD, 'C2')))).toContain('in-check');
  });

  it('an offered slide always happens, and no cell holds two pieces', () => {
    const scenes = fc.record({
      cells: fc.array(fc.constantFrom('.', '.', '.', 'r', 'R', 'G'), { minLength: 16, maxLength: 16 }),
      way: fc.constantFrom('R', 'Q', 'B', 'R2', 'K', 'nN', 'pR', 'gQ'),
      captures: fc.constantFrom('displacement', 'custodial', 'hit'),
      which: fc.nat(),
    });
    fc.assert(
      fc.property(scenes, ({ cells, way, captures, which }) => {
        const rows = [0, 4, 8, 12].map((at) => cells.slice(at, at + 4).join('')).join(' ');
        const game = haunted(rows, way, captures);
        const offered = [...actsFor(game.table, BEN, { kind: 'move' })] as Operation<'move'>[];
        const act = offered[which % Math.max(1, offered.length)];
        if (!act) return;
        const change = play(game, act);
        expect(isRefusal(change) ? change : 'done').toBe('done');
        const standing = [...game.table.all('piece')].map(({ place }) => `${place.in} ${place.cell}`);
        expect(new Set(standing).size).toBe(standing.length);
        expect(stateOf(replayed(game.steps))).toEqual(stateOf(game.table));
      }),
      { numRuns: 12, seed: 5 },
    );
  });
});
