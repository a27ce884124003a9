import { expect, it } from 'vitest';
import type { TypedValues } from '../../support/discord/typed.ts';
import { PERMISSIONS } from '../../support/discord/wire.ts';
import { open, veiled } from '../../support/modules/modules.ts';
import { begun, shown, sitDown, sub, type Table, type TableOptions, tablut } from '../table.ts';

/** What those see to who manage a server, or a channel of it. */

const withManagers = (options: TableOptions = {}): Promise<Table> =>
  sitDown({
    modules: [open, veiled],
    users: [
      'alice',
      'bob',
      { name: 'carol', permissions: PERMISSIONS.manageGuild },
      { name: 'dan', permissions: 1n << 4n },
    ],
    ...options,
  });

it('[W6] only managers and the host stop a game', async () => {
  const table = await withManagers();
  const [alice, bob, dan] = [table.user('alice'), table.user('bob'), table.user('dan')];
  await begun(table, 'veiled');
  expect(table.heard(await sub(bob, 'game', 'stop'))).toContain('private: Only the host can do that');
  const question = await sub(dan, 'game', 'stop');
  expect(table.heard(question)).toMatch(/^private: /);
  await dan.press(shown(question), 'End the game');
  expect(table.posted().at(-1)).toContain('@dan steps in on behalf of this server and ends the game.');
  expect(table.heard(await sub(alice, 'turn', 'end'))).toContain('This game is over');
});

it('[W6] a manager repairs a stuck game and replaces its host, seeing nothing', async () => {
  const table = await withManagers({ modules: [await tablut()] });
  const [alice, bob, carol, dan] = ['alice', 'bob', 'carol', 'dan'].map((name) => table.user(name));
  if (!alice || !bob || !carol || !dan) throw new Error('nobody');
  await begun(table);
  expect(table.heard(await sub(bob, 'server', 'unstick'))).toContain('private: Only people who manage this server');
  expect(table.heard(await sub(dan, 'server', 'host', { person: 'bob' }))).toMatch(
    /^public: @dan steps in on behalf of this server and makes @bob the host\./,
  );
  expect(table.heard(await sub(alice, 'game', 'settings', { reminder: 'off' }))).toContain('Only the host');
  expect(table.heard(await sub(carol, 'server', 'unstick'))).toContain('the game is no longer waiting for anyone');
  expect(table.heard(await sub(alice, 'turn', 'show'))).toContain('**Swedes** to move');
  expect(table.heard(await sub(carol, 'server', 'host', { person: 'bob' }))).toContain("it's already like that");
});

it('[W6] /server settings controls channels, starts, files and limits', async () => {
  const table = await withManagers({ channels: ['table', 'garden'] });
  const [alice, carol, dan] = [table.user('alice'), table.user('carol'), table.user('dan')];
  const set = async (values: TypedValues, who = carol) => table.heard(await sub(who, 'server', 'settings', values));
  expect(await set({}, alice)).toContain('private: **This server**');
  // Who manages a channel alone sets nothing for the server.
  expect(await set({ starts: 'managers' }, dan)).toContain(
    'private: Only people who manage this server can change that',
  );
  expect(await set({ here: 'open', starts: 'everyone', uploads: 'managers', house: 'managers', games: 1 })).toContain(
    `public: **This server** (people who manage it can change this with \`/server settings\`):\n- Games can run in <#${table.discord.world.channelId('table')}>`,
  );
  const start = async (place: string, who = alice) =>
    table.heard(await sub(who, 'game', 'start', { module: 'open' }, place));
  expect(await start('garden')).toContain("private: Games can't run in this channel. Start yours in <#");
  const file = { name: 'x.yaml', text: 'module: x' };
  expect(table.heard(await sub(alice, 'game', 'start', { file }))).toContain(
    'Only people who manage this server can upload files',
  );
  expect(table.heard(await sub(alice, 'module', 'add', { file }))).toContain(
    'Only people who manage this server can upload files',
  );
  expect(table.heard(await sub(alice, 'module', 'check', { file }))).not.toContain('can upload files');
  expect(table.heard(await sub(carol, 'module', 'add', { file }))).not.toContain('can upload files');
  expect(table.heard(await sub(alice, 'house', 'ban', { card: 'Witch' }))).toContain(
    'Only people who manage this server can change boxes and bans',
  );
  expect(await start('table')).toContain('sets up the game');
  await set({ here: 'anywhere' });
  expect(await start('garden')).toContain('this server allows only 1 at a time');
  await set({ games: 0, starts: 'managers' });
  expect(await start('garden')).toContain('private: Only people who manage this server can start games here');
  expect(await start('garden', carol)).toContain('sets up the game');
});
