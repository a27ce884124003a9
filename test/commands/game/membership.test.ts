import { describe, expect, test } from 'vitest';
import type { ChannelAccess } from '../../../src/session/base/messenger.ts';
import type { PersonId } from '../../../src/table/index.ts';
import { veiled } from '../../support/modules/modules.ts';
import { begun, move, sitDown, type Table } from '../table.ts';

/** Who plays from elsewhere must be allowed to be in the channel now. */

/** Alice is Red and bob Blue in the channel `table`; `answers` is what Discord says of people. */
const scene = async () => {
  const answers = new Map<string, ChannelAccess>();
  const asked: PersonId[] = [];
  const clock = { passes: 0 };
  const table = await sitDown({
    modules: [veiled],
    clock: {
      now: () => Date.now() + clock.passes,
      after: (ms, call) => {
        const timer = setTimeout(call, ms);
        return () => clearTimeout(timer);
      },
    },
    messenger: (door) => ({
      post: (...given) => door.post(...given),
      direct: (...given) => door.direct(...given),
      find: (...given) => door.find(...given),
      edit: (...given) => door.edit(...given),
      thread: (...given) => door.thread(...given),
      admission: async (person) => {
        asked.push(person);
        return [...answers].find(([name]) => table.discord.world.personId(name) === person)?.[1] ?? 'here';
      },
    }),
  });
  await begun(table, 'veiled');
  /** Discord says that of a person from now on, and what it said before is old. */
  const says = (name: string, admission: ChannelAccess): void => {
    answers.set(name, admission);
    clock.passes += 6 * 60_000;
  };
  return { table, says, asked };
};

const hand = (table: Table, name: string): Promise<string> =>
  table.user(name).slash('dm', 'hand', {}, { subcommand: 'show' }).then(table.heard);

describe('[W10] play from outside the channel', () => {
  test('a member plays from elsewhere after a single query to Discord', async () => {
    const { table, says, asked } = await scene();
    says('alice', 'here');
    for (let times = 0; times < 3; times += 1) expect(await hand(table, 'alice')).toContain('Canary');
    expect(asked).toHaveLength(1);
  });

  test('without access to the channel a person can neither read nor act', async () => {
    const { table, says } = await scene();
    says('alice', 'hidden');
    expect(await hand(table, 'alice')).toBe(
      'private: You can no longer see the channel where **Veiled** is played. Ask the people who manage that server to let you in, or choose another game with `game:`.',
    );
    const { length } = table.posted();
    const moved = await table.user('alice').slash('dm', 'move', { piece: 'B1', to: 'B2' });
    expect(table.heard(moved)).toContain('You can no longer see the channel');
    expect(await table.user('alice').complete('dm', 'move', { piece: '' }, 'piece')).toEqual([]);
    expect(table.posted()).toHaveLength(length);
  });

  test('a person who left the server loses the seat', async () => {
    const { table, says } = await scene();
    says('alice', 'left');
    expect(await hand(table, 'alice')).toBe(
      "private: You're no longer a member of the server where **Veiled** is played. To play again, join the server and use `/game join` in the channel.",
    );
    await table.discord.settled();
    expect(table.posted().at(-1)).toBe(
      '@alice makes @bob the host and leaves **Red**.\n**Red** is free: take the seat below.\n[Play Red] [Add the bot]',
    );
    expect(await hand(table, 'alice')).toBe(
      'private: No game is being played in this channel. Start one with `/game start`.',
    );
  });

  test('a member is refused if Discord repeatedly gives no answer', async () => {
    const { table, says } = await scene();
    says('alice', 'unknown');
    // A yes of late counts.
    expect(await hand(table, 'alice')).toContain('Canary');
    for (let times = 0; times < 5; times += 1) says('alice', 'unknown');
    expect(await hand(table, 'alice')).toContain(
      "private: Discord didn't tell me in time whether you can still see the channel of **Veiled**",
    );
    await move(table.user('alice'), 'B1', 'B2');
    expect(await hand(table, 'alice')).toContain('Canary');
  });
});
