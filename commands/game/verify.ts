import type { Act, Reply } from '../../src/command.ts';
import { audit, type Posted } from '../../src/session/archive/verify.ts';
import type { Games } from '../../src/session/game/games.ts';
import type { OpenGame } from '../../src/session/game/open-game.ts';
import { controlId } from '../../src/view/message.ts';
import type { View } from '../../src/view/view.ts';
import { chanceText } from '../../src/words/en/chance.ts';
import { auditText } from '../../src/words/en/verify.ts';
import { readAs, toAsker } from '../common/table.ts';
import { doOrAsk } from './consent.ts';

/**
 * Checks all shuffles and rolls of a game against its published secret; before that, what is committed and how it comes
 * out (T21).
 */
export const verifyGame = async ({ history }: Games, game: OpenGame, input: Act): Promise<Reply> => {
  const { session } = game;
  const { number } = session;
  const chance = await readAs(game, input, (view) => view.chance);
  if (chance.published === undefined) return unpublished(game, input);
  const secret = await history.at(session, number, (table): Posted | undefined => table.get('published', 'published'));
  if (!secret) return unpublished(game, input);
  return toAsker(`${auditText(await audit(session.journal.since(0), secret))}\n${chanceText(chance)}`);
};

const unpublished = async (game: OpenGame, input: Act): Promise<Reply> =>
  toAsker(
    await readAs(game, input, (view) => {
      const text = `${chanceText(view.chance)}\n${needed(view)}`;
      if (view.phase !== 'over') return { text };
      const id = controlId('game', 'publish', game.session.game);
      return { text, rows: [[{ kind: 'button', id, label: 'Publish the secret', style: 'danger' }]] };
    }),
  );

const needed = (view: View): string => {
  const who = `${view.hides ? 'the game master' : 'its host'}, or a player with the consent of all sides,`;
  const when = view.phase === 'over' ? 'The game is over, so' : 'Once the game is over,';
  return `${when} ${who} can publish the secret here. Then everyone can check every shuffle and roll; the end can't be taken back after that.`;
};

/** Publishes the secret, or asks those who must agree to it first. */
export const publishSecret = (game: OpenGame, input: Act): Promise<Reply> =>
  doOrAsk(game, input, { kind: 'publish', actor: input.person.id }, { what: 'publish' });
