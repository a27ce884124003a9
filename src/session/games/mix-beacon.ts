import type { InteractionId, PersonId } from '../../table/index.ts';
import { gameQueries } from '../../view/game.ts';
import { channelViewer } from '../../view/viewer.ts';
import type { RandomnessBeacon } from '../base/ports.ts';
import type { OpenGame } from '../channel/open-game.ts';

/**
 * Adds the operator's public beacon to a game's seed before the game begins (D10). Announces the round in the channel,
 * then waits for its value. If anything fails, the game begins without the beacon and says so. `interaction`: the
 * interaction that begins the game.
 */
export const addBeaconToSeed = async (
  beacon: RandomnessBeacon | undefined,
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
    // The announcement is posted separately, because no answer contains it. It must be sent before the round's value
    // is published.
    if (outcome.kind === 'done' && !outcome.repeated) outbox.take(outcome.step, undefined, outcome.told);
  }
  const { round, at, url, value } = session.viewNow(channelViewer).of(gameQueries).chance.beacon ?? {};
  if (round === undefined || at === undefined || url !== beacon.url || value !== undefined) return;
  const heard = await beacon.value({ round, at });
  if (heard !== undefined) await session.run({ kind: 'hear-beacon', actor, value: heard }, by('heard'));
};
