import type { Act, Reply } from '../../src/command.ts';
import { refuse } from '../../src/engine/core/refusal.ts';
import type { OpenGame } from '../../src/session/game/open-game.ts';
import { controlId } from '../../src/view/message.ts';
import { bold } from '../../src/words/text.ts';
import { act, readAs, toAsker } from '../common/table.ts';

/** Asks before a game is ended (W1). */
export const stopQuestion = async (game: OpenGame, input: Act): Promise<Reply> =>
  toAsker(
    await readAs(game, input, (view) => {
      if (view.phase === 'over') return input.words.refusals.refusalText(refuse('game-over', {}), view);
      if (view.host !== input.person.id)
        return input.words.refusals.refusalText(refuse('host-only', { host: view.host }), view);
      const ranks = view.phase === 'playing' && view.canRank;
      const ways = ranks ? ' The sides can be ranked by their scores, or the game is abandoned without a result.' : '';
      return {
        text: `End this game of ${bold(view.title)} for good? It stays readable.${ways}`,
        rows: [
          [
            ...(ranks
              ? [
                  {
                    kind: 'button' as const,
                    id: controlId('game', 'finish', game.session.game),
                    label: 'End and rank',
                    style: 'danger' as const,
                  },
                ]
              : []),
            {
              kind: 'button',
              id: controlId('game', 'stop', game.session.game),
              label: ranks ? 'Abandon it' : 'End the game',
              style: 'danger',
            },
            { kind: 'button', id: controlId('game', 'keep', game.session.game), label: 'Keep it', style: 'secondary' },
          ],
        ],
      };
    }),
  );

/** Ends the game with a result: the sides are ranked by their scores (S24). */
export const finishGame = (game: OpenGame, input: Act): Promise<Reply> =>
  act(game, input, { kind: 'finish', actor: input.person.id });

export const stopGame = (game: OpenGame, input: Act): Promise<Reply> =>
  act(game, input, { kind: 'stop', actor: input.person.id });
