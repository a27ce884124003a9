import { Hono } from 'hono';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { codeOf, drawKingdom, numbersOf, prepare, usualRequest } from '../../src/kingdom/index.ts';
import { seededRandomSource } from '../../src/kingdom/request/luck.ts';
import { kingdomPages, publicPageHeaders } from '../../src/playground/kingdom-page.ts';
import { startKingdomPageServer } from '../../src/playground/pages.ts';
import { languages } from '../../src/words/index.ts';
import { cardNamed, dominion, warm } from '../commands/kingdom/kingdoms.ts';
import { browse, pane, testInBrowser, type } from './browser.ts';
import { open, wordsOf } from './rig.ts';

beforeAll(warm);

const editions = dominion.sets.flatMap((set) => set.editions.map(({ key }) => key));
const named = (...names: readonly string[]): readonly number[] => names.map((name) => cardNamed(name).nr);
const across = (...names: readonly string[]): readonly number[] =>
  names.map((name) => dominion.landscapes.find((one) => one.name === name)?.nr ?? -1);

/** The code of a kingdom that brings along as much as one can. */
const largest = (): string => {
  const request = {
    ...usualRequest(editions),
    demands: [],
    potions: { kind: 'any' },
    include: named(
      'Young Witch',
      'Ferryman',
      'Riverboat',
      'Black Market',
      'Druid',
      'Cultist',
      'Pooka',
      'Vampire',
      'Importer',
      'Kitsune',
    ),
    across: {
      ...usualRequest(editions).across,
      include: across('Approaching Army', 'Way of the Mouse', 'Obelisk', 'Cursed'),
    },
    landscapes: { kind: 'dealt', most: 4 },
    colony: 'yes',
    shelters: 'yes',
  } as const;
  const sampler = prepare(request, dominion);
  if ('code' in sampler) throw new Error(JSON.stringify(sampler));
  return codeOf(numbersOf(drawKingdom(sampler, dominion, seededRandomSource(3)).kingdom));
};

const pages = kingdomPages({ spoken: languages, dominion: async () => dominion });
/** A page as one reads it: a line for each line that it has. */
const read = async (path: string): Promise<{ readonly status: number; readonly text: string }> => {
  const response = await pages.request(path);
  const body = (await response.text()).replace(/<head>[\s\S]*<\/head>/, '').replace(/<nav[\s\S]*<\/nav>/, '');
  const text = body
    .replace(/<\/(?:h1|h2|p|li|div)>/g, '¶')
    .replace(/<[^>]*>/g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
  return {
    status: response.status,
    text: text
      .split('¶')
      .map((line) => line.trim())
      .filter((line) => line !== '')
      .join('\n'),
  };
};

test('a public kingdom page has strict headers', async () => {
  const { headers } = await new Hono().use(publicPageHeaders).request('/');
  const rules = (headers.get('content-security-policy') ?? '').split('; ').sort();
  expect(rules).toEqual([
    "base-uri 'none'",
    "default-src 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "img-src 'self'",
    "style-src 'self'",
  ]);
  expect(['referrer-policy', 'x-frame-options', 'strict-transport-security'].map((name) => headers.get(name))).toEqual([
    'no-referrer',
    'DENY',
    null,
  ]);
});

describe('[K29] the page of a kingdom', () => {
  test('the page of a kingdom shows piles, boxes and setup', async () => {
    const nrs = named(
      'Cellar',
      'Moat',
      'Village',
      'Smithy',
      'Festival',
      'Tracker',
      'Gardens',
      'Cultist',
      'Young Witch',
      'Island',
    );
    const code = codeOf({
      piles: nrs,
      bane: named('Chapel')[0] ?? 0,
      landscapes: across('Banquet'),
      chosen: {},
      onRuins: false,
      traits: [],
      boons: [],
      deck: [],
      later: [],
      colony: true,
      shelters: false,
    });
    expect(await read(`/kingdom/${code.toLowerCase()}?players=3`)).toMatchInlineSnapshot(`
      {
        "status": 200,
        "text": "Kingdom
      YKCM4J29GNXG1JH041YFE
      for 3 players
      Kingdom piles
      Cellar costs 2 Action Base, 10 cards
      Moat costs 2 Action – Reaction Base, 10 cards
      Tracker costs 2 Action – Fate Nocturne, 10 cards
      Village costs 3 Action Base, 10 cards
      Gardens costs 4 Victory Base, 12 cards
      Island costs 4 Action – Victory Seaside, 12 cards
      Smithy costs 4 Action Base, 10 cards
      Young Witch costs 4 Action – Attack Cornucopia, 10 cards
      Cultist costs 5 Action – Attack – Looter Dark Ages, 10 cards
      Festival costs 5 Action Base, 10 cards
      Other piles
      Bane Chapel costs 2 Action Base, 10 cards
      Landscapes
      Event Banquet costs 3
      From your boxes
      Base: Cellar, Moat, Village, Gardens (12), Smithy, Festival, Chapel
      Seaside: Island (12), Island mat
      Prosperity: Platinum (12), Colony (12)
      Cornucopia: Young Witch
      Dark Ages: Cultist, Ruins (20)
      Empires: Banquet
      Nocturne: Tracker, Will-o'-Wisp (12), Boons (12), Pouch (for each player, instead of a Copper)
      In every game
      Copper, Silver, Gold: all
      Estate, Duchy: 12 each
      Province: 12
      Curse: 20
      Each player starts with
      Deck: 6 Coppers, Pouch and 3 Estates",
      }
    `);
  });

  test('the page of a kingdom explains an invalid code', async () => {
    expect(await read('/kingdom/ABC')).toMatchInlineSnapshot(`
      {
        "status": 404,
        "text": "No such kingdom
      A kingdom's code has 14 to 64 letters and digits.
      The address should end with the kingdom's code. You'll find the code next to “Kingdom” in the message that shows the kingdom.",
      }
    `);
    const code = largest();
    const wrong = `${code.slice(0, -1)}${code.endsWith('7') ? '8' : '7'}`;
    expect(await read(`/kingdom/${wrong}`)).toMatchObject({
      status: 404,
      text: expect.stringContaining('at least one character is wrong'),
    });
    const newer = codeOf({
      piles: [1, 2, 3, 4, 5, 6, 7, 8, 9, 4000],
      landscapes: [],
      chosen: {},
      onRuins: false,
      traits: [],
      boons: [],
      deck: [],
      later: [],
      colony: false,
      shelters: false,
    });
    expect(await read(`/kingdom/${newer}`)).toMatchObject({
      status: 404,
      text: expect.stringContaining("that I don't know yet"),
    });
    expect((await read('/kingdom/%3Cscript%3Ealert(1)%3C%2Fscript%3E')).text).not.toContain('alert');
  });
});

testInBrowser('[K29] the largest kingdom prints on one page and fits a phone', async (browser) => {
  const rig = await open();
  const { page, errors } = await browse(rig, browser);
  const code = largest();
  for (const players of ['', '?players=6']) {
    await page.goto(`${rig.address}/kingdom/${code}${players}`);
    await page.getByRole('heading', { name: 'Kingdom', exact: true }).waitFor();
    for (const format of ['A4', 'Letter']) {
      const pdf = await page.pdf({ format });
      expect([format, (pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g) ?? []).length]).toEqual([format, 1]);
    }
  }
  expect(await page.getByRole('listitem').filter({ hasText: 'Young Witch' }).count()).toBeGreaterThan(0);
  await page.setViewportSize({ width: 390, height: 800 });
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390);
  expect(await page.getByRole('link', { name: '6 players' }).getAttribute('aria-current')).toBe('true');
  await page.getByRole('link', { name: '2 players' }).click();
  await page.getByText('for 2 players').waitFor();
  await page.goto(`${rig.address}/kingdom/${code.slice(2)}`);
  await page.getByRole('heading', { name: 'No such kingdom' }).waitFor();
  // A browser notes every page that is not found.
  expect(errors.filter((one) => !one.includes('404'))).toEqual([]);
});

test('[K29] the playground links the page for its players', async () => {
  const rig = await open();
  const [alice] = await rig.sit('Alice');
  await alice.send('/kingdom sets:base2 players:4');
  const message = await alice.until(({ seen }) => seen().find((one) => wordsOf(one).includes('Printable set-up')));
  const links = message.text
    .flatMap((block) => ('of' in block ? block.of : []))
    .flatMap((part) => (typeof part === 'object' && part.kind === 'link' ? [part] : []));
  expect(links).toEqual([
    { kind: 'link', text: 'Printable set-up', href: expect.stringMatching(/^\/kingdom\/[0-9A-Z]{14,40}\?players=4$/) },
  ]);
  const response = await fetch(rig.address + links[0]?.href);
  expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('for 4 players')]);
});

test('[U16] [K29] a German reader gets the page in German', async () => {
  const german = { headers: { 'accept-language': 'de-CH, en;q=0.5' } };
  const page = await (await pages.request(`/kingdom/${largest()}?players=3`, german)).text();
  expect(page).toContain('<html lang="de">');
  expect([page.includes('für 3 Spieler'), page.includes('Stapel des Königreichs')]).toEqual([true, true]);
  expect(await (await pages.request('/kingdom/ABC', german)).text()).toContain('Dieses Königreich gibt es nicht');
});

test('[K29] the host’s public address serves only kingdom pages', async () => {
  const server = await startKingdomPageServer({
    host: '127.0.0.1',
    spoken: languages,
    port: 0,
    dominion: async () => dominion,
    log: { info: () => undefined, warn: () => undefined, error: () => undefined },
  });
  onTestFinished(() => server.stop());
  const at = async (path: string): Promise<readonly [number, string | null]> => {
    const response = await fetch(server.address + path);
    return [response.status, response.headers.get('content-type')];
  };
  expect(await at(`/kingdom/${largest()}`)).toEqual([200, 'text/html; charset=UTF-8']);
  expect(await at('/kingdom.css')).toEqual([200, 'text/css; charset=utf-8']);
  for (const path of ['/', '/live?name=Alice', '/kept/x', '/main.js']) expect((await at(path))[0]).toBe(404);
});

test('[K29] [T14] no typed text on a kingdom page becomes a link', async () => {
  const rig = await open();
  const [alice] = await rig.sit('Alice');
  await alice.send('/kingdom include:[x](/kingdom/ABC)');
  await alice.send('[x](javascript:alert(1)) [y](https://example.org)');
  const all = await alice.until(({ seen }) =>
    seen().filter(({ from }) => from.kind !== 'notice').length >= 2 ? seen() : undefined,
  );
  expect(JSON.stringify(all)).not.toContain('"link"');
});

testInBrowser('[K27] a wish is typed into a form that can close and reopen', async (browser) => {
  const rig = await open();
  const { page, errors } = await browse(rig, browser);
  const alice = pane(page, 'Alice');
  await type(page, 'Alice', '/kingdom sets:base2 ');
  await page.keyboard.press('Enter');
  await alice.getByRole('button', { name: 'Replace with ...' }).click();
  const list = alice.getByLabel('Which pile?');
  const dialog = page.getByRole('dialog', { name: /^Instead of / });
  await list.selectOption({ index: 1 });
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await list.selectOption({ index: 1 });
  await page.setViewportSize({ width: 390, height: 800 });
  await dialog.getByLabel('What should be in the kingdom?').fill('no attack');
  const widths = '[document.documentElement, document.body].map(({ scrollWidth }) => scrollWidth)';
  expect(await page.evaluate(widths)).toEqual([390, 390]);
  await page.keyboard.press('Enter');
  await alice.getByText(/asks for something else instead of [^:]+: no attack\./).waitFor();
  expect(await dialog.count()).toBe(0);
  expect([errors, rig.faults]).toEqual([[], []]);
});
