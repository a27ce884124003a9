import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { start as main } from './run.ts';

export { main };

/** The folder may be reached by a link, as /opt/quartermaster often is. */
const [, started] = process.argv;
if (started !== undefined && realpathSync(started) === fileURLToPath(import.meta.url)) await main();
