import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { actsFor } from '../../../src/engine/index.ts';
import { gameOf } from '../../../src/engine/play/queries.ts';
import type { TaskFailureReason } from '../../../src/facts/work-limits.ts';
import { systemClock } from '../../../src/session/base/ports.ts';
import { readModule } from '../../../src/session/module/read.ts';
import { buildModuleSchemaText } from '../../../src/session/module/schema.ts';
import { ModuleFolders } from '../../../src/session/shelf/shelf.ts';
import { tryOutModule } from '../../../src/session/tryout/tryout.ts';
import type { TypedValues } from '../../support/discord/typed.ts';
import type { User } from '../../support/discord/user.ts';
import { PERMISSIONS } from '../../support/discord/wire.ts';
import { moduleFrom, OPEN, VEILED } from '../../support/modules/modules.ts';
import { MemoryStore } from '../../support/store/memory-store.ts';
import { ANN, BEN, newPlay, played, type RED, join as sit, startOf } from '../../support/table.ts';
import { en } from '../../support/words.ts';
import { controls, move, shown, sitDown, sub, type Table, words } from '../table.ts';

const file = (text: string, name = 'game.yaml'): TypedValues => ({ file: { name, text } });

/** What the file beside an answer says. */
const attached = ({ discord }: Table, message: ReturnType<typeof shown>): string => {
  const [attachment] = message.attachments;
  return attachment ? new TextDecoder().decode(discord.bytes(attachment)) : '';
};

const MENDED = OPEN.replace('title: Open', 'title: Wide open').replace('columns: 5, rows: 5', 'columns: 7, rows: 7');
const SMALLER = OPEN.replace('columns: 5, rows: 5', 'columns: 3, rows: 3').replace('[E5, D4]', '[C3]');

const tryAlone = async (who: User, text = OPEN): Promise<void> => {
  const seats = shown(await sub(who, 'game', 'start', file(text)));
  await who.press(seats, 'Try alone');
  await who.press(seats, 'Begin');
};

test('[D18] /module check reports random play, or why it failed', async () => {
  let why: 'broken' | TaskFailureReason | undefined;
  const table = await sitDown({
    tryOut: async (_owner, module) => {
      if (why === 'broken') throw new Error('a fault of the bot');
      if (why) return why;
      return tryOutModule(module, { games: 1, steps: 5, isOver: () => false });
    },
  });
  const check = async (): Promise<string> => table.heard(await sub(table.user('alice'), 'module', 'check', file(OPEN)));
  expect(await check()).toContain('I played 1 game of it with random moves, 5 steps in all. No game finished.');
  for (why of ['broken', 'busy', 'waiting'] as const)
    expect(await check()).toContain("I couldn't play it with random moves just now");
  why = 'too-costly';
  expect(await check()).toContain('that took too much time or memory. Make its actions simpler.');
});

test('[G50] /module check names what the bot can’t play', async () => {
  const table = await sitDown();
  const check = async (text: string): Promise<string> =>
    table.heard(await sub(table.user('alice'), 'module', 'check', file(text)));
  expect(await check(VEILED)).toContain("The bot doesn't guess hidden pieces whose number a side can't know");
  expect(await check(`${VEILED}opponent: { plays: false }\n`)).toContain("The bot doesn't play this game");
  for (const text of [OPEN, VEILED.replace(/private: (\w+)/, 'private: $1, publishes: count')])
    expect(await check(text)).not.toContain('The bot');
});

describe('[T25] a game without code', () => {
  test('a game without code is checked, kept, found, started and removed', async () => {
    const table = await sitDown();
    const [alice, bob] = [table.user('alice'), table.user('bob')];
    const say = async (who: User, subcommand: string, values: TypedValues = {}): Promise<string> =>
      table.heard(await sub(who, 'module', subcommand, values));
    expect(await say(alice, 'check', file(OPEN))).toContain(
      '**Open** (**open**) has no faults. It has 2 sides, 1 board, 1 kind of piece and 4 pieces at the start. Nothing is hidden',
    );
    expect(await say(alice, 'check', file(VEILED))).toContain('1 map is visible only to its side.');
    expect(await say(alice, 'list')).toContain('none yet');
    expect(await say(alice, 'add', file(OPEN))).toBe(
      "private: I've added **Open**. Use `/game start module:open` to start it.",
    );
    expect(await say(bob, 'list')).toContain('- **Open** (1 KB, added by @alice)');
    expect(await say(bob, 'add', file(MENDED))).toContain('@alice already added a game called **open** here');
    expect(await say(bob, 'remove', { module: 'open' })).toContain('@alice added **open**. Only they');
    expect(await say(bob, 'remove', { module: 'opn' })).toContain('Did you mean **open**?');
    expect(await say(bob, 'remove', { module: 'tablut' })).toContain("**tablut** wasn't added here");
    expect(await say(bob, 'add', file(OPEN.replace('module: open', 'module: tablut')))).toContain(
      'is already the name of one of my games',
    );
    const started = await sub(bob, 'game', 'start', { module: 'open' });
    expect(table.heard(started)).toContain('public: Take a seat, then press **Begin**.\n**Open**');
    expect(await say(alice, 'remove', { module: 'open' })).toContain("I've removed");
    await bob.press(shown(started), 'Try alone');
    await bob.press(shown(started), 'Begin');
    expect(table.heard(await move(bob, 'A1', 'A2'))).toContain('public:');
    expect(table.rig().faults).toEqual([]);
  });

  test('[V2] [V13] modules of the host are listed first with maker and version', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'host-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const shelf = new ModuleFolders({
      folders: [{ path: folder, from: 'host' }],
      store: new MemoryStore(),
      clock: systemClock,
      tell: () => undefined,
    });
    const table = await sitDown({
      shelf,
      users: ['alice', { name: 'bob', permissions: PERMISSIONS.manageGuild }, 'carol', 'dan'],
    });
    table.rig().patience.decision = 60_000;
    const [alice, bob] = [table.user('alice'), table.user('bob')];
    const say = async (who: User, subcommand: string, values: TypedValues = {}): Promise<string> =>
      table.heard(await sub(who, 'module', subcommand, values));
    const titled = 'title: "Great *Open*"\nmaker: "Ada @everyone"\nversion: "1.2"';
    await writeFile(join(folder, 'open.yaml'), OPEN.replace('title: Open', titled));
    const started = await sub(alice, 'game', 'start', { module: 'open' });
    expect(table.heard(started)).toContain('public: Take a seat, then press **Begin**.\n**Great \\*Open\\***');
    await writeFile(join(folder, 'tablut.yaml'), OPEN.replace('module: open', 'module: tablut'));
    await writeFile(join(folder, 'broken.yaml'), 'module: 1');
    const list = await say(alice, 'list');
    expect(list).toContain(
      'Games from the operator of this bot:\n- **Great \\*Open\\*** (version 1.2, by Ada @\u200beveryone)\n- **Open**\nGames added to',
    );
    expect(list).not.toMatch(/Tablut|broken/);
    expect(await say(bob, 'list')).toMatch(/that have faults:\n- \*\*broken\.yaml\*\*: line 1, /);
    expect(await say(alice, 'add', file(OPEN))).toContain('**open** is already the name of one of my games');
    await rm(join(folder, 'open.yaml'));
    expect(table.heard(await sub(bob, 'game', 'reload', { module: 'open' }))).not.toContain('Great');
  });

  test('[V13] running games and reloads keep a module’s former version', async () => {
    const table = await sitDown();
    const alice = table.user('alice');
    const versioned = (number: string): TypedValues =>
      file(OPEN.replace('title: Open', `title: Open ${number}\nversion: "${number}"`));
    const say = async (subcommand: string, values: TypedValues = {}): Promise<string> =>
      table.heard(await sub(alice, 'module', subcommand, values));
    await say('add', versioned('1.1'));
    const seats = shown(await sub(alice, 'game', 'start', { module: 'open' }));
    await alice.press(seats, 'Try alone');
    await alice.press(seats, 'Begin');
    expect(await say('add', versioned('1.2'))).toContain(
      'Games that use the previous version keep it, under the name **open/1.1**.',
    );
    expect(await say('list')).toMatch(
      /Open 1\.2\*\* \(version 1\.2, 1 KB, added by @alice, older versions: open\/1\.1\)/,
    );
    const reload = async (module: string): Promise<string> => {
      const asked = await sub(alice, 'game', 'reload', { module });
      await alice.press(shown(asked), 'Reload it');
      return table.posted().at(-1) ?? '';
    };
    expect(await reload('open')).toContain('Open 1.2');
    expect(await reload(' Open/1.1')).toContain('Open 1.1');
    expect(table.heard(await sub(alice, 'game', 'reload', { module: 'open/1.0' }))).toContain('open/1.0');
  });

  test('[D17] /module check counts pieces in decks, too', async () => {
    const table = await sitDown();
    const decks = `${OPEN.replace(/setup:[\s\S]*/, '')}decks: [{ name: Pile, at: Field, pieces: [{ prototype: stone, count: 6 }] }]\n`;
    const check = async (text: string): Promise<string> =>
      table.heard(await sub(table.user('alice'), 'module', 'check', file(text)));
    expect(await check(decks)).toContain('6 pieces at the start, all in decks.');
    expect(await check(`${OPEN}${decks.slice(decks.indexOf('decks:'))}`)).toContain(
      '10 pieces at the start, 6 of them in decks.',
    );
  });

  test('[D17] /module check reports an unknown name once with all its lines', async () => {
    const table = await sitDown();
    const counter = (i: number, match: string): string => `  - { name: C${i}, on: Field, match: "${match}" }\n`;
    const many = Array.from({ length: 12 }, (_, i) => counter(i, 'Onwer = Red')).join('');
    const all = Array.from({ length: 12 }, (_, i) => counter(i + 20, `Thing${'abcdefghijkl'[i]}zz = 1`)).join('');
    const act = await sub(table.user('alice'), 'module', 'check', file(`${OPEN}counters:\n${many}${all}`));
    const told = table.heard(act);
    expect(told).toContain('24 warnings:');
    expect(told).toContain(
      'no piece has a property "Onwer"; expected\\: Owner \\(also on lines 18, 19, 20, 21, 22 and 6 more\\)',
    );
    expect(told).toContain('- and 3 more; the attached file lists them all');
    expect(attached(table, shown(act)).trimEnd().split('\n')).toHaveLength(24);
    const both = table.heard(
      await sub(
        table.user('alice'),
        'module',
        'check',
        file(`${OPEN.replace('side: Red,', 'side: Rde,')}counters:\n${many}`),
      ),
    );
    expect(both).toMatch(/1 mistake[\s\S]*"Rde"; expected.*: Red[\s\S]*12 warnings:\n- .*"Onwer"/);
  });

  test('[T5] a game started from a file keeps its module in that file', async () => {
    const table = await sitDown();
    await tryAlone(table.user('alice'));
    await table.restart();
    expect(table.heard(await move(table.user('alice'), 'A1', 'A2'))).toContain('public:');
  });

  test('/module check reports all faults at once', async () => {
    const table = await sitDown();
    const broken = OPEN.replace('title: Open', 'titel: Open').replace('A1, B2', 'A1, Z9');
    const heard = table.heard(await sub(table.user('alice'), 'module', 'add', file(broken)));
    expect(heard).toContain('has 2 mistakes');
    for (const part of ['line 3', 'titel', 'title', 'Z9', 'line 14', 'expected']) expect(heard).toContain(part);
    expect(table.heard(await sub(table.user('alice'), 'module', 'list'))).toContain('none yet');
    expect(table.heard(await sub(table.user('alice'), 'game', 'start', file(broken)))).toContain('has 2 mistakes');
  });

  test('[T13] a module with many faults gets these in a file', async () => {
    const table = await sitDown();
    const cells = Array.from({ length: 40 }, (_, i) => `Z${i + 10}`).join(', ');
    const message = shown(await sub(table.user('alice'), 'module', 'check', file(OPEN.replace('A1, B2', cells))));
    expect(attached(table, message).trim().split('\n')).toHaveLength(40);
  });

  test('[T11] an invalid module is refused in a sentence', async () => {
    const table = await sitDown();
    const alice = table.user('alice');
    const check = async (given: TypedValues): Promise<string> =>
      table.heard(await sub(alice, 'module', 'check', given));
    expect(await check(file('x'.repeat(256 * 1024 + 1)))).toContain('The limit is 256 KB');
    expect(await check({ file: { name: 'a.png', bytes: new Uint8Array([137, 80, 78, 71, 255]) } })).toContain(
      "it isn't text",
    );
    expect(table.heard(await sub(alice, 'game', 'start', { module: 'tablut', ...file(OPEN) }))).toContain(
      'Use either `module:`',
    );
  });

  test('/module check lists at most twenty disclosures', async () => {
    const table = await sitDown();
    // Four lines are of what is hidden in any game, two of who is asked before a step is taken back.
    const counters = (count: number): string =>
      Array.from({ length: count }, (_, i) => `  - { name: Birds ${i}, on: Red Hand, visible: all }\n`).join('');
    const told = async (count: number): Promise<readonly string[]> => {
      const text = `${VEILED}counters:\n${counters(count)}`;
      const lines = table.heard(await sub(table.user('alice'), 'module', 'check', file(text))).split('\n');
      return lines.slice(lines.indexOf('Of what is hidden it gives away:') + 1).filter((line) => line.startsWith('- '));
    };
    expect([(await told(14)).length, (await told(14)).at(-1)?.includes('more')]).toEqual([20, false]);
    expect([(await told(15)).length, (await told(15)).at(-1)]).toEqual([21, '- and 1 more']);
  });

  test('[T25] /module check lists at most ten faults, more in a file', async () => {
    const table = await sitDown();
    const told = async (count: number) => {
      const keys = Array.from({ length: count }, (_, i) => `wrong${i}: 1\n`).join('');
      const answer = shown(await sub(table.user('alice'), 'module', 'check', file(OPEN + keys)));
      const inAnswer = words(answer, table).match(/wrong\d+/g);
      return [new Set(inAnswer).size, attached(table, answer).split('\n').length - 1];
    };
    expect(await told(10)).toEqual([10, 0]);
    expect(await told(11)).toEqual([10, 11]);
  });

  const { template } = en.commands.moduleTemplate;

  test('/module has a playable template and the published schema', async () => {
    expect(readModule(template())).toMatchObject({ ok: true });
    const table = await sitDown();
    const alice = table.user('alice');
    expect(attached(table, shown(await sub(alice, 'module', 'template')))).toBe(template());
    expect(attached(table, shown(await sub(alice, 'module', 'schema')))).toBe(buildModuleSchemaText());
  });

  test.each(['abstract', 'cards', 'hex-war', 'area'])(
    '[G22] the skeleton of %s is complete and playable',
    async (genre) => {
      const text = template(genre);
      const read = readModule(text);
      expect(read).toMatchObject({ ok: true, warnings: [] });
      const table = await sitDown();
      const answer = shown(await sub(table.user('alice'), 'module', 'template', { genre }));
      expect(attached(table, answer)).toBe(text);
      const module = moduleFrom(text);
      const game = newPlay();
      const [first, second] = module.sides.map(({ name }) => name as typeof RED);
      played(game, startOf(module), sit(ANN, first), sit(BEN, second), { kind: 'begin', actor: ANN });
      const kinds = new Set<string>();
      for (let i = 0; i < 16 && gameOf(game.table)?.phase === 'playing'; i += 1) {
        const acts = [ANN, BEN].flatMap((actor) => [...actsFor(game.table, actor)]);
        const act = acts[(i * 7) % acts.length];
        if (!act) throw new Error('a dead end');
        kinds.add(act.kind === 'act' ? act.action : act.kind);
        played(game, act);
      }
      const all = module.actions?.map(({ name }) => name) ?? [];
      expect([...kinds].filter((kind) => kind === 'move' || all.includes(kind))).not.toEqual([]);
    },
  );

  test('a module file replaces a running game after a question', async () => {
    const table = await sitDown();
    const alice = table.user('alice');
    await tryAlone(alice);
    const asked = shown(await sub(alice, 'game', 'start', file(VEILED)));
    await alice.press(asked, 'Stop it and start Veiled');
    expect(table.heard(await sub(alice, 'game', 'status'))).toContain('**Veiled**');
  });

  test('/module says so if the store is unavailable', async () => {
    const table = await sitDown();
    table.store.down = true;
    expect(table.heard(await sub(table.user('alice'), 'module', 'list'))).toContain("My storage isn't answering");
    table.store.down = false;
  });
});

describe('a corrected module in a running game', () => {
  test('[T15] a corrected module is confirmed, announced, stored and reversible', async () => {
    const table = await sitDown();
    const alice = table.user('alice');
    await tryAlone(alice);
    await move(alice, 'A1', 'A2');
    const question = shown(await sub(alice, 'game', 'reload', file(MENDED)));
    expect(controls(question)).toEqual(['Reload it', 'Keep it']);
    await alice.press(question, 'Reload it');
    expect(table.posted().at(-1)).toContain(
      '@alice switches to the module **Wide open**. Changed: the name and the maps.',
    );
    expect(table.heard(await move(alice, 'A2', 'G7'))).toContain('public:');
    await table.restart();
    expect(table.heard(await sub(alice, 'game', 'status'))).toContain('**Wide open**');
    await sub(alice, 'game', 'undo', { steps: 2 });
    expect(table.heard(await move(alice, 'A1', 'G1'))).toContain('public:');
    expect(table.heard(await sub(alice, 'game', 'reload', file(OPEN)))).toContain(
      'the cell **G1** of **Field/Field** is gone; 1 piece needs it',
    );
    await sub(alice, 'game', 'undo');
    await alice.press(shown(await sub(alice, 'game', 'reload', file(OPEN))), 'Reload it');
    expect(table.heard(await sub(alice, 'game', 'status'))).toContain('**Open**');
    expect(table.rig().faults).toEqual([]);
  });

  test('a corrected module that does not fit is refused with the losses', async () => {
    const table = await sitDown();
    const alice = table.user('alice');
    await tryAlone(alice);
    const heard = table.heard(await sub(alice, 'game', 'reload', file(SMALLER)));
    expect(heard).toContain("doesn't fit this game, so I haven't changed anything");
    for (const cell of ['**E5**', '**D4**']) expect(heard).toContain(`the cell ${cell} of **Field/Field** is gone`);
    expect(table.heard(await sub(alice, 'game', 'reload', file(OPEN)))).toContain('already has exactly this module');
  });

  test('[W1] a corrected module needs the host, and an old question does nothing', async () => {
    const table = await sitDown();
    const [alice, bob] = [table.user('alice'), table.user('bob')];
    await tryAlone(alice);
    expect(table.heard(await sub(bob, 'game', 'reload', file(MENDED)))).toContain('@alice');
    const old = shown(await sub(alice, 'game', 'reload', file(MENDED)));
    await sub(alice, 'game', 'reload', file(OPEN.replace('title: Open', 'title: Other')));
    expect(table.heard(await alice.press(old, 'Reload it'))).toContain('I no longer have that module');
    expect(table.heard(await sub(alice, 'game', 'status'))).toContain('**Open**');
  });

  test('[T6] a corrected module is refused without revealing hidden things', async () => {
    const table = await sitDown();
    const [alice, bob] = [table.user('alice'), table.user('bob')];
    const seats = shown(await sub(bob, 'game', 'start', file(VEILED)));
    await alice.press(seats, 'Play Red');
    await bob.press(seats, 'Play Blue');
    await bob.press(seats, 'Begin');
    const setup = VEILED.indexOf('setup:');
    const lacking = `${VEILED.slice(0, setup).replace('  bird: { symbol: Y }\n', '')}`;
    expect(table.heard(await sub(bob, 'game', 'reload', file(lacking)))).toContain(
      'the kind of piece **bird** is gone\n',
    );
    const open = VEILED.replace(', private: Red', '');
    expect(table.heard(await sub(bob, 'game', 'reload', file(open)))).toContain(
      "**Red Hand** can't become private or open",
    );
    const mended = VEILED.replace('title: Veiled', 'title: Masked').replace(
      'bird: { symbol: Y }',
      'bird: { symbol: Z }',
    );
    await bob.press(shown(await sub(bob, 'game', 'reload', file(mended))), 'Reload it');
    expect(table.posted().at(-1)).toContain('switches to the module **Masked**. Changed: the name and the pieces');
    expect(JSON.stringify([bob.messages('table'), bob.messages('dm')])).not.toContain('Canary');
  });

  test('a reload defaults to the kept module of the same name', async () => {
    const table = await sitDown();
    const alice = table.user('alice');
    await sub(alice, 'module', 'add', file(OPEN));
    const seats = shown(await sub(alice, 'game', 'start', { module: 'open' }));
    expect(table.heard(await sub(alice, 'module', 'add', file(MENDED)))).toContain(
      '**Wide open** replaces the previous version of **open**',
    );
    await alice.press(shown(await sub(alice, 'game', 'reload')), 'Reload it');
    expect(table.heard(await sub(alice, 'game', 'seats'))).toContain('**Red**');
    await alice.press(seats, 'Try alone');
    expect(table.heard(await sub(alice, 'game', 'status'))).toContain('**Wide open**');
  });
});
