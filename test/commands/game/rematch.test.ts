import { expect, it } from 'vitest';
import { PERMISSIONS } from '../../support/discord/wire.ts';
import { BOT_PERMISSIONS } from '../../support/discord/world.ts';
import { scored } from '../../support/gdl.ts';
import { OPEN, open, veiled } from '../../support/modules/modules.ts';
import { begun, controls, shown, sitDown, started, sub, type Table, words } from '../table.ts';

const THREADS = BOT_PERMISSIONS | PERMISSIONS.createPublicThreads;

/** How a game ends, begins anew, and has a place of its own. */

const last = (table: Table, place = 'table') => {
  const message = table.discord.messages(place).at(-1);
  if (!message) throw new Error('nothing is posted');
  return message;
};

it('[U17] the end of a game offers replay and a rematch with rotated seats', async () => {
  const table = await sitDown({ modules: [open] });
  const [alice, bob, carol] = ['alice', 'bob', 'carol'].map(table.user);
  await begun(table, 'open');
  const question = shown(await sub(alice as never, 'game', 'resign'));
  await alice?.press(question, 'Resign as Red');
  const end = table.discord.messages('table').findLast((message) => controls(message).includes('Rematch'));
  if (!end || !alice || !bob || !carol) throw new Error('no rematch');
  expect(controls(end)).toContain('Replay');
  expect(table.heard(await carol.press(end, 'Rematch'))).toContain("private: You aren't playing in this game");
  expect(table.heard(await carol.press(end, 'Replay'))).toContain('private: **Open**');
  expect(table.heard(await bob.press(end, 'Rematch'))).toMatch(/^public: .*@bob sets up the game/s);
  const offer = table.discord.messages('table').findLast((message) => words(message, table).includes('**Rematch with'));
  if (!offer) throw new Error('no offer');
  expect(words(offer, table)).toContain('**Rematch with swapped sides:** **Red** for @bob and **Blue** for @alice');
  expect(offer.mentions.map(({ id }) => id)).toEqual([alice.id]);
  await bob.press(offer, 'Play Red');
  await alice.press(offer, 'Play Blue');
  expect(table.heard(await sub(bob, 'game', 'seats'))).toContain('**Red**: @bob\n**Blue**: @alice');
  // Who presses it again finds the game that was begun.
  expect(table.heard(await alice.press(end, 'Rematch'))).toContain('private:');
});

it('[U17] the end of a game shows scores even without ranks', async () => {
  const table = await sitDown({
    modules: [scored('(scorekeeper points (initial 3) (title "Points") (do (set 5 Red) (set 7 Blue)))')],
  });
  const alice = table.user('alice');
  const { module } = scored('(scorekeeper points (initial 0))');
  await begun(table, module);
  await alice.press(shown(await sub(alice, 'game', 'resign')), 'Resign as Red');
  expect(table.posted().at(-1)).toContain('Points: Red');
});

it('[U17] a game in a thread is announced in its channel', async () => {
  const table = await sitDown({ modules: [open] });
  const alice = table.user('alice');
  expect(table.heard(await sub(alice, 'game', 'start', { module: 'open', thread: true }))).toContain(
    "private: I can't open a thread here",
  );
  table.discord.world.permit('table', THREADS);
  const said = await sub(alice, 'game', 'start', { module: 'open', thread: true });
  const thread = table.discord.world.channelId('Open');
  expect(table.heard(said)).toBe(`public: Play **Open** in <#${thread}>.`);
  await table.discord.until(() => table.discord.messages('Open').length > 0);
  await alice.press(last(table, 'Open'), 'Play Red');
  await table.user('bob').press(last(table, 'Open'), 'Play Blue');
  await alice.press(last(table, 'Open'), 'Begin');
  expect(table.posted()).toHaveLength(1);
});

it('[U29] a busy channel offers a thread, also for imported games', async () => {
  const table = await sitDown();
  const [alice, bob] = [table.user('alice'), table.user('bob')];
  await begun(table);
  const busy = await sub(bob, 'game', 'start', { module: 'tablut' });
  expect(controls(shown(busy))).not.toContain('Start a thread');
  table.discord.world.permit('table', THREADS);
  const file = { name: 'open.yaml', text: OPEN };
  const asked = await sub(bob, 'game', 'start', { file });
  expect(controls(shown(asked))[0]).toBe('Start a thread');
  await bob.press(shown(asked), 'Start a thread');
  expect(table.discord.world.channelId('Open')).toMatch(/^\d+$/);
  expect(table.heard(await sub(alice, 'game', 'status'))).toContain('**Tablut**');
});

it('[U17] a new game is offered in a thread if the bot may open one', async () => {
  const table = await sitDown({ modules: [open, veiled] });
  const alice = table.user('alice');
  const chosen = async () => {
    const list = shown(await sub(alice, 'game', 'start'));
    return shown(await alice.select(list, 'Games: 2', ['open']));
  };
  expect(controls(await chosen())).not.toContain('Start a thread');
  table.discord.world.permit('table', THREADS);
  const buttons = controls(await chosen());
  expect(buttons.indexOf('Start a thread')).toBeGreaterThan(-1);
  expect(buttons.indexOf('Start a thread')).toBeLessThan(buttons.indexOf('Start it'));
  await alice.press(await chosen(), 'Start a thread');
  expect(await started(table, 'open', 'garden')).toBeDefined();
  expect(table.discord.world.channelId('Open')).toMatch(/^\d+$/);
});
