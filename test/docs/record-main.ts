import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import sharp from 'sharp';

/**
 * Records `docs/demo.gif`: a game of chess in the playground, from the first press on. Needs a Chromium, in
 * `CHROMIUM_PATH` or where Debian puts it. Run by hand, after words on the page have changed: `npm run record`.
 */

const ROOT = join(import.meta.dirname, '../..');
const FILE = join(ROOT, 'docs/demo.gif');
const SIZE = { width: 820, height: 560 };
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

const MOVES = ['E2 E4', 'E7 E5', 'G1 F3', 'B8 C6', 'F1 B5', 'A7 A6'];

/** Plays the game, and looks at the page after each step. */
const play = async (page: Page): Promise<readonly Frame[]> => {
  const frames: Frame[] = [];
  const look = async (delay: number): Promise<void> => {
    await page.waitForTimeout(delay);
    frames.push({ picture: await page.screenshot(), delay });
  };
  const press = async (name: string | RegExp): Promise<void> => {
    await page.getByRole('button', { name }).last().click();
  };
  await look(LONG);
  await page.getByRole('combobox').first().fill('/game start module:chess');
  await look(SHORT);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Try alone' }).waitFor();
  await look(LONG);
  await press('Try alone');
  await page.getByRole('button', { name: 'Begin' }).last().waitFor();
  await press('Begin');
  await page.getByRole('img').last().waitFor();
  await look(LONG);
  for (const move of MOVES) {
    await page.getByRole('combobox').first().fill(`/move ${move}`);
    await page.keyboard.press('Enter');
    await look(SHORT);
  }
  await look(LONG);
  return frames;
};

const playground = await startPlayground();
const browser = await chromium.launch({ executablePath: browserPath, args: ['--no-sandbox'] });
const page = await browser.newPage({ viewport: SIZE });
await page.goto(playground.address);
const frames = await play(page);
await browser.close();
await playground.stop();
await sharp(
  frames.map(({ picture }) => picture),
  { join: { animated: true } },
)
  .gif({ colors: COLORS, delay: frames.map(({ delay }) => delay), loop: 0 })
  .toFile(FILE);
