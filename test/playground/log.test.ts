import type { Locator, Page, Route } from 'playwright-core';
import { expect } from 'vitest';
import type { Command, PressInput } from '../../src/port/command.ts';
import type { Drawing } from '../../src/view/text/message.ts';
import { pngOf } from '../support/pictures/pictures.ts';
import { browse, pane, SCREENS, testInBrowser, type } from './browser.ts';
import { open, type Rig, type Seat, wordsOf } from './rig.ts';

/** The log of the page: its end, what is in sight, and what is read out. */

const SIZE = { width: 800, height: 600 };
const drawing = (alt: string): Drawing => ({ key: alt, name: 'board.png', alt, picture: () => ({}) as never });

/** Every `/show` says something in the channel, with a picture and a button that changes it. */
const showing = (): Command => {
  let count = 0;
  return {
    data: { name: 'show', in: () => ({ name: 'show', description: 'Shows something' }) },
    execute: async () => {
      count += 1;
      const alt = `picture ${count}`;
      const rows = [[{ kind: 'button', id: 'show:it', label: `Press ${count}`, style: 'primary' } as const]];
      return { answer: { to: 'channel', text: `message ${count}`, drawing: drawing(alt), rows } };
    },
    press: async ({ person }: PressInput) => ({
      update: {
        text: `pressed by ${person.name}`,
        rows: [[{ kind: 'button', id: 'show:it', label: 'Press again', style: 'primary' }]],
      },
    }),
  };
};

/** A playground in which so much was said, and each picture had been drawn. */
const said = async (count: number): Promise<{ readonly rig: Rig; readonly bob: Seat }> => {
  const rig = await open({ commands: [showing()], draw: async () => pngOf(SIZE.width, SIZE.height) });
  const [bob] = await rig.sit('Bob');
  await show(bob, count);
  return { rig, bob };
};

const show = async (bob: Seat, count: number): Promise<void> => {
  const before = bob.seen().length;
  for (let sent = 0; sent < count; sent += 1) await bob.send('/show');
  await bob.until(({ seen }) => seen().length === before + count && seen().every(isDrawn));
};

const isDrawn = (message: ReturnType<Seat['seen']>[number]): boolean =>
  !wordsOf(message).startsWith('message') || message.picture?.url !== undefined;

const log = (page: Page): Locator => pane(page, 'Alice').getByRole('log');
const newer = (page: Page): Locator => pane(page, 'Alice').getByRole('button', { name: 'New messages' });

interface Box {
  readonly top: number;
  readonly bottom: number;
}
interface Shown extends Iterable<unknown> {
  readonly dataset: { readonly id: string };
  getBoundingClientRect(): Box;
}
interface Root {
  getBoundingClientRect(): Box;
  querySelectorAll(selector: string): Iterable<Shown>;
}

/** How many pixels of the newest message are below the lower edge of the log. */
const beneath = (page: Page): Promise<number> =>
  log(page).evaluate((element) => {
    const root = element as unknown as Root;
    const last = [...root.querySelectorAll('article')].at(-1)?.getBoundingClientRect().bottom ?? 0;
    return Math.max(0, Math.round(last - root.getBoundingClientRect().bottom));
  });

const seesEnd = (page: Page, text: string): Promise<void> =>
  expect
    .poll(async () => [await log(page).locator('article').last().getByText(text).count(), await beneath(page)], {
      timeout: 60_000,
    })
    .toEqual([1, 0]);

/** The message at the upper edge, and where it stands. */
const atTop = (page: Page): Promise<{ readonly id: string; readonly top: number } | undefined> =>
  log(page).evaluate((element) => {
    const root = element as unknown as Root;
    const { top } = root.getBoundingClientRect();
    const at = [...root.querySelectorAll('article')].find((one) => one.getBoundingClientRect().bottom > top);
    return at && { id: at.dataset.id, top: Math.round(at.getBoundingClientRect().top - top) };
  });

/** The heights of all pictures, and how many are loaded. */
const pictures = (page: Page): Promise<{ readonly heights: readonly number[]; readonly loaded: number }> =>
  log(page).evaluate((element) => {
    const root = element as unknown as { querySelectorAll(selector: string): Iterable<Picture> };
    const all = [...root.querySelectorAll('img[src^="/kept"]')];
    return { heights: all.map((one) => one.offsetHeight), loaded: all.filter((one) => one.naturalWidth > 0).length };
  });
interface Picture {
  readonly offsetHeight: number;
  readonly naturalWidth: number;
}

/** Holds all pictures back until they are let go. */
const holding = async (page: Page): Promise<() => Promise<void>> => {
  const waiting: Route[] = [];
  let isOpen = false;
  await page.route('**/kept/*', (route) => (isOpen ? route.continue() : void waiting.push(route)));
  return async () => {
    isOpen = true;
    await Promise.all(waiting.splice(0).map((route) => route.continue()));
  };
};

/** Scrolls as this reader does: with a wheel, or with a finger. */
const scrollUp = async (page: Page, by: number, isPhone: boolean): Promise<void> => {
  const box = await log(page).boundingBox();
  const [x, y] = [(box?.x ?? 0) + 100, (box?.y ?? 0) + 100];
  if (!isPhone) {
    await page.mouse.move(x, y);
    return page.mouse.wheel(0, -by);
  }
  const session = await page.context().newCDPSession(page);
  const finger = (kind: 'touchStart' | 'touchMove' | 'touchEnd', dy = 0): Promise<unknown> =>
    session.send('Input.dispatchTouchEvent', {
      type: kind,
      touchPoints: kind === 'touchEnd' ? [] : [{ x, y: y + dy }],
    });
  for (let left = by; left > 0; left -= 400) {
    await finger('touchStart');
    for (let dy = 50; dy <= 400; dy += 50) await finger('touchMove', dy);
    // A finger that rests before it is lifted throws nothing.
    for (let rest = 0; rest < 5; rest += 1) await finger('touchMove', 400);
    await finger('touchEnd');
  }
};

/** Scrolls away from the end, once more where the browser has lost the wheel's turning. */
const leaveEnd = async (page: Page, by: number, isPhone: boolean): Promise<void> => {
  const away = pane(page, 'Alice').getByRole('button', { name: 'Jump to the newest' });
  const isAway = (): Promise<boolean> =>
    away.waitFor({ timeout: 5_000 }).then(
      () => true,
      () => false,
    );
  for (let tries = 0; tries < 10; tries += 1) {
    await scrollUp(page, by, isPhone);
    if (await isAway()) return;
  }
  throw new Error('the log cannot be scrolled');
};

/** Waits until the log scrolls no more. */
const atRest = (page: Page): Promise<void> =>
  log(page).evaluate(async (element) => {
    const root = element as unknown as { readonly scrollTop: number };
    const { requestAnimationFrame } = globalThis as unknown as { requestAnimationFrame(run: () => void): void };
    let [before, same] = [Number.NaN, 0];
    while (same < 10) {
      await new Promise<void>((resolve) => requestAnimationFrame(resolve));
      same = root.scrollTop === before ? same + 1 : 0;
      before = root.scrollTop;
    }
  });

for (const screen of SCREENS) {
  const isPhone = 'isMobile' in screen;
  const at = `, ${screen.width} pixels wide`;

  testInBrowser(`[D38] the log keeps its end in sight while loading${at}`, async (browser) => {
    const { rig, bob } = await said(25);
    const { page, errors } = await browse(rig, browser, screen);
    await seesEnd(page, 'message 25');
    const letGo = await holding(page);
    await page.reload();
    await seesEnd(page, 'message 25');
    const { heights, loaded } = await pictures(page);
    expect([heights.length, loaded, Math.min(...heights) > 150]).toEqual([25, 0, true]);
    await letGo();
    await expect.poll(async () => (await pictures(page)).loaded, { timeout: 60_000 }).toBeGreaterThan(1);
    expect((await pictures(page)).heights).toEqual(heights);
    await seesEnd(page, 'message 25');
    await show(bob, 3);
    await seesEnd(page, 'message 28');
    // A keyboard opens, and closes.
    for (const height of [400, screen.height]) {
      await page.setViewportSize({ width: screen.width, height });
      await seesEnd(page, 'message 28');
    }
    expect([await newer(page).count(), errors]).toEqual([0, []]);
  });

  testInBrowser(`[D38] only the reader’s scrolling stops the log and shows "New messages"${at}`, async (browser) => {
    const { rig, bob } = await said(15);
    const { page, errors } = await browse(rig, browser, screen);
    await seesEnd(page, 'message 15');
    await leaveEnd(page, isPhone ? 5000 : 1500, isPhone);
    await atRest(page);
    // On the phone at the very beginning, from where nothing can be scrolled further.
    const before = await atTop(page);
    // What has come since the last frame was painted is put right before the next one.
    const staysThere = (): Promise<void> =>
      expect
        .poll(
          async () => {
            const now = await atTop(page);
            return [now?.id, Math.abs((now?.top ?? 0) - (before?.top ?? 0)) <= 2];
          },
          { timeout: 60_000 },
        )
        .toEqual([before?.id, true]);
    expect(await newer(page).count()).toBe(0);
    const letGo = await holding(page);
    await show(bob, 2);
    await newer(page).waitFor();
    await staysThere();
    // Somebody comes in, and somebody above presses what makes a message smaller.
    await rig.sit('Eve');
    await page.getByRole('checkbox', { name: 'Eve' }).waitFor({ state: 'attached' });
    await bob.press('Press 3');
    await log(page).getByText('pressed by Bob').waitFor({ state: 'attached' });
    await staysThere();
    await letGo();
    await staysThere();
    await newer(page).click();
    await seesEnd(page, 'message 17');
    expect(await newer(page).count()).toBe(0);
    await show(bob, 1);
    await seesEnd(page, 'message 18');
    await leaveEnd(page, 1500, isPhone);
    await type(page, 'Alice', 'here I am⏎');
    await seesEnd(page, 'here I am');
    expect(errors).toEqual([]);
  });
}

testInBrowser('[D38] arriving messages do not move the reader’s view', async (browser) => {
  const { rig, bob } = await said(15);
  const { page } = await browse(rig, browser);
  await seesEnd(page, 'message 15');
  await leaveEnd(page, 1500, false);
  await atRest(page);
  const ofMessage = (): Promise<number> =>
    log(page).evaluate((element) => {
      const root = element as unknown as Root;
      const [, at] = [...root.querySelectorAll('article')];
      return (at?.getBoundingClientRect().top ?? 0) - root.getBoundingClientRect().top;
    });
  const before = await ofMessage();
  const stop = await scrolling(page);
  for (let sent = 0; sent < 8; sent += 1) {
    await show(bob, 1);
    const far = 2 * (sent + 1);
    await page.waitForFunction((least) => (globalThis as unknown as { scrolled: number }).scrolled >= least, far);
  }
  await expect.poll(() => log(page).getByText('message').count()).toBe(23);
  const scrolled = await stop();
  expect(scrolled).toBeGreaterThan(10);
  expect(Math.abs((await ofMessage()) - before - scrolled)).toBeLessThanOrEqual(2);
});

/** Scrolls up by a pixel every few milliseconds until it is stopped, which tells by how many. */
const scrolling = async (page: Page): Promise<() => Promise<number>> => {
  await log(page).evaluate((element) => {
    const root = element as unknown as { scrollTop: number };
    const all = globalThis as unknown as { scrolled: number; timer: unknown };
    all.scrolled = 0;
    all.timer = setInterval(() => {
      root.scrollTop -= 1;
      all.scrolled += 1;
    }, 5);
  });
  return async () => {
    const scrolled = await page.evaluate(() => {
      const all = globalThis as unknown as { scrolled: number; timer: number };
      clearInterval(all.timer);
      return all.scrolled;
    });
    await atRest(page);
    return scrolled;
  };
};

testInBrowser('[D38] changes are made in place, keeping focus and announcements', async (browser) => {
  const { rig, bob } = await said(3);
  const { page } = await browse(rig, browser);
  await seesEnd(page, 'message 3');
  await log(page).evaluate((element) => {
    const all = globalThis as unknown as { added: string[]; MutationObserver: new (heard: Heard) => Observer };
    all.added = [];
    new all.MutationObserver((records) => {
      for (const { addedNodes } of records) for (const node of addedNodes) all.added.push(node.textContent);
    }).observe(element, { childList: true, subtree: true });
  });
  const added = (): Promise<readonly string[]> =>
    page.evaluate(() => (globalThis as unknown as { added: string[] }).added.splice(0));
  const button = log(page).getByRole('button', { name: 'Press 2' });
  await button.focus();
  await page.keyboard.press('Enter');
  await log(page).getByText('pressed by Alice').waitFor();
  await expect.poll(() => page.evaluate('document.activeElement.textContent')).toBe('Press again');
  expect(await added()).toEqual([]);
  await page.getByPlaceholder('Another person…').fill('Eve');
  await page.getByRole('button', { name: 'Add' }).click();
  await pane(page, 'Eve').getByText('message 3').waitFor();
  expect(await added()).toEqual([]);
  await show(bob, 1);
  await log(page).getByText('message 4').waitFor();
  expect((await added())[0]).toContain('message 4');
});
interface Observer {
  observe(element: unknown, options: object): void;
}
type Heard = (records: readonly { readonly addedNodes: readonly { readonly textContent: string }[] }[]) => void;

testInBrowser('[D38] a picture that fails to load has a text and can be reloaded', async (browser) => {
  const { rig } = await said(2);
  const { page } = await browse(rig, browser);
  await page.route('**/kept/*', (route) => route.abort());
  await page.reload();
  await log(page).getByText('picture 2').waitFor();
  await seesEnd(page, 'message 2');
  await page.unroute('**/kept/*');
  await log(page).getByRole('button', { name: 'Load it again' }).last().click();
  await expect.poll(async () => (await pictures(page)).loaded, { timeout: 60_000 }).toBe(1);
});
