import { describe, expect, test } from 'vitest';
import type { Outcome } from '../../support/discord/user.ts';
import type { WireMessage } from '../../support/discord/wire.ts';
import { moduleFrom, OPEN, open, veiled } from '../../support/modules/modules.ts';
import { Presser } from '../../support/play/presser.ts';
import { begun, controls, move, shown, sitDown, started, sub, type Table, words } from '../table.ts';

/** Games that are played in one place and spoken of in another: direct messages, or another channel. */

const direct = (table: Table, name: string): readonly string[] =>
  table
    .user(name)
    .messages('dm')
    .map((message) => words(message, table));

/** What one reads, without the line that names the game. */
const heard = (table: Table, outcome: Outcome): string =>
  table.heard(outcome).replace(/\n-# \*\*[^*]+\*\* in <#\d+>/, '');

/** Alice is Red and bob Blue in the channel `table`. */
const veiledTable = async (): Promise<Table> => {
  const table = await sitDown({ modules: [veiled, open] });
  await begun(table, 'veiled');
  return table;
};

describe('[W3] in direct messages', () => {
  test('direct-message commands act on one’s game, answering there, posting in its channel', async () => {
    const table = await veiledTable();
    const alice = table.user('alice');
    const { length } = table.posted();
    const moved = await alice.slash('dm', 'move', { piece: 'B1', to: 'B2' });
    const link = `<#${table.discord.world.channelId('table')}>`;
    expect(table.heard(moved)).toContain(`@alice moves **Red Scout** B1 → B2.\n-# **Veiled** in ${link}`);
    expect(table.posted().slice(length)).toEqual([
      '@alice moves **Red Scout** B1 → B2.\n[Undo] [Show whole map] [As text]',
    ]);
    expect(heard(table, await alice.slash('dm', 'turn', {}, { subcommand: 'end' }))).toContain(
      "@alice ends the turn.\nIt's **Blue**'s turn: @bob",
    );
    expect(table.posted().at(-1)).toContain("It's **Blue**'s turn: @bob");
    expect(
      table.discord
        .messages('table')
        .at(-1)
        ?.mentions.map(({ username }) => username),
    ).toEqual(['bob']);
    expect(heard(table, await alice.slash('dm', 'hand', {}, { subcommand: 'show' }))).toContain('Canary');
    expect(table.posted()).toHaveLength(length + 2);
    expect(table.posted().join('\n')).not.toContain('Canary');
    expect(table.rig().faults).toEqual([]);
  });

  test('public answers to direct messages also go to the game’s channel', async () => {
    const table = await sitDown({ modules: [open] });
    await begun(table, 'open');
    const { length } = table.posted();
    await table.user('alice').slash('dm', 'move', { piece: 'A1', to: 'A2' });
    expect(table.posted().slice(length)).toEqual([
      '@alice moves **Red Stone** A1 → A2.\n[Undo] [Show whole map] [As text]',
    ]);
  });

  test('in direct messages refusals and unknown names stay private', async () => {
    const table = await veiledTable();
    const { length } = table.posted();
    const bob = table.user('bob');
    expect(heard(table, await bob.slash('dm', 'turn', {}, { subcommand: 'end' }))).toContain("It's **Red**'s turn");
    expect(heard(table, await bob.slash('dm', 'move', { piece: 'Canary', to: 'A2' }))).toContain(
      "There's no piece **Canary** here.",
    );
    expect(table.posted()).toHaveLength(length);
    expect(heard(table, await table.user('dan').slash('dm', 'board'))).toContain('No game is being played');
  });

  test('in direct messages buttons work, and Show everyone posts to the channel', async () => {
    const table = await veiledTable();
    const alice = table.user('alice');
    const board = shown(await alice.slash('dm', 'board'));
    const { length } = table.posted();
    expect(heard(table, await alice.press(board, 'List pieces'))).toContain('Canary');
    expect(heard(table, await alice.press(board, 'Show everyone'))).toContain("I've posted it in the channel.");
    expect(table.posted().slice(length)).toEqual([
      "It's **Red**'s turn: @alice\n**Veiled**: Field\n[List pieces] [As text]",
    ]);
    const moved = shown(await alice.slash('dm', 'move', { piece: 'B1', to: 'B2' }));
    expect(controls(moved)).toEqual(['Undo', 'Show whole map', 'As text']);
    expect(heard(table, await alice.press(moved, 'Show whole map'))).toContain('**Field**');
    expect(heard(table, await alice.press(moved, 'Undo'))).toContain('@alice takes back: moves **Red Scout** B1 → B2.');
    expect(table.posted().at(-1)).toContain('@alice takes back: moves **Red Scout** B1 → B2.');
    const question = shown(await alice.slash('dm', 'game', {}, { subcommand: 'stop' }));
    expect(heard(table, await alice.press(question, controls(question)[0] ?? ''))).not.toContain('earlier game');
    expect(table.posted().at(-1)).toContain('@alice ends the game');
    expect(heard(table, await alice.press(board, 'List pieces'))).toContain('No game is being played');
  });

  test('seats can be taken from direct messages', async () => {
    const table = await sitDown({ modules: [open] });
    const alice = table.user('alice');
    await started(table, 'open');
    const seats = shown(await alice.slash('dm', 'game', {}, { subcommand: 'seats' }));
    expect(heard(table, await alice.press(seats, 'Play Red'))).toContain('@alice plays **Red**.');
    expect(table.posted().at(-1)).toContain('@alice plays **Red**.');
  });

  test('a game played in direct messages is used first until it ends', async () => {
    const table = await veiledTable();
    const alice = table.user('alice');
    const seats = shown(await alice.slash('dm', 'game', { module: 'open' }, { subcommand: 'start' }));
    await alice.press(seats, 'Try alone');
    const { length } = table.posted();
    await alice.press(seats, 'Begin');
    const moved = await alice.slash('dm', 'move', { piece: 'A1', to: 'A2' });
    expect(table.heard(moved)).toBe('public: @alice moves **Red Stone** A1 → A2.\n[Undo] [Show whole map] [As text]');
    expect(heard(table, await alice.slash('dm', 'game', { game: 'Veiled' }, { subcommand: 'status' }))).toContain(
      '**Veiled**',
    );
    const question = shown(await alice.slash('dm', 'game', {}, { subcommand: 'stop' }));
    await alice.press(question, controls(question).at(-2) ?? '');
    expect(table.posted()).toHaveLength(length);
  });

  test('a roll in direct messages stays private unless it names a game', async () => {
    const table = await veiledTable();
    const alice = table.user('alice');
    const { length } = table.posted();
    expect(table.heard(await alice.slash('dm', 'roll', { dice: '2d6' }))).toContain('@alice rolls');
    expect(table.posted()).toHaveLength(length);
    await alice.slash('dm', 'roll', { dice: '2d6', game: 'veiled' });
    expect(table.posted().at(-1)).toContain('@alice rolls');
  });
});

describe('game:', () => {
  /** Veiled in `table` and Open in `garden`; alice is Red in both, and in the second it is anybody's turn. */
  const two = async (): Promise<Table> => {
    const table = await sitDown({
      modules: [
        veiled,
        moduleFrom(
          OPEN.replace('turns: free', 'turns: strict').replace(
            'rules:',
            'turn: { order: [Blue, Red], ends: by-command }\nrules:',
          ),
        ),
      ],
    });
    await begun(table, 'veiled');
    const seats = await started(table, 'open', 'garden');
    await table.user('alice').press(seats, 'Play Red');
    await table.user('bob').press(seats, 'Play Blue');
    await table.user('alice').press(seats, 'Begin');
    return table;
  };

  const offered = async (table: Table, who: string, typed = '', place = 'dm'): Promise<readonly string[]> =>
    (await table.user(who).complete(place, 'board', { game: typed }, 'game')).map(({ name }) => name);

  test('[T22] `game:` completes one’s own games, waiting ones first', async () => {
    const table = await two();
    expect(await offered(table, 'alice')).toEqual(['Veiled (Red, your turn)', 'Open (Red)']);
    expect(await offered(table, 'bob')).toEqual(['Open (Blue, your turn)', 'Veiled (Blue)']);
    expect(await offered(table, 'bob', 'vei')).toEqual(['Veiled (Blue)']);
    expect(await offered(table, 'bob', '', 'garden')).toEqual(['Open (Blue, your turn)', 'Veiled (Blue)']);
    expect(await offered(table, 'dan')).toEqual([]);
    await sub(table.user('dan'), 'game', 'join', {}, 'garden');
    expect(await offered(table, 'dan')).toEqual(['Open']);
  });

  test('without `game:` the game that waits, else the newest, is used', async () => {
    const table = await two();
    const status = async (who: string): Promise<string> =>
      heard(table, await table.user(who).slash('dm', 'game', {}, { subcommand: 'status' }));
    expect(await status('alice')).toContain('**Veiled**');
    expect(await status('bob')).toContain('**Open**');
    await sub(table.user('bob'), 'turn', 'end', {}, 'garden');
    await sub(table.user('alice'), 'turn', 'end');
    expect(await status('alice')).toContain('**Open**');
    expect(await status('bob')).toContain('**Veiled**');
    await sub(table.user('alice'), 'turn', 'end', {}, 'garden');
    await sub(table.user('bob'), 'turn', 'end', {}, 'garden');
    await sub(table.user('bob'), 'turn', 'end');
    await sub(table.user('alice'), 'turn', 'end', {}, 'garden');
    expect(await status('alice')).toContain('**Veiled**');
  });

  test('[T8] `game:` accepts an id or title of one’s own games only', async () => {
    const table = await two();
    const [alice, carol] = [table.user('alice'), table.user('carol')];
    const [, chosen] = await alice.complete('dm', 'board', { game: '' }, 'game');
    const of = async (game: string, who = alice): Promise<string> =>
      heard(table, await who.slash('dm', 'game', { game }, { subcommand: 'status' }));
    expect(await of(String(chosen?.value))).toContain('**Open**');
    expect(await of('oPEN')).toContain('**Open**');
    expect(await of('Opne')).toContain("There's no game **Opne** here. Did you mean **Open**?");
    expect(await of(String(chosen?.value), carol)).toContain("You're not in a game.");
    const typed = { piece: '', game: String(chosen?.value) };
    expect(await table.user('bob').complete('dm', 'move', typed, 'piece')).toContainEqual(
      expect.objectContaining({ name: expect.stringContaining('Blue Stone at') }),
    );
  });

  test('[W3] `game:` in another channel answers privately and posts at the game', async () => {
    const table = await two();
    const [garden, here] = [table.posted('garden').length, table.posted().length];
    const moved = await table.user('alice').slash('garden', 'move', { piece: 'B1', to: 'B2', game: 'Veiled' });
    expect(heard(table, moved)).toContain('private: @alice moves **Red Scout** B1 → B2.');
    expect([table.posted('garden').length - garden, table.posted().length - here]).toEqual([0, 1]);
    expect(heard(table, await table.user('alice').press(shown(moved), 'Undo'))).toContain('private: @alice takes back');
    expect(heard(table, await move(table.user('alice'), 'B1', 'B2'))).toContain('private: @alice moves');
  });

  test('completion of `game:` distinguishes two games of one title', async () => {
    const table = await sitDown({ modules: [open] });
    for (const place of ['table', 'garden']) {
      const seats = await started(table, 'open', place);
      await table.user('alice').press(seats, 'Play Red');
    }
    const choices = await table.user('alice').complete('dm', 'board', { game: '' }, 'game');
    expect(new Set(choices.map(({ name }) => name)).size).toBe(2);
    const typed = await table.user('alice').slash('dm', 'game', { game: 'Open' }, { subcommand: 'status' });
    expect(table.heard(typed)).toMatch(
      /That matches several of your games: \*\*Open\*\* in <#\d+> and \*\*Open\*\* in <#\d+>\./,
    );
  });
});

describe('[T9] private things', () => {
  /** Dan plays Red beside alice. */
  const withDan = async (): Promise<Table> => {
    const table = await veiledTable();
    await table.user('alice').press(shown(await sub(table.user('dan'), 'game', 'join', { side: 'Red' })), 'Agree');
    return table;
  };
  const owed = /\n-# Something happened in \*\*Veiled\*\* in <#\d+> that only you may know/;

  test('private news arrive by direct message with a button to the game', async () => {
    const table = await withDan();
    await move(table.user('alice'), 'A1', 'Red Hand');
    expect(direct(table, 'dan')).toEqual([
      expect.stringMatching(
        /^-# \*\*Veiled\*\* in <#\d+>\n@alice moves \*\*Red Scout\*\* A1 → Red Hand\.\n[\s\S]*\n\[Look\]$/,
      ),
    ]);
    const [message] = table.user('dan').messages('dm') as [WireMessage];
    // It comes without a sound (T18).
    expect((message.flags ?? 0) & (1 << 12)).toBe(1 << 12);
    expect(heard(table, await table.user('dan').press(message, 'Look'))).toContain('Canary');
  });

  test('news that Discord refuses are tried once and mentioned in later answers', async () => {
    const table = await withDan();
    const [alice, dan] = [table.user('alice'), table.user('dan')];
    table.discord.world.closeDirect('dan');
    const tried: string[] = [];
    table.discord.onRequest(
      ({ method, path }) => void (method === 'POST' && /^\/channels\/\d+\/messages$/.test(path) && tried.push(path)),
    );
    const nextTurn = async (): Promise<void> => {
      for (const who of ['alice', 'bob']) await sub(table.user(who), 'turn', 'end');
    };
    await move(alice, 'A1', 'Red Hand');
    await nextTurn();
    await move(alice, 'B1', 'Red Hand');
    const mine = `/channels/${table.discord.world.channelId('table')}/messages`;
    expect(tried.filter((path) => path !== mine)).toHaveLength(1);
    expect(table.posted().join('\n')).not.toMatch(/Canary|Red Hand/);
    const status = table.heard(await sub(dan, 'game', 'status'));
    expect(status).toMatch(owed);
    expect(status).not.toMatch(/Canary|Red Hand|Scout/);
    expect(table.heard(await sub(dan, 'game', 'status'))).not.toMatch(owed);
    expect(table.heard(await sub(dan, 'game', 'log'))).toContain('@alice moves **Red Scout** B1 → Red Hand');
    expect(table.heard(await sub(dan, 'me', 'settings'))).toContain("Discord didn't deliver my last one");
    expect(table.heard(await sub(table.user('bob'), 'game', 'status'))).not.toMatch(owed);

    table.discord.world.closeDirect('dan', false);
    await nextTurn();
    await move(alice, 'Canary', 'Field C3');
    await nextTurn();
    await move(alice, 'C3', 'Red Hand');
    expect(direct(table, 'dan')).toEqual([]);
    await sub(dan, 'me', 'settings', { dms: true });
    await move(alice, 'Canary', 'Field C3');
    await nextTurn();
    await move(alice, 'C3', 'Red Hand');
    expect(direct(table, 'dan').at(-1)).toContain('@alice moves **Canary** C3 → Red Hand.');
  });

  test('direct messages that a player turned off are mentioned in private answers', async () => {
    const table = await withDan();
    const [alice, dan] = [table.user('alice'), table.user('dan')];
    expect(table.heard(await sub(dan, 'me', 'settings', { dms: false }))).toContain('private: **How I reach you**');
    await table.restart();
    await move(alice, 'A1', 'Red Hand');
    expect(direct(table, 'dan')).toEqual([]);
    expect(table.heard(await sub(dan, 'hand', 'show'))).toMatch(/Canary[\s\S]*Something happened in/);
    expect(table.heard(await move(dan, 'Canary', 'Field C3'))).toContain('private: @dan moves **Canary** Red Hand → ');
    expect(table.rig().faults).toEqual([]);
  });

  test('news of one’s own act go directly if the answer failed', async () => {
    const table = await veiledTable();
    table.discord.fault('POST /interactions/*/*/callback', {
      status: 404,
      body: { code: 10062, message: 'Unknown interaction' },
      times: 1,
    });
    const asked = table.user('alice').slash('table', 'move', { piece: 'A1', to: 'Red Hand' }, { settle: false });
    await table.discord.until(() => direct(table, 'alice').length > 0);
    expect(direct(table, 'alice')[0]).toContain('@alice moves **Red Scout** A1 → Red Hand.');
    expect(table.posted().join('\n')).not.toContain('Red Hand');
    table.discord.giveUp();
    expect((await asked).failed).toBe('no answer');
  });
});

test('[W3] a form in direct messages acts in the game’s channel', async () => {
  const table = await sitDown();
  await begun(table);
  const alice = table.user('alice');
  const panel = new Presser(alice, shown(await alice.slash('dm', 'play')));
  await panel.press(panel.find('pick', 'Muscovite, B5'));
  const form = await panel.press(panel.find('type', 'Type a square'));
  const done = await alice.submit(form, { text: 'b7' });
  expect(table.heard(done)).toContain('@alice moves **Muscovite** B5 → B7.');
  expect(table.posted().at(-1)).toContain('@alice moves **Muscovite** B5 → B7.');
});
