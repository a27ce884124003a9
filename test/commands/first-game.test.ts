import { expect, test } from 'vitest';
import type { ChannelId } from '../../src/session/where.ts';
import { gameQueries } from '../../src/view/game.ts';
import { channelViewer } from '../../src/view/viewer.ts';
import { text } from '../support/discord/text.ts';
import { Presser } from '../support/presser.ts';
import { shipped } from '../support/shipped.ts';
import { shown, sitDown, sub, words } from './table.ts';

/** What somebody meets who has never played here: everything by presses. */

test('[U7] a game is chosen from a list, seen before it starts, and begun; then the side on turn reads what to do', async () => {
  const modules = [...(await shipped()).values()];
  const table = await sitDown({ modules });
  const alice = new Presser(table.user('alice'), shown(await sub(table.user('alice'), 'game', 'start')));
  const list = words(alice.panel, table);
  expect(list).toContain('- **Bazaar** (2 to 5 players, about 40 minutes): Two to five merchants trade at six stalls.');
  expect(list).toContain('- **The Marches** (2 players, about 2 hours): ');
  for (const { title } of modules) expect(list).toContain(`- **${title}** (`);
  expect(alice.of('about').map(({ label }) => label)).toEqual(modules.map(({ title }) => title));

  // Each of them can be looked at: its picture, what it is, its goal and its rules in at most five lines.
  for (const { title, goal = '-', inShort = [], maps } of modules) {
    await alice.press(alice.find('about', title));
    const about = words(alice.panel, table);
    expect(about.startsWith(`**${title}**`)).toBe(true);
    expect(about).toContain(`Goal: ${goal}`);
    expect(inShort.length > 0 && inShort.length <= 5 && about.includes(`\n${inShort.length}. `)).toBe(true);
    const hasBoard = maps.some(({ boards }) => boards.length > 0);
    if (hasBoard) expect(text(alice.panel)).toContain(`<board.png: The board of ${title} as the game begins.>`);
    await alice.press(alice.of('list')[0] ?? expect.fail());
  }

  await alice.press(alice.find('about', 'Tablut'));
  const started = await alice.user.press(alice.panel, alice.of('start')[0]?.id ?? '');
  const seats = started.also[0] ?? expect.fail();
  expect(words(seats, table)).toContain('Goal: The Swedes win when the king stands on an edge square');
  await alice.user.press(seats, 'Play Muscovites');
  await table.user('bob').press(seats, 'Play Swedes');
  const begun = shown(await alice.user.press(seats, 'Begin'));
  expect(words(begun, table)).toContain('On your turn press **Play**');
  const panel = shown(await alice.user.press(begun, 'Play'));
  expect(words(panel, table).split('\n')[0]).toContain('Choose a piece');
  const game = await table.rig().games.at(table.discord.world.channelId('table') as ChannelId);
  expect(game?.session.viewNow(channelViewer).of(gameQueries).phase).toBe('playing');
  expect([alice.faults, table.rig().faults]).toEqual([[], []]);
});
