import type { InputContext, Reply } from '../../src/port/command.ts';
import type { OpenGame } from '../../src/session/channel/open-game.ts';
import { refuse } from '../../src/table/index.ts';
import { gameQueries } from '../../src/view/game.ts';
import { scoreQueries } from '../../src/view/scores.ts';
import { controlId } from '../../src/view/text/message.ts';
import { button } from '../common/buttons.ts';
import { act, readAs, toAsker } from '../common/table.ts';

/** Asks for confirmation before a game is ended (W1). */
export const askToConfirmStoppingGame = async (game: OpenGame, input: InputContext): Promise<Reply> =>
  toAsker(
    await readAs(game, input, (view) => {
      const { refusals, commands } = input.words;
      if (view.of(gameQueries).phase === 'over') return refusals.refusalText(refuse('game-over', {}), view);
      const isHost = view.of(gameQueries).host === input.person.id;
      if (!isHost && !input.managesHere)
        return refusals.refusalText(refuse('host-only', { host: view.of(gameQueries).host }), view);
      const { stop: said } = commands.game;
      const ranks = isHost && view.of(gameQueries).phase === 'playing' && view.of(scoreQueries).canRank;
      const id = (verb: string): string => controlId('game', verb, game.session.game);
      return {
        text: said.question(view.of(gameQueries).title, ranks),
        rows: [
          [
            ...(ranks ? [button(id('finish'), said.rank, 'danger')] : []),
            button(id('stop'), ranks ? said.abandon : said.end, 'danger'),
            button(id('keep'), commands.buttons.keepIt),
          ],
        ],
      };
    }),
  );

/** Ends the game with a result: the sides are ranked by their scores (S24). */
export const finishGame = (game: OpenGame, input: InputContext): Promise<Reply> =>
  act(game, input, { kind: 'finish', actor: input.person.id });

/** Ends the game. A manager of the server or the channel may do so without a seat (W6). */
export const stopGame = async (game: OpenGame, input: InputContext): Promise<Reply> => {
  const { id: actor } = input.person;
  const isHost = await readAs(game, input, (view) => view.of(gameQueries).host === actor);
  const isManager = !isHost && input.managesHere;
  return act(game, input, isManager ? { kind: 'manage', actor, deed: 'stop' } : { kind: 'stop', actor });
};
