import { expect, it } from 'vitest';
import type { ChannelId } from '../../../src/facts/where.ts';
import { gameQueries } from '../../../src/view/game.ts';
import { channelViewer } from '../../../src/view/viewer.ts';
import { FakeClock } from '../../support/clock.ts';
import { open } from '../../support/modules/modules.ts';
import { controls, shown, sitDown, sub, type Table, words } from '../table.ts';

/** Finding players: seats that are open to whoever comes. */

const DAY = 24 * 3_600_000;

const phase = async (table: Table): Promise<string | undefined> => {
  const game = await table.rig().games.at(table.discord.world.channelId('table') as ChannelId);
  return game?.session.viewNow(channelViewer).of(gameQueries).phase;
};

const begins = (table: Table): Promise<unknown> =>
  table.discord.until(() => table.posted().some((post) => post.includes('starts the game')));

it('[U23] open seats show times, and a full game starts by itself', async () => {
  const table = await sitDown({ modules: [{ ...open, minutes: 20 }] });
  const [alice, bob, carol] = ['alice', 'bob', 'carol'].map(table.user) as [never, never, never];
  const seats = shown(await sub(alice, 'game', 'start', { module: 'open', open: true }));
  expect(words(seats, table)).toMatch(/^Choose a side\. The game starts as soon as every side has a player\./);
  expect(words(seats, table)).toContain('2 players, about 20 minutes');
  expect(controls(seats)).toEqual([
    'Play Red',
    'Play Blue',
    'Join waitlist',
    'My schedule',
    'Begin',
    'Show game',
    'Rules',
  ]);
  await table.user('alice').press(seats, 'Play Red');
  const form = await table.user('alice').press(seats, 'My schedule');
  await table.user('alice').submit(form, { when: 'evenings *from* 8' });
  expect(table.heard(await sub(carol, 'game', 'seats', { when: 'noon' }))).toContain('You have no seat in this game');
  expect(table.heard(await sub(bob, 'game', 'seats'))).toContain('**Red**: @alice (evenings \\*from\\* 8)');
  // To watch takes no seat, and is nobody else's to see.
  const before = table.posted().length;
  expect(table.heard(await table.user('carol').press(seats, 'Show game'))).toMatch(/^private: /);
  expect(table.posted()).toHaveLength(before);
  expect(table.heard(await sub(bob, 'game', 'seats'))).not.toContain('@carol');
  await table.user('bob').press(seats, 'Play Blue');
  await begins(table);
  expect(await phase(table)).toBe('playing');
  const lobby = table.discord.messages('table').find(({ id }) => id === seats.id);
  expect(controls(lobby ?? seats)).not.toContain('Play Blue');
  expect(table.rig().faults).toEqual([]);
});

it('[U23] a restart between the last seat and the start loses nothing', async () => {
  const table = await sitDown({ modules: [open] });
  const seats = shown(await sub(table.user('alice'), 'game', 'start', { module: 'open' }));
  expect(controls(seats)).toContain('Find players');
  await table.user('alice').press(seats, 'Play Red');
  await table.user('bob').press(seats, 'Play Blue');
  expect(await phase(table)).toBe('seating');
  expect(table.heard(await sub(table.user('bob'), 'game', 'settings', { open: true }))).toContain('Only the host');
  // Opened while all sit: as a process finds it that comes after the last seat was taken.
  await sub(table.user('alice'), 'game', 'settings', { open: true });
  await begins(table);
  expect(await phase(table)).toBe('playing');
});

it('[U23] the waitlist is pinged when a seat is free', async () => {
  const table = await sitDown({ modules: [open] });
  const [alice, bob, carol] = ['alice', 'bob', 'carol'].map((name) => table.user(name));
  if (!alice || !bob || !carol) throw new Error('nobody');
  const seats = shown(await sub(alice, 'game', 'start', { module: 'open', open: true }));
  await carol.press(seats, 'Join waitlist');
  expect(table.heard(await sub(alice, 'game', 'seats'))).toContain('Waitlist: @carol');
  await alice.press(seats, 'Play Red');
  await bob.press(seats, 'Play Blue');
  await begins(table);
  await sub(bob, 'game', 'leave');
  const free = table.discord.messages('table').findLast((message) => words(message, table).includes('is free'));
  expect(free?.mentions.map(({ id }) => id)).toEqual([carol.id]);
  expect(table.heard(await sub(carol, 'game', 'join', { side: 'Blue' }))).toContain(
    '@carol leaves the waitlist and plays **Blue**',
  );
  expect(table.heard(await sub(alice, 'game', 'seats'))).not.toContain('Reserves');
});

it('[U23] open seats expire silently after a week', async () => {
  const clock = new FakeClock();
  const table = await sitDown({ modules: [open], clock });
  const seats = shown(await sub(table.user('alice'), 'game', 'start', { module: 'open', open: true }));
  await clock.pass(7 * DAY - 1000);
  expect(await phase(table)).toBe('seating');
  const before = table.posted();
  await clock.pass(2000);
  await table.discord.until(async () => (await phase(table)) === 'over');
  expect(table.posted()).toEqual(before);
  expect(table.heard(await table.user('bob').press(seats, 'Play Red'))).toContain('This game is over');
  await sub(table.user('alice'), 'game', 'start', { module: 'open' });
  expect(await phase(table)).toBe('seating');
});

it('[U23] interested people learn of open seats once a day', async () => {
  const clock = new FakeClock();
  const table = await sitDown({ modules: [open], clock, channels: ['table', 'garden', 'yard'] });
  const [alice, bob, carol] = ['alice', 'bob', 'carol'].map((name) => table.user(name));
  if (!alice || !bob || !carol) throw new Error('nobody');
  expect(table.heard(await sub(bob, 'me', 'interested', {}))).toContain("You haven't chosen any games here");
  const mine = await sub(bob, 'me', 'interested', { module: 'open' });
  expect(table.heard(mine)).toMatch(/^private: I'll mention you when \*\*Open\*\* looks for players here/);
  await sub(carol, 'me', 'interested', { module: 'open' });
  await carol.press(shown(await sub(carol, 'me', 'interested')), 'Stop: Open');
  await sub(alice, 'me', 'interested', { module: 'open' });
  const start = async (place: string) => {
    const seats = await sub(alice, 'game', 'start', { module: 'open', open: true }, place);
    await table.rig().games.openings.interests.settled();
    return shown(seats);
  };
  await start('table');
  const told = table.discord.messages('table').at(-1);
  expect(told?.mentions.map(({ id }) => id)).toEqual([bob.id]);
  expect(table.posted().at(-1)).toContain('**Open** has open seats: @bob');
  await start('garden');
  expect(table.posted('garden')).toHaveLength(1);
  await clock.pass(DAY);
  await start('yard');
  expect(table.posted('yard').at(-1)).toContain('@bob');
});
