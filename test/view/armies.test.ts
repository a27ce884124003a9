import { describe, expect, it } from 'vitest';
import { armyQueries } from '../../src/view/armies.ts';
import { type BoardPictureOptions, boardPicture } from '../../src/view/board/board.ts';
import { pieceQueries } from '../../src/view/pieces.ts';
import { placeQueries } from '../../src/view/places.ts';
import { View } from '../../src/view/view.ts';
import { channelViewer, personViewer } from '../../src/view/viewer.ts';
import { at, form, formAt, on, type Terms, war, warAt } from '../engine/armies/support.ts';
import { ANN, type Play, played } from '../support/table.ts';
import { en } from '../support/words.ts';

const viewOf = (game: Play): View => new View(game.table, personViewer(ANN));

const showing = (view: View, more: Partial<BoardPictureOptions> = {}): BoardPictureOptions => {
  const board = view.of(placeQueries).maps()[0]?.boards[0];
  if (!board) throw new Error('no board');
  return { board, ...more };
};

describe('the picture of a board', () => {
  it('[A14] a board’s picture shows an army as its main unit with count and side', () => {
    const game = warAt([
      at('B2', 'Red', 'city'),
      at('B2', 'Red', 'bowman'),
      at('B2', 'Red', 'pikeman', 2),
      at('C2', 'Red', 'bowman', 2),
    ]);
    const loose = boardPicture(new View(game.table, channelViewer), showing(viewOf(game)), en.board.legend).pieces;
    expect(loose.map(({ cell, name, count }) => [cell, name, count])).toEqual([
      ['B2', 'city', undefined],
      ['B2', 'pikeman', 3],
      ['C2', 'bowman', 2],
    ]);
    const [, ...units] = on(game, 'B2');
    played(game, form(units, 'Lions'));
    const [city, army] = boardPicture(
      new View(game.table, channelViewer),
      showing(viewOf(game)),
      en.board.legend,
    ).pieces;
    expect(city).toMatchObject({ cell: 'B2', name: 'city', side: { name: 'Red' } });
    expect(army).toMatchObject({ cell: 'B2', name: 'pikeman', count: 3, side: { name: 'Red' } });
  });

  it('[A14] a board’s picture shows each army of a cell and loose units separately', () => {
    const game = warAt([at('B2', 'Red', 'pikeman', 5), at('B2', 'Red', 'bowman')]);
    const units = on(game, 'B2');
    played(game, form(units.slice(0, 2), 'Lions'));
    played(game, form(units.slice(2, 4), 'Tigers'));
    const { pieces } = boardPicture(new View(game.table, channelViewer), showing(viewOf(game)), en.board.legend);
    expect(pieces.map(({ name, count }) => [name, count])).toEqual([
      ['bowman', 2],
      ['pikeman', 2],
      ['pikeman', 2],
    ]);
  });

  it('[A14] a board’s picture groups units by their modified owner (P1)', () => {
    const lent = {
      name: 'oath',
      of: 'piece',
      scope: 'game',
      match: 'PieceName = bowman',
      change: 'Owner = Red',
      precedence: 0,
    } as const;
    const drawn = (modifiers: readonly (typeof lent)[]) => {
      const game = warAt([at('B2', 'Red', 'pikeman'), at('B2', 'Blue', 'bowman')], { more: { modifiers } });
      return boardPicture(viewOf(game), showing(viewOf(game)), en.board.legend).pieces.map(({ name, side, count }) => [
        name,
        side?.name,
        count,
      ]);
    };
    expect(drawn([])).toEqual([
      ['pikeman', 'Red', undefined],
      ['bowman', 'Blue', undefined],
    ]);
    expect(drawn([lent])).toEqual([['bowman', 'Red', 2]]);
  });

  it('[A65] a board’s picture tints reachable cells with costs and marks closed neighbors', () => {
    const game = warAt([at('B2', 'Red', 'pikeman', 2), at('B1', 'Blue', 'pikeman'), at('C2', 'Red', 'pikeman', 7)], {
      rules: { alwaysOneStep: true },
      terrain: { bog: ['B3'] },
    });
    const view = viewOf(game);
    const range = view.of(armyQueries).range(on(game, 'B2').flatMap((id) => view.of(pieceQueries).byId(id) ?? []));
    if (!range) throw new Error('no range');
    const cells = new Map(
      boardPicture(view, showing(view, { range }), en.board.legend).cells.map(({ id, mark, note }) => [
        id,
        [mark, note],
      ]),
    );
    expect(['A2', 'A1', 'B3', 'B1', 'C2', 'H6'].map((cell) => cells.get(cell))).toEqual([
      ['reach', '1'],
      ['reach', '2'],
      ['reach', 'all'],
      ['closed', undefined],
      ['closed', undefined],
      [undefined, undefined],
    ]);
    expect(
      boardPicture(view, showing(view, { range }), en.board.legend).pieces.filter(({ changed }) => changed),
    ).toEqual([]);
  });
});

describe('queries about armies', () => {
  it('armies are listed by formation, or by name in hidden games', () => {
    const names = ['Host 10', 'Host 9', 'Ants'];
    const listed = (more: Terms['more']): readonly string[] => {
      const game = warAt(
        ['A1', 'B2', 'C3'].map((cell) => at(cell, 'Red', 'pikeman', 2)),
        { ...(more ? { more } : {}) },
      );
      for (const [i, cell] of ['A1', 'B2', 'C3'].entries()) formAt(game, cell, names[i]);
      return viewOf(game)
        .of(armyQueries)
        .all()
        .map(({ name }) => name);
    };
    expect(listed(undefined)).toEqual(names);
    const { traits } = war([]);
    expect(listed({ traits: { ...traits, stone: { mask: { name: 'Stone' } } } })).toEqual([
      'Ants',
      'Host 9',
      'Host 10',
    ]);
  });

  it('[A30] [A63] lists of armies number equal units and give no internal ids', () => {
    const game = warAt([at('B2', 'Red', 'pikeman', 3)]);
    formAt(game, 'B2', 'Lions');
    const [army] = viewOf(game).of(armyQueries).all();
    expect(army?.units.map(({ number, className, points, piece }) => [number, className, points, piece.name])).toEqual([
      [1, 'pikeman', 2, 'pikeman'],
      [2, 'pikeman', 2, 'pikeman'],
      [3, 'pikeman', 2, 'pikeman'],
    ]);
    expect(JSON.stringify(army)).not.toMatch(/"(p\d+|army\d+)"/);
  });
});
