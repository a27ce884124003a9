import { type ChildProcess, spawn } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readFile, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { placed } from '../../build.ts';
import { builtMain } from '../support/built.ts';
import { OPEN } from '../support/modules/modules.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const SOURCES = ['--import', import.meta.resolve('tsx'), join(ROOT, 'src/main.ts')];

interface Started {
  readonly child: ChildProcess;
  /** The first line of its output, or blank where it ended without one. */
  readonly line: string;
  readonly ended: Promise<{ readonly code: number | null; readonly stderr: string }>;
}

/** Starts the program without a token, in a folder of its own. */
const start = async (
  folder: string,
  program: readonly string[],
  settings: { readonly NODE_ENV?: string } = {},
): Promise<Started> => {
  const { DISCORD_TOKEN: _, VITEST: __, NODE_ENV: ___, ...rest } = process.env;
  const child = spawn(process.execPath, program, {
    cwd: folder,
    env: { ...rest, ...settings, DATA_DIR: join(folder, 'var'), PLAYGROUND_PORT: '0' },
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

const addressIn = ({ line }: Started): string =>
  /^No DISCORD_TOKEN was found, so this is the playground, without Discord: open (http:\/\/127\.0\.0\.1:\d+)$/.exec(
    line,
  )?.[1] ?? expect.fail(line);

const stopped = async ({ child, ended }: Started): Promise<void> => {
  child.kill('SIGTERM');
  expect(await ended).toEqual({ code: 0, stderr: '' });
};

test('[H9] the sources serve the playground without a token', async () => {
  const started = await start(await folderOf(), SOURCES);
  expect(await (await fetch(addressIn(started))).text()).toContain('<html');
  await stopped(started);
});

test('[H9] the built bot reads modules, draws, serves the page and keeps games', async () => {
  const folder = await folderOf();
  const built = [await builtMain()];
  const first = await start(folder, built);
  const address = addressIn(first);
  expect(await (await fetch(address)).text()).toContain('<html');
  const player = await alice(address);
  await player.send('/module list');
  await player.until('Tablut');
  await writeFile(join(folder, 'var/modules/open.yaml'), OPEN);
  await player.until("I've read open.yaml.");
  await player.send('/kingdom');
  const [, picture = ''] = /"url":"(\/kept\/[^"]+)"/.exec(await player.until('"url":"/kept/')) ?? [];
  const drawn = await fetch(address + picture);
  expect([drawn.status, drawn.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect(await player.send('/game start module:open')).toBe(200);
  await player.until(' sets up the game.');
  await stopped(first);

  const second = await start(folder, built);
  const again = await alice(addressIn(second));
  await again.send('/game status');
  expect(await again.until('Waiting for players')).toContain('"Open"');
  await stopped(second);
});

/** A folder with `start.js` and a program, and what its start says. */
const startFolder = async () => {
  const folder = await folderOf();
  for (const name of ['src', 'commands', 'dist']) await mkdir(join(folder, name));
  await copyFile(join(ROOT, 'start.js'), join(folder, 'start.js'));
  await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
  const says = (text: string): string => `export const main = async () => console.log('${text}');\n`;
  await writeFile(join(folder, 'src/main.ts'), says('sources'));
  const program = [join(folder, 'start.js')];
  return {
    write: (name: string, text: string) => writeFile(join(folder, name), text),
    writeProgram: (name: string, text: string) => writeFile(join(folder, name), says(text)),
    age: (name: string, seconds: number) => {
      const at = new Date(Date.now() + seconds * 1000);
      return utimes(join(folder, name), at, at);
    },
    start: (settings?: { readonly NODE_ENV?: string }, before: readonly string[] = []) =>
      start(folder, [...before, ...program], settings),
  };
};

const QUIET = { NODE_ENV: 'production' };

test('[H30] npm start runs the build and rebuilds if outdated', async () => {
  const folder = await startFolder();
  await folder.writeProgram('dist/main.js', 'built');
  await folder.age('dist/main.js', 60);
  expect((await folder.start(QUIET)).line).toBe('built');
  await folder.age('commands', 120);
  await folder.write(
    'build.ts',
    `import { mkdir, writeFile } from 'node:fs/promises';
    export const buildInto = async (root: string, dist: string): Promise<void> => {
      await mkdir(dist);
      await writeFile(dist + '/main.js', "export const main = async () => console.log('built anew');");
    };`,
  );
  expect((await folder.start(QUIET)).line).toBe('built anew');
  expect((await folder.start()).line).toMatch(/^Building Quartermaster/);
});

test('[H30] npm start runs the sources if they can’t be built', async () => {
  const folder = await startFolder();
  const { line, ended } = await folder.start(QUIET);
  expect(line).toBe('sources');
  expect((await ended).stderr).toMatch(/^The bot runs from its sources, because it can't be built: /);
});

test('[H30] an old Node.js is refused in one sentence', async () => {
  const folder = await startFolder();
  const old = 'data:text/javascript,Object.defineProperty(process,"versions",{value:{node:"18.20.4"}})';
  const { line, ended } = await folder.start(QUIET, ['--import', old]);
  expect(line).toBe('');
  expect(await ended).toEqual({
    code: 1,
    stderr:
      'Quartermaster needs Node.js 20.19 or newer, and this is 18.20.4. Get a newer one from https://nodejs.org.\n',
  });
});

test('[H30] the oldest accepted Node.js is that of package.json', async () => {
  const { engines } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8'));
  const [, major, minor] = /OLDEST = \[(\d+), (\d+)\]/.exec(await readFile(join(ROOT, 'start.js'), 'utf8')) ?? [];
  expect(engines.node).toBe(`>=${major}.${minor}`);
});

test('[H9] an unresolvable path fails the build', () => {
  const at = (text: string): string => placed('/home/bot', '/home/bot/src/session/pictures/one.ts', text);
  expect(at("new URL('../../picture/decoder.ts', import.meta.url)")).toBe(
    "new URL('./picture-decoder.js', import.meta.url)",
  );
  expect(at("new URL('../../../data/modules', import.meta.url)")).toBe("new URL('../data/modules', import.meta.url)");
  expect(at("import.meta.resolve('tsx/esm/api')")).toMatch(/^'data:/);
  expect(() => at('join(import.meta.dirname, name)')).toThrow('knows no such form');
});
