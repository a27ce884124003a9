import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { browse, holds, pane, SCREENS, testInBrowser, type } from './browser.ts';
import { open } from './rig.ts';

const scrolled = (page: Page): Promise<readonly number[]> => page.evaluate('[scrollX, scrollY].map(Math.round)');

for (const screen of SCREENS)
  testInBrowser(`[D38] an empty page offers first steps, ${screen.width} pixels wide`, async (browser) => {
    const rig = await open();
    const { page, errors } = await browse(rig, browser, screen);
    const alice = pane(page, 'Alice');
    const offers = alice.locator('.offers').getByRole('button');
    await alice.getByRole('tab', { name: '#other' }).click();
    await alice.getByRole('button', { name: 'Draw a Dominion kingdom' }).click();
    await alice.getByRole('button', { name: 'Draw again' }).waitFor();
    // A form lies within the page, which does not scroll for it.
    await type(page, 'Bob', 'hello⏎');
    await alice.getByRole('button', { name: 'Replace with ...' }).click();
    await alice.getByRole('combobox', { name: 'Which pile?' }).selectOption({ index: 1 });
    const form = await page.getByRole('dialog').boundingBox();
    expect([form && form.x >= 0 && form.x + form.width <= screen.width, await scrolled(page)]).toEqual([true, [0, 0]]);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await alice.getByRole('tab', { name: 'Direct messages' }).click();
    await offers.first().waitFor();
    expect(await offers.allTextContents()).toEqual(['What can I do?', 'Draw a Dominion kingdom']);
    await alice.getByRole('button', { name: 'What can I do?' }).click();
    await alice.getByText('What you can do here and now').waitFor();
    expect([await offers.count(), errors]).toEqual([0, []]);

    // The page that comes back is where it was.
    await page.reload();
    await alice.getByText('What you can do here and now').waitFor();
  });

testInBrowser('[D38] Enter accepts the suggested correct form', async (browser) => {
  const rig = await open();
  const { page } = await browse(rig, browser);
  const alice = pane(page, 'Alice');
  await type(page, 'Alice', '/game start tablett⏎');
  await alice.getByText('I don\'t understand "tablett".').waitFor();
  await page.getByRole('option', { name: '/game start module:tablett' }).waitFor();
  await page.keyboard.press('Enter');
  await holds(page, 'Alice', '/game start module:tablett');
});
