import { spawnSync } from 'node:child_process';
import { expect, onTestFinished, test } from 'vitest';
import type { Command, CommandInput } from '../../src/command.ts';
import { startWatchdog } from '../../src/health/watchdog.ts';

const WATCHDOG = JSON.stringify(new URL('../../src/health/watchdog.ts', import.meta.url).href);

/** Runs a process under a watchdog that looks every 20 ms, and five times. */
const ends = (then: string) => {
  const script = `
    import { startWatchdog } from ${WATCHDOG};
    const watchdog = startWatchdog({ looks: 5, every: 20 });
    const command = (name, execute) => watchdog.watched([{ data: { name }, execute }])[0];
    const acting = (name, act) => watchdog.watched([{ data: { name }, [act]: () => new Promise(() => undefined) }])[0][act]({});
    const forever = () => { for (;;); };
    ${then}`;
  const { status, signal, stdout } = spawnSync(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', script],
    { encoding: 'utf8' },
  );
  return { status, signal, lines: stdout.split('\n').filter((line) => line !== '') };
};

test('[H8] a process whose loop stands still is ended, with a line that names the commands under way', () => {
  const { signal, lines } = ends(`
    await command('roll', async () => ({})).execute({});
    void acting('board', 'execute');
    void acting('play', 'press');
    void acting('deck', 'complete');
    void acting('kingdom', 'submit');
    setTimeout(() => void command('move', async () => forever()).execute({}), 50);`);
  expect([signal, lines.map((line) => JSON.parse(line))]).toEqual([
    'SIGKILL',
    [
      {
        level: 60,
        time: expect.any(Number),
        seconds: 0.1,
        commands: ['board', 'play', 'deck', 'kingdom', 'move'],
        msg: 'the event loop stands still: the process ends',
      },
    ],
  ]);
});

test('[H8] a process whose loop turns is left alone, and is not kept alive', () => {
  expect(ends('setTimeout(() => console.log("done"), 300);')).toEqual({ status: 0, signal: null, lines: ['done'] });
});

test('[H8] commands do under it what they do', async () => {
  const watchdog = startWatchdog();
  onTestFinished(() => watchdog.stop());
  const command: Command = {
    data: { name: 'move', in: () => ({}) },
    execute: () => Promise.resolve({ answer: { to: 'asker', text: 'moved' } }),
    press: () => Promise.reject(new Error('failed')),
  };
  const [watched] = watchdog.watched([command]);
  const input = {} as CommandInput;
  expect(watched?.data).toBe(command.data);
  expect(await watched?.execute(input)).toEqual({ answer: { to: 'asker', text: 'moved' } });
  await expect(watched?.press?.({ ...input, verb: '', args: [], values: [] })).rejects.toThrow('failed');
  expect([watched?.complete, watched?.submit]).toEqual([undefined, undefined]);
});
