import type { Act } from '../../src/command.ts';
import type { Games } from '../../src/session/game/games.ts';
import type { OpenGame } from '../../src/session/game/open-game.ts';
import { gameQueries } from '../../src/view/game.ts';
import { channelViewer } from '../../src/view/viewer.ts';
import { second } from '../common/table.ts';

/**
 * Has a public beacon mixed into the chance of a game that is about to begin, where whoever runs the bot has named one
 * (D10): the channel is told which round, then it is waited for. Whatever fails, the game begins all the same, and says
 * so.
 */
export const mixBeacon = async ({ beacon }: Games, game: OpenGame, input: Act): Promise<void> => {
  const { session } = game;
  const { chance, isReady } = session.viewNow(channelViewer).of(gameQueries);
  if (!beacon || !chance.isUsed || !isReady) return;
  const actor = input.person.id;
  if (!chance.beacon) {
    const operation = { kind: 'await-beacon', actor, url: beacon.url, ...(await beacon.next()) } as const;
    const outcome = await session.run(operation, second(input.interaction, 'beacon'));
    // Nobody is answered by it: it is a post, and must be there before the round comes out.
    if (outcome.kind === 'done' && !outcome.repeated) game.outbox.take(outcome.step, undefined, outcome.told);
  }
  const { round, at, url, value } = session.viewNow(channelViewer).of(gameQueries).chance.beacon ?? {};
  if (round === undefined || at === undefined || url !== beacon.url || value !== undefined) return;
  const heard = await beacon.value({ round, at });
  if (heard !== undefined)
    await session.run({ kind: 'hear-beacon', actor, value: heard }, second(input.interaction, 'heard'));
};
