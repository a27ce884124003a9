import { loadSettings, readConfig, restrictFileAccess, type Variables } from './config.ts';
import { upkeep } from './session/upkeep/command.ts';
import { listMisspelledSettings } from './settings.ts';
import { databaseOf } from './store/index.ts';
import { languages } from './words/index.ts';

/** `npm run store`: maintains the store of games, with the settings of the bot. */

/** The time between two progress messages, in ms. */
const EVERY = 2000;

const run = async (variables: Variables, typed: readonly string[]): Promise<number> => {
  const config = readConfig(variables);
  if (!('DATA_DIR' in config)) {
    console.error(config.join('\n'));
    return 1;
  }
  for (const line of listMisspelledSettings(variables)) console.error(line);
  let told = performance.now();
  const { code, lines } = await upkeep(typed, { url: databaseOf(config), folder: config.DATA_DIR }, (what, count) => {
    if (performance.now() - told < EVERY) return;
    told = performance.now();
    console.error(languages.en.upkeep.progressText(what, count));
  });
  console.log(lines.join('\n'));
  return code;
};

restrictFileAccess();
process.exitCode = await run(loadSettings(process), process.argv.slice(2));
