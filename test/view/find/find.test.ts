import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Module } from '../../../src/engine/play/module.ts';
import type { PersonId } from '../../../src/table/index.ts';
import { groupAlikePieces, nameOfGroup, type PieceGroup } from '../../../src/view/find/alike.ts';
import { matchTypedCaptures, matchTypedPieces, matchTypedTargetCells } from '../../../src/view/find/complete.ts';
import { findPieces, findPlaceByText, pieceNames, placeNameOfPiece } from '../../../src/view/find/find.ts';
import { type PieceView, pieceQueries } from '../../../src/view/pieces.ts';
import { View } from '../../../src/view/view.ts';
import { personViewer } from '../../../src/view/viewer.ts';
import { anyPlay } from '../../support/generators.ts';
import {
  ANN,
  BEN,
  begun,
  CAMP,
  CELLAR,
  CLO,
  endTurn,
  HAND,
  MAIN,
  move,
  newPlay,
  openModule,
  type Play,
  played,
  secretModule,
  spot,
  withRules,
} from '../../support/table.ts';

const viewOf = (who: PersonId, { table }: Play = begun()): View => new View(table, personViewer(who));
const only = (pieces: readonly PieceView[]): PieceView => {
  const [piece] = pieces;
  if (!piece || pieces.length > 1) throw new Error(`${pieces.length} pieces`);
  return piece;
};
const shown = (view: View, pieces: readonly PieceView[]): readonly string[] =>
  pieces.map((piece) => `${piece.name} ${placeNameOfPiece(view, piece)}`);

const shownGroups = (view: View, groups: readonly PieceGroup[]): readonly string[] =>
  shown(
    view,
    groups.map(({ piece }) => piece),
  );

describe('a search for a place', () => {
  const open = viewOf(ANN);
  const secret = viewOf(ANN, begun(secretModule));

  it.each([
    ['E5', { in: MAIN, cell: 'E5', label: 'E5' }],
    [' e5 ', { in: MAIN, cell: 'E5', label: 'E5' }],
    ['Main E5', { in: MAIN, cell: 'E5', label: 'E5' }],
    ['field e5', { in: MAIN, cell: 'E5', label: 'E5' }],
    ['Field Main E5', { in: MAIN, cell: 'E5', label: 'E5' }],
    ['camp', { in: CAMP, label: 'Camp' }],
  ])('the place %s is found', (text, found) => {
    expect(findPlaceByText(open, text)).toEqual(found);
  });

  it.each(['', 'F6', 'Camp E5', 'Field', 'Nowhere', 'Vault B2', 'Red Hand'])('the place %s is not found', (text) => {
    expect(findPlaceByText(open, text)).toBeUndefined();
  });

  it('a search for a place prefers the nearby board and includes its name if needed', () => {
    expect(findPlaceByText(secret, 'B2')).toEqual({ in: MAIN, cell: 'B2', label: 'Main B2' });
    expect(findPlaceByText(secret, 'B2', CELLAR)).toEqual({ in: CELLAR, cell: 'B2', label: 'Vault B2' });
    expect(findPlaceByText(secret, 'E5', CELLAR)).toEqual({ in: MAIN, cell: 'E5', label: 'Main E5' });
    expect(findPlaceByText(secret, 'vault b2')).toEqual({ in: CELLAR, cell: 'B2', label: 'Vault B2' });
    expect(findPlaceByText(secret, 'Red Hand')).toEqual({ in: HAND, label: 'Red Hand' });
  });

  it('the name of a place includes the map if two maps share a board name', () => {
    const [field] = openModule.maps;
    if (!field) throw new Error('a field');
    const twins: Module = { ...openModule, maps: [{ ...field, name: 'Old Field' }, field], setup: openModule.setup };
    const view = viewOf(ANN, begun(twins));
    const king = only(findPieces(view, 'Red King'));
    expect(placeNameOfPiece(view, king)).toBe('Field Main C5');
    const [group] = groupAlikePieces(view, [king]);
    expect(shown(view, findPieces(view, group ? nameOfGroup(view, group) : ''))).toEqual(['Red King Field Main C5']);
    expect(findPlaceByText(view, 'Old Field Main C5')?.in).toBe('Old Field/Main');
  });
});

describe('a search for pieces', () => {
  it('pieces are found by cell, by name in any case, and by handle', () => {
    const view = viewOf(BEN);
    expect(shown(view, findPieces(view, 'c5'))).toEqual(['Red King C5']);
    expect(shown(view, findPieces(view, 'red king'))).toEqual(['Red King C5']);
    expect(shown(view, findPieces(view, 'Pawn'))).toEqual(['Pawn A5', 'Pawn B5']);
    const king = only(findPieces(view, 'Red King'));
    expect(shown(view, findPieces(view, ` ${view.of(pieceQueries).handle(king).toUpperCase()} `))).toEqual([
      'Red King C5',
    ]);
    expect(['E5', 'Queen', '', 'p3'].map((text) => findPieces(view, text))).toEqual([[], [], [], []]);
  });

  it('[D39] pieces of a stack share its place and are named with it', () => {
    const game = begun(withRules(openModule, { turns: 'free' }));
    played(game, move(game, ANN, spot(MAIN, 'A5'), spot(CAMP)), (now) => move(now, ANN, spot(MAIN, 'C5'), spot(CAMP)));
    const view = viewOf(ANN, game);
    const stack = findPieces(view, 'Camp');
    expect(shown(view, stack)).toEqual(['Pawn Camp', 'Red King Camp']);
    expect(groupAlikePieces(view, stack).map((group) => nameOfGroup(view, group))).toEqual([
      'Pawn Camp',
      'Red King Camp',
    ]);
  });

  it('[D39] pieces are found by their names, with only identical pieces', () => {
    fc.assert(
      fc.property(anyPlay(newPlay), fc.constantFrom(ANN, BEN, CLO), ({ table }, who) => {
        const view = new View(table, personViewer(who));
        for (const group of groupAlikePieces(view, view.of(pieceQueries).all())) {
          const name = nameOfGroup(view, group);
          const found = findPieces(view, name);
          const key = view.of(pieceQueries).likeness(group.piece);
          // A handle is one piece's: of those that are alike it names the one that is acted with.
          const meant = name === view.of(pieceQueries).handle(group.piece) ? 1 : group.count;
          expect(found.map((piece) => view.of(pieceQueries).likeness(piece))).toEqual(Array(meant).fill(key));
        }
      }),
      { numRuns: 60 },
    );
  });

  it('[W5] hidden pieces have no names, places or handles', () => {
    const game = begun(secretModule);
    const [ann, ben] = [viewOf(ANN, game), viewOf(BEN, game)];
    expect(pieceNames(ann)).toEqual(['Blue Pawn', 'Hoard', 'Pawn', 'Red King', 'Spy', 'Stone']);
    expect(pieceNames(ben)).toEqual(['Blue Pawn', 'Pawn', 'Red King', 'Stone']);
    const spy = only(findPieces(ann, 'Spy'));
    expect(
      ['Spy', 'Red Hand', 'Vault B2', ann.of(pieceQueries).handle(spy)].map((text) => findPieces(ben, text)),
    ).toEqual([[], [], [], []]);
    expect(findPlaceByText(ben, 'Red Hand')).toBeUndefined();
  });
});

describe('[T22] completion of pieces', () => {
  it('completion lists movable pieces first, then own, then others', () => {
    const game = begun();
    const names = (): readonly string[] => matchTypedPieces(viewOf(BEN, game), '', 9).map(({ piece }) => piece.name);
    expect(names()).toEqual(['Blue Pawn', 'Pawn', 'Pawn', 'Red King', 'Stone']);
    played(game, endTurn(ANN));
    expect(names()).toEqual(['Blue Pawn', 'Pawn', 'Pawn', 'Red King', 'Stone']);
    const alone = begun(openModule);
    played(alone, { kind: 'leave', actor: BEN, side: undefined }, { kind: 'alone', actor: ANN }, endTurn(ANN));
    expect(matchTypedPieces(viewOf(ANN, alone), '', 9).map(({ piece }) => piece.name)).toEqual([
      'Blue Pawn',
      'Pawn',
      'Pawn',
      'Red King',
      'Stone',
    ]);
  });

  it('completion of pieces ignores turns if turns are free', () => {
    const game = begun(withRules(openModule, { turns: 'free' }));
    expect(matchTypedPieces(viewOf(BEN, game), '', 1).map(({ piece }) => piece.name)).toEqual(['Blue Pawn']);
    expect(shownGroups(viewOf(BEN, game), matchTypedCaptures(viewOf(BEN, game), undefined, '', 9))).toEqual([
      'Pawn A5',
      'Pawn B5',
      'Red King C5',
    ]);
  });

  it('completion of pieces matches name, cell and side, up to the limit', () => {
    const view = viewOf(ANN);
    const complete = (typed: string, limit = 9): readonly string[] =>
      shownGroups(view, matchTypedPieces(view, typed, limit));
    expect(complete('king')).toEqual(['Red King C5']);
    expect(complete('c1')).toEqual(['Blue Pawn C1']);
    expect(complete('BLUE')).toEqual(['Blue Pawn C1']);
    expect(complete('pawn', 2)).toEqual(['Pawn A5', 'Pawn B5']);
    expect(complete('zz')).toEqual([]);
  });
});

describe('[T22] completion of targets', () => {
  it('completion of targets lists the nearest free cells first', () => {
    const view = viewOf(ANN);
    const pawn = only(findPieces(view, 'A5'));
    const labels = (typed: string, limit: number): readonly string[] =>
      matchTypedTargetCells(view, pawn, typed, limit).map(({ label }) => label);
    expect(labels('', 3)).toEqual(['A4', 'A3', 'B4']);
    expect(labels('', 99)).toHaveLength(25 - 5);
    expect(labels('c', 9)).toEqual(['C4', 'C3', 'C2']);
    expect(labels('C5', 9)).toEqual([]);
  });

  it('completion of targets lists all other cells if pieces may be stacked', () => {
    const view = viewOf(ANN, begun(secretModule));
    const hoard = only(findPieces(view, 'Hoard'));
    expect(matchTypedTargetCells(view, hoard, '', 99).map(({ label }) => label)).toHaveLength(8);
    expect(matchTypedTargetCells(view, hoard, 'b', 99).map(({ label }) => label)).toEqual(['Vault B1', 'Vault B3']);
  });

  it('completion lists cells of all boards for a piece that is on none', () => {
    const game = begun(secretModule);
    const view = viewOf(ANN, game);
    const spy = only(findPieces(view, 'Spy'));
    expect(matchTypedTargetCells(view, spy, '', 2).map(({ label }) => label)).toEqual(['Main A1', 'Main A2']);
    expect(matchTypedTargetCells(view, spy, 'B2', 9).map(({ label }) => label)).toEqual(['Main B2', 'Vault B2']);
  });
});

describe('[T22] completion of captures', () => {
  it('completion of captures lists only enemies, adjacent to the target first', () => {
    const game = begun();
    played(game, endTurn(ANN));
    const view = viewOf(BEN, game);
    const captures = (to: string, typed = ''): readonly string[] =>
      shownGroups(view, matchTypedCaptures(view, findPlaceByText(view, to), typed, 9));
    expect(captures('C4')).toEqual(['Red King C5', 'Pawn A5', 'Pawn B5']);
    expect(captures('A4', 'pawn')).toEqual(['Pawn A5', 'Pawn B5']);
    expect(captures('Camp')).toEqual(['Pawn A5', 'Pawn B5', 'Red King C5']);
  });
});
