import type { Act, Reply } from '../../src/command.ts';
import type { OpenGame } from '../../src/session/game/open-game.ts';
import { answerTo } from '../common/table.ts';
import { ask } from './consent.ts';

/** Takes steps back, or asks those who must agree to it first (W1). */
export const takeBack = async (game: OpenGame, input: Act, steps: number): Promise<Reply> => {
  const { id: actor } = input.person;
  const outcome = await game.session.run({ kind: 'undo', actor, steps }, input.interaction);
  if (outcome.kind !== 'refused' || outcome.refusal.code !== 'undo-needs-consent')
    return answerTo(game, input, outcome);
  return ask(game, input, { what: 'undo', steps: outcome.refusal.steps });
};
