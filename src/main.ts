import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { keepHeapSmall } from './heap.ts';
import { optimiseLater } from './optimizer.ts';

/** As `npm start` runs it. How memory is had and code optimised is settled before anything is loaded. */
export const main = async (): Promise<void> => {
  const started = keepHeapSmall();
  optimiseLater();
  const { start } = await import('./run.ts');
  await start();
  started();
};

/** The folder may be reached by a link, as /opt/quartermaster often is. */
const [, started] = process.argv;
if (started !== undefined && realpathSync(started) === fileURLToPath(import.meta.url)) await main();
