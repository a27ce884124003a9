import { PermissionFlagsBits } from 'discord.js';
import { expect, test } from 'vitest';
import { open } from '../support/modules.ts';
import { begun, shown, sitDown, sub } from './table.ts';

test('[S36] results of people are kept once a manager says so, rated where both want it, and gone when one leaves', async () => {
  const table = await sitDown({
    modules: [open],
    users: ['alice', 'bob', { name: 'carol', permissions: PermissionFlagsBits.ManageGuild }, 'dan'],
  });
  const [alice, bob, carol] = [table.user('alice'), table.user('bob'), table.user('carol')];
  const book = async (values = {}) => table.heard(await sub(alice, 'score', 'book', values));
  const resigned = async (): Promise<void> => {
    await begun(table, 'open');
    await bob.press(shown(await sub(bob, 'game', 'resign')), 'Resign as Blue');
    await table.discord.settled();
  };
  expect(await book({ module: 'Open' })).toContain('private: Results of people are not kept here.');
  const kept = async (who = carol) => table.heard(await sub(who, 'server', 'settings', { ratings: 'on' }));
  expect(await kept(alice)).toContain('private: Only who manages this server');
  expect(await kept()).toContain('and ratings: kept;');
  await sub(alice, 'me', 'settings', { book: 'rated' });
  await resigned();
  expect(await book({ person: 'bob' })).toMatch(/\*\*Results\*\* of @bob\n- \*\*\w+\*\*: 1 game · 0 won, 1 lost$/);
  await sub(bob, 'me', 'settings', { book: 'rated' });
  await resigned();
  expect(await book({ person: 'alice' })).toMatch(/2 games · 2 won, 0 lost · the last 2 won · rating 27\.6 ± 16\.1/);
  // By its title, which is offered.
  const [choice] = await alice.complete('table', 'score', { module: '' }, 'module', { subcommand: 'book' });
  expect(await book({ module: choice?.value })).toMatch(/1\. @alice: 2 games .*\n2\. @bob: 2 games/);

  const undo = shown(await sub(bob, 'game', 'undo'));
  await alice.press(undo, 'Agree');
  await table.discord.settled();
  expect(await book({ person: 'alice' })).toContain('1 game · 1 won, 0 lost');
  await sub(bob, 'me', 'settings', { book: 'none' });
  expect(await book({ person: 'bob' })).toContain('No results of @bob');
  expect(await book()).toContain('(a former player)');
  expect(await book({ person: 'alice' })).toContain('1 game · 1 won, 0 lost');
  expect(table.rig().faults).toEqual([]);
});
