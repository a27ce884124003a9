import type { PressInput, Reply } from '../../src/port/command.ts';
import type { OpenGame } from '../../src/session/channel/open-game.ts';
import { type Operation, type Refusal, refuse } from '../../src/table/index.ts';
import { type ArmyView, armyIdOfView, armyQueries } from '../../src/view/armies.ts';
import { findArmies } from '../../src/view/find/armies.ts';
import { moveOperationFor } from '../../src/view/find/targets.ts';
import { gameQueries } from '../../src/view/game.ts';
import { decodeTargetPlace } from '../../src/view/panel/printed-cell.ts';
import { pieceQueries } from '../../src/view/pieces.ts';
import { seatQueries } from '../../src/view/seats.ts';
import type { Message } from '../../src/view/text/message.ts';
import type { View } from '../../src/view/view.ts';
import { MOST_CHOICES } from '../common/choices.ts';
import { handleShowAsTextButton } from '../common/in-words.ts';
import type { RefusalSentence } from '../common/sentence.ts';
import { act, readAs, staleControlReply, toAsker } from '../common/table.ts';
import { type ArmyMessageView, armyMessage, isArmyOfOwnMovingSide, OTHER_CELL_OPTION } from './show.ts';
import { type ArmySelection, decodeArmySelection, hashOfArmy } from './state.ts';

type PressOutcome =
  | { readonly message: Message }
  | { readonly operation: Operation }
  | { readonly late: Message }
  | { readonly refused: RefusalSentence }
  | undefined;

/**
 * Handles a press. `pick`, `all`, `none`, `class`: choose units. `page`: list others. `range`: draw the picture again.
 * `move`: suggest targets. `go`: move. A press works only if the army hasn't changed since, and only for players who
 * may command it (A66).
 */
export const handleArmyControl = async (game: OpenGame, input: PressInput): Promise<Reply> => {
  const inWords = await handleShowAsTextButton(input, 'army', ['range'], (of) => handleArmyControl(game, of));
  if (inWords) return inWords;
  const pressed = await readAs(game, input, (view) => read(game, input, view));
  if (!pressed) return staleControlReply(game, input);
  if ('refused' in pressed) return toAsker(pressed.refused);
  if ('late' in pressed) return { update: pressed.late };
  return 'message' in pressed ? { update: pressed.message } : act(game, input, pressed.operation);
};

const read = (game: OpenGame, input: PressInput, view: View): PressOutcome => {
  const [, ...parts] = input.args;
  const [army] = findArmies(view, parts[0] ?? '');
  if (!army) return undefined;
  if (!isArmyOfOwnMovingSide(view, army)) {
    return { refused: input.words.refusals.refusalText(notCommanded(view, army), view) };
  }
  const state = decodeArmySelection(parts, army.units.length);
  if (!state || state.version !== hashOfArmy(view, army)) return { late: lateMessage(game, input, view, army) };
  const more = parts[4] ?? '';
  if (input.verb === 'go') return goTo(game, input, view, army, state);
  const next = changed(army, state, input, more);
  return next && { message: armyMessage(game, input, view, army, next, input.verb === 'move' ? 'move' : 'list') };
};

const notCommanded = (view: View, { side, picture }: ArmyView): Refusal => {
  const turn = view
    .of(seatQueries)
    .mine()
    .some(({ id }) => id === side.id)
    ? view.of(gameQueries).turn()
    : undefined;
  return turn
    ? refuse('not-your-turn', { side: turn.side.id })
    : refuse('not-your-piece', { piece: view.of(pieceQueries).id(picture), side: side.id });
};

/**
 * Returns a message with the current army, all its units chosen, and the reason why the old message is outdated (A30).
 */
const lateMessage = (game: OpenGame, input: PressInput, view: View, army: ArmyView): Message => {
  const message = armyMessage(game, input, view, army, selectAllUnits(view, army), 'list');
  return { ...message, text: `${input.words.commands.army.changed}\n${message.text}` };
};

export const selectAllUnits = (view: View, army: ArmyView): ArmySelection => ({
  army: '',
  version: hashOfArmy(view, army),
  page: 0,
  chosen: army.units.map(() => true),
});

const changed = (
  { units }: ArmyView,
  state: ArmySelection,
  { verb, values }: PressInput,
  more: string,
): ArmySelection | undefined => {
  switch (verb) {
    case 'all':
    case 'none':
      return { ...state, chosen: units.map(() => verb === 'all') };
    case 'class': {
      const name = [...new Set(units.map(({ className }) => className))][Number(more)];
      return name === undefined ? undefined : { ...state, chosen: units.map(({ className }) => className === name) };
    }
    case 'page':
      return Number(more) * MOST_CHOICES < units.length && /^\d{1,3}$/.test(more)
        ? { ...state, page: Number(more) }
        : undefined;
    case 'pick': {
      const isShown = (i: number): boolean => i >= state.page * MOST_CHOICES && i < (state.page + 1) * MOST_CHOICES;
      return { ...state, chosen: state.chosen.map((one, i) => (isShown(i) ? values.includes(String(i + 1)) : one)) };
    }
    case 'range':
    case 'move':
      return state;
    default:
      return undefined;
  }
};

const goTo = (game: OpenGame, input: PressInput, view: View, army: ArmyView, state: ArmySelection): PressOutcome => {
  const [cell = OTHER_CELL_OPTION] = input.values;
  const shows: ArmyMessageView = 'other';
  if (cell === OTHER_CELL_OPTION) return { message: armyMessage(game, input, view, army, state, shows) };
  const moving = {
    pieces: army.units.flatMap(({ piece }, i) => (state.chosen[i] ? [piece] : [])),
    army: armyIdOfView(army),
  };
  const to = decodeTargetPlace(army.where.in, view.of(armyQueries).range(moving.pieces)?.cells ?? [], cell);
  return to && { operation: moveOperationFor(view, moving, { in: to.in, cell: to.cell })(input.person.id) };
};
