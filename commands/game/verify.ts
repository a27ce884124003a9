import type { InputContext, Reply } from '../../src/port/command.ts';
import type { OpenGame } from '../../src/session/channel/open-game.ts';
import { auditLog, type PublishedSecret } from '../../src/session/file/verify.ts';
import type { Games } from '../../src/session/games/games.ts';
import { gameQueries } from '../../src/view/game.ts';
import { controlId } from '../../src/view/text/message.ts';
import { button } from '../common/buttons.ts';
import { readAs, toAsker } from '../common/table.ts';
import { runOrAskConsent } from '../consent/consent.ts';

/**
 * Checks all shuffles and rolls of a game against its published secret. Before the secret is published, it shows the
 * commitment and how to publish the secret (T21).
 */
export const verifyGameRandomness = async ({ history }: Games, game: OpenGame, input: InputContext): Promise<Reply> => {
  const { session } = game;
  const { words } = input;
  const { number } = session;
  const chance = await readAs(game, input, (view) => view.of(gameQueries).chance);
  if (chance.published === undefined) return unpublished(game, input);
  const secret = await history.at(session, number, (table): PublishedSecret | undefined =>
    table.get('published', 'published'),
  );
  if (!secret) return unpublished(game, input);
  return toAsker(
    `${words.verify.auditText(await auditLog(session.journal.since(0), secret))}\n${words.chance.chanceText(chance)}`,
  );
};

const unpublished = async (game: OpenGame, input: InputContext): Promise<Reply> =>
  toAsker(
    await readAs(game, input, (view) => {
      const { chance, commands } = input.words;
      const isOver = view.of(gameQueries).phase === 'over';
      const text = `${chance.chanceText(view.of(gameQueries).chance)}\n${commands.game.unpublished({ hides: view.of(gameQueries).hides, isOver })}`;
      const publish = button(controlId('game', 'publish', game.session.game), commands.game.publish, 'danger');
      return isOver ? { text, rows: [[publish]] } : { text };
    }),
  );

export const publishSecret = (game: OpenGame, input: InputContext): Promise<Reply> =>
  runOrAskConsent(game, input, { kind: 'publish', actor: input.person.id }, { what: 'publish' });
