import { accessSync, constants } from 'node:fs';
import { type Browser, chromium, type Locator, type Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import type { Rig } from './rig.ts';

/** The page in a real Chromium, and how people type and look there. */

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

/** The Chromium of this worker, which ends with it: files share it, for a start takes longer than most tests. */
let running: Promise<Browser> | undefined;

/** Runs a test in Chromium. Without one, it says how to get one, and checks that there is none. */
export const testInBrowser = (name: string, run: (browser: string) => Promise<void>): void => {
  test(name, { timeout: 240_000 }, async () => {
    if (executablePath !== undefined) return run(executablePath);
    process.stdout.write(`${HINT}\n`);
    return expect(PLACES.filter(isThere)).toEqual([]);
  });
};

/** A screen on a desk, and a phone. */
export const SCREENS = [
  { width: 1280, height: 800 },
  { width: 390, height: 844, isMobile: true, hasTouch: true },
] as const;

/** A page of this playground, with what went wrong in it; `people`: the part of its address that says who is shown. */
export const browse = async (
  rig: Rig,
  path: string,
  { width, height, ...phone }: (typeof SCREENS)[number] = SCREENS[0],
  people = '#Alice,Bob',
): Promise<{ readonly page: Page; readonly errors: readonly string[] }> => {
  running ??= chromium.launch({ executablePath: path, args: ['--no-sandbox'] });
  const page = await (await running).newPage({ viewport: { width, height }, ...phone });
  onTestFinished(() => page.context().close());
  page.setDefaultTimeout(60_000);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => (message.type() === 'error' ? errors.push(message.text()) : undefined));
  page.on('requestfailed', (request) => {
    // A stream or a completion that is no longer wanted is broken off by the page itself.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') errors.push(`${request.url()} failed`);
  });
  await page.goto(`${rig.address}/${people}`);
  return { page, errors };
};

export const pane = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });

/** Types into a person's field; `⏎` is Enter. */
export const type = async (page: Page, name: string, keys: string): Promise<void> => {
  await pane(page, name)
    .getByRole('combobox', { name: `What ${name} says` })
    .click();
  for (const part of keys.split(/(⏎)/)) await (part === '⏎' ? page.keyboard.press('Enter') : page.keyboard.type(part));
};

/** Waits until a person's field holds a text. */
export const holds = (page: Page, name: string, text: string): Promise<void> =>
  expect
    .poll(
      () =>
        pane(page, name)
          .getByRole('combobox', { name: `What ${name} says` })
          .inputValue(),
      { timeout: 60_000 },
    )
    .toBe(text);

/** Whether a picture is loaded, and not merely there. */
export const isLoaded = (image: Locator): Promise<boolean> =>
  image.evaluate(async (element) => {
    const loaded = element as unknown as { readonly naturalWidth: number; decode(): Promise<void> };
    await loaded.decode();
    return loaded.naturalWidth > 100;
  });
