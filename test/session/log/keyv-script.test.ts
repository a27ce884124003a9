import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import type { ChannelState } from '../../../src/session/log/channel-state.ts';
import { DEFAULT_NAMESPACE, openStore } from '../../../src/store/index.ts';
import { CHANNEL, newProcess, newTable } from '../../support/session.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

test("[D48] the script of docs/store.md prints a channel's game with plain Keyv", async () => {
  const folder = await mkdtemp(join(tmpdir(), 'script-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'games.sqlite');
  const opened = await openStore({ url: file, namespace: DEFAULT_NAMESPACE, durability: 'normal' });
  if (opened.kind === 'fault') throw new Error(opened.why);
  const { games, game } = await newTable(newProcess({ wrap: () => opened.store }));
  await games.close();
  const row = (await opened.store.get(`channel:${CHANNEL}`)) as unknown as Required<ChannelState>;
  const [, script = ''] = /```js\n(.*?)```/s.exec(await readFile(join(ROOT, 'docs/store.md'), 'utf8')) ?? [];
  expect(script.trim().split('\n').length).toBeLessThanOrEqual(10);
  // While the bot runs.
  const node = promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script, file, CHANNEL], {
    cwd: ROOT,
  });
  const [first, ...pieces] = (await node).stdout.trim().split('\n');
  await opened.store.close();
  expect(first).toBe(`${row.module} after step ${game.session.number} of the game ${game.session.game}`);
  expect(pieces).toHaveLength(Object.keys(row.state['piece'] ?? {}).length);
  expect(pieces.length).toBeGreaterThan(3);
  expect(pieces).toContainEqual(expect.stringMatching(/^Red \S+.* \S+$/));
});
