import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PersonId } from '../../../src/table/index.ts';
import { type Rulebook, rulebookOf } from '../../../src/view/rulebook/rulebook.ts';
import { Bot, type Values } from '../../secrecy/bot.ts';
import { moduleFrom } from '../../support/modules/modules.ts';
import { shipped } from '../../support/modules/shipped.ts';
import { en } from '../../support/words.ts';

/** What people read of a game before and while they play it (D27). */

const ANN = '100000000000000001' as PersonId;
const BEN = '100000000000000002' as PersonId;
/** What a message of Discord may hold. */
const MESSAGE = 2000;

const modules = await shipped();
const botFor = (name: string): Bot => {
  const module = modules.get(name);
  if (!module) throw new Error(`no ${name}`);
  return new Bot(module, [ANN, BEN], 'rules');
};

interface Read {
  readonly text: string;
  readonly rows?: readonly (readonly { readonly label: string; readonly id: string }[])[];
}

/** What comes of it, as Ann reads it. */
const read = async (bot: Bot, act: () => Promise<void>): Promise<Read> => {
  const before = bot.heard.get(ANN)?.length ?? 0;
  await act();
  const heard = bot.heard.get(ANN)?.[before] ?? '';
  return JSON.parse(heard.slice(heard.indexOf('{"text"'))) as Read;
};
const typed = (bot: Bot, words: string, values: Values = {}): Promise<Read> =>
  read(bot, () => bot.type(ANN, words, values));
const labels = ({ rows = [] }: Read): readonly string[] => rows.flat().flatMap(({ label }) => label ?? []);
/** Presses the control of that label below what was read. */
const pressed = (bot: Bot, { rows = [] }: Read, label: string): Promise<Read> => {
  const control = rows.flat().find((one) => one.label === label);
  const all = bot.controls.get(ANN) ?? [];
  const back = all.length - 1 - all.findLastIndex(({ id }) => id === control?.id);
  return read(bot, () => bot.press(ANN, back));
};

test('[D27] the first post of a game describes it, even after edits', async () => {
  for (const [name, module] of modules) {
    const { title } = module;
    const bot = botFor(name);
    const about = en.rulebook.aboutLines(rulebookOf(module)).join('\n');
    expect(about.length).toBeGreaterThan(100);
    const post = await typed(bot, 'game start', { module: name });
    expect(post.text).toContain(about);
    expect(post.text.startsWith(`Take a seat, then press **Begin**.\n**${title}**`)).toBe(true);
    expect(labels(post)).toContain('Rules');
    const [seat = ''] = labels(post).filter((label) => label.startsWith('Play '));
    expect((await pressed(bot, post, seat)).text).toContain(about);
  }
});

test('[U7] the first post shows players, time, goal and rules briefly', async () => {
  const post = await typed(botFor('tablut'), 'game start', { module: 'tablut' });
  const lines = post.text.split('\n');
  const at = lines.findIndex((line) => line.startsWith('The king of the Swedes wants to get from his throne'));
  expect(lines.slice(at + 1, at + 4)).toEqual([
    '-# 2 players, about 20 minutes',
    'Goal: The Swedes win when the king is on an edge square, the Muscovites when they capture him.',
    '1. All pieces move like rooks, as far as the way is free. The Muscovites begin.',
  ]);
  for (const module of modules.values()) {
    const { goal, minutes, inShort } = module;
    // A table for trying out never ends.
    const long = module.module === 'counters' ? 0 : minutes;
    expect([module.module, goal, long, inShort].includes(undefined)).toBe(false);
  }
  const size = (book: Partial<Rulebook>): string | undefined =>
    en.rulebook.aboutLines({ title: 'Odd', sides: ['A'], takes: [], ...book })[0];
  expect(size({ sides: ['A', 'B', 'C'], least: 2, minutes: 90 })).toBe(
    '-# 2 to 3 players, about 1 hour and 30 minutes',
  );
  expect(size({})).toBe('-# 1 player');
});

test('[D27] lists of games describe each game in one line', async () => {
  const bot = botFor('tablut');
  const about = 'The king of the Swedes wants to get from his throne';
  expect((await typed(bot, 'module list')).text).toContain(`- **Tablut**: ${about}`);
  await bot.complete(ANN, 'game start', 'module', '');
  expect(bot.heard.get(ANN)?.at(-1)).toMatch(
    /^offers \[\{"name":"Tablut: The king of the Swedes [^"]{20,70}…","value":"Tablut"\}\]$/,
  );
  expect((await typed(bot, 'game start', { module: 'no such game' })).text).toContain(
    `- **Tablut** (2 players, about 20 minutes): ${about}`,
  );
});

test('[D27] /game rules pages through the rules of any offered game', async () => {
  const long = Array.from({ length: 60 }, (_, i) => `Paragraph ${i} of very long rules, which go on and on.`);
  const module = moduleFrom(`
module: long
title: Long
description: A long game.
howToPlay: |
${long.map((paragraph) => `  ${paragraph}\n`).join('\n')}
sides: [{ name: Red }, { name: Blue }]
turn: { order: [Red, Blue], ends: by-command }
maps: [{ name: Field, boards: [{ name: Field, grid: { kind: square, columns: 3, rows: 3, numbering: A1 } }] }]
`);
  const bot = new Bot(module, [ANN, BEN], 'rules');
  const first = await typed(bot, 'game rules', { module: 'Long' });
  expect(first.text).toContain('**Long**\n\nA long game.\n\nParagraph 0 of very long rules');
  expect(first.text).toContain('Page 1 of 2');
  expect(labels(first)).toEqual(['Later']);
  const second = await pressed(bot, first, 'Later');
  expect(second.text).toContain('Paragraph 59');
  expect(second.text).toContain(
    'At this table:\n- **Red** and **Blue** play.\n- They take turns in that order. Use `/turn end` to end your turn.',
  );
  expect(labels(second)).toEqual(['Earlier']);
  expect((await pressed(bot, second, 'Earlier')).text).toBe(first.text);
  expect((await typed(bot, 'game rules')).text).toContain('No game is being played in this channel');
  const post = await typed(bot, 'game start', { module: 'long' });
  expect((await pressed(bot, post, 'Rules')).text).toBe(first.text);
  expect((await typed(bot, 'game rules')).text).toBe(first.text);
});

test('[D27] rule texts mention only features that the game has', () => {
  const said = (name: string): string => {
    const module = modules.get(name);
    const pages = module ? en.rulebook.rulePages(rulebookOf(module)).join('\n') : '';
    return pages.slice(pages.indexOf('At this table:'));
  };
  const [whist, wolves, shires] = ['german-whist', 'werewolf', 'shires'].map(said);
  expect(whist).toContain(
    'The rules say whose turn comes next. When you have nothing left to do, the game moves on by itself',
  );
  expect(wolves).toContain('everyone chooses at the same time');
  for (const one of [whist, wolves, shires]) expect(one).not.toMatch(/captures|An army/);
  expect(said('reversi')).toContain('The rules decide which pieces a move turns over');
  expect(said('morris')).not.toContain('The bot takes captured pieces');
  expect(said('tablut')).toContain(
    'They take turns in that order. Each turn is a single move.\n- The bot takes captured pieces',
  );
  expect(said('counters')).toContain("Moves don't capture anything.");
});

test('[D27] shipped games describe how to play them', async () => {
  for (const name of ['tablut', 'bazaar', 'marches']) {
    const bot = botFor(name);
    const { text } = await typed(bot, 'game rules', { module: name });
    expect(text.length).toBeGreaterThan(1000);
    expect(text.length).toBeLessThanOrEqual(MESSAGE);
  }
});

test('[D27] rule pages fit a message, keep every word and ping no person', () => {
  const book = { title: 'Odd', sides: ['Red', 'Blue'], takes: [] };
  const words = fc.array(
    fc.oneof(fc.string({ maxLength: 30 }), fc.constantFrom('@everyone', '\n\n', '- one', '<@1>', 'x'.repeat(3000))),
    {
      maxLength: 300,
    },
  );
  fc.assert(
    fc.property(words, (parts) => {
      const howToPlay = parts.join(' ');
      const pages = en.rulebook.rulePages({ ...book, howToPlay });
      for (const page of pages) expect(page.length).toBeLessThanOrEqual(MESSAGE);
      expect(pages.join('')).not.toMatch(/@everyone|<@1>/);
      const letters = (text: string): string => text.replace(/[^a-z]/gi, '');
      expect(letters(pages.join(''))).toContain(letters(howToPlay));
    }),
    { numRuns: 100 },
  );
});

test('[D27] a rule page never splits an item or a character', () => {
  const book = { title: 'Odd', sides: ['Red', 'Blue'], takes: [] };
  for (let length = 1; length < 60; length += 1) {
    const items = Array.from({ length: 200 }, (_, i) => `- item ${i} ${'x'.repeat(length)}`);
    const pages = en.rulebook.rulePages({ ...book, howToPlay: items.join('\n') });
    expect(pages.length).toBeGreaterThan(1);
    const lines = pages.flatMap((page) => page.split('\n'));
    expect(lines.filter((line) => line.includes('item'))).toEqual(items.map((item) => `\\${item}`));
    const long = en.rulebook.rulePages({ ...book, howToPlay: `- one\n- ${'x'.repeat(1790 + length)}` });
    expect(long.filter((page) => /\\-$/.test(page))).toEqual([]);
    const [first = '', ...others] = en.rulebook.rulePages({
      ...book,
      howToPlay: `${'a'.repeat(length)}${'♟🐎'.repeat(3000)}`,
    });
    for (const page of [first, ...others]) expect(page).toBe(Buffer.from(page).toString());
  }
});

test('[D27] only a game with chance shows a commitment', async () => {
  const shows = async (name: string, ...acts: readonly string[]): Promise<boolean> => {
    const bot = botFor(name);
    const post = await typed(bot, 'game start', { module: name });
    for (const [person, seat] of [ANN, BEN].map(
      (one, i) => [one, labels(post)[i]?.slice('Play '.length) ?? ''] as const,
    ))
      await bot.type(person, 'game join', { side: seat });
    await bot.begin(ANN);
    for (const words of ['game status', 'game seats', 'game rules', ...acts])
      await bot.type(ANN, words, { dice: '2d6' });
    const all = [...bot.heard.values()].flat().join('\n');
    return /COMMITMENT|game:fair|SHA-256/.test(all);
  };
  expect(await shows('tablut')).toBe(false);
  expect(await shows('marches')).toBe(false);
  expect(await shows('bazaar')).toBe(true);
  expect(await shows('tablut', 'roll', 'game status')).toBe(true);
});

test('[D27] texts of shipped games contain no markup', () => {
  for (const [name, { description = '', howToPlay = '' }] of modules)
    expect([name, /[`*_~|#>\\]/.exec(`${description}${howToPlay}`)?.[0]]).toEqual([name, undefined]);
});
