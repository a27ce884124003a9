import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { environment } from '../../src/config.ts';
import { startHealthAndMetrics } from '../../src/health/open.ts';
import { upkeep } from '../../src/session/upkeep/command.ts';
import { MemoryStore } from '../support/store/memory-store.ts';

const ROOT = join(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
const guide = read('docs/hosting.md');
const files = ['Dockerfile', 'Dockerfile.dockerignore', 'compose.yaml', 'quartermaster.service'];
const deployed = files.map((file) => read(`deploy/${file}`));

/** Settings of others, and kinds of addresses in systemd's words. */
const OTHERS = /^(NODE_ENV|POSTGRES_\w+|AF_\w+)$/;

test('the hosting guide names only existing things', async () => {
  const settings = [guide, ...deployed].flatMap((text) => text.match(/(?<![\w.])[A-Z]+(?:_[A-Z]+)+(?!\w)/g) ?? []);
  expect(settings).toContain('DATABASE_URL');
  expect(settings.filter((name) => !(name in environment.shape) && !OTHERS.test(name))).toEqual([]);
  const { scripts } = JSON.parse(read('package.json'));
  for (const [, script = ''] of guide.matchAll(/npm run (\w+)/g)) expect(scripts).toHaveProperty(script);
  const [usage = ''] = (await upkeep([], { url: '', folder: '' }, () => undefined)).lines;
  const commands = [...guide.matchAll(/npm run store -- (\w+)/g)].map(([, command]) => command);
  expect(new Set(commands)).toEqual(
    new Set(['check', 'copy', 'backup', 'restore', 'repair', 'forget', 'sweep', 'upgrade']),
  );
  for (const command of commands) expect(usage).toContain(`-- ${command} `);
  for (const [file] of guide.matchAll(/(?:deploy|src)\/[\w./-]*\w/g))
    expect([file, existsSync(join(ROOT, file))]).toEqual([file, true]);
  const gauges = () => ({ games: 0, undelivered: 0, oldest: undefined, storeLog: 0, shards: { ready: 0, all: 0 } });
  const at = { port: 0, host: '127.0.0.1', now: () => 0 };
  const health = await startHealthAndMetrics({ ...at, store: new MemoryStore(), gauges, isConnected: () => true });
  const figures = await health.metrics.text();
  await health.stop();
  for (const [figure] of guide.matchAll(/(?:quartermaster|nodejs)_\w*[a-z]/g))
    expect(figures).toContain(figure.replace(/_count$/, ''));
  expect(guide.split('\n').filter((line) => line.length > 120)).toEqual([]);
});

test('the container image contains exactly the needed folders', () => {
  const copied = [...(deployed[0] ?? '').matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, all = '']) =>
    all.split(' '),
  );
  const letIn = (deployed[1] ?? '').split('\n').flatMap((line) => /^!(.+)$/.exec(line)?.[1] ?? []);
  expect(new Set(copied)).toEqual(new Set(letIn));
  for (const one of copied) expect(existsSync(join(ROOT, one))).toBe(true);
  for (const folder of ['src', 'commands', 'data', 'packages']) expect(copied).toContain(folder);
});

/** What a container has of its own. */
const ITS_OWN = ['DATA_DIR', 'DATABASE_URL'];

test('[H9] the container passes on every setting of .env', () => {
  const given = [...(deployed[2] ?? '').matchAll(/^ {6}(\w+): \$\{(\w+):[-?][^}]*\}$/gm)].map(([, to, from]) => [
    to,
    from,
  ]);
  const names = Object.keys(environment.shape).filter((name) => !ITS_OWN.includes(name));
  expect(given.filter(([name]) => name !== 'POSTGRES_PASSWORD')).toEqual(names.map((name) => [name, name]));
});

test('[H29] the container image listens on all its interfaces', () => {
  for (const name of Object.keys(environment.shape).filter((setting) => setting.endsWith('_HOST')))
    expect(deployed[0]).toContain(`${name}=0.0.0.0`);
  expect(deployed[0]).not.toContain('NODE_ENV');
});

test('[H31] the changelog has the version of package.json', () => {
  const { version } = JSON.parse(read('package.json'));
  const releases = [...read('CHANGELOG.md').matchAll(/^## \[(\S+)\]/gm)].map(([, release]) => release);
  expect(releases.slice(0, 2)).toEqual(['Unreleased', version]);
  const lock = JSON.parse(read('package-lock.json'));
  expect([lock.version, lock.packages[''].version]).toEqual([version, version]);
});
