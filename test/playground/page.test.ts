import { accessSync, constants } from 'node:fs';
import { SlashCommandBuilder } from '@discordjs/builders';
import { type Browser, chromium, type Locator, type Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import type { Command } from '../../src/command.ts';
import { Drawer } from '../../src/picture/drawer.ts';
import { png } from '../../src/picture/png.ts';
import type { Select } from '../../src/view/message.ts';
import { open, type Rig } from './rig.ts';

/** Where a Chromium is looked for. */
const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const HINT =
  'No Chromium was found, so the page was not tried in one. Install it (on Debian: apt-get install chromium) or set CHROMIUM_PATH to where it is.';

const isThere = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const { CHROMIUM_PATH } = process.env;
const executablePath = CHROMIUM_PATH ?? PLACES.find(isThere);

/** A page of this playground, with what went wrong in it. */
const browse = async (rig: Rig, path: string): Promise<{ readonly page: Page; readonly errors: readonly string[] }> => {
  const browser: Browser = await chromium.launch({ executablePath: path, args: ['--no-sandbox'] });
  onTestFinished(() => browser.close());
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  page.setDefaultTimeout(20_000);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => (message.type() === 'error' ? errors.push(message.text()) : undefined));
  page.on('requestfailed', (request) => {
    // A stream or a completion that is no longer wanted is broken off by the page itself.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') errors.push(`${request.url()} failed`);
  });
  await page.goto(rig.address);
  return { page, errors };
};

const pane = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });

/** Types into a person's field; `⏎` is Enter. */
const type = async (page: Page, name: string, keys: string): Promise<void> => {
  await pane(page, name).getByRole('combobox').click();
  for (const part of keys.split(/(⏎)/)) await (part === '⏎' ? page.keyboard.press('Enter') : page.keyboard.type(part));
};

/** Waits until a person's field holds a text. */
const holds = (page: Page, name: string, text: string): Promise<void> =>
  expect.poll(() => pane(page, name).getByRole('combobox').inputValue(), { timeout: 20_000 }).toBe(text);

/** Whether a picture is loaded, and not merely there. */
const isLoaded = (image: Locator): Promise<boolean> =>
  image.evaluate(async (element) => {
    const loaded = element as unknown as { readonly naturalWidth: number; decode(): Promise<void> };
    await loaded.decode();
    return loaded.naturalWidth > 100;
  });

test('two people play tablut at the page, by typing with completion and by buttons', { timeout: 120_000 }, async () => {
  if (executablePath === undefined) {
    process.stdout.write(`${HINT}\n`);
    return expect(PLACES.filter(isThere)).toEqual([]);
  }
  const drawer = new Drawer({ render: png, onFault: () => undefined });
  const rig = await open({ draw: (drawing) => drawer.draw(drawing) });
  const { page, errors } = await browse(rig, executablePath);
  const [alice, bob] = [pane(page, 'Alice'), pane(page, 'Bob')];

  await alice.getByText('This chat is empty whenever').waitFor();
  await type(page, 'Alice', '/game sta');
  await page.getByRole('option', { name: /^\/game start/ }).click();
  await page.getByRole('option', { name: /^module:/ }).click();
  await page.keyboard.type('tabl');
  await page.getByRole('option', { name: /^Tablut/ }).waitFor();
  await page.keyboard.press('Enter');
  await holds(page, 'Alice', '/game start module:tablut ');
  await page.keyboard.press('Enter');
  await alice.getByRole('button', { name: 'Play Muscovites' }).click();
  await bob.getByRole('button', { name: 'Play Swedes' }).click();
  await bob.getByText('Swedes: @Bob').waitFor();
  await alice.getByRole('button', { name: 'Begin' }).click();
  const boards = bob.getByRole('img', { name: /Muscovite/ });
  await boards.first().waitFor();
  expect(await isLoaded(boards.first())).toBe(true);

  await type(page, 'Alice', '/mo⏎');
  await holds(page, 'Alice', '/move piece:');
  await page.keyboard.type('d1');
  await page.keyboard.press('Tab');
  await holds(page, 'Alice', '/move piece:D1 to:');
  await page.getByRole('option', { name: 'D4', exact: true }).click();
  await holds(page, 'Alice', '/move piece:D1 to:D4 ');
  await page.keyboard.press('Enter');
  await bob.getByText('@Alice moves Muscovite D1 → D4.').waitFor();
  await bob.locator('.ping').getByText('Swedes to move: @Bob').waitFor();
  await boards.nth(1).waitFor();
  expect(await isLoaded(boards.nth(1))).toBe(true);

  await alice.getByRole('button', { name: 'Undo' }).last().click();
  await bob.getByText('takes back').waitFor();

  await type(page, 'Bob', '/turn end⏎');
  await bob.getByText('Only you can see this').waitFor();
  await type(page, 'Bob', '<img src=x onerror="document.title=1"> **hello**⏎');
  await alice.getByText('<img src=x onerror="document.title=1"> hello').waitFor();
  expect(await alice.getByText('Only you can see this').count()).toBe(0);
  expect(await page.title()).toBe('Quartermaster playground');
  expect([errors, rig.faults]).toEqual([[], []]);
});

test('other places, other people, and a page that comes back', { timeout: 120_000 }, async () => {
  if (executablePath === undefined) return expect(PLACES.filter(isThere)).toEqual([]);
  const rig = await open();
  const { page, errors } = await browse(rig, executablePath);
  const bob = pane(page, 'Bob');

  await page.getByPlaceholder('Somebody else…').fill('Eve');
  await page.getByRole('button', { name: 'Add' }).click();
  await pane(page, 'Eve').getByRole('tab', { name: '#other' }).click();
  await type(page, 'Eve', 'is anybody here?⏎');
  await bob.getByRole('tab', { name: '#other 1 new' }).click();
  await bob.getByText('is anybody here?').waitFor();
  expect(await bob.locator('article').getByText('Eve').count()).toBe(1);

  await page.getByRole('button', { name: "Close Alice's view" }).click();
  await page.reload();
  await pane(page, 'Eve').getByRole('tab', { name: '#other' }).click();
  await pane(page, 'Eve').getByText('is anybody here?').waitFor();
  expect([await page.getByRole('region').count(), await pane(page, 'Alice').count()]).toEqual([2, 0]);

  await type(page, 'Eve', '/nonsense⏎');
  await pane(page, 'Eve').getByText('There is no such command.').waitFor();
  expect(await pane(page, 'Eve').getByRole('combobox').inputValue()).toBe('/nonsense');
  expect(errors.filter((error) => !error.includes('422'))).toEqual([]);
});

test('lists to choose from, and files', { timeout: 120_000 }, async () => {
  if (executablePath === undefined) return expect(PLACES.filter(isThere)).toEqual([]);
  const heard: string[] = [];
  const lists: Command = {
    data: new SlashCommandBuilder()
      .setName('lists')
      .setDescription('Lists')
      .addAttachmentOption((option) => option.setName('file').setDescription('A file').setRequired(true)),
    execute: async ({ options }) => {
      const file = options.file('file');
      heard.push(`${file?.name} ${Buffer.from((await file?.read(100)) ?? []).toString()}`);
      return { answer: { to: 'asker', text: 'Choose.', rows: [[choice('one', 1)], [choice('several', 2)]] } };
    },
    press: async ({ verb, values }) => {
      heard.push(`${verb} ${values.join()}`);
      return {};
    },
  };
  const rig = await open({ commands: [lists] });
  const { page, errors } = await browse(rig, executablePath);
  const alice = pane(page, 'Alice');

  await type(page, 'Alice', '/li⏎');
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.getByRole('option', { name: 'Choose a file…' }).click()]);
  await chooser.setFiles({ name: 'a map.yaml', mimeType: 'text/plain', buffer: Buffer.from('module: x') });
  await holds(page, 'Alice', '/lists file:a map.yaml');
  await page.keyboard.press('Enter');
  await alice.getByRole('combobox', { name: 'one' }).selectOption('Second – the other');
  await alice.getByRole('listbox', { name: 'several' }).selectOption(['a', 'b']);
  await alice.getByRole('button', { name: 'Choose' }).click();
  await expect.poll(() => heard).toEqual(['a map.yaml module: x', 'one b', 'several a,b']);
  expect(errors).toEqual([]);
});

const choice = (name: string, max: number): Select => ({
  kind: 'select',
  id: `lists:${name}`,
  placeholder: name,
  max,
  options: [
    { value: 'a', label: 'First' },
    { value: 'b', label: 'Second', description: 'the other' },
  ],
});
