import { isSoloChannelId } from '../../src/facts/where.ts';
import type { PressInput, Reply } from '../../src/port/command.ts';
import type { OpenGame } from '../../src/session/channel/open-game.ts';
import { controlId } from '../../src/view/text/message.ts';
import { button } from '../common/buttons.ts';
import { act } from '../common/table.ts';
import { undoOrAskConsent } from '../consent/undo.ts';
import { inOrder } from './in-order.ts';
import { openPanel } from './press.ts';

/**
 * Takes a step back from a panel, or redoes it. The panel of a solo game shows the result, with a button for the
 * opposite.
 */
export const undoOrRedoStep = (game: OpenGame, input: PressInput): Promise<Reply> =>
  inOrder(game.session, () => gone(game, input));

const gone = async (game: OpenGame, input: PressInput): Promise<Reply> => {
  const { session, channel } = game;
  const { words, person, verb } = input;
  const [, tag = ''] = input.args;
  const isUndo = verb === 'undo';
  const isCurrent = isUndo
    ? (await session.stepsBackTo(person.id, tag)) !== undefined
    : (await session.newestToldTag(person.id)) === tag;
  if (!isCurrent) return { update: await openPanel(game, input, [words.commands.play.changed]) };
  const { number } = session;
  const reply = await (isUndo
    ? undoOrAskConsent(game, input)
    : act(game, input, { kind: 'redo', actor: person.id, steps: 1 }));
  if (!isSoloChannelId(channel) || !reply.answer) return { ...reply, update: await openPanel(game, input) };
  const { answer, ...others } = reply;
  const [line = ''] = answer.text.split('\n');
  const { rows = [], ...panel } = await openPanel(game, input, [line]);
  const newest = isUndo && session.number > number ? await session.newestToldTag(person.id) : undefined;
  const redo =
    newest === undefined ? [] : [[button(controlId('play', 'redo', session.game, newest), words.posts.buttons.redo)]];
  return { ...others, update: { ...panel, rows: [...rows, ...redo] } };
};
