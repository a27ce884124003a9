import {
  type Module,
  overruledActRequestOf,
  overruledMoveRequestOf,
  overruledStepOf,
  requestedOperationOf,
  type Wish,
} from '../../src/engine/index.ts';
import type { CommandInput, InputContext, Reply } from '../../src/port/command.ts';
import type { Outcome } from '../../src/session/base/outcome.ts';
import type { OpenGame } from '../../src/session/channel/open-game.ts';
import type { Operation, Refusal, RefusalCode } from '../../src/table/index.ts';
import { predictionQueries } from '../../src/view/foresight.ts';
import { requestQueries } from '../../src/view/requests.ts';
import { channelViewer } from '../../src/view/viewer.ts';
import {
  act,
  readAs,
  refused,
  replyFromStepMessage,
  replyToOutcome,
  type StepMessage,
  second,
  tell,
} from '../common/table.ts';

const ASKS: ReadonlySet<RefusalCode> = new Set([
  'side-taken',
  'has-seen',
  'not-accepted',
  'undo-needs-consent',
  'publish-needs-consent',
  'bot-needs-consent',
  'draw-needs-consent',
  'clock-needs-consent',
  'reload-needs-consent',
  'overrule-needs-consent',
  'points-need-consent',
  'claim-needs-consent',
]);

export const canAskForConsent = ({ code }: Refusal): boolean => ASKS.has(code);

/**
 * Runs an operation, or first asks the players who must agree (T17). `module`: the requested module. `reason`: the
 * typed reason.
 */
export const runOrAskConsent = async (
  game: OpenGame,
  input: InputContext,
  operation: Operation,
  wants: Wish,
  module?: Module,
  reason?: string,
): Promise<Reply & { readonly asks?: true }> => {
  const outcome = await game.session.run(operation, input.interaction, input.share);
  if (outcome.kind !== 'refused' || !canAskForConsent(outcome.refusal)) return replyToOutcome(game, input, outcome);
  return { ...(await ask(game, input, wants, module, reason)), asks: true };
};

/**
 * Runs an operation, or asks the other players first. It asks if the rules forbid the act and the player used
 * `overrule:` (G26). It also asks if a host who plays could win because of the change (W7).
 */
export const runOrAskToOverrule = async (
  game: OpenGame,
  input: CommandInput<'overrule'>,
  operation: Operation,
  line?: string,
): Promise<Reply> => {
  const wants = input.options.flag('overrule') ? overrulingWish(operation) : undefined;
  if (wants) return runOrAskConsent(game, input, { ...operation, overruled: true } as Operation, wants);
  const outcome = await game.session.run(operation, input.interaction, input.share);
  const beyond = outcome.kind === 'refused' ? overrulingWish(operation) : undefined;
  if (outcome.kind !== 'refused' || !beyond) return replyToOutcome(game, input, outcome, line);
  const { refusal } = outcome;
  const overruling = { ...operation, overruled: true } as Operation;
  if (refusal.code === 'arranging-needs-consent') return runOrAskConsent(game, input, overruling, beyond);
  if (!FOR_OTHERS.has(refusal.code) && !lacksRoom(operation, refusal)) return replyToOutcome(game, input, outcome);
  const canAsk = await readAs(game, input, (view) => {
    const why = view.of(predictionQueries).refusalOf(() => overruling);
    return why !== undefined && canAskForConsent(why);
  });
  return canAsk
    ? refused(game, input, refusal, input.words.commands.game.orOverrule)
    : replyToOutcome(game, input, outcome);
};

/**
 * Refusals of acts that only the game master or the host may do. A player can ask the others for such an act with
 * `overrule:`.
 */
const FOR_OTHERS: ReadonlySet<RefusalCode> = new Set(['nobody-may', 'master-only', 'host-only']);

/** True if there is no room for a piece to add. That is also a rule that players can overrule (C89). */
const lacksRoom = ({ kind }: Operation, { code }: Refusal): boolean =>
  ROOM.has(code) && (kind === 'place' || kind === 'send' || kind === 'clone');

const ROOM: ReadonlySet<RefusalCode> = new Set(['cell-taken', 'hand-full']);

const overrulingWish = (operation: Operation): Wish | undefined => {
  if (operation.kind === 'move') return overruledMoveRequestOf(operation);
  if (operation.kind === 'act') return overruledActRequestOf(operation);
  const step = overruledStepOf(operation);
  return step && { what: 'overrule-step', step };
};

/**
 * Asks other players to agree. If another player already asked for the same, this agrees to that request and may
 * complete it.
 */
export const ask = async (
  game: OpenGame,
  input: InputContext,
  wants: Wish,
  module?: Module,
  reason?: string,
): Promise<Reply> => {
  const more = { ...(module ? { module } : {}), ...(reason === undefined ? {} : { reason }) };
  const asking = { kind: 'ask', actor: input.person.id, wants, ...more } as const;
  const outcome = await game.session.run(asking, input.interaction);
  const joined =
    outcome.kind === 'done' ? outcome.step.change.updated.find(({ kind }) => kind === 'request') : undefined;
  return outcome.kind === 'done' && joined
    ? replyToConsentAnswer(game, input, outcome, joined.id)
    : replyToOutcome(game, input, outcome);
};

/**
 * Combines the answer about a granted request with the agreement before it. Without such an answer, the agreement is
 * sent separately.
 */
const tellingOf = (yes: StepMessage, reply: Reply): Reply => {
  const { settled } = reply;
  yes.ownSettled(false);
  if (!settled) yes.settled(false);
  return settled ? { ...reply, settled: (out) => void [yes.settled(out), settled(out)] } : reply;
};

export const replyToConsentAnswer = async (
  game: OpenGame,
  input: InputContext,
  outcome: Extract<Outcome, { kind: 'done' }>,
  id: string,
): Promise<Reply & { readonly granted?: true }> => {
  const told = await tell(game, input, outcome);
  const request = await game.session.read(channelViewer, (view) =>
    view
      .of(requestQueries)
      .all()
      .find(({ handle }) => view.of(requestQueries).id(handle) === id),
  );
  if (!request?.granted || request.wants.what === 'arrange') return replyFromStepMessage(told);
  const reply = await act(
    game,
    { ...input, interaction: second(input.interaction, 'granted') },
    requestedOperationOf(request.by, request.wants),
  );
  return { ...tellingOf(told, reply), granted: true };
};
