import { expect, test } from 'vitest';
import type { GuildId } from '../../../src/facts/where.ts';
import type { OpenGame } from '../../../src/session/channel/open-game.ts';
import { Games } from '../../../src/session/games/games.ts';
import type { PersonId } from '../../../src/table/index.ts';
import { GUILD, newProcess, newTable, type Process, started } from '../../support/session.ts';
import { ANN, BEN } from '../../support/table.ts';

const DAY = 24 * 60 * 60 * 1000;
const persons = (count: number): readonly PersonId[] =>
  Array.from({ length: count }, (_, i) => String(300_000_000_000_000_000n + BigInt(i)) as PersonId);
const [FIRST, SECOND, THIRD] = persons(3) as [PersonId, PersonId, PersonId];
const skirmish = { guild: GUILD, module: 'skirmish', title: 'Skirmish' };

const sit = async (process: Process = newProcess()) => {
  const { games, game } = await newTable(process);
  const { interests } = games.openings;
  /** Who is mentioned when seats of that game are opened. */
  const told = async (of: OpenGame = game): Promise<readonly PersonId[]> => {
    const before = process.messenger.tried.length;
    interests.tell(of);
    await interests.settled();
    return process.messenger.tried.slice(before).flatMap(({ message }) => message.mentions ?? []);
  };
  return { process, games, game, interests, told };
};

test('[U23] open seats notify interested people once a day, players excluded', async () => {
  const { process, game, interests, told } = await sit();
  expect(await told()).toEqual([]);
  for (const person of [SECOND, ANN, BEN, FIRST]) await interests.note(person, skirmish, true);
  await interests.note(THIRD, { ...skirmish, module: 'toString' }, true);
  await interests.note(THIRD, { ...skirmish, guild: '1' as GuildId }, true);
  expect(await told({ ...game, guild: undefined } as OpenGame)).toEqual([]);
  expect(await told()).toEqual([SECOND, FIRST]);
  expect(process.messenger.tried.at(-1)?.message.text).toBe(
    `**Skirmish** has open seats: <@${SECOND}> and <@${FIRST}>, you asked me to tell you. \`/me interested\` turns that off.`,
  );
  await process.clock.pass(DAY - 1);
  expect(await told()).toEqual([]);
  await process.clock.pass(1);
  await interests.note(FIRST, skirmish, false);
  expect(await told()).toEqual([SECOND]);
  expect(process.faults).toEqual([]);
});

test('[U23] a server’s interested people are listed once, newest last, at most 25', async () => {
  const { interests } = await sit();
  for (let i = 0; i < 26; i += 1) await interests.note(FIRST, { ...skirmish, module: `game${i}` }, true);
  await interests.note(FIRST, { ...skirmish, module: 'game7' }, true);
  const modules = async (guild = GUILD): Promise<readonly string[]> =>
    (await interests.of(FIRST, guild)).map(({ module }) => module);
  const all = Array.from({ length: 25 }, (_, i) => `game${i + 1}`).filter((one) => one !== 'game7');
  expect(await modules()).toEqual([...all, 'game7']);
  await interests.note(FIRST, { ...skirmish, module: 'game7' }, false);
  expect(await modules()).toEqual(all);
  expect(await modules('1' as GuildId)).toEqual([]);
  expect(await interests.of(SECOND, GUILD)).toEqual([]);
});

test('[U23] a person may want a game in several servers; old interests expire', async () => {
  const elsewhere = '1' as GuildId;
  const { interests, told } = await sit();
  await interests.note(FIRST, skirmish, true);
  await interests.note(FIRST, { ...skirmish, guild: elsewhere }, true);
  expect((await interests.of(FIRST, GUILD)).map(({ module }) => module)).toEqual(['skirmish']);
  for (let i = 0; i < 24; i += 1) await interests.note(FIRST, { ...skirmish, module: `game${i}` }, true);
  expect((await interests.of(FIRST, elsewhere)).map(({ module }) => module)).toEqual(['skirmish']);
  expect(await interests.of(FIRST, GUILD)).toHaveLength(24);
  expect(await told()).toEqual([]);
});

test('[U23] the host is not called to their own open game', async () => {
  const process = newProcess();
  const games = new Games(process.ports);
  const { interests } = games.openings;
  const game = await started(games);
  for (const person of [ANN, FIRST]) await interests.note(person, skirmish, true);
  interests.tell(game);
  await interests.settled();
  expect(process.messenger.tried.at(-1)?.message.mentions).toEqual([FIRST]);
});

test('[U23] open seats notify twenty of at most five hundred interested people', async () => {
  const { interests, told } = await sit();
  const all = persons(501);
  for (const person of all) await interests.note(person, skirmish, true);
  expect(await told()).toEqual(all.slice(1, 21));
  expect(await told()).toEqual(all.slice(21, 41));
});

test('[U23] if the store fails, no person is notified and it is logged', async () => {
  const { process, interests, told } = await sit();
  await interests.note(FIRST, skirmish, true);
  process.store.down = true;
  expect(await told()).toEqual([]);
  process.store.down = false;
  expect(process.faults).toEqual([expect.stringMatching(/^open seats were not told of \{"game":/)]);
});
