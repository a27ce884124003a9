import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { loadSettings, readConfig, type Variables } from './config.ts';
import { HOST_TIME_LIMIT_FACTOR } from './facts/work-limits.ts';
import { systemClock } from './session/base/ports.ts';
import { importModule } from './session/shelf/import.ts';
import { importVassalInChild, isVassalModule } from './session/vassal/apart.ts';
import { listMisspelledSettings } from './settings.ts';
import { languages } from './words/index.ts';

/** `npm run import`: adds a module to those that the bot offers, with the settings of the bot. */

/** The number of pictures between two progress messages. */
const EVERY = 100;

const fromVassal = async (paths: readonly string[], modules: string): Promise<number> => {
  const { vassal, shelf } = languages.en;
  await mkdir(modules, { recursive: true });
  const scratch = await mkdtemp(join(modules, '.vassal-'));
  try {
    const made = join(scratch, 'module');
    const progress = (done: number, of: number): void => {
      if (done % EVERY === 0) console.error(vassal.progressText(done, of));
    };
    const report = await importVassalInChild(paths, made, progress, HOST_TIME_LIMIT_FACTOR);
    if ('code' in report) {
      console.log(vassal.refusedText(report));
      return 1;
    }
    const ports = { folder: modules, clock: systemClock, progress: () => undefined };
    const imported = await importModule(made, ports);
    const isIn = imported.kind === 'imported';
    const lines = vassal.reportLines(report);
    console.log(
      isIn ? [...lines, '', shelf.importedText(imported)].join('\n') : shelf.refusedText(made, imported.fault),
    );
    return isIn ? 0 : 1;
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
};

const run = async (variables: Variables, typed: readonly string[]): Promise<number> => {
  const { shelf: said } = languages.en;
  const config = readConfig(variables);
  if (!('DATA_DIR' in config)) {
    console.error(config.join('\n'));
    return 1;
  }
  for (const line of listMisspelledSettings(variables)) console.error(line);
  const [path, ...more] = typed;
  const folder = join(config.DATA_DIR, 'modules');
  if (path !== undefined && (await isVassalModule(path))) return fromVassal(typed, folder);
  if (path === undefined || more.length > 0) {
    console.log(said.usage);
    return 2;
  }
  const progress = (pictures: number): void => console.error(said.progressText(pictures));
  const imported = await importModule(path, { folder, clock: systemClock, progress });
  console.log(imported.kind === 'imported' ? said.importedText(imported) : said.refusedText(path, imported.fault));
  return imported.kind === 'imported' ? 0 : 1;
};

process.exitCode = await run(loadSettings(process), process.argv.slice(2));
