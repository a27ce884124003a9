import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Piece } from '../../src/engine/play/records.ts';
import { near } from '../../src/table/expression/index.ts';
import {
  added,
  apply,
  type CellId,
  type ContainerId,
  isRefusal,
  join,
  type LiveTable,
  type PieceId,
  removed,
} from '../../src/table/index.ts';
import { boardPicture } from '../../src/view/board/board.ts';
import { groupAlikePieces, nameOfGroup, type PieceGroup } from '../../src/view/find/alike.ts';
import { matchTypedCaptures, matchTypedPieces, matchTypedTargetCells } from '../../src/view/find/complete.ts';
import { findPieces, findPlaceByText, pieceNames, placeNameOfPiece } from '../../src/view/find/find.ts';
import { gameQueries } from '../../src/view/game.ts';
import { type PieceView, pieceQueries } from '../../src/view/pieces.ts';
import { placeQueries } from '../../src/view/places.ts';
import { requestQueries } from '../../src/view/requests.ts';
import { seatQueries } from '../../src/view/seats.ts';
import { reportChangeToViewer } from '../../src/view/seen/seen.ts';
import { tell } from '../../src/view/seen/tell.ts';
import { View } from '../../src/view/view.ts';
import { channelViewer, personViewer, type Viewer } from '../../src/view/viewer.ts';
import { anyAttempts, beginning, operationOf } from '../support/generators.ts';
import {
  ANN,
  BEN,
  CELLAR,
  CLO,
  DAN,
  HAND,
  MAIN,
  newPlay,
  type Play,
  play,
  played,
  replayed,
  secretModule,
  withRules,
} from '../support/table.ts';
import { en } from '../support/words.ts';

const { deedOf } = en.deed;
const { pieceDetails, piecesText, seatsText, statusText, turnText } = en.lists;
const { refusalText } = en.refusals;

/** Who does not see into Red's windows. */
const OTHERS: readonly Viewer[] = [personViewer(BEN), personViewer(CLO), personViewer(DAN), channelViewer];
const TYPED = ['', 'a', 'Spy', 'Hoard', 'Red', 'B2', 'Vault B2', 'Red Hand', 'Cellar', 'p6', 'Pawn', 'Spie', 'Hord'];
const IDS = ['p1', 'p3', 'p6', 'p7', 'h1', 'h2', 'p99'];

interface Hidden {
  readonly name: string;
  readonly cell: string | undefined;
  readonly own: boolean;
  readonly values: Piece['values'];
}

const anyHidden: fc.Arbitrary<readonly Hidden[]> = fc.array(
  fc.record({
    name: fc.constantFrom('Spy', 'Hoard', 'Pawn', 'Red King', 'Dragon'),
    cell: fc.constantFrom(undefined, 'A1', 'B2', 'C3'),
    own: fc.boolean(),
    values: fc.constantFrom({}, { Strength: 9 }, { note: 'secret' }),
  }),
  { maxLength: 4 },
);

/** Puts other things into the private windows; the public part stays. */
const rehide = (table: LiveTable, hidden: readonly Hidden[]): void => {
  const old = [...table.all('piece')].filter(({ place }) => [HAND, CELLAR].includes(place.in as typeof HAND));
  const news = hidden.map(
    ({ name, cell, own, values }, i): Piece => ({
      kind: 'piece',
      id: `h${i + 1}` as PieceId,
      name,
      prototype: 'pawn',
      ...(own ? { side: 'Red' as NonNullable<Piece['side']> } : {}),
      place: cell === undefined ? { in: HAND, rank: i } : { in: CELLAR, cell: cell as CellId, rank: i },
      values,
    }),
  );
  apply(table, join(removed(...old), added(...news)));
};

/** Everything that a viewer can ask of a view, and all that is made of it in words and pictures. */
const everything = (table: LiveTable, viewer: Viewer): unknown => {
  const view = new View(table, viewer);
  const pieces = [...view.of(pieceQueries).all()];
  const named = (some: Iterable<PieceView>): unknown =>
    [...some].map((piece) => [view.of(pieceQueries).handle(piece), piece]);
  const groups = (some: readonly PieceGroup[]): unknown =>
    some.map((group) => [group, view.of(pieceQueries).handle(group.piece), nameOfGroup(view, group)]);
  const containers = [MAIN, HAND, CELLAR, 'Field', 'Camp', 'Red Cellar'] as ContainerId[];
  const boards = view
    .of(placeQueries)
    .maps()
    .flatMap((map) => map.boards);
  return {
    basics: [
      view.of(gameQueries).title,
      view.of(gameQueries).host,
      view.of(gameQueries).phase,
      view.of(gameQueries).hides,
      view.of(gameQueries).rules,
      view.of(seatQueries).sides(),
      view.of(seatQueries).mine(),
      view.of(seatQueries).observers(),
      view.of(gameQueries).turn(),
      view.of(requestQueries).all(),
    ],
    maps: view.of(placeQueries).maps(),
    containers: containers.map((one) => [
      view.of(placeQueries).board(one),
      view.of(pieceQueries).stacks(one),
      view.of(placeQueries).place(one),
      named(view.of(pieceQueries).in(one)),
      named(view.of(pieceQueries).at(one)),
      view.of(pieceQueries).count(one),
    ]),
    cells: ['A1', 'B2', 'C3'].map((cell) => [
      named(view.of(pieceQueries).at(CELLAR, cell as CellId)),
      view.of(pieceQueries).isFree(CELLAR, cell as CellId),
    ]),
    pieces: pieces.map((piece) => [
      piece,
      view.of(pieceQueries).handle(piece),
      view.of(pieceQueries).properties(piece),
      groupAlikePieces(view, [piece]).map((group) => nameOfGroup(view, group)),
      placeNameOfPiece(view, piece),
      pieceDetails(view, piece),
    ]),
    ids: IDS.map((id) => view.of(pieceQueries).byId(id)),
    found: TYPED.map((typed) => [
      findPlaceByText(view, typed),
      named(findPieces(view, typed)),
      near(typed, pieceNames(view)),
      groups(matchTypedPieces(view, typed, 25)),
      groups(matchTypedCaptures(view, findPlaceByText(view, 'C2'), typed, 25)),
      pieces.map((piece) => matchTypedTargetCells(view, piece, typed, 9)),
    ]),
    words: [seatsText(view), statusText(view), turnText(view), piecesText(view, pieces)],
    boards: boards.map((board) => [
      en.board.boardAlt(view, { board }),
      en.board.boardText(view, { board }),
      boardPicture(view, { board }, en.board.legend),
    ]),
    refusals: IDS.flatMap((piece) => [
      refusalText({ code: 'no-such-piece', piece }, view),
      refusalText({ code: 'not-an-enemy', piece }, view),
      refusalText({ code: 'already-there', piece, place: 'C2' }, view),
    ]),
  };
};

/** A game with a private side that was played for a while, from its log. */
const anySecretPlay: fc.Arbitrary<Play> = anyAttempts.map((attempts) => {
  const game = newPlay();
  played(game, ...beginning(withRules(secretModule, { turns: 'free' })));
  for (const attempt of attempts)
    if (attempt.kind !== 'leave' && attempt.kind !== 'join') play(game, operationOf(game, attempt));
  return game;
});

it('[W5] others’ views do not depend on a private window', () => {
  fc.assert(
    fc.property(anySecretPlay, anyHidden, anyHidden, ({ steps }, one, other) => {
      const [a, b] = [replayed(steps), replayed(steps)];
      rehide(a, one);
      rehide(b, other);
      for (const viewer of OTHERS) expect(everything(a, viewer)).toEqual(everything(b, viewer));
    }),
    { numRuns: 20 },
  );
});

it('[W5] a player sees different contents of their own private window', () => {
  const game = newPlay();
  played(game, ...beginning(secretModule));
  const [a, b] = [replayed(game.steps), replayed(game.steps)];
  rehide(a, [{ name: 'Spy', cell: undefined, own: true, values: {} }]);
  rehide(b, [{ name: 'Dragon', cell: undefined, own: true, values: {} }]);
  expect(everything(a, personViewer(ANN))).not.toEqual(everything(b, personViewer(ANN)));
});

it('[W5] others’ reports of a step do not depend on a private window', () => {
  fc.assert(
    fc.property(anySecretPlay, anyHidden, anyHidden, anyAttempts, ({ steps }, one, other, attempts) => {
      const games = [one, other].map((hidden): Play => {
        const game = newPlay();
        for (const { operation } of steps) play(game, operation);
        rehide(game.table, hidden);
        return game;
      });
      const isOpen = (id: string): boolean => !id.startsWith('h');
      for (const attempt of attempts) {
        const [first] = games as [Play, Play];
        const operation = operationOf(first, { ...attempt, kind: attempt.cell % 2 === 0 ? 'move' : 'end-turn' });
        if (operation.kind === 'move' && ![...operation.pieces, ...operation.captures].every(isOpen)) continue;
        const told = games.map((game) => {
          const change = play(game, operation);
          return OTHERS.map((viewer) => {
            if (isRefusal(change)) return refusalText(change, new View(game.table, viewer));
            const seen = reportChangeToViewer(game.table, change, viewer);
            return [seen, deedOf(tell(operation, seen))];
          });
        });
        expect(told[0]).toEqual(told[1]);
      }
    }),
    { numRuns: 20 },
  );
});
