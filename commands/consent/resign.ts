import type { InputContext, Reply } from '../../src/port/command.ts';
import type { OpenGame } from '../../src/session/channel/open-game.ts';
import { refuse } from '../../src/table/index.ts';
import { seatQueries } from '../../src/view/seats.ts';
import { controlId } from '../../src/view/text/message.ts';
import { turnQueries } from '../../src/view/turns.ts';
import { button } from '../common/buttons.ts';
import { act, readAs, refused, staleControlReply, toAsker } from '../common/table.ts';
import { runOrAskConsent } from './consent.ts';

/** Asks for confirmation before a player resigns, with a button for each of their sides that is still in the game. */
export const askToConfirmResigning = async (game: OpenGame, input: InputContext): Promise<Reply> => {
  const { sides, refusal } = await readAs(game, input, (view) => view.of(turnQueries).resigning());
  if (refusal) return refused(game, input, refusal);
  if (sides.length === 0) return refused(game, input, refuse('out-of-game', {}));
  const { resign: said } = input.words.commands.game;
  const id = (verb: string, ...args: readonly string[]): string => controlId('game', verb, game.session.game, ...args);
  const keep = button(id('keep'), input.words.commands.buttons.keepIt);
  return toAsker({
    text: said.question,
    rows: [
      ...sides.map(({ name, index }) => [button(id('resign', String(index)), said.as(name), 'danger')]).slice(0, 4),
      [keep],
    ],
  });
};

export const resignSide = async (game: OpenGame, input: InputContext, index: string): Promise<Reply> => {
  const mine = await readAs(game, input, (view) => view.of(seatQueries).mine());
  const side = mine.find((one) => String(one.index) === index);
  return side
    ? act(game, input, { kind: 'resign', actor: input.person.id, side: side.id })
    : staleControlReply(game, input);
};

export const agreeToDrawnGame = (game: OpenGame, input: InputContext): Promise<Reply> =>
  runOrAskConsent(game, input, { kind: 'agree-draw', actor: input.person.id }, { what: 'draw' });
