import { MOST_SEED_SHARES } from '../../src/engine/index.ts';
import type { InputContext, Reply } from '../../src/port/command.ts';
import { LONGEST_SEED_CONTRIBUTION, seedContributionOfText } from '../../src/session/base/share.ts';
import type { OpenGame } from '../../src/session/channel/open-game.ts';
import { fairnessButtons } from '../../src/session/posts/game-buttons.ts';
import { gameQueries } from '../../src/view/game.ts';
import { controlId } from '../../src/view/text/message.ts';
import { button } from '../common/buttons.ts';
import { readAs, toAsker } from '../common/table.ts';
import { isGameMasterSeatText, joinGame } from './seats.ts';

/** Shows the asker how the game's random numbers are made (D10). */
export const showRandomNumberFairness = async (game: OpenGame, input: InputContext): Promise<Reply> => {
  const id = controlId('game', 'fair-all', game.session.game);
  const { chance, commands } = input.words;
  const text = await readAs(game, input, (view) => chance.chanceText(view.of(gameQueries).chance));
  return toAsker({ text, rows: [[button(id, commands.buttons.showEveryone)]] });
};

/** Posts the data about the game's random numbers publicly; players can't take this post back. */
export const postRandomNumberFairness = async (game: OpenGame, input: InputContext): Promise<Reply> => ({
  answer: {
    text: await readAs(game, input, (view) => game.session.words.chance.chanceText(view.of(gameQueries).chance)),
    to: 'channel',
  },
});

/** Takes a side as `/game join` does, and adds the typed text to the game's random seed. */
export const joinWithSeedText = async (
  game: OpenGame,
  input: InputContext,
  side: string | undefined,
  words: string | undefined,
): Promise<Reply> => {
  const { share: said } = input.words.commands.gameSeats;
  if (words === undefined) return joinGame(game, input, side);
  const value = seedContributionOfText(words);
  if (value === undefined) return toAsker(said.bad(LONGEST_SEED_CONTRIBUTION));
  if (side === undefined || (await isGameMasterSeatText(game, input, side))) return toAsker(said.noSide);
  const isOpen = await readAs(game, input, (view) => view.of(gameQueries).chance.isOpen);
  if (!isOpen) return toAsker(said.closed);
  const reply = await joinGame(game, { ...input, share: { value, typed: true } }, side);
  const isIn = await readAs(game, input, (view) =>
    view.of(gameQueries).chance.shares.some((share) => share.value === value),
  );
  if (isIn || !reply.settled) return reply;
  const leftOut = said.leftOut(MOST_SEED_SHARES);
  return { ...reply, also: { ...reply.also, text: [...(reply.also ? [reply.also.text] : []), leftOut].join('\n') } };
};

export const showGameStatus = async (game: OpenGame, input: InputContext): Promise<Reply> =>
  toAsker(
    await readAs(game, input, (view) => {
      const fairness = fairnessButtons(game.session.game, view, input.words);
      return { text: input.words.lists.statusText(view), ...(fairness.length > 0 ? { rows: [fairness] } : {}) };
    }),
  );
