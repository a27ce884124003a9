import type { Act, Reply } from '../../src/command.ts';
import type { SideId } from '../../src/engine/core/ids.ts';
import type { OpenGame } from '../../src/session/games.ts';
import { sideNamed } from '../common/sides.ts';
import { act, answerTo, readAs, toAsker } from '../common/table.ts';

/** Takes a side, or asks those who play it (T17); without a side one observes. */
export const joinGame = async (game: OpenGame, input: Act, name: string | undefined): Promise<Reply> => {
  const { id: actor } = input.person;
  if (name === undefined) return act(game, input, { kind: 'join', actor, side: undefined });
  const side = await readAs(game, input, (view) => sideNamed(view, name));
  return typeof side === 'string' ? toAsker(side) : joinSide(game, input, side.id);
};

export const joinSide = async (game: OpenGame, input: Act, side: SideId): Promise<Reply> => {
  const { id: actor } = input.person;
  const outcome = await game.session.run({ kind: 'join', actor, side }, input.interaction);
  if (outcome.kind !== 'refused' || outcome.refusal.code !== 'side-taken') return answerTo(game, input, outcome);
  return act(game, input, { kind: 'ask', actor, wants: { what: 'seat', side } });
};

export const leaveGame = async (game: OpenGame, input: Act, name: string | undefined): Promise<Reply> => {
  const { id: actor } = input.person;
  if (name === undefined) return act(game, input, { kind: 'leave', actor, side: undefined });
  const side = await readAs(game, input, (view) => sideNamed(view, name));
  return typeof side === 'string' ? toAsker(side) : act(game, input, { kind: 'leave', actor, side: side.id });
};
