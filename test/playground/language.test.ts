import { expect, test } from 'vitest';
import { fillPageTemplate } from '../../src/playground/index-page.ts';
import type { WireEvent } from '../../src/playground/wire.ts';
import type { Command } from '../../src/port/command.ts';
import type { Button, DrawnPicture, SelectMenu } from '../../src/view/text/message.ts';
import { languages, type Words } from '../../src/words/index.ts';
import { shipped } from '../support/modules/shipped.ts';
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
  rulebook: otherLetters(languages.en.rulebook),
};

const choice = (name: string, max: number): SelectMenu => ({
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

testInBrowser('a page in a second language shows no English', async (browser) => {
  let draw = (_: DrawnPicture): void => undefined;
  const drawn = new Promise<DrawnPicture>((resolve) => {
    draw = resolve;
  });
  const chess = (await shipped()).get('chess') ?? expect.fail();
  const modules = [{ ...chess, title: 'ж', description: 'ж' }];
  const rig = await open({ words, modules, commands: [all], draw: () => drawn });
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

  await sees('.games button');
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
  await alice.locator('.places button').first().waitFor();
  await rig.stop();
  await sees('#state:not(:empty)');
  await say('ж');
  await sees('.hint.problem');
});

test('an unfilled blank in a page is a fault, and words are escaped', () => {
  expect(() => fillPageTemplate('<p>{nonsense}</p>', words, languages)).toThrow('{nonsense}');
  const sly = { ...words, page: { texts: () => ({ ...words.page.texts(), title: '<b>&"' }) } };
  expect(fillPageTemplate('<p title="{title}">{title}</p>', sly, languages)).toBe(
    '<p title="&lt;b&gt;&amp;&quot;">&lt;b&gt;&amp;&quot;</p>',
  );
});

test('[U16] the playground uses the chosen or browser language', async () => {
  const { address } = await open();
  const { de } = languages;
  const read = async (headers: Record<string, string>): Promise<string> =>
    (await fetch(`${address}/`, { headers })).text();
  expect(await read({})).toContain('<html lang="en">');
  expect(await read({ 'accept-language': 'it;q=0.9, de-AT;q=0.8, en' })).toContain('<html lang="de">');
  expect(await read({ 'accept-language': 'en', cookie: 'language=de' })).toContain(de?.page.texts().noScript);
  expect(await read({ cookie: 'language=xx' })).toContain('<html lang="en">');
  const live = await fetch(`${address}/live?name=Alice`, { headers: { cookie: 'language=de' } });
  const [first = ''] = await firstLines(live, 'state');
  const { person, places } = JSON.parse(first) as Extract<WireEvent, { kind: 'state' }>;
  expect(places.at(-1)?.name).toBe(de?.playground.direct);
  const said = async (line: string, cookie: string): Promise<string> => {
    const headers = { 'content-type': 'application/json', cookie };
    const body = JSON.stringify({ person: person.id, place: places[0]?.id, line });
    return (await fetch(`${address}/send`, { method: 'POST', headers, body })).text();
  };
  expect(await said('', 'language=de')).toContain(de?.playground.blank);
  expect(await said('', 'language=en')).toContain(languages.en.playground.blank);
});

testInBrowser('[U16] choosing another language reloads the page in it', async (browser) => {
  const rig = await open();
  const { page } = await browse(rig, browser);
  await pane(page, 'Alice').waitFor();
  await page.getByLabel('Language').selectOption('de');
  await page.getByLabel('Sprache').waitFor();
  expect(await page.evaluate('document.documentElement.lang')).toBe('de');
  expect(await page.getByLabel('Sprache').inputValue()).toBe('de');
});

/** What a stream says of that kind, until there is one. */
const firstLines = async ({ body }: Response, kind: string): Promise<readonly string[]> => {
  let text = '';
  for await (const part of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += part;
    const found = text.split('\n').filter((line) => line.startsWith('data: ') && line.includes(`"kind":"${kind}"`));
    if (found.length > 0 && text.endsWith('\n\n')) return found.map((line) => line.slice('data: '.length));
  }
  return [];
};
