import type { InteractionId, PersonId } from '../../table/index.ts';
import { gameQueries } from '../../view/game.ts';
import { channelViewer } from '../../view/viewer.ts';
import type { Beacon } from '../base/ports.ts';
import type { OpenGame } from '../channel/open-game.ts';

/**
 * Has a public beacon mixed into the chance of a game that is about to begin, where whoever runs the bot has named one
 * (D10): the channel is told which round, then it is waited for. Whatever fails, the game begins all the same, and says
 * so. `interaction`: of what begins it.
 */
export const mixBeacon = async (
  beacon: Beacon | undefined,
  { session, outbox }: Pick<OpenGame, 'session' | 'outbox'>,
  actor: PersonId,
  interaction: InteractionId,
): Promise<void> => {
  const { chance, isReady } = session.viewNow(channelViewer).of(gameQueries);
  if (!beacon || !chance.isUsed || !isReady) return;
  const by = (what: string): InteractionId => `${interaction}/${what}` as InteractionId;
  if (!chance.beacon) {
    const operation = { kind: 'await-beacon', actor, url: beacon.url, ...(await beacon.next()) } as const;
    const outcome = await session.run(operation, by('beacon'));
    // Nobody is answered by it: it is a post, and must be there before the round comes out.
    if (outcome.kind === 'done' && !outcome.repeated) outbox.take(outcome.step, undefined, outcome.told);
  }
  const { round, at, url, value } = session.viewNow(channelViewer).of(gameQueries).chance.beacon ?? {};
  if (round === undefined || at === undefined || url !== beacon.url || value !== undefined) return;
  const heard = await beacon.value({ round, at });
  if (heard !== undefined) await session.run({ kind: 'hear-beacon', actor, value: heard }, by('heard'));
};
