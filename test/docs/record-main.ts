import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import sharp from 'sharp';

/**
 * Records `docs/demo.gif`: a game of chess against the bot in the playground, from the first screen on. Needs a Chromium, in
 * `CHROMIUM_PATH` or where Debian puts it. Run by hand, after words on the page have changed: `npm run record`.
 */

const ROOT = join(import.meta.dirname, '../..');
const FILE = join(ROOT, 'docs/demo.gif');
const SIZE = { width: 760, height: 860 };
/** Width of the picture in pixels. */
const WIDTH = 560;
const { CHROMIUM_PATH: browserPath = '/usr/bin/chromium' } = process.env;

/** How long a picture stays (ms). */
const [SHORT, LONG] = [700, 1400];
const COLORS = 96;

interface Frame {
  readonly picture: Buffer;
  readonly delay: number;
}

/** Starts the playground in a folder of its own; returns its address and what ends it. */
const startPlayground = async (): Promise<{ readonly address: string; readonly stop: () => Promise<void> }> => {
  const folder = await mkdtemp(join(tmpdir(), 'record-'));
  const env = { ...process.env, DATA_DIR: folder, PLAYGROUND_PORT: '0' };
  const bot = spawn(process.execPath, ['start.js'], { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise((resolve) => bot.once('close', resolve));
  let said = '';
  for await (const part of bot.stdout) {
    said += part;
    const [address] = /http:\/\/\S+/.exec(said) ?? [];
    if (address === undefined) continue;
    const stop = async (): Promise<void> => {
      bot.kill();
      await ended;
      await rm(folder, { recursive: true });
    };
    return { address, stop };
  }
  throw new Error(`The playground did not start: ${said}`);
};

const MOVES = [
  ['Pawn, E2', 'E4'],
  ['Knight, G1', 'F3'],
  ['Bishop, F1', 'C4'],
];

/** How long the bot takes to answer a move (ms), and the page to show it. */
const ANSWER = 3000;

/** Plays the game, and looks at the page after each step. */
const play = async (page: Page): Promise<readonly Frame[]> => {
  const frames: Frame[] = [];
  const look = async (delay: number): Promise<void> => {
    frames.push({ picture: await page.screenshot(), delay });
  };
  // Pictures are drawn once all games are read.
  for (const game of ['chess', 'brandubh', 'fox', 'german-whist'])
    await page.locator(`[data-game=${game}] .tile img`).waitFor();
  await page.waitForTimeout(ANSWER);
  await look(LONG);
  await page.locator('[data-game=chess]').getByRole('button', { name: 'Play the bot' }).click();
  await page.getByText('Only you can see this').first().waitFor();
  await page.waitForTimeout(ANSWER);
  await look(LONG);
  const choose = async (option: string): Promise<void> => {
    const button = page.getByRole('button', { name: option, exact: true });
    if ((await button.count()) > 0) await button.last().click();
    else await select(option);
    await page.waitForTimeout(ANSWER);
  };
  const select = async (option: string): Promise<void> => {
    const list = page.locator('select', { hasText: option }).last();
    const value = await list.locator('option', { hasText: option }).first().getAttribute('value');
    await list.selectOption(value);
  };
  for (const [piece = '', cell = ''] of MOVES) {
    await choose(piece);
    await look(SHORT);
    await choose(cell);
    await look(LONG);
  }
  return frames;
};

const playground = await startPlayground();
const browser = await chromium.launch({ executablePath: browserPath, args: ['--no-sandbox'] });
const page = await browser.newPage({ viewport: SIZE });
await page.goto(playground.address);
const frames = await play(page);
await browser.close();
await playground.stop();
const pictures = await Promise.all(
  frames.map(({ picture }) => sharp(picture).resize({ width: WIDTH }).png().toBuffer()),
);
await sharp(pictures, { join: { animated: true } })
  .gif({ colors: COLORS, delay: frames.map(({ delay }) => delay), loop: 0 })
  .toFile(FILE);
