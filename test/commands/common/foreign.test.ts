import { describe, expect, test } from 'vitest';
import { isBotAbsentFromPlace } from '../../../src/discord/permissions.ts';
import { languages } from '../../../src/words/index.ts';
import { interactionOf } from '../../support/discord/heard.ts';
import { begun, sitDown, sub, type Table } from '../table.ts';

const { notMember } = languages.en.discord;

/** A table, and a channel of a server that has not added the bot. */
const visiting = async (): Promise<Table> => {
  const table = await sitDown();
  table.discord.world.makeForeign('garden');
  return table;
};

describe('a place without the bot as a member', () => {
  test('[H21] without the bot as a member, a server has rolls, kingdoms and help', async () => {
    const table = await visiting();
    const { heard, user } = table;
    const alice = user('alice');
    expect(heard(await alice.slash('garden', 'roll', { dice: '2d6' }))).toMatch(/^public: .*2d6/s);
    expect(heard(await alice.slash('garden', 'kingdom'))).toMatch(/^(public|private): /);
    expect(heard(await alice.slash('garden', 'about'))).toContain('Quartermaster');
    expect(heard(await alice.slash('garden', 'tutorial'))).toMatch(/^private: /);
    const help = heard(await alice.slash('garden', 'help'));
    expect(help).toContain("- You can't play games here because I'm not a member.");
    expect(help).not.toContain('/game start');
    expect(table.posted('garden')).toHaveLength(2);
  });

  test('[H21] without the bot as a member, commands that need a game are refused', async () => {
    const { heard, user, store } = await visiting();
    const alice = user('alice');
    const before = [...store.rows.keys()].filter((key) => /^(game:|channel:[^:]+:)/.test(key));
    const refused = `private: ${notMember}`;
    expect(heard(await sub(alice, 'game', 'start', { module: 'tablut' }, 'garden'))).toBe(refused);
    expect(heard(await alice.slash('garden', 'board'))).toBe(refused);
    expect(heard(await sub(alice, 'house', 'boxes', {}, 'garden'))).toBe(refused);
    const after = [...store.rows.keys()].filter((key) => /^(game:|channel:[^:]+:)/.test(key));
    expect(after).toEqual(before);
  });

  test('[H21] `game:` makes a roll elsewhere count for that game', async () => {
    const table = await visiting();
    await begun(table);
    const rolled = await table.user('alice').slash('garden', 'roll', { dice: '1d6', game: 'Tablut' });
    expect(table.heard(rolled)).toMatch(/^private: /);
    expect(table.posted('table').at(-1)).toContain('1d6');
  });

  test('[H21] a server without the bot is recognized by how it was installed', () => {
    const user = { id: '10', username: 'alice', discriminator: '0', avatar: null };
    const placed = (place: object) =>
      isBotAbsentFromPlace(
        interactionOf({ id: '5', type: 2, user, data: { id: '1', name: 'help', type: 1 }, ...place }),
      );
    const places = [
      { guild_id: '9', context: 0, authorizing_integration_owners: { 0: '9' } },
      { guild_id: '9', context: 0, authorizing_integration_owners: { 0: '9', 1: '10' } },
      { context: 1, authorizing_integration_owners: { 1: '10' } },
      { guild_id: '9', context: 0, authorizing_integration_owners: { 1: '10' } },
      { context: 2, authorizing_integration_owners: { 1: '10' } },
    ];
    expect(places.map(placed)).toEqual([false, false, false, true, true]);
  });
});
