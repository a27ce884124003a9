import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Logs two lines to an output of that kind, and says what came of it. */
const logged = (output: number | 'pipe') =>
  spawnSync(
    process.execPath,
    [
      '--import',
      'tsx',
      '--input-type=module',
      '--eval',
      `const { openLog } = await import('./src/log.ts');
const log = openLog('info');
log.info({ token: 'secret', of: 'ä'.repeat(70_000) }, 'one');
setTimeout(() => { log.fatal('two'); console.error('goes on'); }, 50);`,
    ],
    { cwd: ROOT, stdio: ['ignore', output, 'pipe'], encoding: 'utf8', timeout: 20_000, killSignal: 'SIGKILL' },
  );

test('[H8] a log has one secret-free JSON line per event', () => {
  const { stdout, stderr, status } = logged('pipe');
  const lines = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines.map(({ level, msg, token }) => [level, msg, token])).toEqual([
    [30, 'one', '[Redacted]'],
    [60, 'two', undefined],
  ]);
  expect([stderr, status]).toEqual(['goes on\n', 0]);
});

test('[H8] an unwritable log ends nothing', () => {
  const unfit = openSync(import.meta.filename, 'r');
  const { stderr, status } = logged(unfit);
  closeSync(unfit);
  expect([stderr, status]).toEqual(['goes on\n', 0]);
});

test('[H8] an unread log delays only one line', async () => {
  const program = `const { openLog } = await import('./src/log.ts');
process.stdout._handle.setBlocking(false);
let pauses = 0;
Atomics.wait = () => { pauses += 1; return 'timed-out'; };
const log = openLog('info');
for (let line = 0; line < 5; line += 1) { log.info('x'.repeat(1_000_000)); console.error(pauses); }`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', program], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text;
    if (said.split('\n').length > 5) child.stdout.resume();
  });
  await once(child, 'close');
  expect(said.trim().split('\n')).toEqual(['99', '99', '99', '99', '99']);
});
