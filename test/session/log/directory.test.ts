import { expect, test } from 'vitest';
import type { ChannelId, GuildId } from '../../../src/facts/where.ts';
import { systemRandom } from '../../../src/session/base/ports.ts';
import { GameDirectory } from '../../../src/session/log/directory.ts';
import type { GameId, PersonId } from '../../../src/table/index.ts';
import { MemoryStore } from '../../support/store/memory-store.ts';

const quiet = (): void => undefined;
const log = { info: quiet, warn: quiet, error: quiet };
const ANN = '1' as PersonId;
const CHANNEL = '7' as ChannelId;
const GUILD = '8' as GuildId;

test('the 25 newest games of a person are known', async () => {
  const directory = new GameDirectory({ store: new MemoryStore(), random: systemRandom, log });
  const games = Array.from({ length: 26 }, (_, i) => `game${i}` as GameId);
  for (const game of games.slice(0, 25)) await directory.noteSitting(ANN, { game, channel: CHANNEL }, true);
  expect((await directory.sittings(ANN)).map(({ game }) => game)).toEqual(games.slice(0, 25));
  await directory.noteSitting(ANN, { game: games[25] as GameId, channel: CHANNEL }, true);
  expect((await directory.sittings(ANN)).map(({ game }) => game)).toEqual(games.slice(1));
});

test('[T3] concurrent entries about a server are all kept, old ones too', async () => {
  const rows = new Map<string, string>();
  const former = { games: [{ game: 'former', channel: CHANNEL }] };
  await new MemoryStore(rows).set(`guild:${GUILD}:games`, former);
  const [one, other] = [0, 1].map(() => new GameDirectory({ store: new MemoryStore(rows), random: systemRandom, log }));
  if (!one || !other) throw new Error('two processes');
  const running = async (): Promise<readonly string[]> => (await one.running(GUILD)).map(({ game }) => game).sort();
  const note = (directory: GameDirectory, game: string, runs: boolean): Promise<void> =>
    directory.note(GUILD, game as GameId, CHANNEL, runs);
  await Promise.all([note(one, 'a', true), note(other, 'b', true), note(one, 'c', true), note(other, 'd', true)]);
  expect(await running()).toEqual(['a', 'b', 'c', 'd', 'former']);
  await Promise.all([note(one, 'b', false), note(other, 'former', false), note(other, 'e', true)]);
  expect(await running()).toEqual(['a', 'c', 'd', 'e']);
  await other.noteGone(GUILD, CHANNEL);
  expect(await running()).toEqual([]);
});
