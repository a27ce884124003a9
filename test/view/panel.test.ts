import { describe, expect, it } from 'vitest';
import { drawnBoard } from '../../src/draw/index.ts';
import { type AnyRecord, apply, type Change, invert, updated } from '../../src/table/index.ts';
import { boardPicture } from '../../src/view/board/board.ts';
import { moveOperationFor, placeOfTarget } from '../../src/view/find/targets.ts';
import { buildTargetMenu, rankTargets } from '../../src/view/panel/cells.ts';
import { listMovableStacks, movingPiecesOfStack } from '../../src/view/panel/stacks.ts';
import { hashOfPieces, hashOfStack, hashOfTurn } from '../../src/view/panel/version.ts';
import { pieceQueries } from '../../src/view/pieces.ts';
import { placeQueries } from '../../src/view/places.ts';
import { View } from '../../src/view/view.ts';
import { personViewer } from '../../src/view/viewer.ts';
import { at, on, war, warAt } from '../engine/armies/support.ts';
import { gameFromFen, KIWIPETE } from '../support/games/fen.ts';
import { shippedModule } from '../support/modules/shipped.ts';
import { ANN, BEN, begun, endTurn, type Play, played } from '../support/table.ts';
import { en } from '../support/words.ts';

/** How many presses each cell of a stack's range takes, once the stack is chosen. */
const pressesOf = (view: View, stack: ReturnType<typeof listMovableStacks>[number]): readonly number[] => {
  const ranked = rankTargets(view, movingPiecesOfStack(stack), []);
  const { five, likely, lists, parts } = buildTargetMenu(view, ranked);
  const within = parts.map((part) => {
    const inside = buildTargetMenu(view, ranked, part);
    return new Set([...inside.five, ...inside.likely, ...inside.lists.flat()]);
  });
  const now = new Set([...five, ...likely, ...lists.flat()]);
  return ranked.map((cell) => (now.has(cell) ? 1 : within.some((one) => one.has(cell)) ? 2 : 3));
};

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

const viewOf = ({ table }: Play, person = ANN): View => new View(table, personViewer(person));

describe('[U48] texts about a king’s target cells', () => {
  it('texts about a king’s target cells name castling', async () => {
    const view = viewOf(gameFromFen(await shippedModule('chess'), KIWIPETE));
    const king = listMovableStacks(view).find(({ where: { cell } }) => cell === 'E1') ?? expect.fail('no king');
    const cells = rankTargets(view, movingPiecesOfStack(king), []);
    const said = cells.map(({ label, why, takes }) => en.commands.play.cell(label, why, takes));
    expect(said.sort()).toEqual(['C1 castles', 'D1', 'F1', 'G1 castles']);
  });
});

describe('the version of a control', () => {
  it('the version of a control changes with piece, remaining moves and turn', () => {
    const game = warAt([at('B2', 'Red', 'pikeman'), at('C3', 'Red', 'bowman')]);
    const [piece] = on(game, 'B2').map((id) => game.table.get('piece', id));
    if (!piece) throw new Error('no piece');
    const now = (): readonly string[] => {
      const view = viewOf(game);
      const pieces = [...view.of(pieceQueries).all()];
      return [hashOfTurn(view), hashOfPieces(view, pieces), hashOfStack(view, { pieces })];
    };
    const [turn, table] = [game.table.get('turn', 'turn'), game.table.get('game', 'game')];
    if (!turn || !table) throw new Error('no turn');
    const whole = (before: AnyRecord, fields: object): Change => updated(before, { ...before, ...fields } as AnyRecord);
    const changes: readonly (readonly [string, Change])[] = [
      ['name', whole(piece, { name: 'Ada' })],
      ['side', whole(piece, { side: 'Blue' })],
      ['cell', whole(piece, { place: { ...piece.place, cell: 'B3' } })],
      ['board', whole(piece, { place: { in: 'Arena/Ring', cell: 'B2', rank: 1 } })],
      ['points', whole(piece, { values: { MovePointsSpent: 1 } })],
      ['turn', whole(turn, { number: 2 })],
      ['side on turn', whole(turn, { position: 1 })],
      ['phase of the game', whole(table, { phase: 'over' })],
    ];
    const before = now();
    expect(now()).toEqual(before);
    const changed = changes.map(([what, change]) => {
      apply(game.table, change);
      const after = now();
      apply(game.table, invert(change));
      return `${what}: ${['turn', 'pieces', 'stack'].filter((_, i) => after[i] !== before[i]).join(' ')}`;
    });
    expect(changed).toEqual([
      'name: pieces stack',
      'side: pieces stack',
      'cell: pieces stack',
      'board: pieces stack',
      'points: stack',
      'turn: turn pieces stack',
      'side on turn: turn pieces stack',
      'phase of the game: turn pieces stack',
    ]);
  });
});

describe('[U2] choosing a cell on the Marches', async () => {
  const game = begun(await shippedModule('marches'));

  it('choosing a cell on the Marches takes 1.1 presses on average and 2 at worst', () => {
    const presses: (readonly number[])[] = [];
    for (const person of [ANN, BEN, ANN, BEN, ANN, BEN]) {
      for (const { handle } of listMovableStacks(viewOf(game, person))) {
        const view = viewOf(game, person);
        const stack = listMovableStacks(view).find((one) => one.handle === handle);
        if (!stack?.isFresh) continue;
        presses.push(pressesOf(view, stack));
        const [to] = rankTargets(view, movingPiecesOfStack(stack), []);
        if (to) played(game, moveOperationFor(view, movingPiecesOfStack(stack), placeOfTarget(to))(person));
      }
      played(game, endTurn(person));
    }
    expect(presses.length).toBeGreaterThan(30);
    expect(Math.max(...presses.flat())).toBeLessThanOrEqual(2);
    expect(mean(presses.map(mean))).toBeLessThanOrEqual(1.1);
  });

  it('the choice of a cell lists likely cells first, each once, the rest in order', () => {
    const view = viewOf(game);
    for (const stack of listMovableStacks(view)) {
      const ranked = rankTargets(view, movingPiecesOfStack(stack), []);
      const { five, likely, lists, parts } = buildTargetMenu(view, ranked);
      const all = [...five, ...likely, ...lists.flat()].map(({ label }) => label);
      expect(new Set(all).size).toBe(all.length);
      expect([five.length <= 5, likely.length <= 25, lists.every((one) => one.length <= 25)]).toEqual([
        true,
        true,
        true,
      ]);
      if (parts.length === 0) expect(all.length).toBe(ranked.length);
      for (const part of parts) expect(part.to - part.from).toBeLessThanOrEqual(105);
    }
  });

  it('the choice of a cell offers five buttons, 25 likely cells, and balanced lists', async () => {
    const view = viewOf(begun(await shippedModule('marches')));
    const sizes = listMovableStacks(view).map((stack) => {
      const { five, likely, lists, parts } = buildTargetMenu(view, rankTargets(view, movingPiecesOfStack(stack), []));
      const of = [...lists.map((one) => one.length), ...parts.map(({ from, to }) => `${from}-${to}`)];
      return `${stack.where.cell}: ${[five.length, likely.length, ...of].join(' ')}`;
    });
    expect(sizes.join('\n')).toMatchInlineSnapshot(`
      "J9: 5 25 18
      J10: 5 25 22 22 21
      H4: 5 18
      H15: 5 25 21 21 20
      H16: 5 25 6
      G5: 5 20
      G17: 5 25 2
      F10: 5 25 18 18 18
      E10: 5 25 24 23
      E11: 5 25 5
      D9: 5 25 4"
    `);
  });

  it('the choice of a cell labels each target cell large in the picture', () => {
    const view = viewOf(game);
    for (const stack of listMovableStacks(view)) {
      const board = view.of(placeQueries).board(stack.where.in) ?? expect.fail();
      const choices = rankTargets(view, movingPiecesOfStack(stack), []).flatMap(({ cell }) => cell ?? []);
      const picture = boardPicture(
        view,
        { board, choices, around: stack.where.cell ? [stack.where.cell] : [] },
        en.board.legend,
      );
      const large = picture.cells.filter((cell) => cell.large || cell.note === cell.id).map(({ id }) => id);
      expect(large.sort()).toEqual([...choices].sort());
      const across = Math.max(...choices.map((cell) => picture.cells.findIndex(({ id }) => id === cell)));
      expect(across).toBeGreaterThanOrEqual(0);
      const { width } = drawnBoard(picture);
      expect((104 * 400) / width).toBeGreaterThanOrEqual(22);
    }
  });
});

describe('[U2] an unseen piece', () => {
  /** A unit of Red, and one of Blue on a cell that nobody else knows of. */
  const ambush = (cell: string, isHidden: boolean): readonly unknown[] => {
    const setup = [at('B2', 'Red', 'pikeman', 2), at(cell, 'Blue', 'bowman')];
    const { traits } = war(setup);
    const covered = { ...traits, bowman: { unit: true, invisible: true, mask: { name: 'Somebody' } } } as const;
    const game = warAt(setup, { more: { traits: covered } });
    const [piece] = on(game, cell);
    if (isHidden && piece)
      played(game, endTurn(ANN), { kind: 'hide', actor: BEN, piece, what: 'existence' }, endTurn(BEN));
    const view = viewOf(game);
    return listMovableStacks(view).map((stack) => {
      const ranked = rankTargets(view, movingPiecesOfStack(stack), []);
      const named = ranked.map(({ label, why }) => [label, why]);
      return [stack.where.cell, named, buildTargetMenu(view, ranked).five.map(({ label }) => label)];
    });
  };

  it('an unseen piece changes no offered cell, order or reason', () => {
    expect(ambush('B4', true)).toEqual(ambush('H6', true));
    expect(ambush('B4', false)).not.toEqual(ambush('H6', false));
  });
});
