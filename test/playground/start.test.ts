import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { OPEN } from '../support/modules.ts';

const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url));

interface Started {
  readonly child: ChildProcess;
  /** The first line of its output, or blank where it ended without one. */
  readonly line: string;
  readonly ended: Promise<{ readonly code: number | null; readonly stderr: string }>;
}

/** Starts the program as `npm start` does, without a token, in a folder of its own. */
const start = async (folder: string, port = '0', more: NodeJS.ProcessEnv = {}): Promise<Started> => {
  const { DISCORD_TOKEN: _, VITEST: __, NODE_ENV: ___, ...rest } = process.env;
  const child = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), MAIN], {
    cwd: folder,
    env: { ...rest, DATA_DIR: join(folder, 'var'), PLAYGROUND_PORT: port, ...more },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let stderr = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  const ended = new Promise<{ code: number | null; stderr: string }>((resolve) =>
    child.once('close', (code) => resolve({ code, stderr })),
  );
  const line = new Promise<string>((resolve) => {
    let said = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      if (said.includes('\n')) resolve(said.slice(0, said.indexOf('\n')));
    });
    child.stdout.once('close', () => resolve(said));
  });
  return { child, line: await line, ended };
};

const folderOf = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'playground-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
};

/** Alice at the page: what she sees, and what she says in the first channel. */
const alice = async (address: string) => {
  const stream = await fetch(`${address}/live?name=Alice`);
  const seen = { text: '', person: '', place: '' };
  const parts = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
  const until = async (wanted: string): Promise<string> => {
    while (!seen.text.includes(wanted)) seen.text += (await parts?.read())?.value ?? '';
    return seen.text;
  };
  await until('"kind":"state"');
  const [, person, place] = /"person":\{"id":"(\d+)".*?"places":\[\{"id":"(\d+)"/.exec(seen.text) ?? [];
  const send = async (line: string): Promise<number> => {
    const body = JSON.stringify({ person, place, line });
    return (await fetch(`${address}/send`, { method: 'POST', headers: { 'content-type': 'application/json' }, body }))
      .status;
  };
  return { until, send };
};

test('without a token the first line says so and where the page is; what is played there outlives the process', async () => {
  const folder = await folderOf();
  const first = await start(folder);
  const [, address = ''] =
    /^No DISCORD_TOKEN was found, so this is the playground, without Discord: open (http:\/\/127\.0\.0\.1:\d+)$/.exec(
      first.line,
    ) ?? [];
  const player = await alice(address);
  await writeFile(join(folder, 'var/modules/open.yaml'), OPEN);
  await player.until('open.yaml was read.');
  expect(await player.send('/game start module:open')).toBe(200);
  await player.until(' starts the game.');
  first.child.kill('SIGTERM');
  expect(await first.ended).toEqual({ code: 0, stderr: '' });

  const second = await start(folder);
  const again = await alice(second.line.slice(second.line.indexOf('http')));
  await again.send('/game status');
  expect(await again.until('Waiting for players')).toContain('"Open"');
  second.child.kill('SIGTERM');
  expect((await second.ended).code).toBe(0);
});
