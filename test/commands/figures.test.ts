import { expect, it } from 'vitest';
import type { ChannelId } from '../../src/session/where.ts';
import { CountedDoor, figuresLine, pressFigures } from '../support/press-figures.ts';
import { Presser } from '../support/presser.ts';
import { begun, shown, sitDown } from './table.ts';

it('[U20] what a turn costs is counted: three presses a move of tablut, none typed, one post or edit', async () => {
  const counted = new CountedDoor();
  const table = await sitDown({ posts: 'turn', messenger: counted.door });
  await begun(table);
  counted.clear();
  const pressers: Presser[] = [];
  for (const [name, from, to] of [
    ['alice', 'A4', 'A3'],
    ['bob', 'E3', 'D3'],
  ] as const) {
    const presser = new Presser(table.user(name), shown(await table.user(name).slash('table', 'play')));
    presser.presses = presser.touches = 1;
    await presser.press(presser.all().find(({ label }) => label.includes(from)) ?? expect.fail(from));
    await presser.press(
      presser.all().find(({ label }) => label === to || label.startsWith(`${to},`)) ?? expect.fail(to),
    );
    pressers.push(presser);
  }
  const game = await table.rig().games.at(table.discord.world.channelId('table') as ChannelId);
  if (!game) throw new Error('no game');
  await table.discord.until(() => counted.edits + counted.posts >= 2);
  const figures = await pressFigures(game.session, pressers, counted);
  const { characters, posts, edits, ...counts } = figures;
  expect(counts.presses).toBe(6);
  expect(counts.touches).toBeGreaterThanOrEqual(6);
  expect([counts.typed, counts.updates, counts.turns]).toEqual([0, 4, 3]);
  // Both are at the table: the post that stands is brought up to date (U4).
  expect(posts + edits).toBe(2);
  expect(characters / 2).toBeLessThanOrEqual(300);
  expect(figuresLine('tablut', figures)).toMatch(/^tablut: 3 turns; a turn 2\.0 presses, .* 0\.0 typed, .* KB$/);
});
