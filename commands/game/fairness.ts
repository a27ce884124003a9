import type { Act, Reply } from '../../src/command.ts';
import { MOST_SHARES } from '../../src/engine/index.ts';
import { fairnessButtons } from '../../src/session/delivery/step-messages.ts';
import type { OpenGame } from '../../src/session/game/open-game.ts';
import { LONGEST_SHARE, shareOfWords } from '../../src/session/game/share.ts';
import { type Button, controlId } from '../../src/view/message.ts';
import { chanceText } from '../../src/words/en/chance.ts';
import { statusText } from '../../src/words/en/lists.ts';
import { readAs, toAsker } from '../common/table.ts';
import { joinGame, MASTER } from './seats.ts';

/** How the chance of a game comes about, to who asks (D10). */
export const showFairness = async (game: OpenGame, input: Act): Promise<Reply> => {
  const id = controlId('game', 'fair-all', game.session.game);
  const show: Button = { kind: 'button', id, label: 'Show everyone', style: 'secondary' };
  return toAsker({ text: await readAs(game, input, (view) => chanceText(view.chance)), rows: [[show]] });
};

/** The same as a post, which nobody can take back. */
export const showFairnessToAll = async (game: OpenGame, input: Act): Promise<Reply> => ({
  answer: { text: await readAs(game, input, (view) => chanceText(view.chance)), to: 'channel' },
});

const UNTYPED = `A share is 1 to ${LONGEST_SHARE} characters that one sees, without a blank at an end. Type others, or leave \`share:\` out: then I take one from your command.`;

const LEFT_OUT = `Your words are not mixed in: nobody adds more than ${MOST_SHARES} shares, and a seat that others must agree to brings the share of their press.`;

/**
 * Takes a side as `/game join` does, with words that are mixed into the game's chance instead of what the command
 * brings.
 */
export const joinWithWords = async (
  game: OpenGame,
  input: Act,
  side: string | undefined,
  words: string | undefined,
): Promise<Reply> => {
  if (words === undefined) return joinGame(game, input, side);
  const value = shareOfWords(words);
  if (value === undefined) return toAsker(UNTYPED);
  if (side === undefined || side === MASTER)
    return toAsker('A share comes with a side: say which, `side:`, or leave `share:` out.');
  const isOpen = await readAs(game, input, (view) => view.chance.isOpen);
  if (!isOpen) return toAsker('Shares are closed since the game began. Leave `share:` out.');
  const reply = await joinGame(game, { ...input, share: { value, typed: true } }, side);
  const isIn = await readAs(game, input, ({ chance }) => chance.shares.some((share) => share.value === value));
  return isIn || !reply.settled
    ? reply
    : { ...reply, also: { ...reply.also, text: [...(reply.also ? [reply.also.text] : []), LEFT_OUT].join('\n') } };
};

/** How a game stands, to who asks. */
export const showStatus = async (game: OpenGame, input: Act): Promise<Reply> =>
  toAsker(
    await readAs(game, input, (view) => {
      const fairness = fairnessButtons(game.session.game, view);
      return { text: statusText(view), ...(fairness.length > 0 ? { rows: [fairness] } : {}) };
    }),
  );
