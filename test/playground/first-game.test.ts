import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { Drawer } from '../../src/picture/drawer.ts';
import { pngBy } from '../../src/picture/png.ts';
import { threaded } from '../../src/session/base/worker.ts';
import { pngOf } from '../support/pictures/pictures.ts';
import { browse, pane, SCREENS, testInBrowser } from './browser.ts';
import { open } from './rig.ts';

/** The page as a newcomer meets it in a first game. */

const TALL = { width: 600, height: 780 };

const play = async (page: Page, game: string): Promise<Locator> => {
  const alice = pane(page, 'Alice');
  await alice.locator(`[data-game="${game}"]`).getByRole('button', { name: 'Play the bot' }).click();
  return alice;
};

/** How far the beginning of the newest message is below the upper edge of the log, in pixels. */
const beginsAt = async (alice: Locator): Promise<number> => {
  const [log, message] = await Promise.all([
    alice.getByRole('log').boundingBox(),
    alice.locator('article').last().boundingBox(),
  ]);
  return (message?.y ?? Number.NaN) - (log?.y ?? 0);
};

const isInSight = (alice: Locator): Promise<void> =>
  expect.poll(() => beginsAt(alice), { timeout: 60_000 }).toBeGreaterThanOrEqual(-1);

for (const screen of SCREENS)
  testInBrowser(`[U49] a game’s first line stays in sight, ${screen.width} pixels wide`, async (browser) => {
    const rig = await open({ draw: async () => pngOf(TALL.width, TALL.height) });
    const { page, errors } = await browse(rig, browser, screen, '');
    const alice = await play(page, 'chess');
    await alice.getByText('You play White against the bot (normal).').waitFor();
    await alice.locator('.picture img').waitFor();
    await isInSight(alice);
    await alice.getByRole('button', { name: 'Switch sides' }).click();
    await alice.getByText('You play Black against the bot (normal).').waitFor();
    await isInSight(alice);
    await alice.getByRole('button', { name: 'More actions', exact: true }).click();
    await alice.getByRole('button', { name: 'Resign' }).click();
    await alice.getByRole('button', { name: 'Resign as Black' }).click();
    await alice.getByText('The game is over.').waitFor();
    await isInSight(alice);
    // A reader who scrolls is left where they are.
    await alice.getByRole('log').hover();
    await page.mouse.wheel(0, 600);
    await expect.poll(() => beginsAt(alice), { timeout: 60_000 }).toBeLessThan(-1);
    // Their own next game is shown from its start.
    await page.mouse.wheel(0, -600);
    await page.getByRole('button', { name: 'All games' }).click();
    await play(page, 'reversi');
    await alice.getByText('You play Dark against the bot (normal).').waitFor();
    await isInSight(alice);
    expect(await alice.locator('.newer').isVisible()).toBe(false);
    expect(errors).toEqual([]);
  });

testInBrowser('[U49] games are a press away, and the first board has a hint', async (browser) => {
  const drawer = new Drawer({ render: pngBy(threaded), onFault: () => undefined });
  const rig = await open({ draw: (drawing) => drawer.draw(drawing) });
  const { page, errors } = await browse(rig, browser, SCREENS[0], '');
  const home = page.getByRole('button', { name: 'All games' });
  expect(await home.isVisible()).toBe(false);
  const alice = await play(page, 'chess');
  const hint = alice.getByText('You can play on the picture itself');
  await hint.waitFor();
  const [picture, whole] = await Promise.all([
    alice.locator('.picture img').boundingBox(),
    alice.getByRole('link', { name: 'Picture only' }).boundingBox(),
  ]);
  expect(whole && picture && whole.x >= picture.x + picture.width).toBe(true);
  await alice.locator('.cells polygon').first().click();
  await hint.waitFor({ state: 'hidden' });
  await home.click();
  await alice.getByRole('list', { name: 'Games' }).getByRole('heading', { name: 'Chess' }).waitFor();
  await alice.getByRole('button', { name: 'Back to the chat' }).click();
  await alice.getByText('Only you can see this').waitFor();
  expect(await page.getByTitle("Hide Alice's view").count()).toBe(1);
  expect(errors).toEqual([]);
});

testInBrowser('[U59] a pressed message shows immediately that it is busy', async (browser) => {
  const rig = await open({ draw: async () => pngOf(TALL.width, TALL.height) });
  const { page, errors } = await browse(rig, browser, SCREENS[0], '');
  const alice = await play(page, 'chess');
  const more = alice.getByRole('button', { name: 'More actions', exact: true });
  await more.waitFor();
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/press', async (route) => {
    await held;
    await route.continue();
  });
  await more.click();
  await alice.locator('article[aria-busy="true"]').waitFor();
  answer();
  await alice.getByRole('button', { name: 'Resign' }).waitFor();
  expect(await alice.locator('article[aria-busy="true"]').count()).toBe(0);
  expect(errors).toEqual([]);
});

testInBrowser('[U61] a useless press on a board says so without moving it', async (browser) => {
  const drawer = new Drawer({ render: pngBy(threaded), onFault: () => undefined });
  const rig = await open({ draw: (drawing) => drawer.draw(drawing) });
  const { page, errors } = await browse(rig, browser, SCREENS[0], '');
  const alice = await play(page, 'chess');
  const picture = alice.locator('.picture.board img');
  await picture.waitFor();
  const { width = 0, height = 0 } = (await picture.boundingBox()) ?? {};
  await picture.click({ position: { x: width / 2, y: height / 2 }, force: true });
  await page.getByText("You can't do anything there now.").waitFor();
  const top = async (): Promise<number> => Math.round((await picture.boundingBox())?.y ?? Number.NaN);
  await page.waitForTimeout(1500);
  const tops = [await top()];
  for (const piece of ['Pawn, E2', 'Knight, G1']) {
    await alice.locator(`.cells polygon[aria-label^="${piece}"]`).click();
    await alice.getByText(`Where do you want to move ${piece}?`).waitFor();
    tops.push(await top());
  }
  // A cell is 40 pixels high.
  for (const one of tops) expect(Math.abs(one - (tops[0] ?? 0))).toBeLessThan(25);
  expect(errors).toEqual([]);
});

test('[U49] the playground’s game cards are plain text and offer the bot', async () => {
  const rig = await open();
  const [alice] = await rig.sit('Alice');
  const response = await fetch(`${rig.address}/first`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ person: alice.id, place: alice.place() }),
  });
  const { games } = (await response.json()) as {
    readonly games: readonly { readonly name: string; readonly line: string; readonly canPlayBot: boolean }[];
  };
  expect(games.map(({ line }) => line).join('\n')).not.toContain('\\');
  expect(games.find(({ name }) => name === 'bazaar')?.line).toContain('six stalls: money');
  expect(games.flatMap(({ name, canPlayBot }) => (canPlayBot ? [] : [name]))).toEqual(['werewolf']);
});
