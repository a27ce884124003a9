import { expect, test } from 'vitest';
import type { Command } from '../../src/command.ts';
import { filledPage } from '../../src/playground/index-page.ts';
import type { Button, DrawnPicture, Select } from '../../src/view/message.ts';
import { languages, type Words } from '../../src/words/index.ts';
import { browse, pane, testInBrowser } from './browser.ts';
import { open, PIXEL } from './rig.ts';

/** A text with other letters; blanks and spaces stay. */
const turned = (text: string): string => text.replace(/\{\w+\}|[A-Za-z]/g, (part) => (part.length > 1 ? part : 'ж'));

/** All that a language says, with other letters. */
const otherLetters = <T>(said: T): T => {
  if (typeof said === 'string') return turned(said) as T;
  if (typeof said === 'function')
    return ((...given: unknown[]) => otherLetters((said as (...given: unknown[]) => unknown)(...given))) as T;
  if (typeof said !== 'object' || said === null) return said;
  return Object.fromEntries(Object.entries(said).map(([name, one]) => [name, otherLetters(one)])) as T;
};

const words: Words = {
  ...languages.en,
  locale: 'ru',
  page: otherLetters(languages.en.page),
  playground: otherLetters(languages.en.playground),
};

const choice = (name: string, max: number): Select => ({
  kind: 'select',
  id: `all:${name}`,
  placeholder: 'ж',
  max,
  options: [
    { value: 'a', label: 'ж', description: 'ж' },
    { value: 'b', label: 'жж' },
  ],
});

const button: Button = { kind: 'button', id: 'all:form', label: 'жж', style: 'primary' };

/** Says in letters of the other language whatever a page can show. */
const all: Command = {
  data: { name: 'all', in: () => ({ name: 'all', description: 'ж', options: [] }) },
  execute: async () => ({
    answer: {
      to: 'asker',
      text: 'ж',
      drawing: { key: 'all', name: 'ж.png', alt: 'ж', picture: () => ({}) as never },
      rows: [[choice('one', 1)], [choice('several', 2)], [button]],
    },
  }),
  press: async () => ({
    form: {
      id: 'all:form',
      title: 'ж',
      fields: [{ name: 'ж', label: 'ж', hint: 'ж', value: '', required: false, max: 9 }],
    },
  }),
};

/** What one reads or is read on a page: its texts, and attributes that are shown or spoken; what is not shown, too. */
const READ = `[
  document.title,
  ...[...document.querySelectorAll('body, body *')].flatMap((one) => [
    ...['aria-label', 'title', 'placeholder', 'alt'].map((name) => one.getAttribute(name) ?? ''),
    ...[...one.childNodes].filter(({ nodeType }) => nodeType === 3).map(({ data }) => data),
  ]),
]`;

/** Names, times and what was typed are the same in every language. */
const named = /\b(?:Quartermaster|JavaScript|Alice|Bob|Carol|Dave|table|other|all|AM|PM)\b/g;

testInBrowser('a page in a second language has no text of the first, whatever it shows', async (browser) => {
  let draw = (_: DrawnPicture): void => undefined;
  const drawn = new Promise<DrawnPicture>((resolve) => {
    draw = resolve;
  });
  const rig = await open({ words, commands: [all], draw: () => drawn });
  const { page } = await browse(rig, browser);
  await page.route('**/kept/*', (route) => route.abort());
  const alice = pane(page, 'Alice');
  const english = async (): Promise<readonly string[]> =>
    (await page.evaluate<readonly string[]>(READ)).filter((text) =>
      /[A-Za-z]{2}|\{/.test(text.replace(/<[^>]*>/g, '').replace(named, '')),
    );
  const sees = async (selector: string): Promise<void> => {
    await page.locator(selector).first().waitFor({ state: 'attached' });
    expect([selector, await english()]).toEqual([selector, []]);
  };
  const say = async (line: string): Promise<void> => {
    await alice.locator('.composer > input').fill(line);
    await page.keyboard.press('Enter');
  };

  await sees('.offers button');
  expect(await page.evaluate('document.documentElement.lang')).toBe('ru');
  await say('/all ');
  await sees('.picture.coming');
  draw(PIXEL);
  await sees('.picture.failed');
  expect(await page.locator('.only, .app, .used, [data-choose]').count()).toBe(4);
  await alice.getByRole('button', { name: 'жж', exact: true }).click();
  await sees('dialog .row');
  await page.keyboard.press('Escape');
  await pane(page, 'Bob').locator('.places button').nth(1).click();
  await say('ж');
  await sees('.badge');
  await page.locator('.who').nth(0).click();
  await page.locator('.who').nth(1).click();
  await sees('.empty');
  await page.locator('.who').nth(0).click();
  await alice.waitFor();
  await rig.stop();
  await sees('#state:not(:empty)');
  await say('ж');
  await sees('.hint.problem');
});

test('a blank of the page that no word fills is a fault, and no word becomes a tag', () => {
  expect(() => filledPage('<p>{nonsense}</p>', words)).toThrow('{nonsense}');
  const sly = { ...words, page: { ...words.page, title: '<b>&"' } };
  expect(filledPage('<p title="{title}">{title}</p>', sly)).toBe(
    '<p title="&lt;b&gt;&amp;&quot;">&lt;b&gt;&amp;&quot;</p>',
  );
});
