import { describe, expect, test } from 'vitest';
import type { TypedValues } from '../../support/discord/typed.ts';
import { open } from '../../support/modules/modules.ts';
import { begun, shown, sitDown, sub, type Table } from '../table.ts';

const playing = async (): Promise<Table> => {
  const table = await sitDown({ modules: [open] });
  await begun(table, 'open');
  return table;
};

const set = async (table: Table, values: TypedValues = {}, who = 'alice'): Promise<string> =>
  table.heard(await sub(table.user(who), 'game', 'settings', values));

describe('/game settings', () => {
  test('/game settings sets several values at once and shows all', async () => {
    const table = await playing();
    const before = await set(table);
    expect(before).toMatch(/^private: .*\n/);
    expect(before).toContain('English');
    const after = await set(table, { reminder: '12 h', posts: 'turn', language: ' de ' });
    expect(after).toMatch(/^private: /);
    expect(after).toContain('12 hours');
    expect(after).toContain('one when a turn ends');
    expect(after).toContain('Deutsch');
    expect(await set(table, {}, 'bob')).toBe(after);
    expect(await set(table, { language: 'ENGLISH', reminder: 'off', posts: 'act' })).toContain('English');
  });

  test('[T11] /game settings refuses an invalid value and sets nothing', async () => {
    const table = await playing();
    const before = await set(table);
    expect(await set(table, { reminder: 'soon', posts: 'turn' })).toMatch(/^private: (?!\*\*)/);
    expect(await set(table, { reminder: '15 d', posts: 'turn' })).toMatch(/^private: .*14/);
    expect(await set(table, { language: 'Klingon', posts: 'turn' })).toMatch(
      /^private: I don't speak that language yet\. For `language:`, choose one of these: English, Deutsch\b.*\.$/,
    );
    expect(await set(table, { posts: 'turn' }, 'bob')).toContain('private: Only the host can do that');
    expect(await set(table)).toBe(before);
  });

  test('[U22] /game settings accepts a clock only without other options', async () => {
    const table = await playing();
    const alone = 'private: Use `turn:` or `bank:` without other options: the others must agree to a clock.';
    for (const more of [{ reminder: '2 h' }, { posts: 'turn' }, { language: 'Deutsch' }, { open: true }])
      expect(await set(table, { turn: '1 d', ...more })).toBe(alone);
    expect(await set(table, { turn: '1 d', bank: '9 d' })).toBe(
      'private: Use either `turn:`, a time for each turn, or `bank:`, a time for all turns of a side.',
    );
    expect(await set(table, { turn: '15 d' })).toMatch(/^private: .*14/);
    expect(await set(table, { bank: 'long' })).toMatch(/^private: /);
    const asked = await sub(table.user('alice'), 'game', 'settings', { bank: '15 d' });
    expect(table.heard(asked)).toMatch(/^public: @alice asks /);
    await table.user('bob').press(shown(asked), 'Agree');
    expect(await set(table)).toContain('15 days');
  });
});

describe('/game unseat and transfer', () => {
  test('/game unseat explains sides with no player or several', async () => {
    const table = await playing();
    const [alice, bob, carol] = [table.user('alice'), table.user('bob'), table.user('carol')];
    const unseat = async (values: TypedValues): Promise<string> =>
      table.heard(await sub(alice, 'game', 'unseat', values));
    await bob.press(shown(await sub(carol, 'game', 'join', { side: 'Blue' })), 'Agree');
    expect(await unseat({ side: 'Blue' })).toBe('private: **Blue** has several players. Choose one with `person:`.');
    expect(await unseat({ side: 'Blue', person: 'carol' })).toMatch(/^public: @alice .*@carol/);
    expect(await unseat({ side: 'Blue' })).toMatch(/^public: @alice .*@bob/);
    expect(await unseat({ side: 'Blue' })).toBe(
      'private: **Blue** has no player. Use `/game seats` to see who plays what.',
    );
    expect(await unseat({ side: 'Green' })).toMatch(/^private: /);
  });

  test('/game transfer asks a player of two sides which one', async () => {
    const table = await playing();
    const [alice, bob, carol] = [table.user('alice'), table.user('bob'), table.user('carol')];
    expect(table.heard(await sub(carol, 'game', 'transfer', { person: 'dan' }))).toContain(
      'private: You have no seat in this game.',
    );
    await bob.press(shown(await sub(alice, 'game', 'join', { side: 'Blue' })), 'Agree');
    expect(table.heard(await sub(alice, 'game', 'transfer', { person: 'dan' }))).toBe(
      'private: You play **Red** and **Blue**. Choose one with `side:`.',
    );
    expect(table.heard(await sub(alice, 'game', 'transfer', { person: 'dan', side: 'blue' }))).toMatch(
      /^public: @alice .*\*\*Blue\*\*.*@dan/s,
    );
  });
});
