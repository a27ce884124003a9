import type { InputContext, Reply } from '../../src/port/command.ts';
import type { OpenGame } from '../../src/session/channel/open-game.ts';
import { replyToOutcome } from '../common/table.ts';
import { ask } from './consent.ts';

/**
 * Takes steps back, or first asks the players who must agree (W1). `typed`: the number of steps. By default, it takes
 * back all steps since the player's last own step, including that one (W12).
 */
export const undoOrAskConsent = async (game: OpenGame, input: InputContext, typed?: number): Promise<Reply> => {
  const { id: actor } = input.person;
  const steps = typed ?? (await game.session.stepsBackTo(actor)) ?? 1;
  const outcome = await game.session.run({ kind: 'undo', actor, steps }, input.interaction);
  if (outcome.kind !== 'refused' || outcome.refusal.code !== 'undo-needs-consent')
    return replyToOutcome(game, input, outcome);
  return ask(game, input, { what: 'undo', steps: outcome.refusal.steps });
};
