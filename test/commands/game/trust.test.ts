import { describe, expect, test } from 'vitest';
import type { Module } from '../../../src/engine/index.ts';
import type { ChannelId } from '../../../src/facts/where.ts';
import type { InteractionId, PersonId } from '../../../src/table/index.ts';
import { findPieces } from '../../../src/view/find/find.ts';
import { pieceQueries } from '../../../src/view/pieces.ts';
import { personViewer } from '../../../src/view/viewer.ts';
import { FLAGS, type WireMessage } from '../../support/discord/wire.ts';
import { moduleFrom, open, veiled } from '../../support/modules/modules.ts';
import { type Body, breachesOf, contents, listen } from '../bodies.ts';
import { begun, kept, move, shown, sitDown, started, sub, type Table, tablut, words } from '../table.ts';

let forgeries = 0;

/** Messages of the bot with buttons of these ids, as nobody but the bot could make them. */
const forged = async (table: Table, ids: readonly string[]): Promise<readonly (readonly [WireMessage, string])[]> => {
  const made: (readonly [WireMessage, string])[] = [];
  for (let first = 0; first < ids.length; first += 25) {
    const some = ids.slice(first, first + 25);
    const rows = some.map((id) => [{ kind: 'button', id, label: 'Forged', style: 'primary' } as const]);
    const flat = Array.from({ length: 5 }, (_, row) => rows.slice(row * 5, row * 5 + 5).flat()).filter(
      (row) => row.length > 0,
    );
    const channel = table.discord.world.channelId('table') as ChannelId;
    await table.rig().bot.messenger.post(channel, { text: 'Forged', rows: flat }, `forged ${forgeries++}`);
    const message = table.discord.messages('table').at(-1);
    if (message) made.push(...some.map((id) => [message, id] as const));
  }
  return made;
};

const gameOf = (message: WireMessage): string =>
  JSON.stringify(message.components).match(/"custom_id":"game:\w+:(\w+)/)?.[1] ??
  JSON.stringify(message.components).match(/:whole:(\w+)/)?.[1] ??
  '';

/** Nothing is changed, and the asker is told so kindly, alone. */
const expectNothing = async (table: Table, ids: readonly string[], who: readonly string[]): Promise<void> => {
  const buttons = await forged(table, ids);
  const before = [kept(table), table.posted()];
  for (const name of who) {
    for (const [message, id] of buttons) {
      const outcome = await table.user(name).press(message, id, { settle: false });
      expect([outcome.ephemeral, outcome.updated], id).toEqual([true, false]);
      expect(table.heard(outcome), id).toMatch(/^private: \S.{10,}/);
      expect(table.heard(outcome), id).not.toContain('went wrong');
    }
  }
  await table.discord.settled();
  expect([kept(table), table.posted()]).toEqual(before);
  expect(table.rig().faults).toEqual([]);
};

const NUMBERS = [
  '',
  ' ',
  '-1',
  '2',
  '99',
  '1e0',
  '0x0',
  '00',
  '1.5',
  'NaN',
  'Infinity',
  '9'.repeat(40),
  '__proto__',
  'length',
];

describe('[T8] button data is checked again', () => {
  test('manipulated button data is refused before a game starts', async () => {
    const table = await sitDown();
    const game = gameOf(await started(table, 'tablut'));
    await sub(table.user('bob'), 'game', 'join', { side: 'Swedes' });
    await expectNothing(
      table,
      [
        ...NUMBERS.map((number) => `game:seat:${game}:lobby:${number}`),
        ...NUMBERS.map((number) => `game:seat:${game}:${number}`),
        `game:seat:${game}`,
        `game:undo:${game}:`,
        `game:begin:${game}:lobby`,
      ],
      ['alice', 'dan'],
    );
  });

  test('manipulated button data is refused during a game', async () => {
    const table = await sitDown();
    const game = gameOf(await begun(table));
    await move(table.user('alice'), 'D1', 'D4');
    await table.user('alice').press(shown(await move(table.user('bob'), 'E4', 'G4')), 'Undo');
    const tags = ['', 'x', 'constructor', 'abcdefgh', 'r1', 'r2', '__proto__'];
    await expectNothing(
      table,
      [
        'game',
        'game:',
        'game:begin',
        'game:stop',
        'game:seat:wrong:lobby:0',
        'game:stop:wrong',
        'game:stop:',
        'game:instead:wrong:tablut',
        `game:instead:${game}:chess`,
        `game:instead:${game}:__proto__`,
        `game:instead:${game}`,
        `game:nonsense:${game}`,
        `game::${game}`,
        `game:undo:${game}`,
        `game:redo:${game}`,
        ...tags.flatMap((tag) => ['undo', 'redo', 'agree', 'decline'].map((verb) => `game:${verb}:${game}:${tag}`)),
        ...NUMBERS.flatMap((number) =>
          [`board:map:${game}:${number}`, `board:show:${game}:${number}:`].filter(() => number !== '0'),
        ),
        ...NUMBERS.map((number) => `board:map:${game}:own${number}`),
        `board:show:${game}:0:Z99`,
        'board:map',
        ...['look', 'part'].flatMap((verb) => [
          `board:${verb}:${game}:0:0`,
          `board:${verb}:${game}:0:list:0`,
          `board:${verb}:${game}:9:0`,
        ]),
        'board:whole:wrong:x',
        'board:show:wrong:0',
        'piece:all:wrong',
        'help:me',
        'move:D1:D4',
        'turn:end',
        'nonsense:1:2',
        ':::',
        'x'.repeat(100),
      ],
      ['alice', 'dan'],
    );
  });

  test('a button for a missing log page shows the nearest one', async () => {
    const table = await sitDown();
    const game = gameOf(await begun(table));
    for (const page of ['-5', '0', '1e9', 'no', '']) {
      const [[message, id] = []] = await forged(table, [`game:log:${game}:${page}`]);
      if (!message || !id) throw new Error('no button');
      expect(words(shown(await table.user('dan').press(message, id)), table)).toContain(
        '**Log**, page 1 of 1\n1. @alice sets up',
      );
    }
  });
});

describe('[T8] typed values are checked again', () => {
  test('typed record ids, foreign handles and place names are refused', async () => {
    const table = await sitDown({ modules: [veiled] });
    await begun(table, 'veiled');
    const [alice, bob] = [table.user('alice'), table.user('bob')];
    const game = await table.rig().games.at(table.discord.world.channelId('table') as ChannelId);
    const handles = await game?.session.read(personViewer(alice.id as PersonId), (view) =>
      ['Canary', 'A1'].flatMap((text) => findPieces(view, text).map((piece) => view.of(pieceQueries).handle(piece))),
    );
    const [own = '', scout = ''] = handles ?? [];
    for (const handle of [own, scout])
      expect(table.heard(await sub(alice, 'piece', 'show', { piece: handle }))).toMatch(/^private: \*\*/);
    const before = kept(table);
    const names = [
      own,
      scout,
      'p0',
      'p1',
      'p5',
      'Canary',
      'Red Hand',
      '__proto__',
      'toString',
      'game',
      'x'.repeat(6000),
      '\u0000',
      '@everyone',
    ];
    for (const piece of names) {
      const outcomes = [
        await move(bob, piece, 'A2'),
        await sub(bob, 'piece', 'show', { piece }),
        await sub(bob, 'piece', 'delete', { piece }),
        await sub(bob, 'piece', 'set', { piece, property: '__proto__', value: '1' }),
      ];
      for (const outcome of outcomes)
        expect(table.heard(outcome)).toMatch(/^private: (There's no piece|Choose a piece)/);
    }
    for (const to of ['Red Hand', 'Field/Field', 'Z9', '__proto__', 'x'.repeat(6000)]) {
      expect(table.heard(await move(bob, 'A5', to))).toMatch(/^private: There's no place/);
    }
    expect(kept(table)).toBe(before);
  });

  test('typed unknown sides and impossible numbers are refused', async () => {
    const table = await sitDown({ modules: [open] });
    await begun(table, 'open');
    const alice = table.user('alice');
    await move(alice, 'A1', 'A2');
    const before = kept(table);
    for (const side of ['Green', '__proto__', 'constructor', ' ', '0']) {
      for (const subcommand of ['join', 'leave'])
        expect(table.heard(await sub(alice, 'game', subcommand, { side }))).toMatch(/^private: There/);
    }
    const changed = "private: That command has just changed, so I haven't done anything.";
    for (const steps of [0, -1, 101, 2 ** 40]) {
      for (const subcommand of ['undo', 'redo'])
        expect(table.heard(await sub(alice, 'game', subcommand, { steps }))).toContain(changed);
      expect(table.heard(await sub(alice, 'piece', 'clone', { piece: 'A2', count: steps }))).toContain(changed);
    }
    for (const facing of [-1, 2 ** 40])
      expect(table.heard(await sub(alice, 'piece', 'rotate', { piece: 'A2', facing }))).toMatch(/^private: /);
    for (const layer of ['-1', '9'.repeat(300), 'x'])
      expect(table.heard(await sub(alice, 'piece', 'flip', { piece: 'A2', layer }))).toMatch(/^private: /);
    for (const page of [0, -1, 2 ** 40])
      expect(table.heard(await sub(alice, 'game', 'log', { page }))).toContain(changed);
    expect(table.heard(await sub(alice, 'game', 'log', { page: 9 }))).toContain('private: **Log**, page 1 of 1');
    expect(kept(table)).toBe(before);
    expect(table.rig().faults).toEqual([]);
  });
});

describe('[T19] old buttons', () => {
  test('old buttons of an earlier game are refused with the current one', async () => {
    const table = await sitDown();
    const alice = table.user('alice');
    const seats = await started(table, 'tablut');
    await alice.press(seats, 'Try alone');
    await alice.press(seats, 'Begin');
    const moved = shown(await move(alice, 'D1', 'D4'));
    const looked = shown(await table.user('bob').slash('table', 'board'));
    await alice.press(shown(await sub(alice, 'game', 'start')), 'Stop it and start Tablut');
    const before = kept(table);
    for (const [message, label] of [
      [moved, 'Undo'],
      [moved, 'Show whole map'],
    ] as const) {
      expect(table.heard(await table.user('bob').press(message, label))).toBe(
        'private: That button belongs to an earlier game in this channel. Here is the current one.\n' +
          '**Muscovites**: –\n**Swedes**: –\nHost: @alice\n[Play Muscovites] [Play Swedes]\n[Watch] [Try alone] [Add the bot] [Begin] [Rules]',
      );
    }
    expect(table.heard(await table.user('bob').press(looked, 'Show everyone'))).toMatch(
      /^private: That button belongs to an earlier game/,
    );
    expect(kept(table)).toBe(before);
  });

  test('old buttons of an earlier move do nothing and show the game', async () => {
    const table = await sitDown();
    const [alice, bob] = [table.user('alice'), table.user('bob')];
    await begun(table);
    const first = shown(await move(alice, 'D1', 'D4'));
    await move(bob, 'E4', 'G4');
    const before = kept(table);
    for (const who of [alice, bob, table.user('dan')]) {
      const heard = table.heard(await who.press(first, 'Undo'));
      expect(heard).toMatch(/^private: That button is out of date\. Here is the game as it is now\./);
      expect(heard).toMatch(
        /(`\/play`|Waiting for \*\*Muscovites\*\*|It's \*\*Muscovites\*\*'s turn).*\n\*\*Board\*\*\n\[List pieces\] \[Show everyone\] \[As text\]$/,
      );
    }
    expect(kept(table)).toBe(before);
  });

  test('old buttons still work after a restart if they apply', async () => {
    const table = await sitDown();
    const [alice, bob] = [table.user('alice'), table.user('bob')];
    const seats = await started(table, 'tablut');
    await table.restart();
    await alice.press(seats, 'Play Muscovites');
    await bob.press(seats, 'Play Swedes');
    await table.restart();
    expect(table.heard(await bob.press(seats, 'Begin'))).toContain('public: @bob starts the game.');
    const moved = shown(await move(alice, 'D1', 'D4'));
    await table.restart();
    expect(table.heard(await alice.press(moved, 'Show whole map'))).toBe(
      'private: Waiting for **Swedes**.\n**Board**\n[List pieces] [Show everyone] [As text]',
    );
    const asked = shown(await bob.press(moved, 'Undo'));
    await table.restart();
    expect(table.heard(await alice.press(asked, 'Agree'))).toContain(
      'public: @bob takes back: moves **Muscovite** D1 → D4.',
    );
    await table.restart();
    const redone = table.discord.messages('table').at(-1);
    if (!redone) throw new Error('no message');
    expect(table.heard(await alice.press(redone, 'Redo'))).toContain(
      'public: @alice redoes: moves **Muscovite** D1 → D4.',
    );
    expect(table.rig().faults).toEqual([]);
  });
});

const EVIL = [
  '@everyone',
  '<@123>',
  '<@&77>',
  '**bold**',
  '`code`',
  '||spoiler||',
  '~~no~~',
  '[a](https://x.example)',
  '# big',
  'two\nlines',
  '\u202eright',
] as const;

/** A game in which everything has a name that would do something. */
const hostile: Module = {
  ...open,
  module: 'hostile',
  title: '@everyone **bold**\n# big',
  sides: [{ name: '@everyone ||spoiler||' }, { name: '<@123> **bold**' }],
  turn: { order: ['@everyone ||spoiler||', '<@123> **bold**'], ends: 'by-command' },
  rules: { pieces: 'anyone', turns: 'free', captures: 'manual' },
  maps: open.maps.map((map) => ({
    ...map,
    name: '`code` @here',
    boards: map.boards.map((board) => ({ ...board, name: '~~no~~ <@123>' })),
  })),
  prototypes: { '@everyone': { symbol: '@', '**bold**': '<@123> @everyone' } },
  setup: [...EVIL, `@everyone ${'x'.repeat(90)}`, '@here '.repeat(17)].map((name, i) => ({
    map: '`code` @here',
    board: '~~no~~ <@123>',
    cell: `${'ABCDE'.charAt(i % 5)}${1 + Math.floor(i / 5)}`,
    side: i % 2 === 0 ? '@everyone ||spoiler||' : '<@123> **bold**',
    pieces: [{ prototype: '@everyone', name, count: 1 }],
  })),
};

/**
 * What in a content would ping somebody but these people, or format, or go on for too long. What is escaped has no
 * power.
 */
const powers = (content: string, people: ReadonlySet<string>): readonly string[] => {
  const live = content.replace(/\\[^\w\s]/g, '·');
  const pings = [...live.matchAll(/<@[^>]*>|@(everyone|here)/g)]
    .map(([ping]) => ping)
    .filter((ping) => !people.has(ping));
  const forms = live.match(/\|\||~~|\]\(|`code`|^# |^lines|\u202e|(?<!\*)\*\*bold\*\*(?!\*)|x{81}/gm) ?? [];
  return [...pings, ...forms].map((power) => `${power} in ${content}`);
};

describe('[T14] names from outside', () => {
  const everything = async (table: Table): Promise<void> => {
    const [alice, bob] = [table.user('alice'), table.user('bob')];
    await begun(table, 'hostile');
    const moved = await move(alice, 'A1', 'E5', 'B1');
    await bob.press(shown(moved), 'Undo');
    await sub(alice, 'turn', 'end');
    for (const [command, subcommand] of [
      ['game', 'status'],
      ['game', 'seats'],
      ['game', 'log'],
      ['turn', 'show'],
      ['piece', 'list'],
    ] as const) {
      await sub(bob, command, subcommand);
    }
    for (const name of [...EVIL, 'A1', 'C3']) {
      await sub(alice, 'piece', 'show', { piece: name });
      await sub(alice, 'piece', 'list', { name });
      await sub(alice, 'game', 'join', { side: name });
      await sub(alice, 'game', 'start', { module: name, seed: name });
      await alice.slash('table', 'board', { map: name });
      await alice.slash('table', 'board', { around: name });
      await alice.slash('table', 'help', { topic: name });
      await move(alice, name, name, name);
      await sub(alice, 'piece', 'set', { piece: 'A2', property: name, value: name });
      await sub(alice, 'piece', 'add', { prototype: '@everyone', to: 'E5', name });
    }
    await bob.press(shown(await bob.slash('table', 'board')), 'Show everyone');
    await sub(alice, 'game', 'undo');
    await sub(alice, 'game', 'leave');
    await sub(table.user('carol'), 'game', 'join', { side: '<@123> **bold**' });
    for (const focused of ['piece', 'to', 'capture'] as const)
      await alice.complete('table', 'move', { piece: 'A3' }, focused);
    await bob.press(shown(await sub(bob, 'game', 'stop')), 'End the game');
  };

  const evil = async (): Promise<{ readonly table: Table; readonly bodies: readonly Body[] }> => {
    const shownAs = ['@everyone', '<@&77> **bold**', '`code`\n# big', '\u202e||spoiler||'];
    const users = ['alice', 'bob', 'carol', 'dan'].map((name, i) => ({ name, shown: shownAs[i] ?? name }));
    const table = await sitDown({ modules: [hostile], users });
    const bodies = listen(table.discord);
    await everything(table);
    return { table, bodies };
  };

  test('names from outside ping no person and format nothing', async () => {
    const { table, bodies } = await evil();
    const people = new Set(['alice', 'bob', 'carol', 'dan'].map((name) => `<@${table.user(name).id}>`));
    const all = bodies.flatMap(contents);
    expect(all.length).toBeGreaterThan(100);
    for (const body of bodies) {
      if (body.choices) continue;
      expect(body.allowed_mentions?.parse).toEqual([]);
      for (const id of body.allowed_mentions?.users ?? []) expect([...people]).toContain(`<@${id}>`);
      expect(body.content ?? '').toBe('');
      expect(breachesOf(body)).toEqual([]);
    }
    expect(all.flatMap((content) => powers(content, people))).toEqual([]);
    for (const name of ['everyone', 'bold', 'code', 'spoiler', 'lines', 'right'])
      expect(
        all.some((content) => content.includes(name)),
        name,
      ).toBe(true);
  });

  test.each([
    '@everyone',
    'a @here',
    '<@123>',
    '<@&77>',
    '**bold**',
    '`code`',
    '||spoiler||',
    '~~no~~',
    '[a](https://x.example)',
    'two\nlines',
    '\u202eright',
    'x'.repeat(81),
  ])('the check for pings and formatting notices %j', (name) => {
    expect(powers(`**${name === '**bold**' ? 'Red** **bold' : name}** plays ${name}.`, new Set())).not.toEqual([]);
  });

  test('the bot’s messages never repeat names of people as text', async () => {
    const users = ['alice', 'bob', 'carol', 'dan'].map((name) => ({ name, shown: `Nickname of ${name}` }));
    const table = await sitDown({ users });
    const bodies = listen(table.discord);
    await begun(table);
    await move(table.user('alice'), 'D1', 'D4');
    await sub(table.user('carol'), 'game', 'status');
    expect(bodies.length).toBeGreaterThan(5);
    expect(JSON.stringify(bodies)).not.toContain('Nickname');
  });
});

describe('[T13] long answers', () => {
  const crowd = moduleFrom(`
module: crowd
title: Crowd
sides: [{ name: Red }, { name: Blue }]
maps:
  - name: ${'Very long map '.repeat(4).trim()}
    occupied: stack
    boards: [{ name: ${'Very long board '.repeat(3).trim()}, grid: { kind: square, columns: 20, rows: 20, numbering: A1 } }]
prototypes: { stone: {} }
setup:
  - { at: [A1, B2, C3, D4], side: Red, pieces: [{ prototype: stone, name: ${'Stone of a very long name '.repeat(2).trim()}, count: 100 }] }
  - { at: [T20, S19, R18, Q17], side: Blue, pieces: [{ prototype: stone, name: Stone, count: 100 }] }
`);

  test('[D28] a list of 800 pieces is paged', async () => {
    const table = await sitDown({ modules: [crowd] });
    await begun(table, 'crowd');
    const bodies = listen(table.discord);
    const alice = table.user('alice');
    let page = await sub(alice, 'piece', 'list');
    const stones: { readonly count: number; readonly name: string }[] = [];
    for (;;) {
      const said = table.heard(page);
      for (const [, count, name = ''] of said.matchAll(/^(\d+) × (Stone.*)/gm))
        stones.push({ count: Number(count), name });
      if (!said.includes('[Later]')) break;
      page = await alice.press(shown(page), 'Later');
    }
    expect(stones.map(({ count }) => count)).toEqual(Array(8).fill(100));
    expect(new Set(stones.map(({ name }) => name)).size).toBe(8);
    expect(stones.filter(({ name }) => name.startsWith('Stone of a very'))).toHaveLength(4);
    expect(table.heard(await alice.press(shown(page), 'Earlier'))).toContain('\n[Later]');
    await sub(alice, 'piece', 'show', { piece: 'A1' });
    await move(alice, 'Stone', 'A2');
    await alice.slash('table', 'board');
    for (const focused of ['piece', 'to', 'capture'])
      await alice.complete('table', 'move', { piece: 'A1', to: 'T19', capture: 'A1, B2,' }, focused);
    await alice.complete('table', 'board', {}, 'around');
    expect(bodies.flatMap(breachesOf)).toEqual([]);
  });

  test('a log of hundreds of lines is paged', async () => {
    const table = await sitDown();
    const seats = await started(table, 'tablut');
    const game = await table.rig().games.at(table.discord.world.channelId('table') as ChannelId);
    const actor = table.user('dan').id as PersonId;
    // Nobody is told of what is run here.
    table.discord.whileBusy(() => false);
    for (let i = 0; i < 300; i++) {
      const kind = i % 2 === 0 ? ('join' as const) : ('leave' as const);
      await game?.session.run({ kind, actor, side: undefined }, `log ${i}` as InteractionId);
    }
    const bodies = listen(table.discord);
    const alice = table.user('alice');
    let page = await sub(alice, 'game', 'log');
    expect(table.heard(page)).toMatch(
      /^private: \*\*Log\*\*, page 1 of 16\n282\. @dan watches the game\n.*\n301\. @dan stops watching\n\[Earlier\]$/s,
    );
    page = await alice.press(shown(page), 'Earlier');
    expect([page.updated, words(shown(page), table)]).toEqual([
      true,
      expect.stringMatching(/page 2 of 16\n262\. .*\[Earlier\] \[Later\]$/s),
    ]);
    page = await alice.press(shown(page), 'Later');
    expect(words(shown(page), table)).toContain('page 1 of 16');
    expect(table.heard(await sub(alice, 'game', 'log', { page: 999 }))).toMatch(
      /page 16 of 16\n1\. @alice sets up the game\n\[Later\]$/,
    );
    expect(bodies.flatMap(breachesOf)).toEqual([]);
    expect(shown(page).flags & FLAGS.ephemeral).toBeTruthy();
    expect(seats.components).not.toEqual([]);
  });

  test('twenty sides have a button each, besides Begin and Rules', async () => {
    const sides = Array.from({ length: 20 }, (_, i) => ({ name: `${'Side of a very long name '.repeat(2)}${i}` }));
    const many: Module = { ...open, module: 'many', sides, setup: [] };
    const table = await sitDown({ modules: [many, await tablut()] });
    const bodies = listen(table.discord);
    const seats = await started(table, 'many');
    const labels = seats.components.flatMap(({ components = [] }) => components.flatMap(({ label }) => label ?? []));
    expect([labels.length, labels.at(-1)]).toEqual([26, 'Rules']);
    expect(bodies.flatMap(breachesOf)).toEqual([]);
  });

  test('the check for Discord’s limits notices a broken limit', () => {
    const button = (custom_id: string, label = 'x') => ({ type: 2, custom_id, label });
    const row = (...components: object[]) => ({ type: 1, components }) as never;
    const broken: readonly (readonly [string, Partial<Body>])[] = [
      [
        'words',
        {
          components: [
            { type: 10, content: 'x'.repeat(2001) },
            { type: 10, content: 'x'.repeat(2000) },
          ],
        },
      ],
      ['words', { components: [{ type: 10, content: '' }] }],
      ['rows', { components: [row(button('1'), button('2'), button('3'), button('4'), button('5'), button('6'))] }],
      ['labels', { components: [row(button('1', 'x'.repeat(81)))] }],
      ['ids', { components: [row(button('x'.repeat(101)))] }],
      ['ids', { components: [row(button('1'), button('1'))] }],
      [
        'alternative texts',
        { components: [{ type: 12, items: [{ media: { url: 'x' }, description: 'x'.repeat(1025) }] }] },
      ],
      ['choices', { choices: Array.from({ length: 26 }, () => ({ name: 'x', value: 'x' })) }],
      ['a choice', { choices: [{ name: 'x', value: 'x'.repeat(101) }] }],
    ];
    for (const [what, body] of broken) expect(breachesOf(body)).toEqual([what]);
  });
});
