import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { start as main, run as runWith } from './run.ts';

export { main };

/** Runs the bot with the given settings instead of the environment. @public tests run the built bot by it */
export const run = runWith;

/** The folder may be a symbolic link, as /opt/quartermaster often is. */
const [, started] = process.argv;
if (started !== undefined && realpathSync(started) === fileURLToPath(import.meta.url)) await main();
