import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { verifyFile } from '../../../src/session/archive/verify-file.ts';
import { languages } from '../../../src/words/index.ts';
import type { Outcome } from '../../support/discord/user.ts';
import { open, veiled } from '../../support/modules/modules.ts';
import { begun, controls, kept, shown, sitDown, started, sub, type Table, words } from '../table.ts';

const roll = (
  { user }: Table,
  who: string,
  dice: string,
  more: { readonly private?: boolean } = {},
  place = 'table',
): Promise<Outcome> => user(who).slash(place, 'roll', { dice, ...more });

/** What fell, as it is told to all. */
const FELL = /rolls \*\*2d6\+1\*\*: ([1-6]), ([1-6]) → \*\*(\d+)\*\*/;

describe('[T20] /roll', () => {
  test('/roll is public with every die, and in the log', async () => {
    const table = await sitDown();
    await begun(table);
    const heard = table.heard(await roll(table, 'bob', '2d6+1'));
    const [, a, b, total] = FELL.exec(heard) ?? [];
    expect(heard).toBe(`public: @bob rolls **2d6+1**: ${a}, ${b} → **${total}**.\n[My rolls]`);
    expect(Number(a) + Number(b) + 1).toBe(Number(total));
    expect(table.posted().at(-1)).toBe(heard.slice('public: '.length));
    expect(table.heard(await sub(table.user('carol'), 'game', 'log'))).toContain(
      heard.slice('public: '.length).split('.\n')[0],
    );
    expect(table.rig().faults).toEqual([]);
  });

  test('/roll shows dropped and exploded dice', async () => {
    const table = await sitDown();
    expect(table.heard(await roll(table, 'dan', '1d1+2d1kh1'))).toBe(
      'public: @dan rolls **1d1+2d1kh1**: 1; \\(1\\), 1 → **2**.\n[My rolls]',
    );
    expect(table.heard(await roll(table, 'dan', '3d1-4*1d1'))).toContain('→ **\\-1**.');
  });

  test('/roll `private:` shows the result only to the roller', async () => {
    const table = await sitDown();
    await begun(table);
    const heard = table.heard(await roll(table, 'bob', '2d6+1', { private: true }));
    expect(heard).toMatch(/^private: @bob rolls \*\*2d6\+1\*\* in private: \d, \d → \*\*\d+\*\*/);
    await table.discord.until(() => table.posted().at(-1)?.includes('in private') === true);
    expect(table.posted().at(-1)).toBe('@bob rolls dice in private.');
    expect(table.heard(await sub(table.user('bob'), 'game', 'log'))).toContain('2d6');
    const log = table.heard(await sub(table.user('alice'), 'game', 'log'));
    expect([log.includes('rolls dice in private'), log.includes('2d6')]).toEqual([true, false]);
    expect(await exported(table, 'alice')).not.toContain('2d6+');
  });

  test('/roll works without a game and stores nothing', async () => {
    const table = await sitDown();
    expect(table.heard(await roll(table, 'dan', '2d6+1'))).toMatch(new RegExp(`^public: @dan ${FELL.source}`));
    expect(table.heard(await roll(table, 'dan', '2d6+1', { private: true }))).toMatch(
      /^private: @dan rolls \*\*2d6\+1\*\* in private: /,
    );
    await started(table, 'tablut');
    const before = kept(table);
    expect(table.heard(await roll(table, 'dan', 'd6'))).toMatch(/^public: @dan rolls \*\*d6\*\*: \d/);
    expect(words(shown(await roll(table, 'dan', 'd6', {}, 'dm')), table)).toMatch(/^@dan rolls \*\*d6\*\*: \d/);
    expect(kept(table)).toBe(before);
  });

  test('/roll reports faults with position, privately', async () => {
    const table = await sitDown();
    const hint = 'Type dice like `2d6+1`, `4d6kh3`, `d20+5 adv`, `d%`, `3d6!` or `8d10>=7`.';
    expect(table.heard(await roll(table, 'dan', '2d6+x'))).toBe(
      `private: At character 5 (x): I don't understand this. ${hint}`,
    );
    await begun(table);
    const before = kept(table);
    expect(table.heard(await roll(table, 'bob', '200d6'))).toBe(
      `private: At character 1 (200d6): A roll can have 1 to 100 dice, counting repeats. ${hint}`,
    );
    expect(table.heard(await roll(table, 'dan', 'd6'))).toContain("private: You aren't playing in this game.");
    expect(kept(table)).toBe(before);
  });
});

/** The 64 signs behind a word. */
const hashIn = (text: string, before: string): string =>
  new RegExp(`${before} \`?([0-9a-f]{64})`).exec(text)?.[1] ?? '';

describe('[T21] the secret of a game', () => {
  test('the commitment to a game’s secret can be read at any time', async () => {
    const table = await sitDown();
    const [alice, bob] = [table.user('alice'), table.user('bob')];
    await sub(alice, 'game', 'start', { module: 'tablut', seed: 'our *luck*' });
    await sub(bob, 'game', 'start', { module: 'tablut', seed: 'our *luck*' }, 'garden');
    const first = table.heard(await sub(bob, 'game', 'verify'));
    const second = table.heard(await sub(bob, 'game', 'verify', {}, 'garden'));
    expect(first).toContain('The seed **our \\*luck\\*** is mixed in.');
    expect(hashIn(first, 'SHA-256 is')).toHaveLength(64);
    expect(hashIn(first, 'SHA-256 is')).not.toBe(hashIn(second, 'SHA-256 is'));
  });

  test('the host publishes the secret after an open game', async () => {
    const table = await sitDown({ modules: [open] });
    const [alice, bob, dan] = [table.user('alice'), table.user('bob'), table.user('dan')];
    await begun(table, 'open');
    const commitment = hashIn(table.heard(await sub(dan, 'game', 'verify')), 'SHA-256 is');
    await roll(table, 'bob', '2d6+1');
    await roll(table, 'alice', '4d6kh3');
    const early = await sub(dan, 'game', 'verify');
    expect([
      table.heard(early).includes('After the game, its host can publish the secret here.'),
      controls(shown(early)),
    ]).toEqual([true, []]);
    await alice.press(shown(await sub(alice, 'game', 'stop')), 'End the game');
    const asked = await sub(alice, 'game', 'verify');
    expect(controls(shown(asked))).toEqual(['Publish the secret']);
    expect(table.heard(await dan.press(shown(await sub(dan, 'game', 'verify')), 'Publish the secret'))).toContain(
      "You aren't playing in this game",
    );
    const published = table.heard(await alice.press(shown(asked), 'Publish the secret'));
    expect(published).toMatch(
      /^public: @alice publishes this game's secret, [0-9a-f]{64}, and closes the game for good\.$/,
    );
    const secret = hashIn(published, 'secret,');
    expect(createHash('sha256').update(Buffer.from(secret, 'hex')).digest('hex')).toBe(commitment);
    expect(table.heard(await sub(dan, 'game', 'verify'))).toContain(
      `private: All shuffles and rolls are correct. Checked against the secret: 0 shuffles and 2 rolls.\nAll shuffles and dice rolls come from a secret. Its SHA-256 is \`${commitment}\`. The secret is published: \`${secret}\`.`,
    );
    expect(table.heard(await sub(bob, 'game', 'undo'))).toContain(
      "private: The secret of this game is published, so the game can't continue.",
    );
    const { isWell, lines } = await verifyFile(languages.en, await exported(table, 'dan'));
    expect([isWell, lines[1]?.includes(commitment)]).toEqual([true, true]);
    expect(table.rig().faults).toEqual([]);
  });

  test('publishing the secret needs consent of all sides in hidden games', async () => {
    const table = await sitDown({ modules: [veiled] });
    const [alice, bob, dan] = [table.user('alice'), table.user('bob'), table.user('dan')];
    await begun(table, 'veiled');
    await roll(table, 'bob', '3d6', { private: true });
    await alice.press(shown(await sub(alice, 'game', 'stop')), 'End the game');
    expect(table.heard(await sub(alice, 'game', 'verify'))).toContain(
      'The game master can now publish the secret here.',
    );
    const asks = await alice.press(shown(await sub(alice, 'game', 'verify')), 'Publish the secret');
    expect(table.heard(asks)).toContain(
      'public: @alice asks to publish the secret of this game, which closes the game for good.\n@bob: do you agree?',
    );
    expect(table.heard(await sub(dan, 'game', 'status'))).toContain('@alice asks to publish the secret of this game');
    expect(await exported(table, 'dan')).not.toContain('Canary');
    expect(table.heard(await bob.press(shown(asks), 'Agree'))).toMatch(
      /^public: @alice publishes this game's secret, /,
    );
    const file = await exported(table, 'dan');
    expect([file.includes('Canary'), file.includes('private-roll')]).toEqual([true, true]);
    expect((await verifyFile(languages.en, file)).lines[0]).toBe(
      'All shuffles and rolls are correct. Checked against the secret: 0 shuffles and 1 roll.',
    );
    expect(table.heard(await sub(alice, 'game', 'undo'))).toContain('private: The secret of this game is published');
    expect(table.rig().faults).toEqual([]);
  });
});

const exported = async (table: Table, who: string): Promise<string> => {
  const [file] = shown(await sub(table.user(who), 'game', 'export')).attachments;
  if (!file) throw new Error('no file');
  return new TextDecoder().decode(table.discord.bytes(file));
};
