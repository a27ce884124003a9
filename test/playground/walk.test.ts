import { readFile } from 'node:fs/promises';
import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { Drawer } from '../../src/picture/drawer.ts';
import { pngBy } from '../../src/picture/png.ts';
import { threaded } from '../../src/session/base/worker.ts';
import { readDecodedPicture } from '../../src/session/pictures/drawn.ts';
import { OPEN, veiled } from '../support/modules/modules.ts';
import { pngOf } from '../support/pictures/pictures.ts';
import { MemoryStore } from '../support/store/memory-store.ts';
import { en } from '../support/words.ts';
import { browse, holds, isLoaded, pane, testInBrowser, type } from './browser.ts';
import { open, type Rig, type RigOptions } from './rig.ts';

/** A playground whose boards are really drawn. */
const drawing = (options: RigOptions = {}): Promise<Rig> => {
  const store = new MemoryStore();
  const drawer = new Drawer({
    render: pngBy(threaded),
    kept: (hash) => readDecodedPicture(store, hash),
    onFault: () => undefined,
  });
  return open({ ...options, store, draw: (one) => drawer.draw(one) });
};

/** The colour of the middle of a picture: red, green, blue. */
const middle = (image: Locator): Promise<readonly number[]> =>
  image.evaluate(async (element) => {
    const loaded = element as unknown as {
      readonly naturalWidth: number;
      readonly naturalHeight: number;
      decode(): Promise<void>;
    };
    await loaded.decode();
    const page = globalThis as unknown as { readonly document: { createElement(name: string): Canvas } };
    const canvas = page.document.createElement('canvas');
    [canvas.width, canvas.height] = [loaded.naturalWidth, loaded.naturalHeight];
    const paper = canvas.getContext('2d');
    paper.drawImage(loaded, 0, 0);
    return [...paper.getImageData(canvas.width / 2, canvas.height / 2, 1, 1).data].slice(0, 3);
  });

interface Canvas {
  width: number;
  height: number;
  getContext(kind: '2d'): {
    drawImage(image: unknown, x: number, y: number): void;
    getImageData(x: number, y: number, width: number, height: number): { readonly data: Iterable<number> };
  };
}

testInBrowser('two people walk over marches by typing and buttons', async (browser) => {
  const rig = await drawing();
  const { page, errors } = await browse(rig, browser);
  const [alice, bob] = [pane(page, 'Alice'), pane(page, 'Bob')];

  await type(page, 'Alice', '/game start module:');
  await page.getByRole('option', { name: /^The Marches/ }).click();
  await holds(page, 'Alice', '/game start module:The Marches ');
  await page.keyboard.press('Enter');
  await alice.getByRole('button', { name: 'Play Red' }).click();
  await bob.getByRole('button', { name: 'Play Blue' }).click();
  await bob.getByText('Blue: @Bob').waitFor();
  await alice.getByRole('button', { name: 'Begin' }).click();
  const boards = bob.getByRole('img', { name: /^The whole board/ });
  await boards.first().waitFor();
  expect(await isLoaded(boards.first())).toBe(true);

  await type(page, 'Alice', '/mo');
  await page.getByRole('option', { name: /^\/move/ }).click();
  await holds(page, 'Alice', '/move piece:');
  await page.keyboard.type('j9');
  await page
    .getByRole('option', { name: /Pikemen/ })
    .first()
    .waitFor();
  await page.keyboard.press('Tab');
  await holds(page, 'Alice', '/move piece:J9 to:');
  await page.keyboard.type('l8');
  await page.getByRole('option', { name: /^L8/ }).click();
  await holds(page, 'Alice', '/move piece:J9 to:L8 ');
  await page.keyboard.press('Enter');
  await bob.getByText('@Alice moves Pikemen J9 → L8.').waitFor();
  const walked = bob.getByRole('img', { name: /^moves Pikemen J9 → L8\. / });
  await walked.waitFor();
  expect(await isLoaded(walked)).toBe(true);
  await bob.getByRole('button', { name: 'Show whole map' }).last().click();
  await bob
    .locator('.private')
    .getByRole('img', { name: /The whole board/ })
    .waitFor();

  await type(page, 'Alice', '/piece flip piece:Duchess');
  await page
    .getByRole('option', { name: /Duchess Rowena/ })
    .first()
    .click();
  await page.keyboard.press('Enter');
  await bob.getByText('@Alice turns Duchess Rowena to spent.').waitFor();
  await type(page, 'Alice', '/turn end⏎');
  await bob.locator('.ping').getByText("It's Blue's turn: @Bob").waitFor();
  await type(page, 'Bob', '/move piece:U11 to:P8⏎');
  await alice.getByText('@Bob moves Horsemen U11 → P8.').waitFor();
  await type(page, 'Bob', '/turn end⏎');
  await alice.locator('.ping').getByText("It's Red's turn: @Alice").waitFor();
  await type(page, 'Alice', '/move piece:L8 to:M8⏎');
  await bob.getByText('@Alice moves Pikemen L8 → M8.').waitFor();
  await alice.getByRole('button', { name: 'Undo' }).last().click();
  await bob.getByText('@Alice takes back: moves Pikemen L8 → M8.').waitFor();
  await alice.getByRole('button', { name: 'Redo' }).last().click();
  await bob.getByText('@Alice redoes: moves Pikemen L8 → M8.').waitFor();
  await type(page, 'Bob', '/board around:M8⏎');
  await bob
    .locator('.private')
    .getByRole('img', { name: /Pikemen M8/ })
    .last()
    .waitFor();
  expect([errors, rig.faults]).toEqual([[], []]);
});

testInBrowser('a module and its picture are chosen and drawn together', async (browser) => {
  const rig = await drawing();
  const { page, errors } = await browse(rig, browser);
  const alice = pane(page, 'Alice');
  const choose = async (name: string, bytes: Uint8Array): Promise<void> => {
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('option', { name: 'Choose a file…' }).click(),
    ]);
    await chooser.setFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(bytes) });
  };
  await type(page, 'Alice', '/game start file:');
  await choose('open.yaml', Buffer.from(OPEN.replace('origin: bottom } }', 'origin: bottom }, picture: map.png }')));
  await holds(page, 'Alice', '/game start file:open.yaml');
  await page.keyboard.type(' picture:');
  await choose('map.png', pngOf(40, 40, [32, 160, 32]));
  await holds(page, 'Alice', '/game start file:open.yaml picture:map.png');
  await page.keyboard.press('Enter');
  await alice.getByRole('button', { name: 'Try alone' }).click();
  await alice.getByRole('button', { name: 'Begin' }).click();
  const board = alice.getByRole('img', { name: /The whole board/ });
  await board.waitFor();
  const [red = 0, green = 0, blue = 0] = await middle(board);
  expect([red < 80, green > 120, blue < 80]).toEqual([true, true, true]);
  expect([errors, rig.faults]).toEqual([[], []]);
});

testInBrowser('files are downloaded, and private news are direct messages', async (browser) => {
  const rig = await drawing({ modules: [veiled] });
  const { page, errors } = await browse(rig, browser);
  const [alice, bob] = [pane(page, 'Alice'), pane(page, 'Bob')];
  await type(page, 'Alice', '/module template⏎');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    alice.locator('.private').getByRole('link', { name: 'my-game.yaml' }).click(),
  ]);
  expect([download.suggestedFilename(), await readFile(await download.path(), 'utf8')]).toEqual([
    'my-game.yaml',
    en.commands.moduleTemplate.template(),
  ]);
  expect(await bob.getByRole('link', { name: 'my-game.yaml' }).count()).toBe(0);

  await page.getByPlaceholder('Another person…').fill('Carol');
  await page.getByRole('button', { name: 'Add' }).click();
  const carol = pane(page, 'Carol');
  await type(page, 'Alice', '/game start module:veiled⏎');
  await alice.getByRole('button', { name: 'Play Red' }).click();
  await bob.getByRole('button', { name: 'Play Blue' }).click();
  await alice.getByRole('button', { name: 'Begin' }).click();
  await bob.getByText('Alice starts the game').waitFor();
  await type(page, 'Carol', '/game join side:Red⏎');
  await alice.getByRole('button', { name: 'Agree' }).click();
  await type(page, 'Alice', '/move piece:A1 to:Red Hand⏎');
  await carol.getByRole('tab', { name: 'Direct messages 1 new' }).click();
  await carol.getByText('@Alice moves Red Scout A1 → Red Hand.').waitFor();
  await carol.getByText('Only you can see this').waitFor();
  expect(await bob.getByText('Red Hand').count()).toBe(0);
  await type(page, 'Carol', '/module list⏎');
  await carol.getByText('Games that you added for direct messages').waitFor();
  expect([errors, rig.faults]).toEqual([[], []]);
});
