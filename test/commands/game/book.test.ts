import { PermissionFlagsBits } from 'discord.js';
import { expect, test } from 'vitest';
import { collectPersonData } from '../../../src/session/upkeep/person-data.ts';
import type { PersonId } from '../../../src/table/index.ts';
import { open } from '../../support/modules/modules.ts';
import { begun, shown, sitDown, sub } from '../table.ts';

test('[S36] results are recorded once enabled, rated by consent, and removed on leaving', async () => {
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
  expect(await book({ module: 'Open' })).toContain("private: This server doesn't record players' results.");
  const kept = async (who = carol) => table.heard(await sub(who, 'server', 'settings', { ratings: 'on' }));
  expect(await kept(alice)).toContain('private: Only people who manage this server');
  expect(await kept()).toContain("The score book keeps players' results and ratings");
  await sub(alice, 'me', 'settings', { book: 'rated' });
  await resigned();
  expect(await book({ person: 'bob' })).toMatch(/\*\*Results\*\* of @bob\n- \*\*\w+\*\*: 1 game · 0 won, 1 lost$/);
  await sub(bob, 'me', 'settings', { book: 'rated' });
  await resigned();
  expect(await book({ person: 'alice' })).toMatch(/2 games · 2 won, 0 lost · won the last 2 · rating 27\.6 ± 16\.1/);
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

test('[H12] [S36] /me data shows a person’s results and /me forget removes them', async () => {
  const table = await sitDown({
    modules: [open],
    users: ['alice', 'bob', { name: 'carol', permissions: PermissionFlagsBits.ManageGuild, locale: 'de' }, 'dan'],
  });
  const [alice, bob, carol] = [table.user('alice'), table.user('bob'), table.user('carol')];
  const book = async (values = {}) => table.heard(await sub(carol, 'score', 'book', values));
  expect(table.heard(await sub(carol, 'server', 'settings', { ratings: 'on' }))).toContain(
    'Das Punktebuch speichert Ergebnisse und Wertungen',
  );
  for (const who of [alice, bob]) await sub(who, 'me', 'settings', { book: 'rated' });
  await begun(table, 'open');
  await bob.press(shown(await sub(bob, 'game', 'resign')), 'Resign as Blue');
  await table.discord.settled();
  expect(await book({ person: 'alice' })).toMatch(/\*\*Ergebnisse\*\* von @alice\n.*1 Spiel · 1 gewonnen, 0 verloren/);
  expect(await book({ module: 'open' })).toMatch(
    /\*\*Rangliste\*\*.*\n1\. @alice: .*\n2\. @bob: .*Wertungszahl 2\d,\d ± 1\d,\d/,
  );

  const account = alice.id;
  const inBook = (): readonly string[] =>
    [...table.store.rows].filter(([key]) => key.includes(':score:')).map(([, text]) => text);
  expect(inBook().some((text) => text.includes(account))).toBe(true);
  const data = await collectPersonData(table.store, account as PersonId, () => undefined);
  expect(data.rows.map(({ key }) => key).filter((key) => key.includes(':score:'))).not.toEqual([]);
  await alice.press(shown(await sub(alice, 'me', 'forget')), 'Forget me');
  expect(inBook().filter((text) => text.includes(account))).toEqual([]);
  expect(await book({ person: 'alice' })).toContain('keine Ergebnisse verzeichnet');
  expect(await book()).toContain('(ein früherer Spieler)');
  expect(await book({ module: 'open' })).toMatch(/\n1\. @bob: 1 Spiel/);

  // What is taken back and done again brings nobody back.
  await sub(bob, 'game', 'undo');
  await sub(bob, 'game', 'redo');
  await table.discord.settled();
  expect(inBook().filter((text) => text.includes(account))).toEqual([]);
  expect(table.rig().faults).toEqual([]);
});
