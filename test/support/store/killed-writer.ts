import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { StoreSettings } from '../../../src/store/index.ts';

/** A process that appends `step:0`, `step:1` ... until it is killed in the midst of it; what it was told is written. */
export const toldBeforeTheKill = async (settings: StoreSettings): Promise<readonly string[]> => {
  const script = `
    import { openStore } from ${JSON.stringify(new URL('../../../src/store/open.ts', import.meta.url).href)};
    const { store } = await openStore(${JSON.stringify(settings)});
    for (let n = 0; ; n += 1) if ((await store.append('step:' + n, { n })) === 'written') console.log('step:' + n);`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const told: string[] = [];
  for await (const line of createInterface(child.stdout)) {
    told.push(line);
    if (told.length === 50) child.kill('SIGKILL');
  }
  await ended;
  if (child.signalCode !== 'SIGKILL') throw new Error('it ended before it was killed');
  return told;
};
