import type { Operation } from '../../src/table/index.ts';
import { armyQueries } from '../../src/view/armies.ts';
import { actionQueries } from '../../src/view/find/actions.ts';
import { matchTypedCaptures } from '../../src/view/find/complete.ts';
import { findEngageableEnemyCells } from '../../src/view/find/targets.ts';
import { gameQueries } from '../../src/view/game.ts';
import { cellNounOf } from '../../src/view/map-view.ts';
import { pieceMoveQueries } from '../../src/view/moves.ts';
import { boardOfMove, buildTargetMenu, type RankedTarget, rankTargets } from '../../src/view/panel/cells.ts';
import { encodeChosenUnitsUnlessAll, MOST_CHOOSABLE_UNITS } from '../../src/view/panel/marks.ts';
import { panelStateQueries } from '../../src/view/panel/now.ts';
import { encodeTargetPlace } from '../../src/view/panel/printed-cell.ts';
import { findUnmovedStackNear, listMovableStacks, type MovablePieceStack } from '../../src/view/panel/stacks.ts';
import { canViewerActNow } from '../../src/view/panel/to-do.ts';
import { hashOfStack } from '../../src/view/panel/version.ts';
import { type PieceView, pieceQueries } from '../../src/view/pieces.ts';
import { placeQueries } from '../../src/view/places.ts';
import { arrangeButtonsInRows, type Button, type Control } from '../../src/view/text/message.ts';
import type { View } from '../../src/view/view.ts';
import { armyButtons } from './armies.ts';
import {
  describeMovingPieces,
  encodeStackSelection,
  movingPiecesOf,
  parseStackSelection,
  type StackSelection,
  stackNameForCommand,
} from './chosen.ts';
import { slashCommandTexts } from './commands.ts';
import {
  createListOption,
  createPanelBoardPicture,
  hintedOrAnsweredMarksOn,
  idOf,
  list,
  MOST_OPTIONS_PER_SELECT,
  type Panel,
  type PanelScreen,
  press,
} from './panel.ts';

/** Returns the lines that say why only some pieces can move: a check (U61), or a capture that is forced. */
export const urgentLines = ({ view, said }: Panel): readonly string[] => {
  if (!canViewerActNow(view)) return [];
  const check = view.of(pieceMoveQueries).inCheck();
  return [
    ...(check ? [said.inCheck(check)] : []),
    ...(view.of(pieceMoveQueries).mustCapture() ? [said.mustCapture] : []),
  ];
};

export const stackScreen = (panel: Panel, args: readonly string[]): PanelScreen | undefined => {
  const { view, said } = panel;
  const read = parseStackSelection(view, args);
  if (!read) return undefined;
  const own = stackSelectionScreen(panel, read, ['stack', ...args], 'alone');
  const screen = { ...own, lines: [...urgentLines(panel), ...(own.lines ?? [])] };
  const others = listMovableStacks(view).filter(({ handle }) => handle !== read.stack.handle);
  // If units have move points, the panel's first view already leads from stack to stack.
  if (others.length > MOST_OPTIONS_PER_SELECT || read.taken.length > 0 || view.of(gameQueries).marches) return screen;
  const another = list(panel, said.anotherPiece(others.length), ['pick'], stackOptions(panel, others));
  return { ...screen, rows: [...screen.rows, ...another] };
};

export const stackSelectionScreen = (
  panel: Panel,
  read: StackSelection,
  at: readonly string[],
  among: 'alone' | readonly MovablePieceStack[],
): PanelScreen => {
  const { view, said } = panel;
  const { stack, chosen, taken, part } = read;
  const [first] = chosen;
  const ranked = first ? rankTargets(view, movingPiecesOf(read), taken) : [];
  const offered = buildTargetMenu(view, ranked, part);
  const board = first && boardOfMove(view, first, ranked);
  const shown = part ? [...offered.five, ...offered.likely, ...offered.lists.flat()] : ranked;
  const cellName = cellNounOf(board);
  const hasLists = offered.likely.length + offered.lists.length + offered.parts.length > 0;
  const here = shown.flatMap(({ in: container, cell }) =>
    container === board?.id && cell !== undefined ? [cell] : [],
  );
  const takes = shown.flatMap(({ in: container, takes: whom, cell }) =>
    container === board?.id && whom !== undefined && cell !== undefined ? [cell] : [],
  );
  const from = part || stack.where.cell === undefined ? [] : [stack.where.cell];
  const marks = at[0] === 'home' ? hintedOrAnsweredMarksOn(panel, board) : {};
  const marked = { ...marks, choices: here, takes, around: from, movers: from };
  const fights = fightButtons(panel, read);
  const go = ['go', hashOfStack(view, stack), ...encodeStackSelection(view, read)];
  const isStuck = ranked.length === 0 && fights.length === 0;
  return {
    prompt: stackPrompt(panel, read, isStuck ? 'nowhere' : among),
    tips: isStuck ? [] : among !== 'alone' ? ['next'] : hasLists ? ['cell'] : [],
    ...(board ? { drawing: createPanelBoardPicture(panel, board, marked) } : {}),
    rows: [
      arrangeButtonsInRows(
        offered.five.flatMap((cell) =>
          press(
            panel,
            said.cell(cell.label, cell.why, cell.takes),
            [...go, encodeTargetPlace(stack.where.in, cell)],
            'primary',
            cell,
          ),
        ),
      ).concat(arrangeButtonsInRows(fights)),
      list(
        panel,
        said.likely(offered.likely.length, cellName),
        [...go, '~'],
        offered.likely.map((cell) => cellOption(panel, stack, cell)),
      ),
      ...offered.lists.map((cells, i) =>
        list(
          panel,
          said.rest(cells[0]?.label ?? '', cells.at(-1)?.label ?? '', cells.length, cellName),
          [...go, `~${i}`],
          cells.map((cell) => cellOption(panel, stack, cell)),
        ),
      ),
      arrangeButtonsInRows(
        offered.parts.flatMap(({ from: start, to, first: one, last }) =>
          press(panel, said.part(one.label, last.label), [
            'stack',
            ...encodeStackSelection(view, read),
            String(start),
            String(to),
          ]),
        ),
      ),
      [moreButtons(panel, read, among !== 'alone', ranked.length > offered.five.length)],
    ]
      .flat()
      .filter((row) => row.length > 0),
    at,
    typed: [slashCommandTexts.move(stackNameForCommand(panel, stack), ranked[0]?.label)],
  };
};

const stackPrompt = (
  panel: Panel,
  { stack, chosen, taken }: StackSelection,
  among: 'nowhere' | 'alone' | readonly MovablePieceStack[],
): string => {
  const { said } = panel;
  const [first] = chosen;
  const name = describeMovingPieces(panel, chosen, stack.army?.name);
  if (among === 'nowhere') return said.nowhere(name);
  if (among !== 'alone') return said.next(among.length, name);
  return first && stack.where.cell === undefined
    ? said.putKind(first.name)
    : said.chooseCell(
        name,
        taken.map((piece) => piece.name),
      );
};

const cellOption = ({ said }: Panel, { where }: MovablePieceStack, cell: RankedTarget) =>
  createListOption(
    encodeTargetPlace(where.in, cell),
    cell.label,
    said.cellNote(cell.why, cell.takes, cell.last ? 'all' : cell.cost),
    cell,
  );

export const stackOptions = (panel: Panel, stacks: readonly MovablePieceStack[]) =>
  stacks
    .slice(0, MOST_OPTIONS_PER_SELECT)
    .map((stack) =>
      createListOption(
        stack.handle,
        describeMovingPieces(panel, stack.pieces, stack.army?.name),
        panel.said.stackNote(stack.alike),
        stack.where,
      ),
    );

const moreButtons = (panel: Panel, read: StackSelection, isNext: boolean, hasMore: boolean): readonly Button[] => {
  const { said, view } = panel;
  const { stack, chosen } = read;
  const print = encodeStackSelection(view, read);
  const isCrowd = stack.pieces.length > 1;
  const [one] = chosen.length === 1 ? chosen : [];
  return [
    ...(isNext ? press(panel, said.labels.stay, ['skip', stack.handle]) : []),
    ...(isCrowd
      ? press(panel, said.units(chosen.length, stack.pieces.length), ['units', stack.handle, read.marks])
      : []),
    ...(takeable(view, read).length > 0 ? press(panel, said.labels.take, ['take', stack.handle, read.marks]) : []),
    ...(hasMore
      ? press(panel, said.typeCell[cellNounOf(view.of(placeQueries).board(stack.where.in))], ['type', ...print])
      : []),
    ...(one && !stack.army && stack.where.cell !== undefined
      ? press(panel, said.labels.piece, ['piece', view.of(pieceQueries).handle(one)])
      : []),
  ];
};

const takeable = (view: View, { stack }: StackSelection): readonly PieceView[] => {
  const game = view.of(gameQueries);
  if (!game.rules.captures || game.fights(stack.where.map) !== 'taken') return [];
  return matchTypedCaptures(view, undefined, '', MOST_OPTIONS_PER_SELECT).flatMap(({ piece }) =>
    piece.where.in === stack.where.in ? [piece] : [],
  );
};

const MOST_TAKEN = 4;

export const chooseCapturesScreen = (panel: Panel, args: readonly string[]): PanelScreen | undefined => {
  const { view, said } = panel;
  const read = parseStackSelection(view, args);
  if (!read) return undefined;
  const options = takeable(view, read).map((piece) =>
    createListOption(view.of(pieceQueries).handle(piece), describeMovingPieces(panel, [piece]), undefined, piece.where),
  );
  const board = view.of(placeQueries).board(read.stack.where.in);
  return {
    prompt: said.chooseTaken(describeMovingPieces(panel, read.chosen, read.stack.army?.name)),
    tips: ['taken'],
    ...(board ? { drawing: createPanelBoardPicture(panel, board) } : {}),
    rows: list(panel, said.taken(options.length), ['taking', read.stack.handle, read.marks], options, {
      most: MOST_TAKEN,
    }),
    at: ['take', ...args],
    typed: [slashCommandTexts.capture(stackNameForCommand(panel, read.stack))],
  };
};

export const unitsScreen = (panel: Panel, args: readonly string[]): PanelScreen | undefined => {
  const { view, said } = panel;
  const read = parseStackSelection(view, args);
  if (!read || read.stack.pieces.length > MOST_CHOOSABLE_UNITS) return undefined;
  const { stack, chosen } = read;
  const all = view.of(armyQueries).units(stack.pieces);
  const isChosen = new Set(chosen);
  const pages = Array.from({ length: Math.ceil(all.length / MOST_OPTIONS_PER_SELECT) }, (_, i) => i);
  const board = view.of(placeQueries).board(stack.where.in);
  const at = stack.where.cell === undefined ? [] : [stack.where.cell];
  return {
    prompt: said.chooseUnits(describeMovingPieces(panel, stack.pieces, stack.army?.name), chosen.length),
    tips: ['units'],
    ...(board ? { drawing: createPanelBoardPicture(panel, board, { around: at, movers: at }) } : {}),
    rows: [
      ...pages.map((page): readonly Control[] => {
        const units = all.slice(page * MOST_OPTIONS_PER_SELECT, (page + 1) * MOST_OPTIONS_PER_SELECT);
        return [
          {
            kind: 'select',
            id: idOf(panel, 'chosen', stack.handle, read.marks, String(page)),
            placeholder: said.labels.units,
            min: 0,
            max: units.length,
            options: units.map(({ number, piece, name, points }) => ({
              ...createListOption(
                String(number),
                said.unit(number, name),
                points === undefined ? undefined : panel.words.commands.army.pointsLeft(points),
              ),
              ...(isChosen.has(piece) ? { chosen: true } : {}),
            })),
          },
        ];
      }),
      ...arrangeButtonsInRows(armyButtons(panel, read)),
      [...press(panel, said.labels.go, ['stack', stack.handle, read.marks], 'primary')],
    ],
    at: ['units', ...args],
    typed: [
      ...slashCommandTexts.units(stackNameForCommand(panel, stack)),
      ...(view.of(panelStateQueries).hasArmies ? slashCommandTexts.armies(stackNameForCommand(panel, stack)) : []),
    ],
  };
};

export const encodeChosenUnits = (read: StackSelection, page: number, numbers: readonly string[]): string => {
  const isChosen = new Set(read.chosen);
  const next = read.stack.pieces.map((piece, i) =>
    Math.floor(i / MOST_OPTIONS_PER_SELECT) === page ? numbers.includes(String(i + 1)) : isChosen.has(piece),
  );
  return next.some(Boolean) ? encodeChosenUnitsUnlessAll(next) : read.marks;
};

const fightButtons = (panel: Panel, read: StackSelection): readonly Button[] => {
  const { view, said } = panel;
  const targets = [...findEngageableEnemyCells(view, movingPiecesOf(read))].slice(0, 5);
  const version = hashOfStack(view, read.stack);
  const { where } = read.stack;
  return targets.flatMap((target) => {
    const label = view.of(placeQueries).cellFrom(where.in, target);
    const id = ['engage', version, read.stack.handle, read.marks, encodeTargetPlace(where.in, target)];
    return press(panel, said.fight(label), id, 'danger', target);
  });
};

export const findNextUnmovedStack = (panel: Panel, handle: string): MovablePieceStack | undefined => {
  const fresh = listMovableStacks(panel.view).filter(({ isFresh }) => isFresh);
  const at = fresh.findIndex((one) => one.handle === handle);
  return fresh[(at + 1) % Math.max(1, fresh.length)];
};

/**
 * Returns the stack that the panel shows after an act: after a move of `moved` the next one, after an action the one
 * nearest to where it happened, so that its result can be seen.
 */
export const findStackAfter = (
  panel: Panel,
  operation: Operation,
  moved: string | undefined,
): MovablePieceStack | undefined => {
  if (moved !== undefined) return findNextUnmovedStack(panel, moved);
  const place = operation.kind === 'act' ? panel.view.of(actionQueries).placesOf(operation).at(-1) : undefined;
  return place && findUnmovedStackNear(panel.view, place);
};
