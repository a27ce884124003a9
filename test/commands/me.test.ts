import { describe, expect, test } from 'vitest';
import { readDuration } from '../../commands/common/durations.ts';
import { createPersonalDataMessage } from '../../commands/me/privacy.ts';
import type { InputContext } from '../../src/port/command.ts';
import type { Games } from '../../src/session/games/games.ts';
import type { PersonData } from '../../src/session/upkeep/person-data.ts';
import { encodeFileText } from '../../src/view/text/message.ts';
import { duration } from '../../src/words/base/durations.ts';
import { formatIn } from '../../src/words/base/messages.ts';
import type { TypedValues } from '../support/discord/typed.ts';
import { veiled } from '../support/modules/modules.ts';
import { Presser } from '../support/play/presser.ts';
import { en } from '../support/words.ts';
import { begun, kept, shown, sitDown, sub, type Table, words } from './table.ts';

const format = formatIn('en');

const me = async (table: Table, values: TypedValues = {}, who = 'alice'): Promise<string> =>
  table.heard(await sub(table.user(who), 'me', 'settings', values));

describe('[T9] /me', () => {
  test('/me alone shows the defaults', async () => {
    const table = await sitDown();
    expect(await me(table)).toBe(
      [
        'private: **How I reach you**, in all games. Only you see this.',
        format('me-dms-on'),
        format('me-pings-all'),
        '- Reminders: as set in each game',
        '- Quiet hours: none',
        '- Away: no',
        '- Score books: your results, without ratings',
      ].join('\n'),
    );
  });

  test('/me sets all given values and keeps the rest, per person', async () => {
    const table = await sitDown();
    await me(table, { dms: false, reminders: '2 days' });
    const set = await me(table, { quiet: '22-7 utc+2', away: '*back* on Monday' });
    expect(set.split('\n').slice(1)).toEqual([
      format('me-dms-off'),
      format('me-pings-all'),
      '- Reminders: as set in each game, but never sooner than 2 days',
      "- Quiet hours: 22:00–7:00 (UTC+2); I don't ping you during them",
      '- Away: yes; players waiting for you see “\\*back\\* on Monday”',
      '- Score books: your results, without ratings',
    ]);
    await table.restart();
    expect(await me(table)).toBe(set);
    expect(await me(table, {}, 'bob')).toContain('- Direct messages: on;');
    expect(await me(table, { dms: true, reminders: 'on', quiet: 'off', away: 'back' })).toBe(
      await me(table, {}, 'bob'),
    );
    expect(await me(table, { reminders: 'off', quiet: 'always' })).toMatch(/Reminders: off\n- Quiet hours: always;/);
    expect(await me(table, {})).toBe(await me(table, {}, 'alice'));
  });

  test('[T11] /me sets nothing if one value is invalid, with a remedy', async () => {
    const table = await sitDown();
    expect(await me(table, { away: 'soon', reminders: 'whenever' })).toContain(
      "private: I don't understand that time. Use something like",
    );
    expect(await me(table, { away: 'soon', quiet: 'at night' })).toContain(
      "private: I don't understand those hours. Use something like",
    );
    expect(await me(table)).toContain('- Away: no');
  });

  test('[D23] /me `pings:` chooses pings in all games and survives restarts', async () => {
    const table = await sitDown();
    const pings = async (values: TypedValues): Promise<string | undefined> =>
      (await me(table, values)).split('\n').find((line) => line.startsWith('- Pings: '));
    const usual = await pings({});
    expect(await pings({ pings: 'turns', quiet: '22-7' })).toBe(
      '- Pings: only when something is waiting for you: your turn, a fight, a question',
    );
    await table.restart();
    expect(await me(table)).toMatch(/- Pings: only when something .*\n.*\n- Quiet hours: 22:00–7:00/);
    expect(await pings({ pings: 'none' })).toBe(format('me-pings-none'));
    expect(await me(table, {}, 'bob')).toContain(usual);
    expect(await pings({ pings: 'all' })).toBe(usual);
  });

  test('[T22] /me has completion', async () => {
    const table = await sitDown();
    const offered = async (name: string, typed: string): Promise<readonly string[]> =>
      (await table.user('alice').complete('dm', 'me', { [name]: typed }, name, { subcommand: 'settings' })).map(
        ({ value }) => String(value),
      );
    expect((await offered('reminders', '')).slice(0, 3)).toEqual(['on', 'off', '1 hour']);
    expect(await offered('reminders', '36h')).toEqual(['2160 min']);
    expect(await me(table, { reminders: '2160 min' })).toContain('but never sooner than 1 day and 12 hours');
    expect(await offered('quiet', 'al')).toEqual(['always']);
    expect(await offered('away', 'vac')).toEqual(['on vacation']);
  });
});

describe('[T18] the awaited player', () => {
  test('the awaited player is pinged outside quiet hours; absences are shown', async () => {
    const table = await sitDown({ modules: [veiled] });
    const [alice, bob] = [table.user('alice'), table.user('bob')];
    await begun(table, 'veiled');
    await me(table, { away: 'on Mars, @everyone' }, 'bob');
    const turn = shown(await sub(alice, 'turn', 'end'));
    expect(turn.mentions.map(({ username }) => username)).toEqual(['bob']);
    const line = '-# @bob is away: on Mars, @\u200beveryone';
    expect(table.posted().at(-1)).toContain(`It's **Blue**'s turn: @bob\n${line}`);
    expect(table.heard(await sub(alice, 'turn', 'show'))).toContain(
      `private: Turn 1: **Blue** (@bob), then **Red**. Use \`/turn end\` to end it.\n${line}`,
    );
    await sub(bob, 'turn', 'end');
    await me(table, { quiet: 'always', away: 'off' }, 'bob');
    const quiet = shown(await sub(alice, 'turn', 'end'));
    expect([quiet.mentions, table.posted().at(-1)]).toEqual([
      [],
      expect.stringContaining("It's **Blue**'s turn: @bob"),
    ]);
    expect(table.heard(await sub(alice, 'turn', 'show'))).not.toContain('away');
  });

  test('the awaited player is reminded after a time that the host sets', async () => {
    const table = await sitDown({ modules: [veiled] });
    const [alice, bob] = [table.user('alice'), table.user('bob')];
    await begun(table, 'veiled');
    const { length } = table.posted();
    expect(table.heard(await sub(bob, 'game', 'settings'))).toBe(
      [
        'private: Settings of **Veiled** (host: @alice):',
        '- Reminder: once, 1 day after a turn begins (`/game settings reminder:`). You can delay it or turn it off for yourself in `/me settings`.',
        '- Posts: one after every action (`/game settings posts:`).',
        '- Language: posts here are in English (`/game settings language:`). Messages that only you can see are in your own language.',
        '- Clock: off (`/game settings turn:` or `bank:`; all sides must agree).',
      ].join('\n'),
    );
    expect(table.heard(await sub(alice, 'game', 'settings', { reminder: '90 min' }))).toContain(
      '1 hour and 30 minutes after a turn begins (`/game settings reminder:`)',
    );
    await table.restart();
    expect(table.heard(await sub(bob, 'game', 'settings'))).toContain('1 hour and 30 minutes after');
    expect(table.heard(await sub(alice, 'game', 'settings', { reminder: 'off' }))).toContain('Reminder: off');
    const before = kept(table);
    expect(table.heard(await sub(bob, 'game', 'settings', { reminder: '1 h' }))).toContain(
      'private: Only the host can do that: @alice.',
    );
    expect(table.heard(await sub(alice, 'game', 'settings', { reminder: '3 weeks' }))).toContain(
      "private: I don't understand that time.",
    );
    expect([kept(table), table.posted().length]).toEqual([before, length]);
    expect(table.heard(await sub(alice, 'game', 'log'))).not.toContain('settings');
  });
});

describe('[H12] the stored data of a person', () => {
  test('[H12] a person’s stored data is exported privately and erased after confirmation', async () => {
    const table = await sitDown();
    const [alice, bob] = [table.user('alice'), table.user('bob')];
    await begun(table);
    await me(table, { away: 'in Rome' });
    const data = await sub(alice, 'me', 'data');
    expect(table.heard(data)).toContain('private: **Everything I keep about you**, from 1 game and outside of games.');
    expect(shown(data).components.length).toBeGreaterThan(0);
    const question = await sub(alice, 'me', 'forget');
    expect(table.heard(question)).toContain("You can't undo this.**");
    expect(table.heard(question)).toMatch(/You leave these games:\n- \*\*Tablut\*\* in <#\d+>/);
    expect(table.heard(await alice.press(shown(question), 'Keep it'))).toContain("I haven't changed anything.");
    expect(await me(table)).toContain('in Rome');
    // The game hears as of another process that somebody left: its post may wait for that one.
    table.discord.whileBusy(() => false);
    const gone = await alice.press(shown(await sub(alice, 'me', 'forget')), 'Forget me');
    expect(table.heard(gone)).toContain("private: Done: I've forgotten you, in 1 game too");
    expect(table.rig().faults).toEqual([]);
    expect(JSON.stringify([...table.store.rows])).not.toContain('in Rome');
    expect(table.heard(await sub(bob, 'game', 'log'))).not.toContain('@alice');
  });
});

describe('durations', () => {
  test.each([
    ['30m', 30],
    ['90 min', 90],
    ['1 minute', 1],
    ['12h', 720],
    ['12 Hours', 720],
    ['1 hr', 60],
    ['2 days', 2880],
    ['2d', 2880],
    ['1 week', 10_080],
    ['14 days', 20_160],
    ['20160 min', 20_160],
    ['off', 0],
    ['Never', 0],
  ])('the duration %s is understood', (text, minutes) => {
    expect(readDuration(text)).toBe(minutes);
  });

  test.each(['', 'soon', '12', '-1 h', '1.5 h', '15 days', '0 h', '1 moon', '99999 days', '20161 min'])(
    'the duration %s is not understood',
    (text) => {
      expect(readDuration(text)).toBeUndefined();
    },
  );

  test('durations are shown in natural words', () => {
    expect([1, 60, 90, 1440, 2220, 20_160].map((minutes) => duration(formatIn('en'), minutes))).toEqual([
      '1 minute',
      '1 hour',
      '1 hour and 30 minutes',
      '1 day',
      '1 day and 13 hours',
      '14 days',
    ]);
  });
});

describe('[U11] /me games', () => {
  const games = async (table: Table, who: string): Promise<readonly string[]> =>
    table
      .heard(await sub(table.user(who), 'me', 'games'))
      .replace(/<#\d+>/g, '#')
      .replace(/<t:\d+:R>/g, 'ago')
      .split('\n');

  test('/me games lists one’s games, the longest waiting first', async () => {
    const table = await sitDown();
    expect(await games(table, 'alice')).toEqual([
      'private: You have no games right now. Use `/game start` in a channel to start one.',
    ]);
    await begun(table, 'tablut', 'table');
    await begun(table, 'tablut', 'garden');
    expect(await games(table, 'alice')).toEqual([
      'private: **2 games are waiting for you.**',
      '- **Tablut** in # · Muscovites · your turn (began ago)',
      '- **Tablut** in # · Muscovites · your turn (began ago)',
    ]);
    expect(await games(table, 'bob')).toEqual([
      'private: **No game is waiting for you.**',
      "- **Tablut** in # · Swedes · the others' turn (began ago)",
      "- **Tablut** in # · Swedes · the others' turn (began ago)",
    ]);
    await table.user('alice').slash('table', 'move', { piece: 'D1', to: 'D4' });
    expect((await games(table, 'alice')).slice(1)).toEqual([
      '- **Tablut** in # · Muscovites · your turn (began ago)',
      "- **Tablut** in # · Muscovites · the others' turn (began ago)",
    ]);
    await sub(table.user('bob'), 'game', 'draw');
    expect(await games(table, 'bob')).toEqual([
      'private: **1 game is waiting for you.**',
      '- **Tablut** in # · Swedes · your turn (began ago)',
      "- **Tablut** in # · Swedes · the others' turn (began ago)",
    ]);
    expect((await games(table, 'alice'))[2]).toBe('- **Tablut** in # · Muscovites · a question for you');
    expect(await games(table, 'carol')).toHaveLength(1);

    // What bob alone reads of a move says where he is waited for next, as long as he is.
    const played = async (channel: string): Promise<string> => {
      const presser = new Presser(table.user('bob'), shown(await table.user('bob').slash(channel, 'play')), channel);
      await presser.press(presser.of('pick')[0] ?? expect.fail());
      await presser.press(presser.of('go')[0] ?? expect.fail());
      return words(presser.panel, table);
    };
    await table.user('alice').slash('garden', 'move', { piece: 'D1', to: 'D4' });
    expect(await played('table')).toMatch(
      /\n-# Waiting for you next: \*\*Tablut\*\* in <#\d+> \(turn began <t:\d+:R>\)\.\n/,
    );
    const last = await played('garden');
    expect(last).toContain('Waiting for');
    expect(last).not.toContain('Waiting for you next');
  });
});

test('[H12] the exported file only counts a person’s acts if too large', async () => {
  const acts = (count: number) => Array.from({ length: count }, (_, step) => ({ step, at: '2026', what: 'move' }));
  const fileOf = async (count: number): Promise<readonly [boolean, PersonData]> => {
    const data = { person: '1', games: [{ game: 'g', texts: [], did: acts(count) }], rows: [] };
    const games = { privacy: { data: async () => data } } as unknown as Games;
    const { text, file } = await createPersonalDataMessage(games, {
      person: { id: '1' },
      words: en,
    } as unknown as InputContext);
    return [text.includes('too large'), JSON.parse(Buffer.from(encodeFileText(file?.text ?? '')).toString())];
  };
  expect(await fileOf(2)).toMatchObject([false, { games: [{ did: acts(2) }] }]);
  expect(await fileOf(150_000)).toMatchObject([true, { games: [{ did: 150_000 }] }]);
});
