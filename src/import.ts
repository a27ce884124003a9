import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from './config.ts';
import { systemClock } from './session/game/ports.ts';
import { importModule } from './session/shelf/import.ts';
import { languages } from './words/index.ts';

/** `npm run import`: puts a module among those that the bot lists, with the settings of the bot. */

const run = async (variables: NodeJS.ProcessEnv, typed: readonly string[]): Promise<number> => {
  const { shelf: said } = languages.en;
  const config = readConfig(variables);
  if (!('DATA_DIR' in config)) {
    console.error(config.join('\n'));
    return 1;
  }
  const [path, ...more] = typed;
  if (path === undefined || more.length > 0) {
    console.log(said.usage);
    return 2;
  }
  const folder = join(config.DATA_DIR, 'modules');
  const progress = (pictures: number): void => console.error(said.progressText(pictures));
  const imported = await importModule(path, { folder, clock: systemClock, progress });
  console.log(imported.kind === 'imported' ? said.importedText(imported) : said.refusedText(path, imported.fault));
  return imported.kind === 'imported' ? 0 : 1;
};

if (existsSync('.env')) process.loadEnvFile('.env');
process.exitCode = await run(process.env, process.argv.slice(2));
