import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { translatableTextsOf } from '../../src/engine/play/sentences.ts';
import { translatableScorekeeperTexts } from '../../src/engine/scorekeepers/tellers.ts';
import { createModuleListing } from '../../src/facts/module-listing.ts';
import type { PersonId } from '../../src/table/index.ts';
import { rulebookOf, translateFields } from '../../src/view/rulebook/rulebook.ts';
import { languages } from '../../src/words/index.ts';
import { Bot } from '../secrecy/bot.ts';
import { shipped } from '../support/modules/shipped.ts';

/** What people read of a module in their own language (U16). */

const TEXTS = ['description', 'goal', 'inShort', 'howToPlay'] as const;

it('[U16] translations of shipped modules are complete', async () => {
  const modules = await shipped();
  const locales = new Set([...modules.values()].flatMap(({ texts = {} }) => Object.keys(texts)));
  expect(locales).toContain('de');
  for (const [name, module] of modules)
    for (const locale of locales) {
      const told = module.texts?.[locale];
      expect([name, locale, TEXTS.filter((one) => told?.[one] !== undefined)]).toEqual([
        name,
        locale,
        TEXTS.filter((one) => module[one] !== undefined),
      ]);
      expect([name, told?.inShort?.length]).toEqual([name, module.inShort?.length]);
      expect([
        name,
        /[`*_~|#>\\]/.exec(JSON.stringify({ ...told, sentences: {} }).replaceAll('\\n', ' '))?.[0],
      ]).toEqual([name, undefined]);
      // Names of prototypes may stay as they are, such as 2♣.
      const [said, own] = [told?.sentences ?? {}, new Set(Object.keys(module.prototypes))];
      const isLeftOut = (text: string): boolean => text !== '' && !Object.hasOwn(said, text) && !own.has(text);
      const known = new Set([...translatableTextsOf(module), ...translatableScorekeeperTexts(module)]);
      expect([name, locale, [...known].filter(isLeftOut)]).toEqual([name, locale, []]);
      expect([name, locale, Object.keys(said).filter((text) => !known.has(text))]).toEqual([name, locale, []]);
      // A translation gives all that the sentence gives, and nothing else.
      const names = (text: string): readonly string[] => [...(text.match(/\$[^$]+\$/g) ?? [])].sort();
      for (const [text, other] of Object.entries(said)) expect([text, names(other)]).toEqual([text, names(text)]);
    }
});

it('[U51] rules of shipped games name buttons, not commands', async () => {
  // Counters has no rules: its players type what they count.
  const games = [...(await shipped())].filter(([name]) => name !== 'counters');
  for (const [name, module] of games)
    for (const { inShort = [], howToPlay = '' } of [module, ...Object.values(module.texts ?? {})])
      expect([name, /(?:^|\s)\/[a-z]+|\b(?:via|capture):/.exec([...inShort, howToPlay].join('\n'))?.[0]]).toEqual([
        name,
        undefined,
      ]);
});

it('[U16] actions, questions and cards are shown in the reader’s language', async () => {
  const bazaar = (await shipped()).get('bazaar') ?? expect.fail();
  const broker = { map: 'Red Hand', pieces: [{ prototype: 'Broker', name: 'Broker', count: 1 }] };
  const [ann, ben] = ['100000000000000001', '100000000000000002'] as [PersonId, PersonId];
  const bot = new Bot({ ...bazaar, setup: [...bazaar.setup, broker] }, [ann, ben], 'texts');
  bot.reads = { [ann]: 'de', [ben]: 'en-GB' };
  await bot.type(ann, 'game start', { module: 'bazaar' });
  await bot.type(ann, 'game join', { side: 'Red' });
  await bot.type(ben, 'game join', { side: 'Blue' });
  await bot.begin(ann);
  const last = (person: PersonId): string => bot.heard.get(person)?.at(-1) ?? '';
  for (const person of [ann, ben]) await bot.type(person, 'piece show', { piece: 'Peddler' });
  expect([last(ann), last(ben)]).toEqual([
    expect.stringContaining('Zieh zwei Karten der Karawane'),
    expect.stringContaining('Draw two cards from the Caravan'),
  ]);
  await bot.type(ann, 'hand show');
  expect(last(ann)).toContain('"text":"Zieh drei Karten der Karawane, dann leg');
  await bot.type(ann, 'game settings', { language: 'Deutsch' });
  await bot.type(ann, 'act', { name: 'Play', on: 'Broker' });
  expect(bot.heard.get(ben)?.join()).toContain('unter die Karawane kommen');
  for (const person of [ann, ben]) await bot.type(person, 'play');
  expect(last(ann)).toContain('unter die Karawane kommen');
  expect(last(ben)).not.toContain('kommen');
});

it('[V12] every shipped module states the source of its rules', () => {
  const folder = join(import.meta.dirname, '../../data/modules');
  const files = readdirSync(folder).filter((file) => file.endsWith('.yaml'));
  const head = (file: string): string => readFileSync(join(folder, file), 'utf8').split(/^module:/m)[0] ?? '';
  const source = /[a-z]+\.(?:com|org|net|dk|de|io)\/?|Wikipedia|of our own|in go\.yaml/;
  expect(files.filter((file) => !source.test(head(file)))).toEqual([]);
});

it('[U16] a game’s description uses the reader’s language if available', async () => {
  const chess = (await shipped()).get('chess') ?? expect.fail();
  const book = rulebookOf(chess);
  const { en, de } = languages;
  expect(en.rulebook.aboutLines(book).join('\n')).toContain('Goal: Attack the other side');
  expect(de?.rulebook.aboutLines(book).join('\n')).toContain('1. Weiß beginnt.');
  expect(de?.rulebook.rulePages(book).join('\n')).toContain('Zieh den König zwei Felder');
  const hearts = rulebookOf((await shipped()).get('hearts') ?? expect.fail());
  expect(de?.rulebook.aboutLines(hearts).join('\n')).toContain('Die Punktzahl, mit der das Spiel endet.');
  expect(en.rulebook.aboutLines(hearts).join('\n')).toContain('The number of points that ends the game.');
  const partly = { ...book, texts: { de: { goal: 'Matt.' }, fr: {} } };
  const pages = de?.rulebook.rulePages(partly).join('\n') ?? '';
  expect([pages.includes('Matt\\.') || pages.includes('Matt.'), pages.includes('White begins')]).toEqual([true, true]);
  expect(translateFields(createModuleListing(chess), 'de').description).toMatch(/^Zwei Heere/);
  for (const locale of ['en', 'fr', 'toString']) expect(translateFields(book, locale).goal).toBe(chess.goal);
});
