import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Module } from '../../src/engine/index.ts';
import { shippedModules } from '../../src/session/module/shipped.ts';
import { verifyFile } from '../../src/session/verify-file.ts';
import type { Outcome, User } from '../support/discord/user.ts';
import type { WireMessage } from '../support/discord/wire.ts';
import { open } from '../support/modules.ts';
import { controls, shown, sitDown, started, sub, type Table, words } from './table.ts';

const bazaar = async (): Promise<Module> => {
  const module = (await shippedModules('data/modules')).get('bazaar');
  if (!module) throw new Error('no bazaar');
  return module;
};

const sha256 = (of: string | Uint8Array): string => createHash('sha256').update(of).digest('hex');
const HEX = /[0-9a-f]{64}/;

/** What somebody alone reads beside a public answer. */
const beside = (outcome: Outcome, table: Table): readonly string[] => outcome.also.map((message) => words(message, table));

const shareIn = (text: string): string => /Your share in the chance of this game, [^:]*: `([0-9a-f]{64})`/.exec(text)?.[1] ?? '';
const commitmentIn = (text: string): string => /SHA-256(?: is)? `([0-9a-f]{64})`/.exec(text)?.[1] ?? '';

/** The shares in their order, with who added them. */
const listed = (text: string): readonly string[] => text.match(/^\d+\. .*$/gm) ?? [];

const fairness = async (who: User, message: WireMessage, table: Table): Promise<string> =>
  table.heard(await who.press(message, 'Fairness'));

describe('[D10] a game with chance', () => {
  test('[D10] commits itself before anyone is seated, in the first post, behind its button', async () => {
    const table = await sitDown({ modules: [await bazaar()] });
    const seats = await started(table, 'bazaar');
    expect(words(seats, table)).not.toMatch(HEX);
    const heard = await fairness(table.user('dan'), seats, table);
    expect(heard).toMatch(/^private: Shuffles and dice follow from a secret with the SHA-256 `/);
    expect(heard).toContain('Every seat that is taken before the game begins adds a share to it.');
    const commitment = commitmentIn(heard);
    expect(JSON.stringify(seats.components)).toContain(`:${commitment}"`);
    const post = await table.user('dan').press(shown(await table.user('dan').press(seats, 'Fairness')), 'Show everyone');
    expect(table.heard(post)).toContain(`public: Shuffles and dice follow from a secret with the SHA-256 \`${commitment}\``);
    expect(table.posted().at(-1)).toContain(commitment);
  });

  test('[D10] every seat adds a share, which its player alone is told; all stand behind the button, in their order', async () => {
    const table = await sitDown({ modules: [await bazaar()] });
    const [alice, bob, carol, dan] = ['alice', 'bob', 'carol', 'dan'].map(table.user) as [User, User, User, User];
    const seats = await started(table, 'bazaar');
    const hers = await alice.press(seats, 'Play Red');
    expect(hers.updated).toBe(true);
    const [note = '', ...more] = beside(hers, table);
    expect([note, more]).toEqual([expect.stringContaining('made when you took your seat'), []]);
    const his = await sub(bob, 'game', 'join', { side: 'Blue', share: 'Über den Wolken, 7!' });
    const [typed = ''] = beside(his, table);
    expect(shareIn(typed)).toBe(sha256('Über den Wolken, 7!'));
    expect(typed).toContain('the SHA-256 of what you typed');
    await dan.press(seats, 'Observe');
    await carol.press(seats, 'Play Green');
    const theirs = await fairness(dan, seats, table);
    expect(listed(theirs)).toEqual([
      `1. @alice \`${shareIn(note)}\``,
      `2. @bob \`${shareIn(typed)}\`, typed`,
      expect.stringMatching(/^3\. @carol `[0-9a-f]{64}`$/),
    ]);
    expect([commitmentIn(note), commitmentIn(typed)]).toEqual([commitmentIn(theirs), commitmentIn(theirs)]);
    for (const other of [bob, carol])
      expect(
        other
          .messages('table')
          .map((message) => words(message, table))
          .join(),
      ).not.toContain(shareIn(note));
    await sub(carol, 'game', 'leave');
    expect(listed(await fairness(dan, seats, table))).toHaveLength(3);
    await alice.press(seats, 'Begin');
    const begun = await fairness(dan, seats, table);
    expect(listed(begun)).toEqual(listed(theirs));
    expect(begun).not.toContain('adds a share');
    const late = await sub(carol, 'game', 'join', { side: 'Red' });
    expect(beside(late, table).join()).not.toContain('share');
    expect(table.heard(await sub(carol, 'game', 'join', { side: 'Red', share: 'x' }))).toContain('Shares are closed since the game began.');
    expect(table.posted().join()).not.toMatch(HEX);
    expect(table.rig().faults).toEqual([]);
  });

  test('[D10] all is checked in the end, in chat and with the file alone, by what each was told', async () => {
    const table = await sitDown({ modules: [await bazaar()] });
    const [alice, bob] = [table.user('alice'), table.user('bob')];
    const seats = await started(table, 'bazaar');
    const [note = ''] = beside(await alice.press(seats, 'Play Red'), table);
    const [typed = ''] = beside(await sub(bob, 'game', 'join', { side: 'Blue', share: 'tide' }), table);
    await alice.press(seats, 'Begin');
    await alice.slash('table', 'roll', { dice: '3d6' });
    await alice.press(shown(await sub(alice, 'game', 'stop')), 'Abandon it');
    const asks = await alice.press(shown(await sub(alice, 'game', 'verify')), 'Publish the secret');
    const published = table.heard(await bob.press(shown(asks), 'Agree'));
    const secret = /this game, ([0-9a-f]{64})/.exec(published)?.[1] ?? '';
    expect(sha256(Buffer.from(secret, 'hex'))).toBe(commitmentIn(note));
    const verified = table.heard(await sub(bob, 'game', 'verify'));
    expect(verified).toContain('All is well: 1 shuffle and 1 roll follow from the secret.');
    expect(listed(verified)).toEqual([`1. @alice \`${shareIn(note)}\``, `2. @bob \`${shareIn(typed)}\`, typed`]);
    const [file] = shown(await sub(bob, 'game', 'export')).attachments;
    if (!file) throw new Error('no file');
    const text = new TextDecoder().decode(table.discord.bytes(file));
    const verdict = await verifyFile(text);
    expect(verdict.isWell).toBe(true);
    expect(verdict.lines).toContain(`1. ${alice.id} ${shareIn(note)}`);
    expect(verdict.lines).toContain(`2. ${bob.id} ${sha256('tide')}, typed`);
    expect((await verifyFile(text.replace(sha256('tide'), sha256('ebb')))).isWell).toBe(false);
  });

  test.each(['', ' tide', 'a\nb', 'a\u200bb', '\u0007'])('[D10] words that nobody could type again (%j) take no seat', async (share) => {
    const table = await sitDown({ modules: [await bazaar()] });
    await started(table, 'bazaar');
    const bob = table.user('bob');
    const heard = table.heard(await sub(bob, 'game', 'join', { side: 'Blue', share }));
    expect(heard).toContain('private: A share is 1 to 100 characters that one sees');
    expect(table.heard(await sub(bob, 'game', 'seats'))).toContain('**Blue**: –');
    expect(table.heard(await sub(bob, 'game', 'join', { share: 'tide' }))).toContain('private: A share comes with a side');
  });
});

describe('[D10] a game without chance', () => {
  test('[D10] [D27] shows no commitment and no share, to nobody', async () => {
    const table = await sitDown();
    const seats = await started(table, 'tablut');
    expect(controls(seats)).not.toContain('Fairness');
    const alone = await table.user('alice').press(seats, 'Try alone');
    expect(alone.also).toEqual([]);
    await table.user('alice').press(seats, 'Begin');
    const status = await sub(table.user('dan'), 'game', 'status');
    expect([controls(shown(status)), table.heard(status)]).toEqual([[], expect.not.stringMatching(HEX)]);
    expect(table.posted().join()).not.toMatch(HEX);
  });

  test('[D10] whoever types a share is told of it, though, and a roll in it is committed to and can be checked', async () => {
    const table = await sitDown({ modules: [open] });
    const [alice, bob, dan] = ['alice', 'bob', 'dan'].map(table.user) as [User, User, User];
    const seats = await started(table, 'open');
    const before = commitmentIn(table.heard(await sub(dan, 'game', 'verify')));
    await alice.press(seats, 'Play Red');
    const [typed = ''] = beside(await sub(bob, 'game', 'join', { side: 'Blue', share: 'tide' }), table);
    expect([shareIn(typed), commitmentIn(typed)]).toEqual([sha256('tide'), before]);
    await alice.press(seats, 'Begin');
    expect(controls(shown(await sub(dan, 'game', 'status')))).toEqual([]);
    await bob.slash('table', 'roll', { dice: '2d6' });
    const status = shown(await sub(dan, 'game', 'status'));
    expect(controls(status)).toEqual(['Fairness']);
    const heard = await fairness(dan, status, table);
    expect([commitmentIn(heard), listed(heard).length]).toEqual([before, 2]);
    await alice.press(shown(await sub(alice, 'game', 'stop')), 'End the game');
    await alice.press(shown(await sub(alice, 'game', 'verify')), 'Publish the secret');
    expect(table.heard(await sub(dan, 'game', 'verify'))).toContain('All is well: 0 shuffles and 1 roll follow from the secret.');
  });
});
