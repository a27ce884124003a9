import { expect, test } from 'vitest';
import type { GameId, PersonId } from '../../../src/engine/core/ids.ts';
import { Directory } from '../../../src/session/game/directory.ts';
import { systemRandom } from '../../../src/session/game/ports.ts';
import type { ChannelId } from '../../../src/session/where.ts';
import { MemoryStore } from '../../support/memory-store.ts';

const quiet = (): void => undefined;
const log = { info: quiet, warn: quiet, error: quiet };
const ANN = '1' as PersonId;
const CHANNEL = '7' as ChannelId;

test('of a person the 25 newest games are known, and not one more', async () => {
  const directory = new Directory({ store: new MemoryStore(), random: systemRandom, log });
  const games = Array.from({ length: 26 }, (_, i) => `game${i}` as GameId);
  for (const game of games.slice(0, 25)) await directory.noteSitting(ANN, { game, channel: CHANNEL }, true);
  expect((await directory.sittings(ANN)).map(({ game }) => game)).toEqual(games.slice(0, 25));
  await directory.noteSitting(ANN, { game: games[25] as GameId, channel: CHANNEL }, true);
  expect((await directory.sittings(ANN)).map(({ game }) => game)).toEqual(games.slice(1));
});
