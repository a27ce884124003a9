import { describe, expect, test } from 'vitest';
import { PERSONAL_ROLL_LIMITS } from '../../../src/facts/own-rolls.ts';
import { begun, controls, shown, sitDown, started, sub, type Table, words } from '../table.ts';

const roll = async (table: Table, values: Record<string, string | number | boolean>, who = 'alice'): Promise<string> =>
  table.heard(await table.user(who).slash('table', 'roll', values));

describe.each(['in a game', 'without one'])('[U18] a roll %s', (where) => {
  const seated = async (): Promise<Table> => {
    const table = await sitDown();
    if (where === 'in a game') await begun(table);
    return table;
  };

  test('a roll has a label, an advantage and repeats', async () => {
    const table = await seated();
    expect(await roll(table, { dice: '1d20+5 adv', label: 'Climb *up*' })).toMatch(
      /^public: @alice rolls \*\*1d20adv\+5\*\* for \*\*Climb \\\*up\\\*\*\*: (?:\d+, \\\(\d+\\\)|\\\(\d+\\\), \d+) → \*\*\d+\*\*/,
    );
    const lines = (await roll(table, { dice: '2d1+1', times: 3, label: 'Hits' })).split('\n');
    expect(lines.slice(0, 5)).toEqual([
      expect.stringMatching(/^public: @alice rolls \*\*2d1\+1\*\* for \*\*Hits\*\*, 3 times:$/),
      '- 1, 1 → **3**',
      '- 1, 1 → **3**',
      '- 1, 1 → **3**',
      expect.stringMatching(/^Total: \*\*9\*\*/),
    ]);
    const checks = await roll(table, { dice: '1d20+5', times: 3, label: 'Sneak' });
    expect([checks.match(/\n- /g)?.length, checks.includes('Total')]).toEqual([3, false]);
    expect(await roll(table, { dice: '2d6 adv' })).toMatch(
      /^private: At character 4 \(adv\): `adv` and `dis` are for one/,
    );
    expect(await roll(table, { dice: '11d6', times: 10 })).toContain('1 to 100 dice, counting repeats');
  });

  test('a roll takes the words after the dice as label', async () => {
    const table = await seated();
    expect(await roll(table, { dice: '1d1+6 dex save' })).toMatch(
      /^public: @alice rolls \*\*1d1\+6\*\* for \*\*dex save\*\*: .*\*\*7\*\*/,
    );
    expect(await roll(table, { dice: "1d1 please don't break", label: 'Luck' })).toContain('for **Luck**');
    expect(await roll(table, { dice: '1d1 + + 3' })).toMatch(/^private: /);
    expect(await roll(table, { dice: 'dex save' })).toMatch(/^private: /);
  });

  test('only its roller can repeat a roll by its button', async () => {
    const table = await seated();
    const [alice, bob] = [table.user('alice'), table.user('bob')];
    await roll(table, { dice: '1d1', label: 'First' });
    await roll(table, { dice: '2d1', private: true });
    const post = shown(await alice.slash('table', 'roll', { dice: '3d1', times: 2 }));
    const mine = await alice.press(post, 'My rolls');
    expect(table.heard(mine)).toMatch(/^private: Press one of your last rolls to roll it again\./);
    expect(controls(shown(mine))).toEqual(['3d1 × 2', '2d1 (private)', 'First 1d1']);
    expect(table.heard(await alice.press(shown(mine), 'First 1d1'))).toMatch(
      /^public: @alice rolls \*\*1d1\*\* for \*\*First\*\*/,
    );
    expect(table.heard(await alice.press(shown(mine), '2d1 (private)'))).toMatch(
      /^private: @alice rolls \*\*2d1\*\* in private/,
    );
    const others = await bob.press(post, 'My rolls');
    expect(table.heard(others)).toMatch(/^private: You haven't rolled yet\./);
  });

  test('a roll is saved under a name, found by it and deleted', async () => {
    const table = await seated();
    const alice = table.user('alice');
    const saved = await alice.slash('table', 'roll', { dice: '1d1+5', times: 2, save: 'To hit' });
    expect([table.heard(saved), ...saved.also.map((message) => words(message, table))].join('\n')).toContain(
      'Saved as **To hit**',
    );
    expect(await roll(table, { dice: 'to HIT' })).toMatch(
      /^public: @alice rolls \*\*1d1\+5\*\* for \*\*To hit\*\*, 2 times/,
    );
    expect(await roll(table, { dice: 'To hit', times: 1, label: 'Axe' })).toMatch(/for \*\*Axe\*\*: 1 → \*\*6\*\*/);
    expect(await roll(table, { dice: 'To hit' }, 'bob')).toMatch(/^private: /);
    expect((await alice.complete('table', 'roll', { dice: 'to' }, 'dice')).map(({ name }) => name)).toEqual(['To hit']);
    expect(await roll(table, { dice: 'd6', save: '2d6' })).toMatch(/^private: You can't save a roll as \*\*2d6\*\*/);
    const mine = shown(await alice.press(shown(await alice.slash('table', 'roll', { dice: 'To hit' })), 'My rolls'));
    const after = await alice.select(mine, 'Delete a saved one ...', ['To hit']);
    expect(controls(shown(after)).join()).not.toContain('saved');
    expect(await roll(table, { dice: 'To hit' })).toMatch(/^private: /);
  });

  test('a saved roll belongs to its server or chat, as typed', async () => {
    const table = await seated();
    const alice = table.user('alice');
    expect(await roll(table, { dice: 'no dice', save: 'Odd' })).toMatch(/^private: /);
    expect(await roll(table, { dice: ' 2d1 ', label: ' ' })).toMatch(/^public: @alice rolls \*\*2d1\*\*: /);
    expect(await roll(table, { dice: '2d1', label: ' Twice ' })).toMatch(/for \*\*Twice\*\*: /);
    const mine = await alice.press(shown(await alice.slash('table', 'roll', { dice: '3d1' })), 'My rolls');
    expect(controls(shown(mine))).toEqual(['3d1', 'Twice 2d1', '2d1']);
    expect((await alice.complete('table', 'roll', { dice: '' }, 'dice')).map(({ name }) => name)).toEqual([
      '3d1',
      '2d1',
    ]);
  });

  test('a roll saved as private stays private unless overridden', async () => {
    const table = await seated();
    await roll(table, { dice: '1d1', private: true, save: ' Stealth ' });
    expect(await roll(table, { dice: 'stealth' })).toMatch(/^private: @alice rolls .*in private/);
    expect(await roll(table, { dice: 'stealth', private: false })).toMatch(/^public: @alice rolls \*\*1d1\*\* for/);
  });
});

test('[U18] saved rolls are limited, but can be replaced', async () => {
  const table = await sitDown();
  const names = Array.from({ length: PERSONAL_ROLL_LIMITS.saved }, (_, i) => `Roll ${i}`);
  for (const save of names) await roll(table, { dice: '1d1', save });
  expect(await roll(table, { dice: '2d1', save: 'More' })).toMatch(
    /^private: You can't save \*\*More\*\*: you already have \d+ saved rolls/,
  );
  expect(await roll(table, { dice: '2d1', save: ' roll 0 ' })).toMatch(/^public: /);
  expect(await roll(table, { dice: 'ROLL 0' })).toMatch(/^public: @alice rolls \*\*2d1\*\*/);
});

test('[T21] a roll outside the running game does not belong to its log', async () => {
  const table = await sitDown();
  await started(table, 'tablut');
  const log = async (): Promise<string> => table.heard(await sub(table.user('alice'), 'game', 'log'));
  expect(await roll(table, { dice: '1d1' })).toMatch(/^public: @alice rolls/);
  expect(await log()).not.toContain('rolls');
});
