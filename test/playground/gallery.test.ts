import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { ChannelId } from '../../src/facts/where.ts';
import { GameGallery } from '../../src/playground/gallery.ts';
import type { WireFirstScreen } from '../../src/playground/wire.ts';
import { systemClock } from '../../src/session/base/ports.ts';
import { ModuleFolders } from '../../src/session/shelf/shelf.ts';
import type { PersonId } from '../../src/table/index.ts';
import type { Drawing, DrawnPicture } from '../../src/view/text/message.ts';
import { OPEN } from '../support/modules/modules.ts';
import { shipped } from '../support/modules/shipped.ts';
import { MemoryStore } from '../support/store/memory-store.ts';
import { en } from '../support/words.ts';
import { browse, pane, SCREENS, testInBrowser } from './browser.ts';
import { begun, open, PIXEL, type Rig, type Seat } from './rig.ts';

const QUIET = { info: () => undefined, warn: () => undefined, error: () => undefined };
const [PERSON, PLACE] = ['1' as PersonId, '2' as ChannelId];

for (const screen of SCREENS)
  testInBrowser(`[U26] a newcomer plays the bot after one press, ${screen.width} pixels wide`, async (browser) => {
    const { page, errors } = await browse(await open(), browser, screen, '');
    const alice = pane(page, 'Alice');
    const cards = alice.getByRole('list', { name: 'Games' }).getByRole('listitem');
    await cards.first().waitFor();
    const titles = await cards.getByRole('heading').allTextContents();
    expect([titles[0], titles.at(-1), await page.getByRole('region').count()]).toEqual(['Chess', 'Counters', 1]);
    const card = await cards.first().boundingBox();
    expect(card && card.x >= 0 && card.x + card.width <= screen.width).toBe(true);
    let letThrough = (): void => expect.fail();
    const held = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    await page.route('**/offer', async (route) => {
      await held;
      await route.continue();
    });
    await cards.first().getByRole('button', { name: 'Play the bot' }).click();
    await cards.first().getByRole('button', { name: 'Starting…' }).waitFor();
    letThrough();
    await alice.getByText('Chess has started.').waitFor();
    await alice.getByRole('img', { name: /King/ }).waitFor();
    expect([await cards.count(), errors]).toEqual([0, []]);
  });

testInBrowser('[U26] a game for several shows a second person to play it', async (browser) => {
  const { page, errors } = await browse(await open(), browser, SCREENS[0], '');
  await pane(page, 'Alice').getByRole('button', { name: 'Play with others' }).first().click();
  await pane(page, 'Bob').getByRole('button', { name: 'Play Black' }).waitFor();
  expect(errors).toEqual([]);
});

const post = (rig: Rig, path: string, body: object): Promise<Response> =>
  fetch(rig.address + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

const first = async (rig: Rig, { id, place }: Seat, name?: string): Promise<WireFirstScreen> =>
  (await post(rig, '/first', { person: id, place: place(name) })).json() as Promise<WireFirstScreen>;

test('[U26] a player finds their games from any channel', async () => {
  const store = new MemoryStore();
  const before = await open({ store });
  const [alice, bob] = await before.sit('Alice', 'Bob');
  expect(await first(before, alice)).toMatchObject({ mine: [] });
  await begun(alice, bob);
  const kind = { kind: 'bot', game: 'reversi' };
  await post(before, '/offer', { person: alice.id, place: alice.place('#other'), offer: kind });
  await before.stop();

  const rig = await open({ store });
  const [back, dave] = await rig.sit('Alice', 'Dave');
  const { here, mine } = await first(rig, back, '#other');
  expect([here, mine.map(({ title, place }) => [title, place])]).toEqual([
    undefined,
    [
      ['Reversi', undefined],
      ['Tablut', back.place()],
    ],
  ]);
  expect(await first(rig, dave)).toMatchObject({ here: 'Tablut', mine: [] });
  const offer = { kind: 'back', game: mine[0]?.game };
  await post(rig, '/offer', { person: back.id, place: back.place('#other'), offer });
  await back.until(({ words }) => words('#other').some((said) => said.startsWith('(only you)')));
  await post(rig, '/offer', { person: dave.id, place: dave.place(), offer: { kind: 'board' } });
  await dave.until(({ seen }) => seen().some(({ picture }) => picture?.url !== undefined));
});

test('[U26] a channel with open seats shows the game gallery, too', async () => {
  const rig = await open();
  const [alice] = await rig.sit('Alice');
  await post(rig, '/offer', { person: alice.id, place: alice.place(), offer: { kind: 'others', game: 'tablut' } });
  const seating = await first(rig, alice);
  expect([seating.here, seating.isSeating, seating.games.length > 0]).toEqual(['Tablut', true, true]);
});

test('[U26] game pictures are drawn one at a time and cached', async () => {
  const waiting: ((drawn: DrawnPicture) => void)[] = [];
  const draw = (_: Drawing): Promise<DrawnPicture> => new Promise((resolve) => void waiting.push(resolve));
  const sources = { modules: await shipped() };
  const gallery = new GameGallery({ sources, draw, games: () => undefined, log: QUIET });
  const both = [gallery.picture('tablut', en), gallery.picture('reversi', en)];
  await expect.poll(() => waiting.length).toBe(1);
  waiting[0]?.(PIXEL);
  expect(await both[0]).toBe(PIXEL);
  await expect.poll(() => waiting.length).toBe(2);
  waiting[1]?.(PIXEL);
  expect([await both[1], await gallery.picture('tablut', en), waiting.length]).toEqual([PIXEL, PIXEL, 2]);
  expect(await gallery.picture('nonsense', en)).toBeUndefined();
});

test('[U26] game cards appear while modules load and change with saved files', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'gallery-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'open.yaml'), OPEN);
  const folders = [{ path: folder, from: 'host' }] as const;
  const shelf = new ModuleFolders({ folders, store: new MemoryStore(), clock: systemClock, tell: () => undefined });
  const ports = { sources: { modules: new Map(), shelf }, games: () => undefined, log: QUIET };
  const gallery = new GameGallery({ ...ports, draw: async () => PIXEL });
  const shown = async (): Promise<readonly unknown[]> => {
    const { games, isWhole } = await gallery.first(PERSON, PLACE, en);
    return [isWhole, ...games.map(({ title }) => title)];
  };
  const pictures = async (): Promise<readonly unknown[]> =>
    (await gallery.first(PERSON, PLACE, en)).games.map(({ picture }) => picture);
  expect(await shown()).toEqual([false]);
  await shelf.look();
  expect(await shown()).toEqual([true, 'Open']);
  const before = await pictures();
  await writeFile(join(folder, 'open.yaml'), OPEN.replace('title: Open', 'title: Opened'));
  await shelf.look();
  expect(await shown()).toEqual([true, 'Opened']);
  expect(await pictures()).not.toEqual(before);
});

test('[U42] the first screen reserves space for the number of game cards', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'gallery-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const name of ['one', 'two']) await writeFile(join(folder, `${name}.yaml`), OPEN.replace('open', name));
  const folders = [{ path: folder, from: 'host' }] as const;
  const shelf = new ModuleFolders({ folders, store: new MemoryStore(), clock: systemClock, tell: () => undefined });
  const gallery = new GameGallery({
    sources: { modules: new Map(), shelf },
    draw: undefined,
    games: () => undefined,
    log: QUIET,
  });
  const looked = shelf.lookUntil(() => shelf.modules.length === 1);
  await looked;
  const { games, total, isWhole, isReady } = await gallery.first(PERSON, PLACE, en);
  expect([games.length, total, isWhole, isReady]).toEqual([1, 2, false, false]);
  await shelf.look();
});

for (const screen of SCREENS)
  testInBrowser(`[U42] no card moves while games load, ${screen.width} pixels wide`, async (browser) => {
    const { page } = await browse(await open(), browser, screen, '');
    let reads = 0;
    await page.route('**/first', async (route) => {
      const response = await route.fetch();
      const found = (await response.json()) as WireFirstScreen;
      reads += 1;
      const isWhole = reads > 3;
      const games = isWhole ? found.games : found.games.slice(3, 3 + 4 * reads).toReversed();
      await route.fulfill({ response, json: { ...found, games, isWhole, total: found.games.length } });
    });
    await page.addInitScript(`
      self.moved = 0;
      new PerformanceObserver((list) => {
        for (const { value, sources } of list.getEntries())
          if (sources.some(({ node }) => node?.parentElement?.closest('.first'))) self.moved += value;
      }).observe({ type: 'layout-shift', buffered: true });
    `);
    await page.reload();
    const cards = pane(page, 'Alice').getByRole('list', { name: 'Games' }).getByRole('listitem');
    await expect.poll(() => cards.count(), { timeout: 60_000 }).toBeGreaterThan(0);
    const heights = await cards.evaluateAll((all) => all.map(({ offsetHeight }) => offsetHeight));
    expect(new Set(heights).size, String(heights)).toBe(1);
    await expect.poll(() => reads, { timeout: 60_000 }).toBeGreaterThan(3);
    await page.waitForTimeout(500);
    expect(await page.evaluate('self.moved')).toBe(0);
  });
