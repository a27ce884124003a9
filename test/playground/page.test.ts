import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { Drawer } from '../../src/picture/drawer.ts';
import { pngBy } from '../../src/picture/png.ts';
import type { Command } from '../../src/port/command.ts';
import { threaded } from '../../src/session/base/worker.ts';
import type { SelectMenu } from '../../src/view/text/message.ts';
import { browse, holds, isLoaded, pane, SCREENS, testInBrowser, type } from './browser.ts';
import { open } from './rig.ts';

testInBrowser('[U19] two people play tablut by typing, buttons, mouse and keys', async (browser) => {
  const drawer = new Drawer({ render: pngBy(threaded), onFault: () => undefined });
  const rig = await open({ draw: (drawing) => drawer.draw(drawing) });
  const { page, errors } = await browse(rig, browser);
  const [alice, bob] = [pane(page, 'Alice'), pane(page, 'Bob')];

  await type(page, 'Alice', '/game sta');
  await page.getByRole('option', { name: /^\/game start/ }).click();
  await page.getByRole('option', { name: /^module:/ }).click();
  await page.keyboard.type('tabl');
  await page.getByRole('option', { name: /^Tablut/ }).waitFor();
  await page.keyboard.press('Enter');
  await holds(page, 'Alice', '/game start module:Tablut ');
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

  // A press on the board opens one's own panel with that piece chosen; arrows go from cell to cell, Enter moves.
  const posted = alice.locator('.picture.board[data-opens] img').first();
  const { width, height } = (await posted.boundingBox()) ?? expect.fail();
  await posted.click({ position: { x: width * 0.397, y: height * 0.8 } });
  const cells = alice.locator('.cells polygon');
  await cells.getByText('B1', { exact: true }).waitFor({ state: 'attached' });
  expect(await focused(page)).toMatch(/^(button|select)$/);
  // Back from the controls over the sign of the picture alone to the board, at its likeliest cell.
  await page.keyboard.press('Shift+Tab');
  expect(await focused(page)).toBe('a');
  await page.keyboard.press('Shift+Tab');
  const likeliest = await focusedLabel(page);
  expect(likeliest).toMatch(/^[A-D][1-9]\b/);
  // Her other pieces can be pressed as well.
  const keys = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'];
  let chosen = '';
  for (let i = 0; i < 20 && !/^D[2-4]$/.test(chosen); i += 1) {
    await page.keyboard.press(keys[i % keys.length] ?? '');
    chosen = (await focusedLabel(page)).slice(0, 2);
  }
  expect(chosen).toMatch(/^D[2-4]$/);
  await page.keyboard.press('Enter');
  await bob.getByText(`@Alice moves Muscovite D1 → ${chosen}.`).last().waitFor();

  // On a phone: the board is as wide as its message, what is pressed with a finger is large enough.
  await page.setViewportSize({ width: 390, height: 844 });
  await type(page, 'Bob', '/play⏎');
  const piece = bob.locator('.cells polygon[aria-label="Swede, E3"]');
  await piece.waitFor();
  const phone = await bob.locator('.picture.board').last().boundingBox();
  expect(Math.round(phone?.width ?? 0)).toBeGreaterThan(320);
  await piece.click();
  await bob.locator('.cells polygon').getByText(/^F3/).first().waitFor({ state: 'attached' });
  await bob.locator('.cells polygon[aria-label^="F3"]').click();
  await alice.getByText('@Bob moves Swede E3 → F3').last().waitFor({ state: 'attached' });

  await type(page, 'Bob', '/turn end⏎');
  await bob.getByText("It's Muscovites's turn").waitFor();
  await type(page, 'Bob', '<img src=x onerror="document.title=1"> **hello**⏎');
  await alice.getByText('<img src=x onerror="document.title=1"> hello').waitFor();
  expect(await alice.getByText("It's Muscovites's turn").count()).toBe(0);
  expect(await page.title()).toBe('Quartermaster playground');
  expect([errors, rig.faults]).toEqual([[], []]);
});

/** What has the focus on the page, by its name. */
const focused = (page: Page): Promise<string> => page.locator(':focus').evaluate((one) => one.nodeName.toLowerCase());

const focusedLabel = async (page: Page): Promise<string> =>
  (await page.locator(':focus').getAttribute('aria-label')) ?? '';

type Size = { readonly width: number; readonly height: number };

/** The name of what has the focus: of a list what stands on it while it is closed. */
const focusedName = (page: Page): Promise<string> =>
  page.locator(':focus').evaluate((one) => {
    const shown = one as unknown as { readonly textContent: string; readonly options?: readonly { text: string }[] };
    const name = (one as unknown as { getAttribute(of: string): string | null }).getAttribute('aria-label');
    return name ?? shown.options?.[0]?.text ?? shown.textContent;
  });

/** Goes by Tab to what has that name, several times around the page if it isn't there yet. */
const tabTo = async (page: Page, name: RegExp): Promise<void> => {
  for (let steps = 0; steps < 600; steps += 1) {
    if ((await page.locator(':focus').count()) > 0 && name.test(await focusedName(page))) return;
    await page.keyboard.press('Tab');
  }
  expect.fail(`no ${name} within 600 steps`);
};

testInBrowser('[U19] a whole game works by keyboard on a phone with large buttons', async (browser) => {
  const rig = await open();
  const { page, errors } = await browse(rig, browser, SCREENS[1]);
  const alice = pane(page, 'Alice');
  const says = (text: string) => alice.getByText(text).last().waitFor();
  const press = async (name: RegExp): Promise<void> => {
    await tabTo(page, name);
    await page.keyboard.press('Enter');
  };
  // The first arrow opens the list and chooses nothing yet.
  const choose = async (name: RegExp, wanted: string): Promise<void> => {
    await tabTo(page, name);
    const place = await page
      .locator(':focus option:not([hidden])')
      .evaluateAll((all, label) => all.findIndex(({ textContent }) => textContent?.startsWith(label)), wanted);
    for (let i = 0; i <= place + 1; i += 1) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
  };
  await tabTo(page, /^What Alice says$/);
  await page.keyboard.type('/tutorial');
  await page.keyboard.press('Enter');
  await says('Welcome!');
  await press(/^Play$/);
  await says('Choose a piece.');
  const small = await alice
    .locator('.row button:visible, .row select:visible, .places button:visible, .composer input:visible')
    .evaluateAll((all) =>
      all.flatMap((one) => {
        const { height, width } = (one as unknown as { getBoundingClientRect(): Size }).getBoundingClientRect();
        return height < 44 || width < 44 ? `${(one as unknown as { textContent: string }).textContent}` : [];
      }),
    );
  expect(small).toEqual([]);
  await choose(/^Pieces: 3$/, 'G3 Swede');
  await press(/^E3, captures D3$/);
  await says('Captured!');
  await press(/^Undo$/);
  await press(/^E3, captures D3$/);
  await says('The Muscovites moved.');
  await press(/^Last turn$/);
  await choose(/^Pieces: /, 'E5 King');
  await press(/^E9/);
  await says('You win!');
  expect([errors, rig.faults]).toEqual([[], []]);
});

testInBrowser('channels, people and views survive a reload', async (browser) => {
  const rig = await open();
  const { page, errors } = await browse(rig, browser);
  const bob = pane(page, 'Bob');

  await page.getByPlaceholder('Another person…').fill('Eve');
  await page.getByRole('button', { name: 'Add' }).click();
  await pane(page, 'Eve').getByRole('tab', { name: '#other' }).click();
  await type(page, 'Eve', 'is anybody here?⏎');
  await bob.getByRole('tab', { name: '#other 1 new' }).click();
  await bob.getByText('is anybody here?').waitFor();
  expect(await bob.locator('article').getByText('Eve').count()).toBe(1);

  await page.getByRole('button', { name: "Hide Alice's view" }).click();
  await page.reload();
  await pane(page, 'Eve').getByRole('tab', { name: '#other' }).click();
  await pane(page, 'Eve').getByText('is anybody here?').waitFor();
  expect([await page.getByRole('region').count(), await pane(page, 'Alice').count()]).toEqual([2, 0]);

  await type(page, 'Eve', '/nonsense⏎');
  await pane(page, 'Eve').getByText("There's no such command.").waitFor();
  expect(await pane(page, 'Eve').getByRole('combobox', { name: 'What Eve says' }).inputValue()).toBe('/nonsense');
  expect(errors.filter((error) => !error.includes('422'))).toEqual([]);
});

testInBrowser('lists and files can be chosen', async (browser) => {
  const heard: string[] = [];
  const lists: Command = {
    data: {
      name: 'lists',
      in: () => ({
        name: 'lists',
        description: 'Lists',
        options: [{ type: 11, name: 'file', description: 'A file', required: true }],
      }),
    },
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
  const { page, errors } = await browse(rig, browser);
  const alice = pane(page, 'Alice');

  await type(page, 'Alice', '/li⏎');
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('option', { name: 'Choose a file…' }).click(),
  ]);
  await chooser.setFiles({ name: 'a map.yaml', mimeType: 'text/plain', buffer: Buffer.from('module: x') });
  await holds(page, 'Alice', '/lists file:a map.yaml');
  await page.keyboard.press('Enter');
  await alice.getByRole('combobox', { name: 'one' }).selectOption('Second – the other');
  // Each click adds one.
  for (const option of await alice.getByRole('listbox', { name: 'several' }).getByRole('option').all())
    await option.click();
  await alice.getByRole('button', { name: 'Choose' }).click();
  await expect.poll(() => heard).toEqual(['a map.yaml module: x', 'one b', 'several a,b']);
  expect(errors).toEqual([]);
});

testInBrowser('[V5] a VASSAL module is imported by dropping its files', async (browser) => {
  const heard: string[] = [];
  const file = (name: string, required = false) => ({ type: 11, name, description: 'A file', required });
  const module: Command = {
    data: {
      name: 'module',
      in: () => ({
        name: 'module',
        description: 'Modules',
        options: [
          {
            type: 1,
            name: 'import',
            description: 'Import',
            options: [file('file', true), file('extension'), file('save')],
          },
          { type: 1, name: 'add', description: 'Add', options: [file('file', true), file('picture')] },
        ],
      }),
    },
    execute: async ({ subcommand, options }) => {
      const all = ['file', 'extension', 'save', 'picture'].flatMap((name) => options.file(name) ?? []);
      heard.push([subcommand, ...all.map(({ name, size }) => `${name} ${size}`)].join(', '));
      return { answer: { to: 'asker', text: `Heard ${heard.length}` } };
    },
  };
  const rig = await open({ commands: [module] });
  const { page, errors } = await browse(rig, browser);
  const alice = pane(page, 'Alice');
  const drop = async (...names: readonly string[]): Promise<void> => {
    const dataTransfer = await page.evaluateHandle(`(() => {
      const data = new DataTransfer();
      for (const name of ${JSON.stringify(names)}) data.items.add(new File(['x'.repeat(name.length)], name));
      return data;
    })()`);
    await alice.dispatchEvent('dragover', { dataTransfer });
    await alice.dispatchEvent('drop', { dataTransfer });
  };
  await drop('evening.vsav', 'my: game.vmod', 'more.vmdx');
  await alice.getByText('Heard 1').waitFor();
  await drop('map.png', 'game.yaml');
  await alice.getByText('Heard 2').waitFor();
  await drop('song.mp3');
  await alice.getByText('Drop a module (.yaml or .zip)').waitFor();
  expect(heard).toEqual(['import, my: game.vmod 13, more.vmdx 9, evening.vsav 12', 'add, game.yaml 9, map.png 7']);
  expect(errors).toEqual([]);
});

testInBrowser('[U19] input typed before the page is ready is sent afterwards', async (browser) => {
  const heard: string[] = [];
  const hello: Command = {
    data: { name: 'hello', in: () => ({ name: 'hello', description: 'Hello' }) },
    execute: async ({ person }) => {
      heard.push(person.name);
      return { answer: { to: 'asker', text: `Heard ${heard.length}` } };
    },
  };
  const rig = await open({ commands: [hello] });
  const { page, errors } = await browse(rig, browser);
  let letThrough = (): void => expect.fail();
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/live?*', async (route) => {
    await held;
    await route.continue();
  });
  await page.reload();
  await type(page, 'Alice', '/hello⏎');
  await page.waitForTimeout(100);
  letThrough();
  await pane(page, 'Alice').getByText('Heard 1').waitFor();
  expect(heard).toEqual(['Alice']);
  expect(errors).toEqual([]);
});

const choice = (name: string, max: number): SelectMenu => ({
  kind: 'select',
  id: `lists:${name}`,
  placeholder: name,
  max,
  options: [
    { value: 'a', label: 'First' },
    { value: 'b', label: 'Second', description: 'the other' },
  ],
});
