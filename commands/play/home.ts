import type { PanelTip } from '../../src/facts/profile.ts';
import { isSoloChannelId } from '../../src/facts/where.ts';
import { cardQueries } from '../../src/features/cards/view/cards.ts';
import { listCardsInHand } from '../../src/features/cards/view/hand.ts';
import { isSmallBoard } from '../../src/view/board/shown-part.ts';
import { listVisibleBoards } from '../../src/view/find/find.ts';
import { gameQueries } from '../../src/view/game.ts';
import type { BoardView } from '../../src/view/map-view.ts';
import { panelStateQueries } from '../../src/view/panel/now.ts';
import { listMovableStacks, listStacksToMoveNow, type MovablePieceStack } from '../../src/view/panel/stacks.ts';
import { canViewerActNow } from '../../src/view/panel/to-do.ts';
import { pieceQueries } from '../../src/view/pieces.ts';
import { seatQueries } from '../../src/view/seats.ts';
import { arrangeButtonsInRows, type Button, controlId, type Drawing } from '../../src/view/text/message.ts';
import { turnQueries } from '../../src/view/turns.ts';
import { channelViewer } from '../../src/view/viewer.ts';
import { encodeBoardRef } from '../common/boards.ts';
import { button } from '../common/buttons.ts';
import { createHandPicture } from '../hand/show.ts';
import { singleActionScreen } from './acts.ts';
import { questionScreen } from './asked.ts';
import { drawHandAndTableCards } from './at-table.ts';
import { createPieceBoxButton } from './box.ts';
import { createDrawCardButtons, createHandOfCardsButton } from './cards.ts';
import { parseStackSelection } from './chosen.ts';
import { slashCommandTexts } from './commands.ts';
import { addDrawOffer } from './draws.ts';
import { type ActionOffers, actionControlRows, findActionOffers, omittedOffersLines } from './offers.ts';
import {
  availableCommandsIn,
  createPanelBoardPicture,
  hintedOrAnsweredMarksOn,
  list,
  MOST_OPTIONS_PER_SELECT,
  type Panel,
  type PanelScreen,
  press,
  type ShowScreen,
} from './panel.ts';
import { changeablePiecesSelect } from './piece.ts';
import { findNextUnmovedStack, stackOptions, stackSelectionScreen, urgentLines } from './stack.ts';
import { createEndBattleButton, endTurnButtons } from './turn.ts';

/**
 * Shows the first view of a panel with the possible acts. If only one kind of act is possible, its choices are shown at
 * once (U40). If stacks have move points, the next unmoved stack is chosen, and after a hint of a move its piece.
 */
export const homeScreen = (panel: Panel, next?: string): PanelScreen => {
  const screen = addDrawOffer(panel, screenNow(panel, next));
  const { view, words, game } = panel;
  // In a channel, the post of the turn has the scores. Scorekeepers count at the end of a turn, so counters are more
  // informative until then.
  const isCounted = view.of(gameQueries).definition.scorekeepers !== undefined;
  const scores = isSoloChannelId(game.channel) && !isCounted ? words.posts.scoreLines(view) : [];
  return { ...screen, lines: [...urgentLines(panel), ...(screen.lines ?? []), ...scores] };
};

/** Shows the unmoved stack after a stack, or the first one. */
export const nextStackScreen: ShowScreen = (panel, [handle = '']) =>
  homeScreen(panel, findNextUnmovedStack(panel, handle)?.handle);

const screenNow = (panel: Panel, next?: string): PanelScreen => {
  const { view, said } = panel;
  const asked = questionScreen(panel, []);
  if (asked) return { ...asked, at: ['home'] };
  if (!canViewerActNow(panel.view)) return waitingScreen(panel);
  const stacks = listMovableStacks(view);
  const found = findActionOffers(panel);
  const marches = hasPoints(panel);
  const chosen = hintedStack(panel, stacks) ?? chosenAtOnce(panel, stacks, found, next);
  const read = chosen && parseStackSelection(view, [chosen.handle]);
  const fresh = stacks.filter(({ isFresh }) => isFresh);
  const cut = omittedOffersLines(panel, found, stacks.length > 0);
  const others = stacks.length > 0 ? [] : changeablePiecesSelect(panel);
  const sole = stacks.length === 0 && others.length === 0 ? singleActionScreen(panel, found) : undefined;
  const besides = arrangeButtonsInRows([
    ...createDrawCardButtons(panel, 'home'),
    ...createHandOfCardsButton(panel),
    ...createPieceBoxButton(panel),
    ...createEndBattleButton(panel),
    ...(read ? [...wholeMapButton(panel), ...lastTurnButton(panel)] : []),
    ...(marches && !read && fresh.length > 0 ? press(panel, said.labels.inTurn, ['skip', '']) : []),
  ]);
  const rest = [others, ...(sole ? [] : actionControlRows(panel, found)), besides].flat();
  const ways = endTurnButtons(panel);
  const endTip: readonly PanelTip[] = ways.some(({ id }) => id.startsWith('play:end:')) ? ['end'] : [];
  const more = { at: ['home', ...(next === undefined ? [] : [next])], ways };
  const picture = emptyTable(panel, stacks) ?? firstBoard(panel, stacks);
  if (read) {
    const screen = stackSelectionScreen(panel, read, ['home'], marches ? fresh : 'alone');
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
  const tipsOf = (tips: readonly PanelTip[]): readonly PanelTip[] =>
    isAtOnce ? (hasChosen ? [] : ['together', ...tips]) : [...tips, ...endTip];
  const held = sole && drawHandAndTableCards(panel, found);
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
  const [prompt, tips]: readonly [string, readonly PanelTip[]] =
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
      ...list(
        panel,
        said.piece(Math.min(MOST_OPTIONS_PER_SELECT, stacks.length)),
        ['pick'],
        stackOptions(panel, stacks),
      ),
      ...pageButtons(panel, stacks),
      ...rest,
    ].filter((row) => row.length > 0),
    typed: typedAtHome(panel, stacks, ways),
    ...more,
  };
};

const hintedStack = ({ hinted }: Panel, stacks: readonly MovablePieceStack[]): MovablePieceStack | undefined => {
  const [arrow] = hinted?.arrows ?? [];
  return arrow && stacks.find(({ where }) => where.in === hinted?.board && where.cell === arrow.from);
};

const chosenAtOnce = (
  panel: Panel,
  stacks: readonly MovablePieceStack[],
  { offers }: ActionOffers,
  next: string | undefined,
): MovablePieceStack | undefined => {
  if (hasPoints(panel)) return next === undefined && hasNews(panel) ? undefined : nextFresh(stacks, next);
  return stacks.length === 1 && offers.length === 0 ? stacks[0] : undefined;
};

/** True if the bot acted last, on a board of which a stack's surroundings don't show everything. */
const hasNews = ({ view, answered }: Panel): boolean => {
  const board = listVisibleBoards(view).find(({ id }) => id === answered?.board);
  return board !== undefined && !isSmallBoard(board);
};

/** Puts a line above a prompt: the current turn, or that all sides choose at the same time. */
const promptNow = (panel: Panel, prompt: string): string => {
  const { view, said } = panel;
  const { isAtOnce = false, staysCovered = false, hasChosen = false, left } = view.of(turnQueries).phase() ?? {};
  return [isAtOnce ? said.atOnce(hasChosen, staysCovered) : said.turn(turnOf(panel), left), prompt]
    .filter(Boolean)
    .join(' ');
};

const typedAtHome = (
  { view }: Panel,
  stacks: readonly MovablePieceStack[],
  ways: readonly Button[],
): readonly string[] => {
  const hasWay = (verb: string): boolean => ways.some(({ id }) => id.startsWith(`play:${verb}:`));
  return availableCommandsIn(slashCommandTexts.home, {
    moves: stacks.length > 0,
    acts: view.of(panelStateQueries).hasActions,
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

const nextFresh = (stacks: readonly MovablePieceStack[], next?: string): MovablePieceStack | undefined => {
  const fresh = stacks.filter(({ isFresh }) => isFresh);
  return fresh.find(({ handle }) => handle === next) ?? fresh[0];
};

const hasPoints = ({ view }: Panel): boolean => view.of(gameQueries).marches;

/** Draws the small board of the first view, for other views that also show it. */
export const drawSmallBoard = (panel: Panel): Drawing | undefined => {
  const [board] = listVisibleBoards(panel.view);
  return board && isSmallBoard(board) ? firstBoard(panel, listStacksToMoveNow(panel.view)) : undefined;
};

/** The button for the whole of a board of which the panel shows the surroundings of a stack. */
const wholeMapButton = ({ view, words, game: { session } }: Panel): readonly Button[] => {
  const [board] = listVisibleBoards(view);
  if (!board || isSmallBoard(board)) return [];
  const mark = encodeBoardRef(session.viewNow(channelViewer), view, board);
  return [button(controlId('board', 'map', session.game, mark), words.commands.buttons.wholeMap)];
};

/** The button for what happened since the player's last turn, if only the bot plays besides the player. */
const lastTurnButton = ({ view, words, game: { session } }: Panel): readonly Button[] =>
  view.of(gameQueries).marches && view.of(seatQueries).isAgainstBot() && (view.of(gameQueries).turn()?.number ?? 0) > 1
    ? [button(controlId('play', 'since', session.game), words.posts.buttons.since)]
    : [];

const firstBoard = (panel: Panel, stacks: readonly MovablePieceStack[]) => {
  const boards = listVisibleBoards(panel.view);
  const board = boards.find(({ id }) => stacks.some(({ where }) => where.in === id)) ?? boards[0];
  const cells = stacks.flatMap(({ where }) => (where.in === board?.id && where.cell !== undefined ? [where.cell] : []));
  return (
    board &&
    createPanelBoardPicture(panel, board, {
      ...hintedOrAnsweredMarksOn(panel, board),
      movers: [...new Set(cells)],
      isListed: stacks.length <= MOST_OPTIONS_PER_SELECT,
    })
  );
};

/**
 * Draws the viewer's hand instead of an empty board, such as before the first card of a trick. Boards must be empty and
 * without a picture, and nothing can move. If choices stay secret, the board is drawn anyway.
 */
const emptyTable = ({ view, game, input }: Panel, stacks: readonly MovablePieceStack[]): Drawing | undefined => {
  const hand = view.of(cardQueries).hand();
  const isEmpty = ({ id, background }: BoardView): boolean =>
    background === undefined && view.of(pieceQueries).count(id) === 0;
  const isBare =
    stacks.length === 0 && listVisibleBoards(view).every(isEmpty) && !view.of(turnQueries).phase()?.staysCovered;
  return isBare && hand && listCardsInHand(view, hand, 1).length > 0 ? createHandPicture(game, input, hand) : undefined;
};

const pageButtons = (panel: Panel, stacks: readonly MovablePieceStack[]): readonly (readonly Button[])[] => {
  const pages = Math.ceil(stacks.length / MOST_OPTIONS_PER_SELECT);
  return pages < 2
    ? []
    : arrangeButtonsInRows(
        Array.from({ length: Math.min(pages, 10) }, (_, i) => i).flatMap((i) =>
          press(
            panel,
            panel.said.page(
              i * MOST_OPTIONS_PER_SELECT + 1,
              Math.min(stacks.length, (i + 1) * MOST_OPTIONS_PER_SELECT),
            ),
            ['pieces', String(i)],
          ),
        ),
      );
};

export const movablePiecesScreen: ShowScreen = (panel, [page = '0']) => {
  const { said, view } = panel;
  const stacks = listStacksToMoveNow(view);
  const shown = stacks.slice(Number(page) * MOST_OPTIONS_PER_SELECT, (Number(page) + 1) * MOST_OPTIONS_PER_SELECT);
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
    typed: slashCommandTexts.pieces,
  };
};

const waitingScreen = (panel: Panel): PanelScreen => {
  const { view, said } = panel;
  const turn = view.of(gameQueries).turn();
  const [board] = listVisibleBoards(view);
  const isPlayer = view.of(seatQueries).mine().length > 0;
  return {
    prompt: isPlayer ? said.waiting(turn?.side.name) : said.watching(turn?.side.name),
    tips: [],
    ...(board ? { drawing: createPanelBoardPicture(panel, board) } : {}),
    rows: [createHandOfCardsButton(panel)].filter((row) => row.length > 0),
    at: ['home'],
    typed: slashCommandTexts.waiting,
  };
};
