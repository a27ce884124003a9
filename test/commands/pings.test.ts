import { describe, expect, test } from 'vitest';
import type { Module } from '../../src/engine/index.ts';
import { at, war } from '../engine/armies/support.ts';
import type { Outcome } from '../support/discord/user.ts';
import type { WireMessage } from '../support/discord/wire.ts';
import { scored } from '../support/gdl.ts';
import { veiled } from '../support/modules/modules.ts';
import { openModule } from '../support/table.ts';
import { begun, shown, sitDown, sub, type Table, words } from './table.ts';

/** Whom Discord pings by what is done at a table, and what comes to one person alone (D23). */

const pinged = ({ mentions }: WireMessage): readonly string[] => mentions.map(({ username }) => username);
const last = (table: Table): WireMessage => table.discord.messages('table').at(-1) as WireMessage;

const at2 = async (module: Module): Promise<Table> => {
  const table = await sitDown({ modules: [module] });
  await begun(table, module.module);
  return table;
};

const battle: Module = {
  ...war([at('B2', 'Red', 'pikeman', 2), at('B3', 'Blue', 'bowman', 2)], {
    field: { combat: 'no' },
    more: { battle: { map: 'Arena', board: 'Ring', attackers: 'West', defenders: 'East' } },
  }),
  module: 'war',
};

describe('[D23] Discord pings', () => {
  test('Discord pings the attacked player once, and no other person', async () => {
    const table = await at2(battle);
    const [alice, bob] = [table.user('alice'), table.user('bob')];
    const fight = await sub(alice, 'army', 'engage', { army: 'B2', units: 'all', target: 'B3' });
    const post = shown(fight);
    expect([words(post, table), pinged(post)]).toEqual([
      expect.stringContaining('**Blue** is under attack: @bob'),
      ['bob'],
    ]);
    expect(pinged(shown(await sub(alice, 'army', 'return')))).toEqual([]);
    expect(pinged(shown(await sub(alice, 'army', 'engage', { army: 'B2', units: 'all', target: 'B3' })))).toEqual([]);
    expect(pinged(shown(await sub(bob, 'game', 'status')))).toEqual([]);
  });

  test('Discord pings the losing player, not winner, host or observers', async () => {
    const text = '(scorekeeper points (initial 0) (ranks most) (do (set 5 Red)))';
    const table = await at2(scored(text, { ...openModule, module: 'duel' }));
    const [alice, bob, carol] = [table.user('alice'), table.user('bob'), table.user('carol')];
    await sub(carol, 'game', 'join');
    await sub(alice, 'turn', 'end');
    await sub(bob, 'turn', 'end');
    const seats = shown(await sub(alice, 'game', 'stop'));
    await alice.press(seats, 'End and rank');
    expect([words(last(table), table), pinged(last(table))]).toEqual([
      expect.stringContaining('Thanks for playing, @alice and @bob.\n'),
      ['bob'],
    ]);
  });

  test('an unseated player is pinged if they allow pings', async () => {
    for (const [pings, expected] of [
      ['all', ['bob']],
      ['turns', []],
      ['none', []],
    ] as const) {
      const table = await at2({ ...openModule, module: 'duel' });
      await sub(table.user('bob'), 'me', 'settings', { pings });
      const freed = await sub(table.user('alice'), 'game', 'unseat', { side: 'Blue' });
      expect([table.heard(freed), pinged(shown(freed))]).toEqual([
        "public: @alice frees @bob's seat (**Blue**).\n**Blue** is free: take the seat below.\n[Play Blue] [Add the bot]",
        expected,
      ]);
    }
  });

  test('a typed name pings no person', async () => {
    const table = await at2(battle);
    const [alice, carol] = [table.user('alice'), table.user('carol')];
    const named = await sub(alice, 'army', 'form', { at: 'B2', name: `<@${carol.id}> @everyone` });
    expect(pinged(shown(named))).toEqual([]);
    const fight = await sub(alice, 'army', 'engage', { army: 'B2', units: 'all', target: 'B3' });
    expect(pinged(shown(fight))).toEqual(['bob']);
  });
});

describe('[D23] a hand', () => {
  const canary = (outcome: Outcome, table: Table): readonly string[] =>
    outcome.also.map((message) => words(message, table)).filter((text) => text.includes('Canary'));

  test('a side’s hand reaches its new player privately with a ping', async () => {
    const table = await at2(veiled);
    const [alice, dan] = [table.user('alice'), table.user('dan')];
    const offered = shown(await sub(alice, 'game', 'transfer', { person: 'dan' }));
    const taken = await dan.press(offered, 'Take it');
    const hand = '@alice hands **Red** over to @dan.\n**Your card**: Canary';
    expect(canary(taken, table)).toEqual([hand]);
    const posts = table.discord.messages('table').filter((message) => words(message, table).includes('hands **Red**'));
    expect(posts.map(pinged)).toEqual([['dan']]);
    expect(table.posted().join()).not.toContain('Canary');
  });
});
