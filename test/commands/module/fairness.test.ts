import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Module } from '../../../src/engine/index.ts';
import type { ChannelId } from '../../../src/facts/where.ts';
import { verifyFile } from '../../../src/session/archive/verify-file.ts';
import type { RandomnessBeacon } from '../../../src/session/base/ports.ts';
import type { InteractionId, PersonId } from '../../../src/table/index.ts';
import { languages } from '../../../src/words/index.ts';
import type { Outcome, User } from '../../support/discord/user.ts';
import type { WireMessage } from '../../support/discord/wire.ts';
import { open } from '../../support/modules/modules.ts';
import { shippedModule } from '../../support/modules/shipped.ts';
import { controls, shown, sitDown, started, sub, type Table, words } from '../table.ts';

const bazaar = (): Promise<Module> => shippedModule('bazaar');

const sha256 = (of: string | Uint8Array): string => createHash('sha256').update(of).digest('hex');
const HEX = /[0-9a-f]{64}/;

/** What somebody alone reads beside a public answer. */
const beside = (outcome: Outcome, table: Table): readonly string[] =>
  outcome.also.map((message) => words(message, table));

const commitmentIn = (text: string): string => /SHA-256(?: is)? `([0-9a-f]{64})`/.exec(text)?.[1] ?? '';

/** The shares in their order, with who added them. */
const listed = (text: string): readonly string[] => text.match(/^\d+\. .*$/gm) ?? [];

const fairness = async (who: User, message: WireMessage, table: Table): Promise<string> =>
  table.heard(await who.press(message, 'Fairness'));

describe('[D10] a game with chance', () => {
  test('[D10] the first post commits to the seed before seats are taken', async () => {
    const table = await sitDown({ modules: [await bazaar()] });
    const seats = await started(table, 'bazaar');
    expect(words(seats, table)).not.toMatch(HEX);
    const heard = await fairness(table.user('dan'), seats, table);
    expect(heard).toMatch(/^private: All shuffles and dice rolls come from a secret\. Its SHA-256 is `/);
    expect(heard).toContain('Each player who takes a seat before the game begins adds a share to the randomness.');
    const commitment = commitmentIn(heard);
    expect(JSON.stringify(seats.components)).toContain(`:${commitment}"`);
    const post = await table
      .user('dan')
      .press(shown(await table.user('dan').press(seats, 'Fairness')), 'Show everyone');
    expect(table.heard(post)).toContain(
      `public: All shuffles and dice rolls come from a secret. Its SHA-256 is \`${commitment}\``,
    );
    expect(table.posted().at(-1)).toContain(commitment);
  });

  test('[D10] [U28] each taken seat adds a random share, with hashes under Fairness', async () => {
    const table = await sitDown({ modules: [await bazaar()] });
    const [alice, bob, carol, dan] = ['alice', 'bob', 'carol', 'dan'].map(table.user) as [User, User, User, User];
    const seats = await started(table, 'bazaar');
    const hers = await alice.press(seats, 'Play Red');
    expect(hers.updated).toBe(true);
    expect(beside(hers, table)).toEqual([]);
    const his = await sub(bob, 'game', 'join', { side: 'Blue', share: 'Über den Wolken, 7!' });
    const [typed = ''] = beside(his, table);
    expect(typed).toContain("Your words are mixed into this game's randomness.");
    expect(typed).not.toMatch(HEX);
    await dan.press(seats, 'Watch');
    await carol.press(seats, 'Play Green');
    const theirs = await fairness(dan, seats, table);
    expect(listed(theirs)).toEqual([
      expect.stringMatching(/^1\. @alice `[0-9a-f]{64}`$/),
      `2. @bob \`${sha256('Über den Wolken, 7!')}\`, typed`,
      expect.stringMatching(/^3\. @carol `[0-9a-f]{64}`$/),
    ]);
    for (const other of [alice, bob, carol])
      expect(
        other
          .messages('table')
          .map((message) => words(message, table))
          .join(),
      ).not.toMatch(HEX);
    await sub(carol, 'game', 'leave');
    expect(listed(await fairness(dan, seats, table))).toHaveLength(3);
    await alice.press(seats, 'Begin');
    const begun = await fairness(dan, seats, table);
    expect(listed(begun)).toEqual(listed(theirs));
    expect(begun).not.toContain('adds a share to the randomness.');
    const late = await sub(carol, 'game', 'join', { side: 'Red' });
    expect(beside(late, table).join()).not.toContain('share');
    expect(table.heard(await sub(carol, 'game', 'join', { side: 'Red', share: 'x' }))).toContain(
      'The game has started, so you can no longer add text.',
    );
    expect(table.posted().join()).not.toMatch(HEX);
    expect(table.rig().faults).toEqual([]);
  });

  test('[D10] taking over a seat by a press adds a random share', async () => {
    const table = await sitDown({ modules: [await bazaar()] });
    const [alice, bob, carol, dan] = ['alice', 'bob', 'carol', 'dan'].map(table.user) as [User, User, User, User];
    const seats = await started(table, 'bazaar');
    await alice.press(seats, 'Play Red');
    await bob.press(seats, 'Play Blue');
    const offer = await sub(bob, 'game', 'transfer', { person: 'carol' });
    expect(listed(await fairness(dan, seats, table))).toHaveLength(2);
    const taken = await carol.press(shown(offer), 'Take it');
    expect(beside(taken, table).join()).not.toMatch(HEX);
    expect(listed(await fairness(dan, seats, table)).slice(2)).toEqual([
      expect.stringMatching(/^3\. @carol `[0-9a-f]{64}`$/),
    ]);
    const asked = await sub(dan, 'game', 'join', { side: 'Blue', share: 'tide' });
    expect(beside(asked, table).join()).toContain("I haven't mixed in your text:");
    await carol.press(shown(asked), 'Agree');
    const shares = listed(await fairness(bob, seats, table));
    expect(shares.slice(3)).toEqual([expect.stringMatching(/^4\. @dan `[0-9a-f]{64}`$/)]);
    expect(shares.join()).not.toContain(sha256('tide'));
    expect(table.rig().faults).toEqual([]);
  });

  test('[D10] chance can be verified in chat and from the game’s file', async () => {
    const table = await sitDown({ modules: [await bazaar()] });
    const [alice, bob] = [table.user('alice'), table.user('bob')];
    const seats = await started(table, 'bazaar');
    await alice.press(seats, 'Play Red');
    await sub(bob, 'game', 'join', { side: 'Blue', share: 'tide' });
    const promised = await fairness(alice, seats, table);
    await alice.press(seats, 'Begin');
    await alice.slash('table', 'roll', { dice: '3d6' });
    await alice.press(shown(await sub(alice, 'game', 'stop')), 'End the game');
    const asks = await alice.press(shown(await sub(alice, 'game', 'verify')), 'Publish the secret');
    const published = table.heard(await bob.press(shown(asks), 'Agree'));
    const secret = /this game's secret, ([0-9a-f]{64})/.exec(published)?.[1] ?? '';
    expect(sha256(Buffer.from(secret, 'hex'))).toBe(commitmentIn(promised));
    const verified = table.heard(await sub(bob, 'game', 'verify'));
    expect(verified).toContain('All shuffles and rolls are correct. Checked against the secret: 1 shuffle and 1 roll.');
    expect(listed(verified)).toEqual(listed(promised));
    const [file] = shown(await sub(bob, 'game', 'export')).attachments;
    if (!file) throw new Error('no file');
    const text = new TextDecoder().decode(table.discord.bytes(file));
    const verdict = await verifyFile(languages.en, text);
    expect(verdict.isWell).toBe(true);
    const [, hers = ''] = /^1\. @alice `(\w+)`/.exec(listed(promised)[0] ?? '') ?? [];
    expect(verdict.lines).toContain(`1. ${alice.id} ${hers}`);
    expect(verdict.lines).toContain(`2. ${bob.id} ${sha256('tide')}, typed`);
    expect((await verifyFile(languages.en, text.replace(sha256('tide'), sha256('ebb')))).isWell).toBe(false);
  });

  test.each(['', ' tide', 'a\nb', 'a\u200bb', '\u0007'])(
    '[D10] an untypable random share (%j) is refused without taking a seat',
    async (share) => {
      const table = await sitDown({ modules: [await bazaar()] });
      await started(table, 'bazaar');
      const bob = table.user('bob');
      const heard = table.heard(await sub(bob, 'game', 'join', { side: 'Blue', share }));
      expect(heard).toContain('private: Your text must be 1 to 100 visible characters long');
      expect(table.heard(await sub(bob, 'game', 'seats'))).toContain('**Blue**: –');
      expect(table.heard(await sub(bob, 'game', 'join', { share: 'tide' }))).toContain(
        'private: `share:` only works with a side',
      );
    },
  );
});

describe('[D10] a game without chance', () => {
  test('[D10] [D27] a game without chance shows no commitment and no shares', async () => {
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

  test('[D10] a roll makes a game without chance show commitment and share', async () => {
    const table = await sitDown({ modules: [open] });
    const [alice, bob, dan] = ['alice', 'bob', 'dan'].map(table.user) as [User, User, User];
    const seats = await started(table, 'open');
    const before = commitmentIn(table.heard(await sub(dan, 'game', 'verify')));
    await alice.press(seats, 'Play Red');
    const [typed = ''] = beside(await sub(bob, 'game', 'join', { side: 'Blue', share: 'tide' }), table);
    expect(typed).toContain('**Fairness** shows their SHA-256');
    expect(await fairness(dan, shown(await sub(dan, 'game', 'status')), table)).toContain(sha256('tide'));
    await alice.press(seats, 'Begin');
    await bob.slash('table', 'roll', { dice: '2d6' });
    const status = shown(await sub(dan, 'game', 'status'));
    expect(controls(status)).toEqual(['Fairness']);
    const heard = await fairness(dan, status, table);
    expect([commitmentIn(heard), listed(heard).length]).toEqual([before, 2]);
    await alice.press(shown(await sub(alice, 'game', 'stop')), 'End the game');
    await alice.press(shown(await sub(alice, 'game', 'verify')), 'Publish the secret');
    expect(table.heard(await sub(dan, 'game', 'verify'))).toContain(
      'All shuffles and rolls are correct. Checked against the secret: 0 shuffles and 1 roll.',
    );
  });
});

/** A beacon that names this round, and says what it is told to once `out` says that the round is out. */
const beaconOf = (
  round: number | undefined,
  value: string | undefined,
  out: () => Promise<unknown> = async () => undefined,
) => {
  const asked: string[] = [];
  const beacon: RandomnessBeacon = {
    url: 'https://beacon.example/chain',
    next: async () => {
      asked.push('next');
      return round === undefined ? undefined : { round, at: 0 };
    },
    value: async (named) => {
      asked.push(`round ${named.round}`);
      await out();
      return value;
    },
  };
  return { beacon, asked };
};

describe('[D10] a public beacon', () => {
  let here: Table | undefined;
  /** The round is named where everybody reads it. */
  const posted = async (): Promise<unknown> =>
    here?.discord.until(
      () => here?.posted().some((post) => post.includes('closes the shares: the game begins')) === true,
    );
  const seated = async (beacon: RandomnessBeacon) => {
    const table = await sitDown({ modules: [await bazaar()], beacon });
    here = table;
    const seats = await started(table, 'bazaar');
    await table.user('alice').press(seats, 'Play Red');
    return { table, seats };
  };

  test('[D10] a randomness beacon is announced before the start, mixed in and checked', async () => {
    const { beacon, asked } = beaconOf(7, 'cd'.repeat(32), posted);
    const { table, seats } = await seated(beacon);
    const [alice, bob] = [table.user('alice'), table.user('bob')];
    expect(table.heard(await alice.press(seats, 'Begin'))).toContain('private: At least 2 sides');
    expect(asked).toEqual([]);
    await bob.press(seats, 'Play Blue');
    await alice.press(seats, 'Begin');
    const posts = table.posted().map((post) => post.split('\n').slice(0, 2).join(' | '));
    const named = posts.findIndex((post) =>
      post.startsWith('@alice closes the shares: the game begins with round 7 of the randomness beacon'),
    );
    const begun = posts.findIndex((post) =>
      post.startsWith('@alice starts the game. **Red** draws a card. | Round 7 of the randomness beacon is mixed in.'),
    );
    expect([named > 0, begun > named]).toEqual([true, true]);
    expect(await fairness(bob, seats, table)).toContain(`is mixed in: \`${'cd'.repeat(32)}\``);
    await alice.slash('table', 'roll', { dice: '3d6' });
    await alice.press(shown(await sub(alice, 'game', 'stop')), 'End the game');
    const asks = await alice.press(shown(await sub(alice, 'game', 'verify')), 'Publish the secret');
    await bob.press(shown(asks), 'Agree');
    expect(table.heard(await sub(bob, 'game', 'verify'))).toContain(
      'All shuffles and rolls are correct. Checked against the secret: 1 shuffle and 1 roll.',
    );
    const [file] = shown(await sub(bob, 'game', 'export')).attachments;
    const text = new TextDecoder().decode(file && table.discord.bytes(file));
    const { isWell, lines } = await verifyFile(languages.en, text);
    expect([isWell, lines.join(' ')]).toEqual([true, expect.stringContaining('/public/7.')]);
    expect((await verifyFile(languages.en, text.replaceAll('cd'.repeat(32), 'ce'.repeat(32)))).isWell).toBe(false);
    expect(table.rig().faults).toEqual([]);
  });

  test.each<[string, number | undefined, string]>([
    ['that can not be reached', undefined, "The randomness beacon couldn't be reached, so it adds nothing."],
    ['that is not heard in time', 7, "Round 7 of the randomness beacon couldn't be fetched, so it adds nothing."],
  ])('[D10] a beacon %s delays no game and is reported', async (_what, round, says) => {
    const { table, seats } = await seated(beaconOf(round, undefined, posted).beacon);
    await table.user('bob').press(seats, 'Play Blue');
    await table.user('alice').press(seats, 'Begin');
    expect(table.posted().at(-1)).toContain(`@alice starts the game. **Red** draws a card.\n${says}`);
    expect(await fairness(table.user('bob'), seats, table)).toContain(
      round === undefined
        ? "The randomness beacon https\\://beacon.example/chain couldn't be reached"
        : "It isn't mixed in yet",
    );
    expect(table.rig().faults).toEqual([]);
  });

  test('[D10] a beacon’s named round stays, and later players add no shares', async () => {
    // It would name another round by now.
    const { beacon, asked } = beaconOf(8, 'cd'.repeat(32));
    const { table, seats } = await seated(beacon);
    const [alice, bob, carol] = [table.user('alice'), table.user('bob'), table.user('carol')];
    await bob.press(seats, 'Play Blue');
    const game = await table.rig().games.at(seats.channel_id as ChannelId);
    const actor = alice.id as PersonId;
    // Nobody is told of what is run here.
    table.discord.whileBusy(() => false);
    await game?.session.run(
      { kind: 'await-beacon', actor, url: beacon.url, round: 7, at: 0 },
      'named' as InteractionId,
    );
    expect(beside(await carol.press(seats, 'Play Green'), table)).toEqual([]);
    expect(listed(await fairness(carol, seats, table))).toHaveLength(2);
    await carol.press(seats, 'Begin');
    expect(asked).toEqual(['round 7']);
    expect(table.posted().at(-1)).toContain('Round 7 of the randomness beacon is mixed in.');
  });

  test('[D10] a game without cards does not use a beacon', async () => {
    const { beacon, asked } = beaconOf(7, undefined);
    const table = await sitDown({ beacon });
    const seats = await started(table, 'tablut');
    await table.user('alice').press(seats, 'Try alone');
    await table.user('alice').press(seats, 'Begin');
    expect([asked, table.posted().join().includes('beacon')]).toEqual([[], false]);
  });
});
