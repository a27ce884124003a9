import { expect, it } from 'vitest';
import { cardQueries } from '../../src/features/cards/view/cards.ts';
import { counterQueries } from '../../src/features/counters/view/counters.ts';
import type { PersonId } from '../../src/table/index.ts';
import { armyIdOfView, armyQueries } from '../../src/view/armies.ts';
import { boardPicture } from '../../src/view/board/board.ts';
import { disclosureQueries } from '../../src/view/disclosures.ts';
import { actionQueries } from '../../src/view/find/actions.ts';
import { matchTypedPieces, matchTypedTargetCells } from '../../src/view/find/complete.ts';
import { findPieces, listVisibleBoards, placeNameOfPiece } from '../../src/view/find/find.ts';
import { questionQueries } from '../../src/view/find/questions.ts';
import { canPiecesEngageEnemy, findMoveTargets, type MoveTarget } from '../../src/view/find/targets.ts';
import { predictionQueries } from '../../src/view/foresight.ts';
import { gameQueries } from '../../src/view/game.ts';
import { modifierQueries } from '../../src/view/modifiers.ts';
import { pieceMoveQueries } from '../../src/view/moves.ts';
import { buildTargetMenu, rankTargets } from '../../src/view/panel/cells.ts';
import { listMovableStacks, type MovablePieceStack, movingPiecesOfStack } from '../../src/view/panel/stacks.ts';
import { type PieceView, pieceQueries } from '../../src/view/pieces.ts';
import { placeQueries } from '../../src/view/places.ts';
import { scoreQueries } from '../../src/view/scores.ts';
import { pointQueries } from '../../src/view/scoring/points.ts';
import { roundQueries } from '../../src/view/scoring/rounds.ts';
import { seatQueries } from '../../src/view/seats.ts';
import { turnQueries } from '../../src/view/turns.ts';
import { View } from '../../src/view/view.ts';
import { channelViewer, personViewer } from '../../src/view/viewer.ts';
import { languages } from '../../src/words/index.ts';
import { MARKET } from '../engine/actions/market.ts';
import { CABINET, PATHS } from '../remedies/modules.ts';
import { moduleFrom } from '../support/modules/modules.ts';
import { ANN, BEN, begun, type Play, played } from '../support/table.ts';
import { CAMP, CAMPAIGN } from '../support/tables.ts';

/** All that views of small games answer, and what is made of it in words: each by who looks. */

const whole = (name: string, answer: unknown): string =>
  `${name}: ${typeof answer === 'string' ? answer.replaceAll('\n', '\n    ') : JSON.stringify(answer)}`;

const targetsOf = (targets: readonly MoveTarget[]): string =>
  targets
    .map(({ label, cost, last }) => `${label}${cost === undefined ? '' : ` ${cost}`}${last ? ' last' : ''}`)
    .join(', ');

/** All of one piece. */
const pieceLines = (view: View, piece: PieceView): readonly string[] => {
  const [pieces, armies, moves] = [view.of(pieceQueries), view.of(armyQueries), view.of(pieceMoveQueries)];
  const range = armies.range([piece]);
  const rows: readonly (readonly [string, unknown])[] = [
    ['is', piece],
    ['properties', pieces.properties(piece)],
    ['told', pieces.toldProperties(piece)],
    ['likeness', pieces.likeness(piece)],
    ['layers', pieces.layers(piece)],
    ['directions', pieces.directions(piece)],
    ['symbol', pieces.symbol(piece)],
    ['place, unit', [pieces.isPlace(piece), armies.isUnit(piece), armies.isInArmy(piece)]],
    ['reaches', range && targetsOf(range.cells.map(({ cell, ...one }) => ({ ...one, cell, label: cell })))],
    ['closed', range?.closed],
    ['moves', moves.destinations(piece)?.map(({ cell }) => cell)],
    [
      'takes, becomes',
      moves.destinations(piece)?.flatMap((to) => {
        const [takes, becomes] = [moves.takes(piece, to), moves.becomes(piece, to.in, to.cell)];
        return takes.length + becomes.length === 0 ? [] : [[to.cell, takes.map(({ name }) => name), becomes]];
      }),
    ],
    ['jumps', moves.jumps(piece)],
    ['may act', view.of(predictionQueries).canAct(piece)],
    ['typed b', targetsOf(findMoveTargets(view, { pieces: [piece] }, ' B', 9))],
    ['offered', matchTypedTargetCells(view, piece, 'b', 5)],
    ['in words', languages.en.lists.pieceDetails(view, piece)],
  ];
  return [
    `\n  ${placeNameOfPiece(view, piece)}`,
    ...rows.flatMap(([name, answer]) => (answer === undefined ? [] : [`    ${whole(name, answer)}`])),
  ];
};

const stackLines = (view: View, stack: MovablePieceStack): readonly string[] => {
  const { five, likely, lists, parts } = buildTargetMenu(view, rankTargets(view, movingPiecesOfStack(stack), []));
  const [first] = stack.pieces;
  return [
    `  ${stack.pieces.map(({ name }) => name).join(', ')} of ${stack.alike}${stack.isFresh ? ', fresh' : ''}`,
    `    ${whole(
      'to',
      [five, likely, ...lists].map((cells) => cells.map(({ label, why }) => [label, why].join(' ').trim())),
    )}`,
    `    ${whole('parts, engages', [parts.length, first && canPiecesEngageEnemy(view, movingPiecesOfStack(stack))])}`,
  ];
};

/** All of the game for somebody. */
const viewText = (view: View): string => {
  const game = view.of(gameQueries);
  const [pieces, places, cards, seats] = [
    view.of(pieceQueries),
    view.of(placeQueries),
    view.of(cardQueries),
    view.of(seatQueries),
  ];
  const boards = listVisibleBoards(view);
  const isPlayer = seats.mine().length > 0;
  const { title, module, host, isMaster, isReady, phase, hides, rules, marches, language } = game;
  const rows: readonly (readonly [string, unknown])[] = [
    ['game', { title, module, host, isMaster, isReady, phase, hides, rules, marches, language }],
    ['turn', [game.turn(), view.of(turnQueries).phase(), view.of(turnQueries).resigning()]],
    ['seats', [seats.sides(), seats.mine(), seats.observers(), seats.reserves()]],
    ['maps', places.maps().map(({ boards: all, ...map }) => [map, all.map(({ name }) => name)])],
    ['boards', boards.map(({ grid: _, ...board }) => board)],
    ['armies', view.of(armyQueries).all()],
    ['battle', view.of(armyQueries).battle()],
    [
      'stands',
      boards.flatMap(({ id }) =>
        [...pieces.occupied(id, () => true)].map((cell) => [
          cell,
          view
            .of(armyQueries)
            .standing(id, cell)
            .map(({ top, count }) => `${count} ${top.name}`)
            .join(', '),
        ]),
      ),
    ],
    ['decks', cards.decks().map((deck) => ({ ...deck, contents: deck.contents, names: deck.contents.names }))],
    ['hands', cards.hands().map((hand) => ({ ...hand, contents: hand.contents, names: hand.contents.names }))],
    ['hand', cards.hand()?.name],
    ['counters', view.of(counterQueries).all()],
    ['modifiers', view.of(modifierQueries).all()],
    ['bent', view.of(modifierQueries).bentProperties()],
    ['scores', view.of(scoreQueries).progress()],
    ['tells', view.of(disclosureQueries).all()],
    ['hiding', view.of(disclosureQueries).hiding()],
    ['points', [view.of(pointQueries).all(), view.of(pointQueries).objectives()]],
    ['rounds', [view.of(roundQueries).tables(), view.of(roundQueries).sources()]],
    ['actions', view.of(actionQueries).all()],
    ['asked', view.of(questionQueries).open()],
    ['rulebook', isPlayer ? undefined : game.rulebook],
    ['names', pieces.names(9)],
    ['prototypes', pieces.prototypes()],
    ...['', 'a', 'B', 'red', 'a1'].map((typed): readonly [string, unknown] => [
      `typed ${typed}`,
      matchTypedPieces(view, typed, 6).map(({ piece, count, note }) => [
        piece.name,
        placeNameOfPiece(view, piece),
        count,
        note,
      ]),
    ]),
  ];
  const words = languages.en;
  const inWords = [
    ...[words.lists.seatsText, words.lists.statusText, words.lists.turnText, words.cards.decksText].map((of) =>
      of(view),
    ),
    words.modifiers.modifiersText(view),
    words.modifiers.modifiersText(view, true),
    words.lists.piecesText(view, [...pieces.all()]),
    ...(isPlayer ? [] : [...words.rulebook.rulePages(game.rulebook), ...words.rulebook.aboutLines(game.rulebook)]),
    ...cards.decks().map((deck) => words.cards.deckText(view, deck)),
    ...cards.hands().flatMap((hand) => [words.hand.handText(view, hand), words.hand.handInWords(view, hand)]),
    ...boards.flatMap((board) => [words.board.boardAlt(view, { board }), words.board.boardText(view, { board })]),
  ];
  return [
    ...rows.flatMap(([name, answer]) => (answer === undefined ? [] : [`  ${whole(name, answer)}`])),
    ...listMovableStacks(view).flatMap((stack) => stackLines(view, stack)),
    ...boards.map((board) => {
      const { cells: _, legend, ...picture } = boardPicture(view, { board }, languages.en.board.legend);
      return `  ${whole(`picture in ${legend.locale}`, picture)}`;
    }),
    ...inWords.map((text) => `  ${whole('says', text)}`),
    ...[...pieces.all()].flatMap((piece) => pieceLines(view, piece)),
  ].join('\n');
};

const READERS = Object.entries({ Ann: personViewer(ANN), Ben: personViewer(BEN), all: channelViewer });

const golden = async (name: string, game: Play): Promise<void> => {
  const texts = READERS.map(([who, viewer]) => `${who}\n${viewText(new View(game.table, viewer))}\n`);
  await expect(texts.join('\n')).toMatchFileSnapshot(`../golden/answers/${name}.txt`);
};

const named = ({ table }: Play, person: PersonId, ...names: readonly string[]) => {
  const view = new View(table, personViewer(person));
  return names.map((name) => {
    const [piece] = findPieces(view, name);
    if (!piece) throw new Error(`no ${name}`);
    return view.of(pieceQueries).id(piece);
  });
};

it('answers match the golden file for hidden pieces, decks and hands', async () => {
  const game = begun(moduleFrom(CAMP));
  const [ayla] = named(game, ANN, 'Ayla');
  if (ayla) played(game, { kind: 'hide', actor: ANN, piece: ayla, what: 'existence' });
  await golden('camp', game);
});

it('answers match the golden file for marching armies', async () => {
  const game = begun(moduleFrom(CAMPAIGN));
  played(game, { kind: 'form-army', actor: ANN, units: named(game, ANN, 'Ada', 'Rhys'), name: undefined });
  await golden('campaign', game);
  const [army] = new View(game.table, personViewer(ANN)).of(armyQueries).all();
  expect(army && new View(game.table, channelViewer).of(armyQueries).byId(armyIdOfView(army))?.name).toBe('The Lions');
});

it('answers match the golden file for pieces that move by rules', async () => {
  await golden('paths', begun(moduleFrom(PATHS)));
});

it('answers match the golden file for a module’s actions', async () => {
  await golden('market', begun(moduleFrom(MARKET)));
});

it('answers match the golden file for cards and turning pieces', async () => {
  await golden('cabinet', begun(moduleFrom(CABINET)));
});
