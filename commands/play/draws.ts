import { isSoloChannelId } from '../../src/facts/where.ts';
import type { InputContext, PressInput, Reply } from '../../src/port/command.ts';
import { countLogLines, waitForBotActs } from '../../src/session/channel/bot-acts.ts';
import type { OpenGame } from '../../src/session/channel/open-game.ts';
import { gameQueries } from '../../src/view/game.ts';
import { type ConsentRequestView, requestQueries } from '../../src/view/requests.ts';
import type { Message } from '../../src/view/text/message.ts';
import type { View } from '../../src/view/view.ts';
import { act, readAs } from '../common/table.ts';
import { agreeToDrawnGame } from '../consent/resign.ts';
import { type Panel, type PanelScreen, press } from './panel.ts';

const [YES, NO] = ['yes', 'no'];

const offerTo = (view: View, person: string): ConsentRequestView | undefined =>
  view
    .of(requestQueries)
    .all()
    .find(({ by, wants, waited }) => wants.what === 'draw' && by !== person && waited.some((one) => one === person));

export const addDrawOffer = (panel: Panel, screen: PanelScreen): PanelScreen => {
  const { view, words, input } = panel;
  const offer = offerTo(view, input.person.id);
  if (!offer) return screen;
  const { buttons } = words.posts;
  return {
    ...screen,
    lines: [words.commands.alone.drawOffered(offer), ...(screen.lines ?? [])],
    rows: [
      ...screen.rows,
      [
        ...press(panel, buttons.agree, ['draws', YES, offer.handle], 'success'),
        ...press(panel, buttons.decline, ['draws', NO, offer.handle]),
      ],
    ],
  };
};

/**
 * Offers a draw, or answers the offer that a button names. `open`: shows the panel afterward, below the given lines.
 */
export const handleDrawOfferButton = async (
  game: OpenGame,
  input: PressInput,
  open: (why: readonly string[]) => Promise<Message>,
): Promise<Reply> => {
  const [, answer, handle] = input.args;
  const before = await countLogLines(game, input);
  const offer = await readAs(game, input, (view) => {
    const one = offerTo(view, input.person.id);
    const id = one && view.of(requestQueries).id(one.handle);
    return one && id !== undefined ? { handle: one.handle, id } : undefined;
  });
  if (answer !== undefined && (!offer || offer.handle !== handle))
    return { update: await open([input.words.commands.play.changed]) };
  const reply =
    answer === NO && offer
      ? await act(game, input, { kind: 'decline', actor: input.person.id, request: offer.id })
      : await agreeToDrawnGame(game, input);
  if (!reply.settled || !isSoloChannelId(game.channel)) return { ...reply, update: await open([]) };
  // No other person plays this game, so the panel shows everything and no post is needed.
  reply.settled(true);
  const answers = await answersToOffer(game, input, before);
  return { update: await open(answer === undefined || answer === YES ? answers : []) };
};

const answersToOffer = async (game: OpenGame, input: InputContext, before: number): Promise<readonly string[]> => {
  const answers = await waitForBotActs(game, input, before);
  const { drawAgreed, drawDeclined } = input.words.commands.alone;
  const [isOver, isOpen] = await readAs(game, input, (view) => [
    view.of(gameQueries).phase === 'over',
    view
      .of(requestQueries)
      .all()
      .some(({ by }) => by === input.person.id),
  ]);
  if (isOver) return answers.length === 0 ? [drawAgreed] : answers;
  return isOpen ? answers : [drawDeclined];
};

/** Offers a draw or agrees to one by command. In a solo game the answer includes the bot's reaction. */
export const offerOrAgreeDrawByCommand = async (game: OpenGame, input: InputContext): Promise<Reply> => {
  const before = await countLogLines(game, input);
  const reply = await agreeToDrawnGame(game, input);
  if (!reply.settled || !reply.answer || !isSoloChannelId(game.channel)) return reply;
  const answers = await answersToOffer(game, input, before);
  if (answers.length === 0) return reply;
  const { rows: _, ...answer } = reply.answer;
  return { ...reply, answer: { ...answer, text: [answer.text, ...answers].join('\n') } };
};
