import type { InputContext } from '../../src/port/command.ts';
import type { OpenGame } from '../../src/session/channel/open-game.ts';
import { createBoardDrawing } from '../../src/session/posts/drawings.ts';
import type { ArmyId } from '../../src/table/index.ts';
import {
  type ArmyView,
  armyIdOfView,
  armyQueries,
  limitRangeToBoard,
  type ReachableCellsView,
} from '../../src/view/armies.ts';
import { nameOfArmy } from '../../src/view/find/armies.ts';
import { encodeTargetPlace } from '../../src/view/panel/printed-cell.ts';
import { nextTaskOf } from '../../src/view/panel/to-do.ts';
import { placeQueries } from '../../src/view/places.ts';
import { type Button, type Control, controlId, DISCORD_LIMITS, type Message } from '../../src/view/text/message.ts';
import { bold, truncateMiddle } from '../../src/view/text/text.ts';
import type { View } from '../../src/view/view.ts';
import { channelViewer, personViewer } from '../../src/view/viewer.ts';
import type { Words } from '../../src/words/index.ts';
import { encodeBoardRef } from '../common/boards.ts';
import { button } from '../common/buttons.ts';
import { MOST_CHOICES } from '../common/choices.ts';
import { showAsTextButton } from '../common/in-words.ts';
import { isPieceOfOwnMovingSide } from '../common/pieces.ts';
import { type ArmySelection, armySelectionOf, encodeArmySelection, MOST_UNITS_CHOSEN } from './state.ts';
import { rememberShownUnits } from './units.ts';

export type ArmyMessageView = 'list' | 'move' | 'other';

const CLASSES = 3;
const CELLS = MOST_CHOICES - 1;
const REASONS = 6;

export const isArmyOfOwnMovingSide = (view: View, army: ArmyView): boolean =>
  isPieceOfOwnMovingSide(view, army.picture);

/**
 * Returns the message about an army: its units, each chosen or not, and the possible acts of the chosen units (A61 to
 * A65).
 */
export const armyMessage = (
  game: OpenGame,
  input: InputContext,
  view: View,
  army: ArmyView,
  { chosen, page }: ArmySelection,
  shows: ArmyMessageView,
): Message => {
  const { words } = input;
  rememberShownUnits(game, input.person.id, view, army);
  const pieces = army.units.filter((_, i) => chosen[i]).map(({ piece }) => piece);
  const range = pieces.length > 0 ? view.of(armyQueries).range(pieces) : undefined;
  const state = armySelectionOf(view, army, chosen, page);
  const commanded = isArmyOfOwnMovingSide(view, army);
  const choosing = commanded && army.units.length <= MOST_UNITS_CHOSEN;
  const text = [
    choosing ? words.commands.army.whatNow : words.now.nowText(nextTaskOf(view)),
    words.armies.armyLine(army),
    ...unitLines(words, army, state, choosing),
    ...(commanded ? choiceLines(words, view, army, chosen, range, choosing ? shows : 'other') : []),
  ];
  const drawing = createBoardDrawing(input.words, game.session, personViewer(input.person.id), (now) =>
    showing(now, armyIdOfView(army), chosen),
  );
  return {
    text: text.join('\n'),
    ...(drawing ? { drawing } : {}),
    rows: [
      ...(choosing ? rowsOf(words, game, view, army, state, range, shows) : []),
      drawing ? inWordsButton(words, game, view, army, choosing ? state : undefined) : [],
    ].filter((row) => row.length > 0),
  };
};

const inWordsButton = (
  words: Words,
  { session }: OpenGame,
  view: View,
  { where }: ArmyView,
  state: ArmySelection | undefined,
): readonly Button[] => {
  // The id must differ from that of the button that shows the range.
  if (state) return showAsTextButton(words, 'text', 'army', session.game, 'range', ...encodeArmySelection(state), 'as');
  const board = view.of(placeQueries).board(where.in);
  const mark = board && encodeBoardRef(session.viewNow(channelViewer), view, board);
  return mark === undefined
    ? []
    : showAsTextButton(words, 'words', 'board', session.game, 'here', mark, '', where.cell ?? '');
};

const unitLines = (
  { armies, commands }: Words,
  { units }: ArmyView,
  { page, chosen }: ArmySelection,
  choosing: boolean,
): readonly string[] => {
  if (!choosing) return armies.unitList(units);
  const lines = units
    .slice(page * MOST_CHOICES, (page + 1) * MOST_CHOICES)
    .map((unit) => `${chosen[unit.number - 1] ? '☑' : '☐'} ${armies.unitLine(unit)}`);
  const pages = Math.ceil(units.length / MOST_CHOICES);
  return pages > 1 ? [...lines, commands.army.page(page + 1, pages)] : lines;
};

const choiceLines = (
  { armies, commands: { army: said } }: Words,
  view: View,
  army: ArmyView,
  chosen: readonly boolean[],
  range: ReachableCellsView | undefined,
  shows: ArmyMessageView,
): readonly string[] => {
  const size = chosen.filter(Boolean).length;
  if (size === 0) return [said.nobodyChosen];
  const { units } = army;
  if (!range) return [said.chosen(size, units.length)];
  const reasons = range.closed
    .slice(0, REASONS)
    .map(
      ({ why, ...at }) => `${bold(view.of(placeQueries).cellFrom(army.where.in, at))}: ${armies.closedText(why, view)}`,
    );
  const beyond = range.cells.flatMap(({ cost, last, ...at }) =>
    at.in === army.where.in
      ? []
      : [[view.of(placeQueries).cellFrom(army.where.in, at), last ? said.labels.allPoints : said.cost(cost)] as const],
  );
  return [
    said.reach(size, units.length, { ...range, cells: range.cells.length }),
    ...(beyond.length > 0 ? [said.beyond(beyond.slice(0, REASONS), Math.max(0, beyond.length - REASONS))] : []),
    ...(reasons.length > 0 ? [said.closed(reasons)] : []),
    ...(shows === 'other' ? [said.typeIt(nameOfArmy(view, army).replaceAll('`', ''), numbersOf(chosen))] : []),
  ];
};

const numbersOf = (chosen: readonly boolean[]): string => {
  if (chosen.every(Boolean)) return 'all';
  const runs: { first: number; last: number }[] = [];
  for (const [i, one] of chosen.entries()) {
    const run = runs.at(-1);
    if (!one) continue;
    if (run && run.last === i) run.last = i + 1;
    else runs.push({ first: i + 1, last: i + 1 });
  }
  return runs
    .map(({ first, last }) => (last > first + 1 ? `${first}-${last}` : last > first ? `${first},${last}` : first))
    .join(',');
};

const showing = (view: View, id: ArmyId, chosen: readonly boolean[]) => {
  const army = view.of(armyQueries).byId(id);
  const board = army && view.of(placeQueries).board(army.where.in);
  if (!board || army.where.cell === undefined) return undefined;
  const range = view.of(armyQueries).range(army.units.filter((_, i) => chosen[i]).map(({ piece }) => piece));
  return { board, around: [army.where.cell], ...(range ? { range: limitRangeToBoard(range, board.id) } : {}) };
};

const rowsOf = (
  { commands: { army: said, buttons } }: Words,
  game: OpenGame,
  view: View,
  army: ArmyView,
  state: ArmySelection,
  range: ReachableCellsView | undefined,
  shows: ArmyMessageView,
): NonNullable<Message['rows']> => {
  const id = (verb: string, ...more: readonly string[]): string =>
    controlId('army', verb, game.session.game, ...encodeArmySelection(state), ...more);
  const press = (verb: string, label: string, more: readonly string[] = []): Button =>
    button(id(verb, ...more), label.slice(0, DISCORD_LIMITS.label), verb === 'move' ? 'primary' : 'secondary');
  const shown = army.units.slice(state.page * MOST_CHOICES, (state.page + 1) * MOST_CHOICES);
  const units: Control = {
    kind: 'select',
    id: id('pick'),
    placeholder: said.labels.units,
    min: 0,
    max: shown.length,
    options: shown.map(({ number, piece, points }) => ({
      value: String(number),
      label: `${number}. ${piece.name}`.slice(0, DISCORD_LIMITS.optionText),
      ...(points === undefined ? {} : { description: said.pointsLeft(points) }),
      ...(state.chosen[number - 1] ? { chosen: true } : {}),
    })),
  };
  const classes = [...new Set(army.units.map(({ className }) => className))];
  const some = classes.length > 1 ? classes.slice(0, CLASSES).map((name, i) => press('class', name, [String(i)])) : [];
  const pages = Math.ceil(army.units.length / MOST_CHOICES);
  const turning = [
    ...(state.page > 0 ? [press('page', buttons.earlier, [String(state.page - 1)])] : []),
    ...(state.page + 1 < pages ? [press('page', buttons.later, [String(state.page + 1)])] : []),
  ];
  const canMove = range !== undefined && range.cells.length > 0;
  const doing = [press('range', said.labels.range), ...(canMove ? [press('move', said.labels.move)] : []), ...turning];
  return [
    [units],
    [press('all', said.labels.all), press('none', said.labels.none), ...some],
    doing,
    ...(shows === 'move' && range ? [[cellsOf(said, view, army, range, id('go'))]] : []),
  ];
};

/** Returns a select of the cells in range with the lowest cost (A65). */
const cellsOf = (
  said: Words['commands']['army'],
  view: View,
  army: ArmyView,
  { cells }: ReachableCellsView,
  id: string,
): Control => ({
  kind: 'select',
  id,
  placeholder: said.labels.cells,
  options: [
    ...cells.slice(0, CELLS).map(({ cost, last, ...at }) => ({
      value: encodeTargetPlace(army.where.in, at),
      label: truncateMiddle(view.of(placeQueries).cellFrom(army.where.in, at), DISCORD_LIMITS.optionText),
      description: last ? said.labels.allPoints : said.cost(cost),
    })),
    { value: OTHER_CELL_OPTION, label: said.labels.otherCell },
  ],
});

/** The value of the option for a cell that isn't in the list; no cell has this name. */
export const OTHER_CELL_OPTION = '...';
