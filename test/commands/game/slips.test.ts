import { expect, test } from 'vitest';
import { shippedModule } from '../../support/modules/shipped.ts';
import { Presser } from '../../support/play/presser.ts';
import { begun, controls, move, shown, sitDown, started, sub, type Table, tablut, words } from '../table.ts';

/** Helps after a slip, and never asks another player by accident. */

const heard = async (table: Table, who: string, command: string, values = {}): Promise<string> => {
  const [name = '', subcommand = ''] = command.split(' ');
  return table.heard(await sub(table.user(who), name, subcommand, values));
};

test('[W12] undo without a number goes back to one’s newest own step', async () => {
  const table = await sitDown();
  const [alice, bob] = [table.user('alice'), table.user('bob')];
  await begun(table);
  await move(alice, 'D1', 'D2');
  await move(bob, 'E3', 'D3');
  const asked = await heard(table, 'alice', 'game undo');
  expect(asked).toContain('asks to take back');
  expect(asked).toContain('D1 → D2');
  expect(asked).toContain('E3 → D3');
  expect(await heard(table, 'bob', 'game undo')).toContain('E3 → D3');
});

test('[W13] pressing a taken seat shows who must agree, without a ping', async () => {
  const table = await sitDown();
  const bob = table.user('bob');
  const seats = await started(table, 'tablut');
  const free = shown(await sub(bob, 'game', 'seats'));
  await table.user('alice').press(seats, 'Play Swedes');
  const before = table.posted().length;
  const answer = await bob.press(free, 'Play Swedes');
  expect(table.heard(answer)).toBe('private: Do you want to ask @alice to give up **Swedes**?\n[Ask the others]');
  expect(table.posted()).toHaveLength(before);
  expect(table.heard(await bob.press(shown(answer), 'Ask the others'))).toContain(
    'public: @bob asks to play **Swedes**',
  );
});

test('[U37] the post of a leaving player has a button to take the side', async () => {
  const table = await sitDown();
  const [alice, bob, carol] = [table.user('alice'), table.user('bob'), table.user('carol')];
  await begun(table);
  await sub(bob, 'game', 'leave');
  const left = table.discord.messages('table').at(-1) ?? expect.fail();
  expect(words(left, table)).toContain('**Swedes** is free: take the seat below.');
  await move(alice, 'D1', 'D2');
  const turn = table.discord.messages('table').at(-1) ?? expect.fail();
  expect(controls(turn)).toContain('Play Swedes');
  expect(table.heard(await carol.press(left, 'Play Swedes'))).toContain('public: @carol plays **Swedes**');
  const after = shown(await move(carol, 'E3', 'D3'));
  expect(controls(after)).not.toContain('Play Swedes');
});

test("[U37] the solo panel's Undo takes back one’s move and the reply", async () => {
  const table = await sitDown();
  const [alice, bob] = [table.user('alice'), table.user('bob')];
  await begun(table);
  await move(alice, 'D1', 'D2');
  await move(bob, 'E3', 'D3');
  const panel = new Presser(alice, shown(await alice.slash('table', 'play')));
  await panel.press(panel.of('more')[0] ?? expect.fail());
  await panel.press(panel.of('undo')[0] ?? expect.fail());
  const question = table.posted().at(-1) ?? '';
  expect(question).toContain('@alice asks to take back');
  expect(question).toContain('D1 → D2');
  expect(question).toContain('E3 → D3');
});

test('[U15] alternative texts and captions contain no account names', async () => {
  const table = await sitDown();
  await begun(table);
  await heard(table, 'alice', 'game transfer', { side: 'Muscovites', person: 'carol' });
  const question = table.discord.messages('table').at(-1);
  if (!question) throw new Error('no question');
  await table.user('carol').press(question, 'Take it');
  const replay = shown(await sub(table.user('bob'), 'game', 'replay', { steps: 2 }));
  const described = JSON.stringify(replay.components).match(/"description":"[^"]*"/g);
  expect(described?.join()).toContain('hands Muscovites over to a player');
});

test('[T11] answers without scores or hand cards suggest useful commands', async () => {
  const table = await sitDown({ modules: [await shippedModule('hearts'), await tablut()] });
  const seats = await started(table, 'hearts');
  const NOTHING = 'Nothing has been scored yet. `/game rules` shows the goal.';
  expect(await heard(table, 'alice', 'score show')).toContain(NOTHING);
  expect(await heard(table, 'alice', 'hand show')).toBe(
    "private: You aren't playing in this game, so you have no hand. Take a seat with `/game join`.",
  );
  await table.user('bob').press(seats, 'Play North');
  expect(await heard(table, 'bob', 'hand show')).toBe("private: You have no cards yet: the game hasn't started.");
  await started(table, 'tablut', 'garden');
  await sub(table.user('alice'), 'game', 'join', { side: 'Swedes' }, 'garden');
  expect(table.heard(await sub(table.user('alice'), 'hand', 'show', {}, 'garden'))).toBe(
    'private: This game has no hands of cards. `/play` shows what you can do.',
  );
});
