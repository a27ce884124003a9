import { TIMEOUT_CHOICES, type TimeoutChoice } from '../../src/engine/index.ts';
import { clockQueries } from '../../src/features/clock/view/clock.ts';
import type { InputContext, Reply } from '../../src/port/command.ts';
import type { OpenGame } from '../../src/session/channel/open-game.ts';
import { act, readAs, staleControlReply } from '../common/table.ts';

/** Handles the choice of the other players after a player ran out of time (U22). */

const isChoice = (text: string): text is TimeoutChoice => (TIMEOUT_CHOICES as readonly string[]).includes(text);

export const chooseTimeoutConsequence = (game: OpenGame, input: InputContext, choice: string): Promise<Reply> =>
  isChoice(choice)
    ? act(game, input, { kind: 'choose-timeout', actor: input.person.id, choice })
    : staleControlReply(game, input);

export const handleTimeoutButton = async (
  game: OpenGame,
  input: InputContext,
  key: string,
  choice: string,
): Promise<Reply> => {
  const timeout = await readAs(game, input, (view) => view.of(clockQueries).timeout());
  return timeout?.key === key ? chooseTimeoutConsequence(game, input, choice) : staleControlReply(game, input);
};
