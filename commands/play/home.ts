import type { Tip } from '../../src/facts/profile.ts';
import { isOwnChannel } from '../../src/facts/where.ts';
import { cardQueries } from '../../src/features/cards/view/cards.ts';
import { cardsIn } from '../../src/features/cards/view/hand.ts';
import { isSmall } from '../../src/view/board/shown-part.ts';
import { boardsOf } from '../../src/view/find/find.ts';
import { gameQueries } from '../../src/view/game.ts';
import type { BoardView } from '../../src/view/map-view.ts';
import { moveQueries } from '../../src/view/moves.ts';
import { nowQueries } from '../../src/view/panel/now.ts';
import { type Stack, stacksOf } from '../../src/view/panel/stacks.ts';
import { isOnTurn } from '../../src/view/panel/to-do.ts';
import { pieceQueries } from '../../src/view/pieces.ts';
import { seatQueries } from '../../src/view/seats.ts';
import { type Button, type Drawing, rowsOf } from '../../src/view/text/message.ts';
import { turnQueries } from '../../src/view/turns.ts';
import { handDrawing } from '../hand/show.ts';
import { soleScreen } from './acts.ts';
import { askedScreen } from './asked.ts';
import { atTable } from './at-table.ts';
import { boxButton } from './box.ts';
import { drawButtons, handButton } from './cards.ts';
import { readStack } from './chosen.ts';
import { typedCommands } from './commands.ts';
import { withOffer } from './draws.ts';
import { actRows, cutLines, offersOf } from './offers.ts';
import { boardDrawing, commandsFor, LIST, list, type Panel, press, type Screen, type ShowScreen } from './panel.ts';
import { changeableList } from './piece.ts';
import { screenOf, stackOptions } from './stack.ts';
import { battleButton, turnWays } from './turn.ts';

/**
 * Shows the first view of a panel with the possible acts. If only one kind of act is possible, its choices are shown at
 * once (U40). If stacks have move points, the next unmoved stack is chosen.
 */
export const homeScreen = (panel: Panel, next?: string): Screen => {
  const screen = withOffer(panel, screenNow(panel, next));
  const { view, words, said, game } = panel;
  // In a channel, the post of the turn has the scores. Scorekeepers count at the end of a turn, so counters are more
  // informative until then.
  const isCounted = view.of(gameQueries).definition.scorekeepers !== undefined;
  const scores = isOwnChannel(game.channel) && !isCounted ? words.posts.scoreLines(view) : [];
  const check = isOnTurn(view) ? view.of(moveQueries).inCheck() : undefined;
  return { ...screen, lines: [...(check ? [said.inCheck(check)] : []), ...(screen.lines ?? []), ...scores] };
};

const screenNow = (panel: Panel, next?: string): Screen => {
  const { view, said } = panel;
  const asked = askedScreen(panel, []);
  if (asked) return { ...asked, at: ['home'] };
  if (!isOnTurn(panel.view)) return waitingScreen(panel);
  const stacks = stacksOf(view);
  const found = offersOf(panel);
  const marches = hasPoints(panel);
  const chosen = marches
    ? nextFresh(stacks, next)
    : stacks.length === 1 && found.offers.length === 0
      ? stacks[0]
      : undefined;
  const read = chosen && readStack(view, [chosen.handle]);
  const fresh = stacks.filter(({ isFresh }) => isFresh);
  const cut = cutLines(panel, found, stacks.length > 0);
  const others = stacks.length > 0 ? [] : changeableList(panel);
  const sole = stacks.length === 0 && others.length === 0 ? soleScreen(panel, found) : undefined;
  const besides = rowsOf([
    ...drawButtons(panel, 'home'),
    ...handButton(panel),
    ...boxButton(panel),
    ...battleButton(panel),
  ]);
  const rest = [others, ...(sole ? [] : actRows(panel, found)), besides].flat();
  const ways = turnWays(panel);
  const endTip: readonly Tip[] = ways.some(({ id }) => id.startsWith('play:end:')) ? ['end'] : [];
  const more = { at: ['home', ...(next === undefined ? [] : [next])], ways };
  const picture = emptyTable(panel, stacks) ?? firstBoard(panel, stacks);
  if (read) {
    const screen = screenOf(panel, read, ['home'], marches ? fresh : 'alone');
    const left = stacks.filter(({ handle }) => handle !== read.stack.handle);
    const another = list(panel, said.another(left.length), ['pick'], stackOptions(panel, left));
    return {
      ...screen,
      prompt: marches ? screen.prompt : promptNow(panel, screen.prompt),
      lines: [...(screen.lines ?? []), ...cut],
      tips: [...screen.tips, ...endTip],
      drawing: screen.drawing ?? picture,
      rows: [...screen.rows, ...another, ...rest].filter((row) => row.length > 0),
      ...more,
    };
  }
  const { isAtOnce = false, hasChosen = false } = view.of(turnQueries).phase() ?? {};
  const tipsOf = (tips: readonly Tip[]): readonly Tip[] =>
    isAtOnce ? (hasChosen ? [] : ['together', ...tips]) : [...tips, ...endTip];
  const held = sole && atTable(panel, found);
  if (sole)
    return {
      ...sole,
      prompt: promptNow(panel, sole.prompt),
      tips: tipsOf(sole.tips),
      lines: [...(sole.lines ?? []), ...(held ? [held.line] : []), ...cut],
      drawing: sole.drawing ?? held?.drawing ?? picture,
      rows: [...sole.rows, ...rest].filter((row) => row.length > 0),
      ...more,
    };
  const [prompt, tips]: readonly [string, readonly Tip[]] =
    stacks.length > 0
      ? [said.choosePiece, ['piece']]
      : rest.some((row) => row.length > 0)
        ? [said.act, ['act']]
        : [said.endNow, []];
  return {
    prompt: promptNow(panel, prompt),
    tips: tipsOf(tips),
    lines: cut,
    drawing: picture,
    rows: [
      ...list(panel, said.piece(Math.min(LIST, stacks.length)), ['pick'], stackOptions(panel, stacks)),
      ...pageButtons(panel, stacks),
      ...rest,
    ].filter((row) => row.length > 0),
    typed: typedAtHome(panel, stacks, ways),
    ...more,
  };
};

/** Puts a line above a prompt: the current turn, or that all sides choose at the same time. */
const promptNow = (panel: Panel, prompt: string): string => {
  const { view, said } = panel;
  const { isAtOnce = false, staysCovered = false, hasChosen = false } = view.of(turnQueries).phase() ?? {};
  return [isAtOnce ? said.atOnce(hasChosen, staysCovered) : said.turn(turnOf(panel)), prompt].filter(Boolean).join(' ');
};

const typedAtHome = ({ view }: Panel, stacks: readonly Stack[], ways: readonly Button[]): readonly string[] => {
  const hasWay = (verb: string): boolean => ways.some(({ id }) => id.startsWith(`play:${verb}:`));
  return commandsFor(typedCommands.home, {
    moves: stacks.length > 0,
    acts: view.of(nowQueries).hasActions,
    battles: view.of(gameQueries).definition.battle !== undefined,
    ends: hasWay('end'),
    phases: hasWay('next'),
    passes: hasWay('pass'),
  });
};

const turnOf = ({ view }: Panel): { readonly side: string; readonly number: number } | undefined => {
  const turn = view.of(gameQueries).turn();
  return turn && { side: turn.side.name, number: turn.number };
};

const nextFresh = (stacks: readonly Stack[], next?: string): Stack | undefined => {
  const fresh = stacks.filter(({ isFresh }) => isFresh);
  return fresh.find(({ handle }) => handle === next) ?? fresh[0];
};

const hasPoints = ({ view }: Panel): boolean => view.of(gameQueries).marches;

/** Draws the small board of the first view, for other views that also show it. */
export const boardNow = (panel: Panel): Drawing | undefined => {
  const [board] = boardsOf(panel.view);
  return board && isSmall(board) ? firstBoard(panel, isOnTurn(panel.view) ? stacksOf(panel.view) : []) : undefined;
};

const firstBoard = (panel: Panel, stacks: readonly Stack[]) => {
  const boards = boardsOf(panel.view);
  const board = boards.find(({ id }) => stacks.some(({ where }) => where.in === id)) ?? boards[0];
  const cells = stacks.flatMap(({ where }) => (where.in === board?.id && where.cell !== undefined ? [where.cell] : []));
  const { answered, hinted } = panel;
  const marks = !hinted && answered?.board === board?.id ? answered : undefined;
  return (
    board &&
    boardDrawing(panel, board, {
      ...(marks ? { arrows: marks.arrows, crosses: marks.crosses, cells: marks.cells } : {}),
      ...(hinted?.board === board.id ? { proposed: hinted.arrows } : {}),
      movers: [...new Set(cells)],
      isListed: stacks.length <= LIST,
    })
  );
};

/**
 * Draws the viewer's hand instead of an empty board, such as before the first card of a trick. Boards must be empty and
 * without a picture, and nothing can move. If choices stay secret, the board is drawn anyway.
 */
const emptyTable = ({ view, game, input }: Panel, stacks: readonly Stack[]): Drawing | undefined => {
  const hand = view.of(cardQueries).hand();
  const isEmpty = ({ id, background }: BoardView): boolean =>
    background === undefined && view.of(pieceQueries).count(id) === 0;
  const isBare = stacks.length === 0 && boardsOf(view).every(isEmpty) && !view.of(turnQueries).phase()?.staysCovered;
  return isBare && hand && cardsIn(view, hand, 1).length > 0 ? handDrawing(game, input, hand) : undefined;
};

const pageButtons = (panel: Panel, stacks: readonly Stack[]): readonly (readonly Button[])[] => {
  const pages = Math.ceil(stacks.length / LIST);
  return pages < 2
    ? []
    : rowsOf(
        Array.from({ length: Math.min(pages, 10) }, (_, i) => i).flatMap((i) =>
          press(panel, panel.said.page(i * LIST + 1, Math.min(stacks.length, (i + 1) * LIST)), ['pieces', String(i)]),
        ),
      );
};

export const piecesScreen: ShowScreen = (panel, [page = '0']) => {
  const { said, view } = panel;
  const stacks = isOnTurn(panel.view) ? stacksOf(view) : [];
  const shown = stacks.slice(Number(page) * LIST, (Number(page) + 1) * LIST);
  if (shown.length === 0) return undefined;
  return {
    prompt: said.choosePiece,
    tips: ['piece'],
    drawing: firstBoard(panel, shown),
    rows: [
      ...list(panel, said.piece(shown.length), ['pick'], stackOptions(panel, shown)),
      ...pageButtons(panel, stacks),
      press(panel, said.labels.typePiece, ['find']),
    ],
    at: ['pieces', page],
    typed: typedCommands.pieces,
  };
};

const waitingScreen = (panel: Panel): Screen => {
  const { view, said } = panel;
  const turn = view.of(gameQueries).turn();
  const [board] = boardsOf(view);
  const isPlayer = view.of(seatQueries).mine().length > 0;
  return {
    prompt: isPlayer ? said.waiting(turn?.side.name) : said.watching(turn?.side.name),
    tips: [],
    ...(board ? { drawing: boardDrawing(panel, board) } : {}),
    rows: [handButton(panel)].filter((row) => row.length > 0),
    at: ['home'],
    typed: typedCommands.waiting,
  };
};
