import { spawnSync } from 'node:child_process';
import { expect, onTestFinished, test } from 'vitest';
import { startWatchdog } from '../../src/health/watchdog.ts';
import type { Command, CommandInput } from '../../src/port/command.ts';

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

test('[H8] a stuck process is killed with its running commands logged', () => {
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

test('[H8] a healthy process is left alone and may exit', () => {
  expect(ends('setTimeout(() => console.log("done"), 300);')).toEqual({ status: 0, signal: null, lines: ['done'] });
});

test('[H8] commands work the same under the watchdog', async () => {
  const watchdog = startWatchdog();
  onTestFinished(() => watchdog.stop());
  const asked: unknown[] = [];
  const acting =
    (act: string) =>
    (input: object): Promise<never> => {
      asked.push([act, input]);
      return Promise.resolve({ answer: { to: 'asker', text: act } } as never);
    };
  const command: Command = { data: { name: 'move', in: () => ({}) }, execute: acting('execute') };
  const acts = { complete: acting('complete'), press: acting('press'), submit: acting('submit') };
  const [watched, bare] = watchdog.watched([{ ...command, ...acts }, command]);
  expect([watched?.data, bare?.data]).toEqual([command.data, command.data]);
  expect([bare?.complete, bare?.press, bare?.submit]).toEqual([undefined, undefined, undefined]);
  const input = { verb: 'go' } as unknown as CommandInput & { readonly verb: string };
  for (const act of ['execute', 'complete', 'press', 'submit'] as const) {
    expect(await watched?.[act]?.(input as never)).toEqual({ answer: { to: 'asker', text: act } });
    expect(asked.splice(0)).toEqual([[act, input]]);
  }
});

test('[H8] a command that fails under the watchdog fails as without it', async () => {
  const watchdog = startWatchdog();
  onTestFinished(() => watchdog.stop());
  const failing: Command = {
    data: { name: 'move', in: () => ({}) },
    execute: () => Promise.reject(new Error('failed')),
  };
  await expect(watchdog.watched([failing])[0]?.execute({} as CommandInput)).rejects.toThrow('failed');
});
